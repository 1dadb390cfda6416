/// A type of values that may be missing.
protocol OptionalValue {
  /// The value without any optional around it.
  var flattened: Any? { get }
  /// Returns a value as one of this type, or nil if it has no such form.
  static func converted(_ value: Any) -> Any?
}

extension Optional: OptionalValue {
  var flattened: Any? {
    switch self {
    case .none: nil
    case .some(let value): GraphicsCore.flattened(value)
    }
  }

  static func converted(_ value: Any) -> Any? {
    if case .value(let value) = KeyValueConversion.convert(value, to: Wrapped.self) {
      return Self.some(value) as Any
    }
    return nil
  }
}

/// Returns a value without any optional around it.
package func flattened<Value>(_ value: Value) -> Any? {
  if Value.self is any OptionalValue.Type, let optional = value as? any OptionalValue {
    return optional.flattened
  }
  // A value of type `Any` may hold an optional.
  if Value.self == Any.self, Mirror(reflecting: value).displayStyle == .optional {
    return Mirror(reflecting: value).children.first.flatMap { flattened($0.value) }
  }
  return value
}

extension String {
  /// The string with a capital first letter.
  var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
}
