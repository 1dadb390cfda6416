/// A value that a gesture sets while it lasts.
///
/// Differs from SwiftUI: gestures are not recognized, so it keeps its first value.
@propertyWrapper @frozen
public struct GestureState<Value>: DynamicProperty {
  private let value: Value

  /// Creates a value.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }
  /// Creates a value.
  public init(initialValue: Value) {
    value = initialValue
  }
  /// Creates a value with a transaction of its end.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    value = wrappedValue
  }
  /// Creates a value with a change of the transaction of its end.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    value = wrappedValue
  }

  /// The value.
  public var wrappedValue: Value { value }
  /// The state itself.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}
