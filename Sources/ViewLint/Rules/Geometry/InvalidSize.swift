internal import Foundation
internal import LayoutCore

/// A rule on views whose bounds have a width or height that is negative or not a number.
///
/// A negative size that was set with `frame` is made positive at once (A.12), and is not visible in the tree:
/// `FrameMisuse` finds it.
@MainActor
enum InvalidSize {
  static func findings(in tree: LintTree) -> [Finding] {
    tree.nodes.compactMap { node in
      let size = node.view.bounds.size
      let wrong = [("width", size.width), ("height", size.height)].filter { !($0.1 >= 0) || $0.1.isInfinite }
      guard node.isShown, let first = wrong.first else { return nil }
      var finding = Finding(
        .invalidSize, view: tree.path(of: node),
        message: "The \(first.0) is \(first.1.words) points",
        fix:
          "Limit the computed length with max(0, …); insets and other views take more than the available space"
      )
      finding.values = wrong.filter { $0.1.isFinite }.map { FindingValue($0.0, points: $0.1) }
      finding.scales = [tree.scale]
      return finding
    }
  }
}
