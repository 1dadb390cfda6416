internal import Escaping
internal import Foundation
internal import LayoutCore

/// A probe that invalidates the intrinsic content size of every view, which must not move anything.
@MainActor
enum IntrinsicSizeProbe {
  static func findings(in tree: LintTree) -> [Finding] {
    let constrained = tree.nodes.filter { $0.view.isPlacedByConstraints }
    guard !constrained.isEmpty else { return [] }
    let sizes = constrained.map(\.view.bounds.size)
    for node in constrained { node.view.invalidateIntrinsicContentSize() }
    tree.root.layoutIfNeeded()
    return zip(constrained, sizes).compactMap { node, old in
      let new = node.view.bounds.size
      let intrinsic = node.view.intrinsicContentSize
      guard !new.isNear(old), new.width == intrinsic.width || new.height == intrinsic.height else {
        return nil
      }
      let name = node.name
      return Finding(
        .staleIntrinsicSize, view: tree.path(of: node),
        message:
          "The constraints of \(name) still use the size \(PointText.of(old)); its intrinsic content size is "
          + "\(PointText.of(intrinsic))",
        fix: "Call invalidateIntrinsicContentSize() where the content changes")
    }
  }
}

extension CGSize {
  fileprivate func isNear(_ other: CGSize) -> Bool {
    abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
