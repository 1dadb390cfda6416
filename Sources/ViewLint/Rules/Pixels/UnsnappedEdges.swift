internal import Foundation
internal import LayoutCore

extension PixelRules {
  /// Returns the findings for visible edges between two pixels, which are drawn as a paler line; one for each view.
  ///
  /// Two tiles whose common edge is there are two such findings and no broken tiling: there is no gap in points, though
  /// the picture shows a seam. A label without a background has no edges, but the rows of its text go with its top. A
  /// view thinner than a pixel is reported as that and not as an edge, unless no edge of it is on a pixel: rounding the
  /// other one would make it empty.
  static func unsnappedEdges(in scene: PixelScene) -> [Finding] {
    scene.placedNodes.compactMap { index, _, frame in
      let candidates = PixelSide.allCases.filter { frame.isUnsnapped($0) }
      guard !candidates.isEmpty else { return nil }
      let isText = scene.drawn.textBetweenPixels.contains(index)
      let sides = candidates.filter { scene.drawn.contains($0, of: index) || $0 == .top && isText }
      guard !sides.isEmpty, !scene.isMatterOfLists(index, sides) else { return nil }
      return finding(index, sides, at: frame, isText: isText, in: scene)
    }
  }

  private static func finding(
    _ index: Int, _ sides: [PixelSide], at frame: PixelFrame, isText: Bool, in scene: PixelScene
  ) -> Finding {
    let edges = sides.map { side in
      "its \(side.name) at \(decimal(scene.points(frame[side]))) pt is \(scene.describe(frame[side]))"
        + (side == .top && isText ? ", and its text with it" : "")
    }
    let origins = scene.origins(of: index, sides)
    var finding = Finding(
      .unsnappedEdge, view: scene.tree.path(of: index),
      message: "At \(scene.tree.scale)x \(edges.joined(separator: "; "))",
      fix: fix(for: origins, of: index, in: scene))
    finding.others = origins.map(\.node).filter { $0 != index }.map { scene.tree.path(of: $0) }
    finding.values = sides.map { FindingValue($0.name, points: scene.points(frame[$0])) }
    finding.scales = [scene.tree.scale]
    finding.marks = sides.map { scene.mark($0, of: frame) }
    return finding
  }

  private static func fix(for origins: [FractionOrigin], of index: Int, in scene: PixelScene) -> String {
    let how = "to pixels, for example with frame.roundedToPixel(in:) or align(…)"
    let whose = origins.map { origin in
      let name = origin.node == index ? "its" : "\(scene.name(of: origin.node))'s"
      return "\(name) \(origin.isOfBounds ? "bounds origin" : "frame")"
    }
    let brings = origins.contains { $0.node != index } ? "; the fraction comes from there" : ""
    return "Round \(whose.joined(separator: " and ")) \(how)\(brings)"
  }
}

extension PixelScene {
  /// Returns whether the fractions of edges come from the places that lists gave their cells alone.
  fileprivate func isMatterOfLists(_ index: Int, _ sides: [PixelSide]) -> Bool {
    let origins = origins(of: index, sides)
    return !origins.isEmpty && origins.allSatisfy { tree.nodes[$0.node].isPlacedByList }
  }
}

extension PixelFrame {
  /// Returns whether an edge is between two pixels, and not only since the view is thinner than one.
  fileprivate func isUnsnapped(_ side: PixelSide) -> Bool {
    guard !self[side].isWholePixel else { return false }
    guard self[side.axis].isThin else { return true }
    return side.isLeading && !self[side.opposite].isWholePixel
  }
}
