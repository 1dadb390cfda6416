public import Foundation

/// Key-value coding.
///
/// The methods are in an extension of the protocol, so that classes may declare them again. Differs from UIKit: the keys are
/// the properties that `@objc` marks in rewritten sources, and those of UIKit's classes that people and nibs use; a key that
/// an object does not have is reported, and the program goes on.
extension NSObjectProtocol {
  /// Returns the value of a property: a number object for numbers, Booleans and raw values.
  public func value(forKey key: String) -> Any? { KeyValueCoding.value(of: self, forKey: key) }

  /// Sets a property to a value, which is converted to its type.
  public func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.set(value, of: self, forKey: key) }

  /// Returns the value at a key path, such as `layer.cornerRadius`.
  public func value(forKeyPath keyPath: String) -> Any? {
    (self as? any MessageRoot)?.answer(valueAtPath: keyPath)
      ?? KeyValueCoding.value(of: self, atPath: keyPath)
  }

  /// Sets the value at a key path, such as `layer.cornerRadius`.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let root = self as? any MessageRoot { return root.answer(setValue: value, atPath: keyPath) }
    KeyValueCoding.set(value, of: self, atPath: keyPath)
  }

  /// Returns the value for a key without a property: none, which is reported.
  public func value(forUndefinedKey key: String) -> Any? { KeyValueCoding.undefinedValue(of: self, key) }

  /// Called for a key without a property, which is reported.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.reportUndefined(of: self, key, isSetting: true)
  }

  /// Called for no value where a number is needed, which is reported.
  public func setNilValueForKey(_ key: String) { KeyValueCoding.reportNil(of: self, key) }

  /// Returns the values of several properties by their keys, with `NSNull` for nil.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, KeyValueCoding.value(of: self, forKey: $0) ?? NSNull()) }) { $1 }
  }

  /// Sets several properties; `NSNull` is nil.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      KeyValueCoding.set(value is NSNull ? nil : value, of: self, forKey: key)
    }
  }

  /// Returns an array that changes that of a property with it.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray { PropertyArray(of: self, key) }

  /// Returns an array that changes that at a key path with it.
  public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
    guard let dot = keyPath.lastIndex(of: ".") else { return PropertyArray(of: self, keyPath) }
    let owner = KeyValueCoding.value(of: self, atPath: String(keyPath[..<dot])) as AnyObject? ?? self
    return PropertyArray(of: owner, String(keyPath[keyPath.index(after: dot)...]))
  }
}

/// An array whose elements are those of a property.
private final class PropertyArray: NSMutableArray {
  private let owner: AnyObject
  private let key: String

  init(of owner: AnyObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  required override init(capacity numItems: Int) {
    (owner, key) = (NSObject(), "")
    super.init(capacity: numItems)
  }

  required init?(coder: NSCoder) { nil }

  required init(objects: UnsafePointer<AnyObject>?, count cnt: Int) {
    (owner, key) = (NSObject(), "")
    unsafe super.init(objects: objects, count: cnt)
  }

  required convenience init(arrayLiteral elements: Any...) { self.init(capacity: elements.count) }

  private var values: [Any] {
    get {
      let value = KeyValueCoding.value(of: owner, forKey: key)
      return value as? [Any] ?? (value as? NSArray).map(Array.init) ?? []
    }
    set { KeyValueCoding.set(newValue, of: owner, forKey: key) }
  }

  override var count: Int { values.count }
  override func object(at index: Int) -> Any { values[index] }
  override func insert(_ anObject: Any, at index: Int) { values.insert(anObject, at: index) }
  override func removeObject(at index: Int) { values.remove(at: index) }
  override func add(_ anObject: Any) { values.append(anObject) }
  override func removeLastObject() { values.removeLast() }
  override func replaceObject(at index: Int, with anObject: Any) { values[index] = anObject }
}
