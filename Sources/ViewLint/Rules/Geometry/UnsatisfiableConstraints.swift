internal import LayoutCore

/// A rule on constraints that cannot be satisfied together, in their final state (F.28).
///
/// Conflicts before code had set frames do not count.
@MainActor
enum UnsatisfiableConstraints {
  /// Returns the findings in a tree, with the lines that made the broken constraints, as far as they are known.
  static func findings(
    in tree: LintTree, madeBy source: (NSLayoutConstraint) -> FindingSource? = { _ in nil }
  ) -> [Finding] {
    tree.root.constraintConflicts.map { conflict in
      let owner = conflict.broken.firstItem as? UIView
      let parts = conflict.parts.map(\.description).joined(separator: ", ")
      var finding = Finding(
        .conflictingConstraints, view: owner.flatMap { tree.path(of: $0) } ?? tree.path(of: 0),
        message:
          "Unable to simultaneously satisfy constraints: \(parts); broken constraint: \(conflict.broken.logDescription)",
        fix: "Remove one of them, or lower its priority below required")
      finding.scales = [tree.scale]
      finding.source = source(conflict.broken)
      return finding
    }
  }
}
