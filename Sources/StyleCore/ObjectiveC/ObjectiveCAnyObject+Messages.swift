import Foundation
public import GraphicsCore

/// The messages that every object understands, sent to any object.
///
/// A class is an object, too: it answers for its own methods.
extension ObjectiveCAnyObject {
  private var root: (any NSObjectProtocol)? { object as? any NSObjectProtocol }
  private var type: (any NSObjectProtocol.Type)? { object as? any NSObjectProtocol.Type }

  /// The class of an object; nil for a value, a class and nothing.
  private var plainClass: AnyClass? { object.flatMap { Swift.type(of: $0) as? AnyClass } }

  /// The object of Foundation for a value that Apple's systems convert to one, or an object of `NSObject`.
  private var bridged: NSObject? { type == nil ? object as? NSObject : nil }

  /// Returns whether the object has a method.
  public func responds(to aSelector: Selector!) -> Bool {
    if let type { return type.responds(to: aSelector) }
    if let root { return root.responds(to: aSelector) }
    guard let aSelector, let object = object.map({ $0 as AnyObject }) else { return false }
    return KeyValueCoding.responds(object, to: aSelector)
  }

  /// Returns whether the object is of a class or of one that inherits from it.
  public func isKind(of aClass: AnyClass) -> Bool {
    if let root = bridged ?? root { return root.isKind(of: aClass) }
    guard let plainClass else { return false }
    return sequence(first: plainClass, next: { _getSuperclass($0) }).contains { $0 == aClass }
  }

  /// Returns whether the object is of a class, and not of one that inherits from it.
  public func isMember(of aClass: AnyClass) -> Bool {
    if let root = bridged ?? root { return root.isMember(of: aClass) }
    return plainClass == aClass
  }

  /// Returns whether the object says that another one is equal to it.
  public func isEqual(_ other: Any?) -> Bool {
    if let object = bridged { return object.isEqual(ObjectiveCAnyObject(other).bridged ?? other) }
    if let object = object as? AnyHashable, let other = other as? AnyHashable { return object == other }
    if let object = object as? AnyClass, let other = other as? AnyClass { return object == other }
    // Other objects are equal to themselves.
    guard plainClass != nil, ObjectiveCAnyObject(other).plainClass != nil else { return false }
    return object as AnyObject === other as AnyObject
  }

  /// Calls a method, and returns its result.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    if let type { return unsafe type.perform(aSelector) }
    return unsafe root?.perform(aSelector)
  }

  /// Calls a method with an argument, and returns its result.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    if let type { return unsafe type.perform(aSelector, with: object) }
    return unsafe root?.perform(aSelector, with: object)
  }

  /// Calls a method with two arguments, and returns its result.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    unsafe root?.perform(aSelector, with: object1, with: object2)
  }

  // MARK: Values by keys

  /// Returns the value of a property, or that of a dictionary; the values of its elements for an array.
  public func value(forKey key: String) -> Any? {
    if let values = object as? [AnyHashable: Any] { return values[key] }
    if let values = object as? NSDictionary { return values.object(forKey: key) }
    if let values = object as? [Any] {
      return values.map { ObjectiveCAnyObject($0).value(forKey: key) ?? NSNull() }
    }
    return type.map { $0.value(forKey: key) } ?? root?.value(forKey: key)
  }

  /// Returns the value at a key path, such as `layer.cornerRadius`.
  public func value(forKeyPath keyPath: String) -> Any? {
    guard !(object is [AnyHashable: Any]), !(object is [Any]), let root else {
      var found: Any? = object
      for key in keyPath.split(separator: ".") {
        found = ObjectiveCAnyObject(found).value(forKey: String(key))
      }
      return found
    }
    return root.value(forKeyPath: keyPath)
  }

  /// Sets a property to a value, which is converted to its type.
  public func setValue(_ value: Any?, forKey key: String) {
    if let values = object as? NSMutableDictionary {
      values[key] = value
      return
    }
    root?.setValue(value, forKey: key)
  }

  /// Sets the value at a key path, such as `layer.cornerRadius`.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    root?.setValue(value, forKeyPath: keyPath)
  }

  // MARK: What objects are

  /// The class for archives.
  public var classForCoder: AnyClass! { (object as? NSObject)?.classForCoder }

  /// The class that the object's class inherits from.
  public var superclass: AnyClass! {
    object.flatMap { _getSuperclass(Swift.type(of: $0 as AnyObject)) }
  }

  /// The number by which sets find the object.
  public var hash: Int! { (object as? NSObject)?.hash ?? (object as? AnyHashable)?.hashValue }

  /// The text about the object.
  public var description: String! { object.map { ($0 as? NSObject)?.description ?? String(describing: $0) } }

  /// The text about the object for the developer.
  public var debugDescription: String! {
    object.map { ($0 as? NSObject)?.debugDescription ?? String(reflecting: $0) }
  }

  // MARK: Collections

  /// The number of elements of a collection.
  public var count: Int! {
    if let values = object as? [Any] { return values.count }
    if let values = object as? [AnyHashable: Any] { return values.count }
    return (object as? NSArray)?.count ?? (object as? NSDictionary)?.count ?? (object as? NSSet)?.count
      ?? (object as? Set<AnyHashable>)?.count
  }

  /// The length of a text in UTF-16, or of data in bytes.
  public var length: Int! {
    if let text = object as? String { return text.utf16.count }
    return (object as? NSString)?.length ?? (object as? Data)?.count
  }

  /// Returns the value of a dictionary for a key.
  public func object(forKey key: Any) -> Any? {
    if let values = object as? [AnyHashable: Any] { return (key as? AnyHashable).flatMap { values[$0] } }
    return (object as? NSDictionary)?.object(forKey: key)
  }

  /// The value of a dictionary for a key.
  public subscript(key: String) -> Any! { object(forKey: key) }

  /// The element of an array at an index.
  public subscript(index: Int) -> Any! {
    if let values = object as? [Any] { return values[index] }
    return (object as? NSArray)?.object(at: index)
  }
}
