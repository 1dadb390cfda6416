package import LayoutCore

/// The views of a tree by the paths that findings name them by.
@MainActor
package struct ViewPaths {
  private let views: [String: UIView]
  private let paths: [ObjectIdentifier: String]

  /// The views in `root`, and itself, as they are now.
  package init(of root: UIView) {
    let nodes = LintTree(of: root, scale: 1).nodes
    views = Dictionary(nodes.map { ($0.path, $0.view) }, uniquingKeysWith: { first, _ in first })
    paths = Dictionary(
      nodes.map { (ObjectIdentifier($0.view), $0.path) }, uniquingKeysWith: { first, _ in first })
  }

  /// The view of a path; nil where there is none.
  package func view(at path: String) -> UIView? { views[path] }

  /// The path of a view; nil where it is not in the tree.
  package func path(of view: UIView) -> String? { paths[ObjectIdentifier(view)] }
}
