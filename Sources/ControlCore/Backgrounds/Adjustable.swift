/// A value of a configuration that follows the style and the state until code sets another.
package struct Adjustable<Value> {
  /// The value that code set.
  package var own: Value?
  /// The value of the style in the state.
  package var usual: Value

  /// The value that code set, or that of the style.
  package var value: Value { own ?? usual }

  /// Creates a value that follows the style.
  package init(usual: Value) {
    self.usual = usual
  }
}

extension Adjustable: Equatable where Value: Equatable {}
extension Adjustable: Hashable where Value: Hashable {}
extension Adjustable: Sendable where Value: Sendable {}
