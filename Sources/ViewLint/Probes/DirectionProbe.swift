internal import Foundation
internal import LayoutCore
internal import StyleCore

/// A probe that lays out a tree from left to right and from right to left, and reports frames that did not change.
///
/// A subview that keeps its frame while the mirror image of that is another place was placed by left and right. Nothing
/// is reported for an arrangement that is its own mirror image, for a view that is meant to keep left and right
/// (`semanticContentAttribute`), and in content that scrolls horizontally.
@MainActor
struct DirectionProbe {
  /// Returns the findings in a tree, and restores it.
  static func findings(in view: UIView, scale: Int) -> [Finding] {
    let snapshot = Snapshot(of: view)
    let oldTraits = view.hostTraits
    func places(_ direction: UITraitEnvironmentLayoutDirection) -> Places {
      view.hostTraits = view.traitCollection.modifyingTraits {
        $0.layoutDirection = direction
        $0.displayScale = CGFloat(scale)
      }
      view.layoutIfNeeded()
      return Places(in: view)
    }
    var findings: [Finding] = []
    UIView.performWithoutAnimation {
      let normal = places(.leftToRight)
      let mirrored = places(.rightToLeft)
      let tree = LintTree(of: view, scale: scale)
      findings = tree.nodes.indices.compactMap { finding($0, normal, mirrored, in: tree) }
      view.hostTraits = oldTraits
      view.layoutIfNeeded()
      snapshot.restore()
    }
    return findings
  }

  // MARK: Containers

  private static func finding(
    _ container: Int, _ normal: Places, _ mirrored: Places, in tree: LintTree
  ) -> Finding? {
    let node = tree.nodes[container]
    guard node.isShown, node.view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      let area = normal.area(in: node.view), area == mirrored.area(in: node.view)
    else { return nil }
    let children = node.view.subviews.compactMap(tree.index).filter {
      tree.nodes[$0].isShown && tree.nodes[$0].isPlacedByUser
    }
    let frames = children.map { normal.frame(of: tree.nodes[$0].view) ?? .null }
    let spots = GridCell.places(of: frames)
    let kept = zip(children, frames).filter { child, frame in
      let view = tree.nodes[child].view
      guard !view.meansLeftAndRight, let other = mirrored.frame(of: view), !frame.isEmpty,
        abs(other.minX - frame.minX) < 0.01, abs(other.maxX - frame.maxX) < 0.01
      else { return false }
      let mirror = Self.mirror(of: frame, in: area)
      guard abs(mirror.minX - frame.minX) > max(1, 2 * tree.pixel) else { return false }
      // Two views of a kind may have exchanged their places invisibly.
      return !GridCell(mirror).near.lazy.flatMap({ spots[$0] ?? [] }).contains { place in
        children[place] != child && Self.isAt(mirror, frames[place])
          && Self.areInterchangeable(tree.nodes[children[place]].view, view)
      }
    }
    guard let (first, frame) = kept.first else { return nil }
    let mirror = Self.mirror(of: frame, in: area)
    let place = "\(frame.minX.words) instead of \(mirror.minX.words)"
    let name = tree.nodes[first].view.pathName(place: nil)
    var finding = Finding(
      .fixedDirection, view: tree.path(of: node),
      message: kept.count == 1
        ? "In a right-to-left layout, \(name) stays at x \(place)"
        : "In a right-to-left layout, \(kept.count) subviews keep their positions: \(name) at x \(place)",
      fix: "Use leading and trailing instead of left and right, "
        + "or mirror x where effectiveUserInterfaceLayoutDirection is rightToLeft")
    finding.others = kept.map { tree.path(of: $0.0) }
    finding.values = [
      FindingValue("x", points: frame.minX), FindingValue("mirrored x", points: mirror.minX),
    ]
    return finding
  }

  private static func mirror(of frame: CGRect, in area: CGRect) -> CGRect {
    CGRect(
      x: area.minX + area.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}

/// A square of two points that contains the origins of frames; those at one place are in the same or adjacent ones.
private struct GridCell: Hashable {
  private var column: Int
  private var row: Int

  init(_ frame: CGRect) {
    (column, row) = (GridCell.number(frame.minX), GridCell.number(frame.minY))
  }

  /// The square and those around it.
  var near: [GridCell] {
    (-1...1).flatMap { x in
      (-1...1).map { y in
        var spot = self
        spot.column += x
        spot.row += y
        return spot
      }
    }
  }

  /// Returns the indices of frames by their squares.
  static func places(of frames: [CGRect]) -> [GridCell: [Int]] {
    Dictionary(grouping: frames.indices) { GridCell(frames[$0]) }
  }

  private static func number(_ length: CGFloat) -> Int { Int(min(max(length / 2, -1e9), 1e9).rounded(.down)) }
}
