internal import Escaping
internal import Foundation
internal import LayerCore
internal import LayoutCore

/// A rule that compares the frames of views after two layouts that should have the same result.
@MainActor
enum UnsettledLayout {
  /// The frames of the views in their superviews.
  @MainActor
  struct Places {
    fileprivate var places: [ObjectIdentifier: (bounds: CGRect, center: CGPoint)] = [:]

    /// Creates the present frames of all views of a tree.
    init(of tree: LintTree) {
      for node in tree.nodes {
        // The content offset of a scroll view is its user's.
        var bounds = node.view.bounds
        if node.view is UIScrollView { bounds.origin = .zero }
        places[ObjectIdentifier(node.view)] = (bounds, node.view.center)
      }
    }

    /// Returns the views of a tree that moved or were resized, by more than noise.
    func moved(in tree: LintTree) -> [Int] {
      let now = Places(of: tree)
      return tree.nodes.indices.filter { index in
        let id = ObjectIdentifier(tree.nodes[index].view)
        guard index > 0, let old = places[id], let new = now.places[id] else { return false }
        return !(old.bounds.isNear(new.bounds) && old.center.isNear(new.center))
      }
    }
  }

  /// Returns the findings for unexplained views that a second layout moved: the outermost of each container.
  static func findings(_ moved: [Int], from before: Places, in tree: LintTree, explained: Set<ViewPath>)
    -> [Finding]
  {
    findings(.unsettledLayout, moved, before, tree, explained: explained) { name, old, new in
      (
        "A second layout pass without any change moves \(name) from \(old) to \(new)",
        "Compute the layout of \(name) from its bounds and content only, not from the result of an earlier layout"
      )
    }
  }

  /// Returns the findings for views that a layout at another size and back did not restore.
  static func historyFindings(
    _ moved: [Int], from before: Places, in tree: LintTree, explained: Set<ViewPath>, otherSize: CGSize
  ) -> [Finding] {
    findings(.historyDependentLayout, moved, before, tree, explained: explained) { name, old, new in
      (
        "\(name) was at \(old), and is at \(new) after a layout at \(PointText.of(otherSize)) points and back",
        "Set the whole frame of \(name) in every layout pass"
      )
    }
  }

  private static func findings(
    _ code: FindingCode, _ moved: [Int], _ before: Places, _ tree: LintTree, explained: Set<ViewPath>,
    _ words: (String, String, String) -> (String, String)
  ) -> [Finding] {
    let isMoved = Set(moved)
    let explained = Set(explained.compactMap(\.parent))
    return moved.compactMap { index in
      let node = tree.nodes[index]
      guard node.isPlacedByUser, !isExplained(index, tree, isMoved, explained),
        let old = before.places[ObjectIdentifier(node.view)]
      else { return nil }
      let anchor = node.view.layer.anchorPoint
      let oldFrame = CGRect(
        x: old.center.x - anchor.x * old.bounds.width, y: old.center.y - anchor.y * old.bounds.height,
        width: old.bounds.width, height: old.bounds.height)
      let name = node.name
      let (message, fix) = words(
        name, PointText.of(oldFrame), PointText.of(node.view.layer.untransformedFrame))
      var finding = Finding(code, view: tree.path(of: node), message: message, fix: fix)
      finding.scales = [tree.scale]
      return finding
    }
  }

  /// Returns whether an ancestor moved, too, or another finding is about the view or a sibling.
  ///
  /// `explained` are the superviews of the views of other findings.
  private static func isExplained(
    _ index: Int, _ tree: LintTree, _ isMoved: Set<Int>, _ explained: Set<ViewPath>
  ) -> Bool {
    var next: Int? = index
    while let current = next {
      let parent = tree.nodes[current].parent
      if let parent, isMoved.contains(parent) { return true }
      if let parent, !explained.isEmpty, explained.contains(tree.path(of: parent)) { return true }
      next = parent
    }
    return false
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    origin.isNear(other.origin) && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 }
}
