package import Escaping
package import LayoutCore

/// The views of a tree by their paths in findings.
@MainActor
package struct ViewPaths {
  private let tree: LintTree

  /// Creates the paths of `root` and its present descendants.
  package init(of root: UIView) {
    tree = LintTree(of: root, scale: 1)
  }

  /// The path of the root.
  package var root: ViewPath { tree.path(of: 0) }

  /// Returns the view with a path; nil if there is none.
  package func view(at path: ViewPath) -> UIView? { tree.index(at: path).map { tree.nodes[$0].view } }

  /// Returns the path of a view; nil if it is not in the tree.
  package func path(of view: UIView) -> ViewPath? { tree.path(of: view) }
}
