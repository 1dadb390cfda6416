/// The result of setting a property by its key.
package enum KeyedSetting {
  /// The property has the value.
  case done
  /// The class has no property of the key that can be set.
  case missingKey
  /// The property is of another type.
  case wrongType
}

extension ObjectiveCTables {
  /// Returns the classes of a name without that of their module, `Card`, by the names with it.
  package func types(plainName name: String) -> [Any.Type] {
    types.filter { $0.key.hasSuffix("." + name) }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Sets a property of an object by its key.
  package func set(_ value: Any?, forKey key: String, of object: AnyObject) -> KeyedSetting {
    guard let setter = member(key, of: Swift.type(of: object))?.setter else { return .missingKey }
    return setter(object, value) ? .done : .wrongType
  }

  /// Returns the value of a property of an object by its key; nil without such a property.
  package func value(forKey key: String, of object: AnyObject) -> Any? {
    guard let property = member(key, of: Swift.type(of: object))?.property else { return nil }
    return (object as Any)[keyPath: property]
  }
}
