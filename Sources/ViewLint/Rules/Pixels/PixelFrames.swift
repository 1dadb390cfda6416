internal import Foundation
internal import GraphicsCore
internal import LayerCore
internal import LayoutCore

/// The frames of the views of a tree in pixels.
///
/// Views that are rotated, tilted or scaled by other than whole numbers have no frame, nor have their descendants:
/// their edges are meant to be between pixels.
@MainActor
struct PixelFrames {
  /// The frames in the order of the tree's nodes.
  private let frames: [PixelFrame?]

  init(_ tree: LintTree) {
    var frames: [PixelFrame?] = []
    frames.reserveCapacity(tree.nodes.count)
    for node in tree.nodes {
      let frame: PixelFrame?
      if let parent = node.parent {
        frame = frames[parent].flatMap { Self.frame(of: node.view, in: $0, of: tree.nodes[parent].view) }
      } else {
        let (bounds, scale) = (node.view.bounds, Double(tree.scale))
        frame = Self.frame(bounds, zero: (-bounds.minX * scale, -bounds.minY * scale), scale: (scale, scale))
      }
      frames.append(frame)
    }
    self.frames = frames
  }

  subscript(index: Int) -> PixelFrame? { frames[index] }

  /// Returns the place of a view in a superview that has one.
  private static func frame(of view: UIView, in outer: PixelFrame, of superview: UIView) -> PixelFrame? {
    let (layer, superlayer) = (view.layer, superview.layer)
    guard layer.superlayer === superlayer, !layer.isGeometryFlipped, !superlayer.isGeometryFlipped,
      CATransform3DIsIdentity(superlayer.sublayerTransform), CATransform3DIsAffine(layer.transform)
    else { return nil }
    let map = layer.affineTransform()
    guard map.b == 0, map.c == 0, isWholeFactor(map.a), isWholeFactor(map.d) else { return nil }
    let anchor = layer.anchor
    let x = layer.position.x + map.tx - anchor.x * map.a
    let y = layer.position.y + map.ty - anchor.y * map.d
    return frame(
      layer.bounds, zero: (outer.x.zero + outer.x.scale * x, outer.y.zero + outer.y.scale * y),
      scale: (outer.x.scale * map.a, outer.y.scale * map.d))
  }

  private static func frame(
    _ bounds: CGRect, zero: (x: Double, y: Double), scale: (x: Double, y: Double)
  ) -> PixelFrame? {
    let frame = PixelFrame(
      x: span(bounds.origin.x, bounds.size.width, zero.x, scale.x),
      y: span(bounds.origin.y, bounds.size.height, zero.y, scale.y))
    let isFinite = PixelSide.allCases.allSatisfy { frame[$0].isFinite }
    return isFinite && bounds.size.width >= 0 && bounds.size.height >= 0 ? frame : nil
  }

  private static func span(_ start: CGFloat, _ length: CGFloat, _ zero: Double, _ scale: Double) -> PixelSpan
  {
    let ends = (zero + start * scale, zero + (start + length) * scale)
    return PixelSpan(zero: zero, scale: scale, start: min(ends.0, ends.1), end: max(ends.0, ends.1))
  }

  private static func isWholeFactor(_ factor: CGFloat) -> Bool {
    factor != 0 && factor == factor.rounded()
  }
}
