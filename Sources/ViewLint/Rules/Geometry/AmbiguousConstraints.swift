internal import Foundation
internal import LayoutCore
import StackCore

/// A rule on views whose place or size constraints leave ambiguous (F.12).
///
/// The descendants of an ambiguous view are ambiguous along the same axis, and are left out.
@MainActor
enum AmbiguousConstraints {
  static func findings(in tree: LintTree) -> [Finding] {
    let axes = tree.nodes.map { $0.view.ambiguousAxes }
    return tree.nodes.indices.compactMap { index in
      let node = tree.nodes[index]
      guard node.isPlacedByUser, node.isShown, !axes[index].isEmpty, !isEmptyStack(node.view) else {
        return nil
      }
      let above = tree.ancestors(of: index).flatMap { axes[$0] }
      let own = axes[index].filter { !above.contains($0) }
      return own.isEmpty ? nil : finding(node, own, in: tree)
    }
  }

  /// Returns whether a view is a stack without arranged subviews, which has no certain size, and shows nothing.
  private static func isEmptyStack(_ view: UIView) -> Bool {
    guard let stack = view as? UIStackView else { return false }
    return stack.arrangedSubviews.allSatisfy(\.isHidden)
  }

  private static func finding(_ node: LintTree.Node, _ axes: [NSLayoutConstraint.Axis], in tree: LintTree)
    -> Finding
  {
    let names = axes.map { $0 == .horizontal ? "horizontally" : "vertically" }.joined(separator: " and ")
    let missing = axes.map { $0 == .horizontal ? "x position and width" : "y position and height" }
    return Finding(
      .ambiguousConstraints, view: tree.path(of: node),
      message: "The constraints allow more than one position or size \(names)",
      fix: "Constrain \(missing.joined(separator: ", ")) of the view, "
        + "or give views that share space different hugging and compression resistance priorities")
  }
}
