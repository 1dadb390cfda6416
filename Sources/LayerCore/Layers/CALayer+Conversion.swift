public import Foundation
import GraphicsCore

/// Conversion between the coordinates of layers (A.14); a nil layer stands for the root of the tree.
///
/// Layers in different trees are converted as if their roots lay side by side: the places of both count (A.30).
extension CALayer {
  /// `point` of this layer in the coordinates of `layer`. Differs from UIKit: depth and perspective play no part.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let route = Route(from: self, to: layer)
    return route.convert(point)
  }

  /// `point` of `layer` in the coordinates of this layer.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    (layer ?? root).convert(point, to: self)
  }

  /// The box in `layer` around `rect` of this layer.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    let route = Route(from: self, to: layer)
    return route.convert(rect)
  }

  /// The box in this layer around `rect` of `layer`.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    (layer ?? root).convert(rect, to: self)
  }

  /// The layer above all others in this tree.
  package var root: CALayer {
    var root = self
    while let superlayer = root.superlayer { root = superlayer }
    return root
  }

  /// `point` of this layer in its superlayer (A.2).
  fileprivate func toSuperlayer(_ point: CGPoint) -> CGPoint {
    let anchor = anchor
    if hasUnusualPlacing { return point.applying(planarMap) }
    let mapped = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(planarTransform)
    return CGPoint(x: mapped.x + storedPosition.x, y: mapped.y + storedPosition.y)
  }

  /// `point` of the superlayer in this layer; a transform without inverse sends all to the anchor (A.16).
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

/// The way from one layer up to the nearest that it shares with another, and down to that one.
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
    // Without transforms the size stays as it is, to the last bit.
    if up.allSatisfy(\.keepsSizes), down.allSatisfy(\.keepsSizes) {
      return CGRect(origin: convert(rect.origin), size: rect.size)
    }
    return CGRect(
      around: convert(CGPoint(x: rect.minX, y: rect.minY)), convert(CGPoint(x: rect.maxX, y: rect.minY)),
      convert(CGPoint(x: rect.maxX, y: rect.maxY)), convert(CGPoint(x: rect.minX, y: rect.maxY)))
  }
}

extension CALayer {
  /// Whether the superlayer transforms its sublayers, or y points up in this layer.
  private var hasUnusualPlacing: Bool {
    if extras?.effects?.isGeometryFlipped == true { return true }
    guard let effects = parent?.extras?.effects else { return false }
    return !CATransform3DIsIdentity(effects.sublayerTransform)
  }

  /// From this layer to its superlayer, with what that does to all its sublayers.
  private var planarMap: CGAffineTransform {
    var map = CGAffineTransform(planarMapToSuperlayer)
    if isGeometryFlipped { map = CGAffineTransform(flip).concatenating(map) }
    if let parent { map = map.concatenating(parent.aboutAnchor(parent.sublayerTransform).planar) }
    return map
  }

  /// Whether rectangles keep their sizes on the way to the superlayer.
  fileprivate var keepsSizes: Bool { planarTransform.isTranslation && !hasUnusualPlacing }

  /// This layer, its superlayer, and so on up to the root.
  fileprivate var chain: [CALayer] {
    var chain = [self]
    var next = superlayer
    while let layer = next {
      chain.append(layer)
      next = layer.superlayer
    }
    return chain
  }

  /// Whether both are one layer, or copies that show one layer.
  fileprivate func isSamePlace(as other: CALayer) -> Bool {
    self === other || isPresentation && other.isPresentation && model() === other.model()
  }
}
