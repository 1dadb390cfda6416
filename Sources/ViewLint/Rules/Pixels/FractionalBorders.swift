internal import Foundation
internal import GraphicsCore
internal import LayerCore
internal import LayoutCore
internal import StyleCore

extension PixelRules {
  /// Returns the findings for borders that end inside a pixel, though the view's own edges may be on pixels.
  static func fractionalBorders(in scene: PixelScene) -> [Finding] {
    scene.tree.nodes.indices.compactMap { index in
      let node = scene.tree.nodes[index]
      guard node.isPlacedByUser || index == 0, node.isShown, let frame = scene.frames[index] else {
        return nil
      }
      let layer = node.view.layer
      let width = Double(layer.borderWidth) * abs(frame.x.scale)
      guard layer.borderWidth > 0, !width.isWholePixel || width < 1 - 1.0 / 512,
        layer.borderColor.map({ $0.alpha > 0 }) ?? false,
        // A view that consists of its border has no inner edge.
        2 * width < min(frame.x.length, frame.y.length), scene.drawn.isSeen[index]
      else { return nil }
      let nearest = PixelGrid(scale: 1).snapBorder(width)
      let (way, off) = (width < nearest ? "less" : "more", decimal(abs(width - nearest)))
      var finding = Finding(
        .fractionalBorder, view: scene.tree.path(of: node),
        message:
          "At \(scene.tree.scale)x its border of \(decimal(scene.points(width))) pt is \(decimal(width)) px,"
          + " \(off) px \(way) than \(decimal(nearest)) (\(decimal(scene.points(nearest))) pt)",
        fix: "Make it a whole number of pixels: n / traitCollection.displayScale points")
      finding.values = [FindingValue("border width", points: scene.points(width))]
      finding.scales = [scene.tree.scale]
      finding.marks = [scene.mark(x: frame.x, y: frame.y)]
      return finding
    }
  }
}
