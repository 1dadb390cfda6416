package import Foundation
package import GraphicsCore
package import Paths

/// An image in a layer's points: one rectangle of it stretched to one of the layer, or nine of them.
package struct LayerImage: Sendable {
  package var image: CGImage
  /// The parts of the image, in its pixels, which do not overlap and together fill a rectangle.
  package var parts: [NineParts.Part]
  private let magnificationFilter: CALayerContentsFilter
  private let minificationFilter: CALayerContentsFilter

  /// Creates the image as contents of `layer` (G.16); nil if its area is empty.
  init?(_ image: CGImage, of layer: CALayer) {
    let (unit, scale) = (layer.contentsRect, layer.contentsScale)
    let source = CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height)).part(unit)
    guard source.width > 0, source.height > 0, scale > 0 else { return nil }
    let size = CGSize(width: source.width / scale, height: source.height / scale)
    let target = layer.contentsGravity.place(size, in: layer.bounds)
    guard target.width > 0, target.height > 0 else { return nil }
    self.image = image
    magnificationFilter = layer.magnificationFilter
    minificationFilter = layer.minificationFilter
    parts = NineParts(source, center: layer.contentsCenter, scale: scale, target: target).parts
  }

  /// The rectangle of the layer that the parts fill.
  package var target: CGRect { parts.reduce(.null) { $0.union($1.target) } }

  /// Returns one of the parts as a paint.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - map: The map from the layer's points to the coordinates of the drawing.
  ///   - scale: The number of pixels for each point of the drawing.
  package func paint(
    of part: NineParts.Part, map: Paths.AffineTransform, scale: Double
  ) -> Drawing.ImagePaint {
    let map = Paths.AffineTransform(from: part.source, to: part.target).concatenating(map)
    let growth = abs(map.a * map.d - map.b * map.c) * scale * scale
    let sampling: Drawing.ImagePaint.Sampling =
      switch growth < 1 ? minificationFilter : magnificationFilter {
      case .nearest: .nearest
      case .trilinear: .area
      default: .linear
      }
    return Drawing.ImagePaint(image, source: part.source, transform: map, sampling: sampling)
  }
}

extension Paths.AffineTransform {
  /// Creates the map that stretches and moves a rectangle, which has an area, onto another one.
  package init(from source: CGRect, to target: CGRect) {
    guard source != target else {
      self = .identity
      return
    }
    let (x, y) = (target.width / source.width, target.height / source.height)
    self.init(a: x, b: 0, c: 0, d: y, tx: target.minX - source.minX * x, ty: target.minY - source.minY * y)
  }
}
