/// An object that keeps the values of properties that its class declares without storage, as `@NSManaged`.
package protocol ManagedPropertyOwner: AnyObject {
  /// Returns the value of a property; nil if it was never set.
  func managedValue(_ key: String) -> Any?
  /// Sets the value of a property.
  func setManagedValue(_ value: Any?, _ key: String)
}

/// The accessors of properties whose storage the run time of Objective-C would provide.
extension ObjectiveCRuntime {
  /// Returns the value of a property of an object: zero, none, false or empty before it was set.
  ///
  /// It ends the program if the object is no layer, or if the type has no such value.
  public static func managed<Value>(_ object: AnyObject, _ key: String) -> Value {
    guard let owner = object as? any ManagedPropertyOwner else { unimplemented(name(of: object, key)) }
    var stored = owner.managedValue(key)
    if let reference = stored as? WeakObject { stored = reference.object }
    if let value = stored as? Value, stored != nil { return value }
    if case .value(let value) = KeyValueConversion.convert(stored, to: Value.self) { return value }
    let empty: [Any] = ["", [Any](), [AnyHashable: Any](), Set<AnyHashable>()]
    guard let zero = zero(of: Value.self) ?? empty.lazy.compactMap({ $0 as? Value }).first else {
      unimplemented(name(of: object, key))
    }
    return zero
  }

  /// Sets a property of an object; it ends the program if that is no layer.
  public static func setManaged<Value>(_ value: Value, of object: AnyObject, _ key: String) {
    guard let owner = object as? any ManagedPropertyOwner else { unimplemented(name(of: object, key)) }
    owner.setManagedValue(flattened(value), key)
  }

  /// Sets a property of an object that does not retain its value.
  public static func setManagedWeakly(_ value: AnyObject?, of object: AnyObject, _ key: String) {
    setManaged(value.map(WeakObject.init), of: object, key)
  }

  private static func name(of object: AnyObject, _ key: String) -> String { "\(type(of: object)).\(key)" }

  /// Returns the value whose bits are all zero, of a number or a structure.
  private static func zero<Value>(of type: Value.Type) -> Value? {
    guard !(type is AnyClass), _isPOD(type) else { return nil }
    return unsafe withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { memory in
      let bytes = UnsafeMutableRawBufferPointer(memory)
      unsafe bytes.initializeMemory(as: UInt8.self, repeating: 0)
      return unsafe memory[0]
    }
  }
}
