internal import Foundation
internal import LayoutCore

/// A control with a visible part that no touch reaches, or that the edge of the root clips.
@MainActor
struct UnreachableControl {
  let finding: Finding

  /// Creates the finding; nil if enough of a control can be touched, or as much as is visible.
  init?(_ index: Int, in tree: LintTree) {
    let node = tree.nodes[index]
    guard node.isPlacedByUser, tree.isTouchable(index), tree.isUpright(index), !tree.isMasked(index) else {
      return nil
    }
    let whole = tree.inRoot(node.view.bounds, of: index)
    guard !whole.isEmpty, !tree.isInScrollView(index) else { return nil }
    let seen = tree.visiblePart(of: whole, in: index)
    guard seen.width > 1, seen.height > 1 else { return nil }

    let cut = whole.overhang(over: tree.root.bounds).widest
    if cut.length > 1, Self.lacks(seen.cut(to: tree.root.bounds), of: whole) {
      finding = Self.finding(
        index, over: 0, cut, in: tree,
        fix: "Place it within the bounds of the view, or limit it to the available width")
      return
    }
    for above in tree.ancestors(of: index) where above != 0 {
      let view = tree.nodes[above].view
      let edge = tree.inRoot(view.bounds, of: above)
      let side = seen.overhang(over: edge).widest
      guard side.length > 1, !view.clipsToBounds, Self.lacks(seen.cut(to: edge), of: seen),
        !Self.reachesOut(view, to: node.view)
      else { continue }
      finding = Self.finding(
        index, over: above, side, in: tree,
        effect: ", where it receives no touches",
        fix: "Make that view large enough, or override its point(inside:with:)")
      return
    }
    return nil
  }

  /// Returns whether the rest of a control is smaller than a touch target.
  private static func lacks(_ rest: CGRect, of whole: CGRect) -> Bool {
    let least = SmallTouchTarget.least
    return rest.width < min(least, whole.width) - 1 || rest.height < min(least, whole.height) - 1
  }

  /// Returns whether a view passes on touches of a control outside of it, at the middle of each side.
  private static func reachesOut(_ view: UIView, to control: UIView) -> Bool {
    let area = control.bounds.insetBy(dx: 1, dy: 1)
    let points = [
      CGPoint(x: area.midX, y: area.minY), CGPoint(x: area.minX, y: area.midY),
      CGPoint(x: area.midX, y: area.maxY), CGPoint(x: area.maxX, y: area.midY),
    ]
    return points.allSatisfy { point in
      guard let hit = view.hitTest(control.convert(point, to: view), with: nil) else { return false }
      return hit === control || hit.isDescendant(of: control)
    }
  }

  private static func finding(
    _ index: Int, over above: Int, _ side: (name: String, length: CGFloat), in tree: LintTree,
    effect: String = "", fix: String
  ) -> Finding {
    let path = tree.path(of: above)
    var finding = Finding(
      .contentOutside, view: tree.path(of: index),
      message:
        "The control extends \(side.length.inPoints) beyond the \(side.name) edge of \(path)\(effect)",
      fix: fix)
    finding.others = [path]
    finding.values = [FindingValue("over the \(side.name)", points: side.length)]
    finding.marks = [FindingMark(.area, tree.inRoot(tree.nodes[index].view.bounds, of: index))]
    finding.scales = [tree.scale]
    return finding
  }
}
