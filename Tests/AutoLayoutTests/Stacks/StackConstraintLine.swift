import Foundation
import LayoutCore
import StyleCore

/// A constraint of a stack in words: `UISV-spacing: v1.leading == v0.trailing + 10`.
struct StackConstraintLine: Hashable, CustomStringConvertible {
  var role: String
  var left: String
  var relation = "=="
  /// Empty for a constant.
  var right = ""
  /// In millionths, so that other orders of the same sum do not show.
  var multiplier = 1_000_000
  var constant: CGFloat = 0
  var priority: Float = 1000

  var description: String {
    "\(role): \(left) \(relation) \(Double(multiplier) / 1e6)·\(right) + \(constant) @\(priority)"
  }

  init(
    _ role: String, _ left: String, _ relation: String = "==", _ right: String = "",
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1000
  ) {
    (self.role, self.left, self.relation, self.right) = (role, left, relation, right)
    self.multiplier = Int((multiplier * 1e6).rounded())
    (self.constant, self.priority) = (constant, priority)
  }

  @MainActor
  init(_ constraint: NSLayoutConstraint, in fixture: StackFixture) {
    let relation =
      switch constraint.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    func name(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
      guard let item else { return "" }
      return "\(fixture.name(of: item)).\(attribute)"
    }
    self.init(
      constraint.identifier ?? "", name(constraint.firstItem, constraint.firstAttribute), relation,
      name(constraint.secondItem, constraint.secondAttribute), multiplier: constraint.multiplier,
      constant: constraint.constant, priority: constraint.priority.rawValue)
  }
}

extension StackFixture {
  /// The constraints that the stack holds, in words, sorted.
  var lines: [StackConstraintLine] {
    stack.constraints.map { StackConstraintLine($0, in: self) }
  }

  fileprivate func name(of item: AnyObject) -> String {
    if item === stack { return "stack" }
    if item === stack.layoutMarginsGuide { return "margins" }
    if let index = views.firstIndex(where: { $0 === item }) { return "v\(index)" }
    guard let guide = item as? UILayoutGuide else { return "?" }
    let gaps = stack.layoutGuides.filter { $0.identifier == "UISV-distributing" }
    if let index = gaps.firstIndex(where: { $0 === guide }) { return "gap\(index)" }
    return guide.identifier == "UISV-alignment-spanner" ? "spacer" : "ordering"
  }
}
