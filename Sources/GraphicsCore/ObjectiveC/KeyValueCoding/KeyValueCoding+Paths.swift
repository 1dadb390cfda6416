import Foundation

/// Key paths.
extension KeyValueCoding {
  /// Returns the value at a key path, `layer.cornerRadius`; nil if a value on the way is nil.
  package static func value(of object: AnyObject, atPath keyPath: String) -> Any? {
    let (key, rest) = split(keyPath)
    if key.hasPrefix("@") { return collected(key, rest, of: object) }
    guard let rest else { return value(of: object, forKey: key) }
    guard let next = value(of: object, forKey: key) as AnyObject? else { return nil }
    return (next as? any MessageRoot)?.answer(valueAtPath: rest) ?? value(of: next, atPath: rest)
  }

  /// Sets the value at a key path; without an object on the way, it has no effect.
  package static func set(_ value: Any?, of object: AnyObject, atPath keyPath: String) {
    let (key, rest) = split(keyPath)
    guard let rest else { return set(value, of: object, forKey: key) }
    guard let next = self.value(of: object, forKey: key) as AnyObject? else { return }
    if let root = next as? any MessageRoot {
      root.answer(setValue: value, atPath: rest)
    } else {
      set(value, of: next, atPath: rest)
    }
  }

  private static func split(_ keyPath: String) -> (key: String, rest: String?) {
    guard let dot = keyPath.firstIndex(of: ".") else { return (keyPath, nil) }
    return (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Returns the result of an operator on a collection, such as `@count` or `@sum.price`; nil for unknown ones.
  private static func collected(_ name: String, _ rest: String?, of object: AnyObject) -> Any? {
    guard let elements = (object as? any KeyedCollection)?.elements else {
      return undefinedValue(of: object, name)
    }
    let values: [Any] = elements.compactMap { element in
      guard let rest else { return element }
      return value(of: element as AnyObject, atPath: rest)
    }
    let numbers = values.compactMap { $0 as? NSNumber }.map(\.doubleValue)
    switch name {
    case "@count": return NSNumber(value: elements.count)
    case "@sum": return NSNumber(value: numbers.reduce(0, +))
    case "@avg": return NSNumber(value: numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count))
    case "@max": return values.max { isOrdered($0, $1) }
    case "@min": return values.min { isOrdered($0, $1) }
    case "@unionOfObjects": return values
    case "@distinctUnionOfObjects":
      var kept: [Any] = []
      for value in values where !kept.contains(where: { isEqual($0, value) }) { kept.append(value) }
      return kept
    default: return undefinedValue(of: object, name)
    }
  }

  private static func isOrdered(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? NSNumber, let other = other as? NSNumber {
      return one.doubleValue < other.doubleValue
    }
    if let one = one as? String, let other = other as? String { return one < other }
    if let one = one as? Date, let other = other as? Date { return one < other }
    return false
  }

  /// Returns whether two values are equal as objects.
  static func isEqual(_ one: Any, _ other: Any) -> Bool {
    let (one, other) = (one as AnyObject, other as AnyObject)
    return one === other || (one as? NSObject)?.isEqual(other) == true
  }
}

/// A collection of Foundation that has values of its own for keys.
protocol KeyedCollection: AnyObject {
  /// Returns the value for a key.
  func value(of key: String) -> Any?
  /// Sets the value for a key, and returns whether that is possible.
  func set(_ value: Any?, of key: String) -> Bool
  /// The elements, for operators.
  var elements: [Any] { get }
}

extension NSDictionary: KeyedCollection {
  func value(of key: String) -> Any? { key == "@count" ? count : object(forKey: key) }
  func set(_ value: Any?, of key: String) -> Bool {
    guard let dictionary = self as? NSMutableDictionary else { return false }
    if let value {
      dictionary.setObject(value, forKey: key as NSString)
    } else {
      dictionary.removeObject(forKey: key)
    }
    return true
  }
  var elements: [Any] { allValues }
}

extension NSArray: KeyedCollection {
  func value(of key: String) -> Any? {
    elements.map { KeyValueCoding.value(of: $0 as AnyObject, forKey: key) ?? NSNull() }
  }
  func set(_ value: Any?, of key: String) -> Bool {
    for element in elements { KeyValueCoding.set(value, of: element as AnyObject, forKey: key) }
    return true
  }
  var elements: [Any] { (0..<count).map { object(at: $0) } }
}

extension NSSet: KeyedCollection {
  func value(of key: String) -> Any? {
    NSSet(array: elements.compactMap { KeyValueCoding.value(of: $0 as AnyObject, forKey: key) })
  }
  func set(_ value: Any?, of key: String) -> Bool {
    for element in elements { KeyValueCoding.set(value, of: element as AnyObject, forKey: key) }
    return true
  }
  var elements: [Any] { allObjects }
}

extension UserDefaults: KeyedCollection {
  func value(of key: String) -> Any? { object(forKey: key) }
  func set(_ value: Any?, of key: String) -> Bool {
    set(value, forKey: key)
    return true
  }
  var elements: [Any] { [] }
}
