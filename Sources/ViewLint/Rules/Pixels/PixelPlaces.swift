internal import Foundation
internal import GraphicsCore
internal import LayerCore
internal import LayoutCore

/// The places of the views of a tree in pixels.
///
/// Views that are rotated, tilted or scaled by other than whole numbers have no place, nor have their descendants:
/// their edges are meant to be between pixels.
@MainActor
struct PixelPlaces {
  /// The places in the order of the tree's nodes.
  private let places: [PixelPlace?]

  init(_ tree: LintTree) {
    var places: [PixelPlace?] = []
    places.reserveCapacity(tree.nodes.count)
    for node in tree.nodes {
      let place: PixelPlace?
      if let parent = node.parent {
        place = places[parent].flatMap { Self.place(of: node.view, in: $0, of: tree.nodes[parent].view) }
      } else {
        let (bounds, scale) = (node.view.bounds, Double(tree.scale))
        place = Self.place(bounds, zero: (-bounds.minX * scale, -bounds.minY * scale), scale: (scale, scale))
      }
      places.append(place)
    }
    self.places = places
  }

  subscript(index: Int) -> PixelPlace? { places[index] }

  /// Returns the place of a view in a superview that has one.
  private static func place(of view: UIView, in outer: PixelPlace, of superview: UIView) -> PixelPlace? {
    let (layer, superlayer) = (view.layer, superview.layer)
    guard layer.superlayer === superlayer, !layer.isGeometryFlipped, !superlayer.isGeometryFlipped,
      CATransform3DIsIdentity(superlayer.sublayerTransform), CATransform3DIsAffine(layer.transform)
    else { return nil }
    let map = layer.affineTransform()
    guard map.b == 0, map.c == 0, isWholeFactor(map.a), isWholeFactor(map.d) else { return nil }
    let anchor = layer.anchor
    let x = layer.position.x + map.tx - anchor.x * map.a
    let y = layer.position.y + map.ty - anchor.y * map.d
    return place(
      layer.bounds, zero: (outer.x.zero + outer.x.scale * x, outer.y.zero + outer.y.scale * y),
      scale: (outer.x.scale * map.a, outer.y.scale * map.d))
  }

  private static func place(
    _ bounds: CGRect, zero: (x: Double, y: Double), scale: (x: Double, y: Double)
  ) -> PixelPlace? {
    let place = PixelPlace(
      x: span(bounds.origin.x, bounds.size.width, zero.x, scale.x),
      y: span(bounds.origin.y, bounds.size.height, zero.y, scale.y))
    let isFinite = PixelSide.allCases.allSatisfy { place[$0].isFinite }
    return isFinite && bounds.size.width >= 0 && bounds.size.height >= 0 ? place : nil
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
