/// A row of a table of figures: a value for each version of the system.
///
/// ```swift
/// static let switchSize = SystemValue(CGSize(width: 51, height: 31), v26: CGSize(width: 63, height: 28))
/// let size = ControlFigures.switchSize[traitCollection.system]
/// ```
package struct SystemValue<Value: Sendable>: Sendable {
  private let v17: Value
  private let v18: Value
  private let v26: Value

  /// Creates a row; a version without a value of its own has that of the version before it.
  package init(_ v17: Value, v18: Value? = nil, v26: Value? = nil) {
    self.v17 = v17
    self.v18 = v18 ?? v17
    self.v26 = v26 ?? v18 ?? v17
  }

  /// Returns the value for a version of the system.
  package subscript(system: SystemVersion) -> Value {
    switch system {
    case .v17: v17
    case .v18: v18
    case .v26: v26
    }
  }

  /// Returns the value for the version of the system in a collection of traits.
  package subscript(traits: UITraitCollection) -> Value { self[traits.system] }
}
