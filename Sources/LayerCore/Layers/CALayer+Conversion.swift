public import Foundation
import GraphicsCore

/// The conversion between the coordinates of layers (A.14); nil in place of a layer is the root of the tree.
///
/// Layers in different trees are converted as if their roots were siblings: the positions of both count (A.30).
extension CALayer {
  /// Returns `point` of this layer in the coordinates of `layer`.
  ///
  /// Differs from UIKit: depth and perspective are ignored.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let route = Route(from: self, to: layer)
    return route.convert(point)
  }

  /// Returns `point` of `layer` in the coordinates of this layer.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    (layer ?? root).convert(point, to: self)
  }

  /// Returns the bounding box in `layer` of `rect` of this layer.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    let route = Route(from: self, to: layer)
    return route.convert(rect)
  }

  /// Returns the bounding box in this layer of `rect` of `layer`.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    (layer ?? root).convert(rect, to: self)
  }

  /// The root of the layer's tree.
  package var root: CALayer {
    var root = self
    while let superlayer = root.superlayer { root = superlayer }
    return root
  }

  /// Returns `point` of this layer in its superlayer (A.2).
  fileprivate func toSuperlayer(_ point: CGPoint) -> CGPoint {
    let anchor = anchor
    if hasUnusualPlacing { return point.applying(planarMap) }
    let mapped = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(planarTransform)
    return CGPoint(x: mapped.x + storedPosition.x, y: mapped.y + storedPosition.y)
  }

  /// Returns `point` of the superlayer in this layer; a transform without inverse maps all points to the anchor (A.16).
  package func fromSuperlayer(_ point: CGPoint) -> CGPoint {
    let anchor = anchor
    if hasUnusualPlacing {
      let map = planarMap
      return map.a * map.d == map.b * map.c ? anchor : point.applying(map.inverted())
    }
    let offset = CGPoint(x: point.x - storedPosition.x, y: point.y - storedPosition.y)
    let transform = planarTransform
    if transform.isIdentity { return CGPoint(x: offset.x + anchor.x, y: offset.y + anchor.y) }
    guard transform.a * transform.d != transform.b * transform.c else { return anchor }
    let mapped = offset.applying(transform.inverted())
    return CGPoint(x: mapped.x + anchor.x, y: mapped.y + anchor.y)
  }
}

/// The route from a layer up to the nearest common ancestor, and down to another layer.
private struct Route {
  private var up: [CALayer] = []
  private var down: [CALayer] = []

  init(from source: CALayer, to target: CALayer?) {
    up = source.chain
    guard let target else {
      up.removeLast()
      return
    }
    down = target.chain
    while let last = up.last, let otherLast = down.last, last.isSamePlace(as: otherLast) {
      up.removeLast()
      down.removeLast()
    }
    down.reverse()
  }

  func convert(_ point: CGPoint) -> CGPoint {
    let top = up.reduce(point) { $1.toSuperlayer($0) }
    return down.reduce(top) { $1.fromSuperlayer($0) }
  }

  func convert(_ rect: CGRect) -> CGRect {
    guard !rect.isNull else { return rect }
    let rect = rect.standardized
    // Without transforms the size stays the same, to the last bit.
    if up.allSatisfy(\.keepsSizes), down.allSatisfy(\.keepsSizes) {
      return CGRect(origin: convert(rect.origin), size: rect.size)
    }
    return CGRect(
      around: convert(CGPoint(x: rect.minX, y: rect.minY)), convert(CGPoint(x: rect.maxX, y: rect.minY)),
      convert(CGPoint(x: rect.maxX, y: rect.maxY)), convert(CGPoint(x: rect.minX, y: rect.maxY)))
  }
}

extension CALayer {
  /// Whether or not the superlayer transforms its sublayers, or y points up in this layer.
  private var hasUnusualPlacing: Bool {
    if extras?.effects?.isGeometryFlipped == true { return true }
    guard let effects = parent?.extras?.effects else { return false }
    return !CATransform3DIsIdentity(effects.sublayerTransform)
  }

  /// The map from this layer to its superlayer, with the superlayer's `sublayerTransform`.
  private var planarMap: CGAffineTransform {
    var map = CGAffineTransform(planarMapToSuperlayer)
    if isGeometryFlipped { map = CGAffineTransform(flip).concatenating(map) }
    if let parent { map = map.concatenating(parent.aboutAnchor(parent.sublayerTransform).planar) }
    return map
  }

  /// Whether or not the map to the superlayer keeps the sizes of rectangles.
  fileprivate var keepsSizes: Bool { planarTransform.isTranslation && !hasUnusualPlacing }

  /// The layer and its ancestors, up to the root.
  fileprivate var chain: [CALayer] {
    var chain = [self]
    var next = superlayer
    while let layer = next {
      chain.append(layer)
      next = layer.superlayer
    }
    return chain
  }

  /// Returns whether or not both are one layer, or presentation copies of one layer.
  fileprivate func isSamePlace(as other: CALayer) -> Bool {
    self === other || isPresentation && other.isPresentation && model() === other.model()
  }
}
