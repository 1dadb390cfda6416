import DiagnosticCore
internal import Foundation
import StyleCore

extension NSLayoutConstraint {
  /// Returns whether `value` is finite, and reports another value, in place of which `kept` stays.
  func accepts(_ value: CGFloat, as property: String, keeping kept: CGFloat) -> Bool {
    if value.isFinite { return true }
    report(
      .notFinite(
        constraint: logDescription, property: property, value: "\(value)", kept: Double(kept).shortText))
    return false
  }

  /// Returns whether `priority` is valid, and reports another one, in place of which the current one stays.
  func acceptsPriority(_ priority: UILayoutPriority) -> Bool {
    if (0...1000).contains(priority.rawValue) { return true }
    report(
      .invalidPriority(
        constraint: logDescription, value: "\(priority.rawValue)",
        kept: Double(self.priority.rawValue).shortText))
    return false
  }

  /// Whether or not the constraint relates no horizontal position to a vertical one.
  var relatesOneAxis: Bool {
    guard let first, let second, origins == nil, !first.attribute.isSize, !second.attribute.isSize else {
      return true
    }
    return first.attribute.axis == second.attribute.axis
  }

  /// Reports that a constraint between positions along two axes is left out.
  func reportTwoAxes() {
    guard let first, let second else { return }
    let names = [first, second].map { "\($0.item.name).\($0.attribute.name)" }
    report(.acrossAndDown(constraint: logDescription, first: names[0], second: names[1]))
  }

  /// Reports that a constraint whose numbers are not finite is left out.
  func reportNumbersOutOfBounds() {
    report(.numbersOutOfBounds(constraint: logDescription))
  }

  private func report(_ error: ConstraintError) {
    LayoutDiagnostics.report(.constraint(error))
  }
}
