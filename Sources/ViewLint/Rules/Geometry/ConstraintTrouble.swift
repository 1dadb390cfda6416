internal import LayoutCore

/// Finds constraints that cannot hold together, as they stand in the end (F.28).
///
/// What could not be satisfied on the way, before code had set frames, is over.
@MainActor
enum ConstraintTrouble {
  static func findings(in tree: LintTree) -> [Finding] {
    tree.root.constraintConflicts.map { conflict in
      let owner = conflict.broken.firstItem as? UIView
      let parts = conflict.parts.map(\.description).joined(separator: ", ")
      var finding = Finding(
        .conflictingConstraints, view: owner.flatMap { tree.path(of: $0) } ?? tree.path(of: 0),
        message: "Constraints cannot hold together: \(parts); given up is \(conflict.broken.logDescription)",
        fix: "Remove one of them, or lower its priority below required")
      finding.scales = [tree.scale]
      return finding
    }
  }
}
