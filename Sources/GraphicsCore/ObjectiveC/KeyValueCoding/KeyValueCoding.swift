import DiagnosticCore
import Escaping
import Foundation

/// The result of an attempt to set a property by its key.
enum KeyValueOutcome: Equatable {
  case done
  /// There is no value, and the property needs one.
  case nilForScalar
  /// The value is of another type than the given one.
  case wrongType(Any.Type)

  static func == (one: KeyValueOutcome, other: KeyValueOutcome) -> Bool {
    switch (one, other) {
    case (.done, .done), (.nilForScalar, .nilForScalar): true
    case (.wrongType(let one), .wrongType(let other)): one == other
    default: false
    }
  }
}

/// Access to the properties of objects by their names.
///
/// Functions without "own" in their names call what the class of the object declares itself. The properties are those of
/// the tables: of rewritten classes, and of UIKit's.
package enum KeyValueCoding {
  // MARK: What classes may override

  /// Returns the value of a property of an object.
  package static func value(of object: AnyObject, forKey key: String) -> Any? {
    if let root = object as? any MessageRoot { return root.answer(valueForKey: key) }
    if let own = MessageRoots.call("valueForKey:", of: object, with: [key], callsSuper: true) {
      return own.value
    }
    return ownValue(of: object, forKey: key)
  }

  /// Sets a property of an object.
  package static func set(_ value: Any?, of object: AnyObject, forKey key: String) {
    if let root = object as? any MessageRoot { return root.answer(setValue: value, forKey: key) }
    if MessageRoots.call("setValue:forKey:", of: object, with: [value, key], callsSuper: true) != nil {
      return
    }
    setOwn(value, of: object, forKey: key)
  }

  private static func undefined(of object: AnyObject, _ key: String) -> Any? {
    if let root = object as? any MessageRoot { return root.answer(valueForUndefinedKey: key) }
    if let own = MessageRoots.call("valueForUndefinedKey:", of: object, with: [key]) { return own.value }
    return undefinedValue(of: object, key)
  }

  private static func setUndefined(_ value: Any?, of object: AnyObject, _ key: String) {
    if let root = object as? any MessageRoot { return root.answer(setValue: value, forUndefinedKey: key) }
    if MessageRoots.call("setValue:forUndefinedKey:", of: object, with: [value, key]) != nil { return }
    reportUndefined(of: object, key, isSetting: true)
  }

  private static func setNil(of object: AnyObject, _ key: String) {
    if let root = object as? any MessageRoot { return root.answer(setNilForKey: key) }
    if MessageRoots.call("setNilValueForKey:", of: object, with: [key]) != nil { return }
    reportNil(of: object, key)
  }

  // MARK: What they do by default

  /// Returns the value of a property of an object, or that of a method without arguments.
  package static func ownValue(of object: AnyObject, forKey key: String) -> Any? {
    switch found(key, in: object) {
    case .value(let value): value
    case .nothing: undefined(of: object, key)
    }
  }

  /// A value that was found, which may be nil.
  package enum Found {
    case value(Any?)
    case nothing
  }

  /// Returns the value of a property of an object, or that of a method without arguments, if there is one.
  package static func found(_ key: String, in object: AnyObject) -> Found {
    let tables = ObjectiveCTables.shared
    let type: AnyClass = type(of: object)
    if let getter = tables.property(key, of: type)?.getter { return .value(getter(object)) }
    if let collection = object as? any KeyedCollection { return .value(collection.value(of: key)) }
    for name in [key, "get" + key.capitalizingFirst, "is" + key.capitalizingFirst] {
      if let method = tables.method(name, of: type), method.argumentCount == 0,
        let result = method.call(on: object, with: [])
      {
        return .value(KeyValueConversion.object(of: result.value))
      }
    }
    return .nothing
  }

  /// Sets a property of an object, or calls its method `set…:`.
  package static func setOwn(_ value: Any?, of object: AnyObject, forKey key: String) {
    if !setFound(value, of: object, forKey: key) { setUndefined(value, of: object, key) }
  }

  /// Sets a property of an object, or calls its method `set…:`, and returns whether there is one.
  package static func setFound(_ value: Any?, of object: AnyObject, forKey key: String) -> Bool {
    let tables = ObjectiveCTables.shared
    let type: AnyClass = type(of: object)
    if let property = tables.property(key, of: type) {
      guard let setter = property.setter else {
        report(.readOnly(key, class: name(of: object)))
        return true
      }
      switch setter(object, value) {
      case .done: break
      case .nilForScalar: setNil(of: object, key)
      case .wrongType(let wanted): reportWrong(value, of: object, key, wanted)
      }
      return true
    }
    if let collection = object as? any KeyedCollection { return collection.set(value, of: key) }
    if let method = tables.method("set\(key.capitalizingFirst):", of: type) {
      if method.call(on: object, with: [value]) == nil { reportWrong(value, of: object, key, nil) }
      return true
    }
    return false
  }

  /// Reports a key without a property, and returns no value.
  package static func undefinedValue(of object: AnyObject, _ key: String) -> Any? {
    reportUndefined(of: object, key, isSetting: false)
    return nil
  }

  /// Reports a key without a property.
  package static func reportUndefined(of object: AnyObject, _ key: String, isSetting: Bool) {
    let keys = ObjectiveCTables.shared.keys(of: type(of: object)).sorted()
    report(
      .undefinedKey(
        key, class: name(of: object), isSetting: isSetting, nearest: nearestName(to: key, among: keys)),
      once: true)
  }

  /// Reports that a property cannot be without a value.
  package static func reportNil(of object: AnyObject, _ key: String) {
    report(.nilValue(key, class: name(of: object)))
  }

  private static func reportWrong(_ value: Any?, of object: AnyObject, _ key: String, _ wanted: Any.Type?) {
    let found = flattened(value).map { String(describing: type(of: $0)) } ?? "nil"
    report(
      .wrongValue(
        key, class: name(of: object), found: found,
        type: wanted.map { String(describing: $0) } ?? "a value of another type"))
  }

  /// Returns whether an object has a method or a property of a name.
  package static func responds(_ object: AnyObject, to selector: Selector?) -> Bool {
    selector?.isMethod(of: object) ?? false
  }

  /// Returns the key of the property whose setter has a name; nil for other names.
  static func key(ofSetter name: String) -> String? {
    guard name.hasPrefix("set"), name.hasSuffix(":"), name.utf8.count > 4 else { return nil }
    let word = name.dropFirst(3).dropLast()
    guard word.first?.isUppercase == true, !word.contains(":") else { return nil }
    return word.prefix(1).lowercased() + word.dropFirst()
  }

  private static func name(of object: AnyObject) -> String { String(describing: type(of: object)) }
}
