public import Foundation

/// Functions that rewritten sources call to learn about objects.
public enum ObjectiveCRuntime {
  /// A selector, for modules that have another type of its name.
  public typealias NamedSelector = Selector

  /// Returns whether an object's class implements an optional requirement, by its name in Swift, `save(_:)`.
  public static func implements(_ object: AnyObject, _ name: String) -> Bool {
    ObjectiveCTables.shared.declares(name, type(of: object))
  }

  /// Returns the value of a property of an object, or nil if its class has no such property.
  public static func value<Value>(of name: String, in object: AnyObject) -> Value? {
    guard let property = ObjectiveCTables.shared.member(name, of: type(of: object))?.property else {
      return nil
    }
    return (object as Any)[keyPath: property] as? Value
  }

  /// Returns the class of an object and those that it inherits from, upwards.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - start: The class that the classes are above of; nil to begin with that of the object.
  public static func classes(of object: AnyObject, above start: AnyClass?) -> [AnyClass] {
    let classes = Array(sequence(first: type(of: object) as AnyClass, next: { _getSuperclass($0) }))
    guard let start, let index = classes.firstIndex(where: { $0 == start }) else { return classes }
    return Array(classes[(index + 1)...])
  }

  /// Returns the receiver of a message, `target?.perform(action)`; nil for an object that receives none.
  public static func receiver(_ object: AnyObject?) -> NSObject? { object as? NSObject }

  /// Returns an object as one of a protocol; nil if its class does not conform to it.
  public static func narrowed<Narrow>(_ object: AnyObject?, to type: Narrow.Type = Narrow.self) -> Narrow? {
    object as? Narrow
  }

  /// Ends the program, since an object does not implement an optional requirement that was called.
  public static func unimplemented(_ name: String) -> Never {
    fatalError("\(name) is not implemented")
  }

  /// Tells observers that a property of an object is about to change.
  public static func willChange(_ object: AnyObject, _ key: String) {
    if KeyValueObserving.isActive { KeyValueObserving.willChange(object, key, isAutomatic: true) }
  }

  /// Tells observers that a property of an object has changed.
  public static func didChange(_ object: AnyObject, _ key: String) {
    if KeyValueObserving.isActive { KeyValueObserving.didChange(object, key) }
  }

  /// Returns a class by its name: `UIView`, or one of the program with that of its module, `App.Card`.
  public static func classNamed(_ name: String) -> AnyClass? {
    ObjectiveCTables.shared.type(named: name) as? AnyClass ?? _typeByName(name) as? AnyClass
  }

  /// Returns the name of a type: `UIView`, or that of one of the program behind its module's, `App.Card`.
  public static func name(of type: Any.Type) -> String {
    let name = String(describing: type)
    return classNamed(name) == type ? name : String(reflecting: type)
  }
}
