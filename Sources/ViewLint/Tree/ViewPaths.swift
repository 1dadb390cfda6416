package import Escaping
package import LayoutCore

/// The views of a tree by the paths that findings name them by.
@MainActor
package struct ViewPaths {
  private let tree: LintTree

  /// The views in `root`, and itself, as they are now.
  package init(of root: UIView) {
    tree = LintTree(of: root, scale: 1)
  }

  /// The path of the root.
  package var root: ViewPath { tree.path(of: 0) }

  /// The view of a path; nil where there is none.
  package func view(at path: ViewPath) -> UIView? { tree.index(at: path).map { tree.nodes[$0].view } }

  /// The path of a view; nil where it is not in the tree.
  package func path(of view: UIView) -> ViewPath? { tree.path(of: view) }
}
