public import Foundation
package import Paths

/// A reusable drawing, to be drawn into contexts any number of times.
///
/// Differs from UIKit: it has no resolution; the drawing is repeated, and is sharp at any size.
public final class CGLayer {
  /// The context that draws the layer, in the coordinates of the context it was made for.
  public let context: CGContext?
  private let ownSize: CGSize

  /// Creates a layer of the given size for `context`, in points.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0 else { return nil }
    ownSize = size
    // The layer's y points in the direction in which that of the context did initially.
    self.context = CGContext(
      rect: CGRect(origin: .zero, size: size), scale: context.scale, isUpward: context.base.d < 0)
  }

  /// The size of the layer.
  public var size: CGSize { ownSize }
}

extension CGContext {
  /// Draws `layer` in `rect`.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let drawing = layer.context?.drawing else { return }
    // The drawing's y points down; if that of the layer points up, so does that of this context.
    var place = CGAffineTransform(
      a: rect.width / layer.size.width, b: 0, c: 0, d: rect.height / layer.size.height, tx: rect.minX,
      ty: rect.minY)
    if let base = layer.context?.base { place = base.inverted().concatenating(place) }
    draw(drawing, mappedBy: place.concatenating(state.ctm).pathTransform)
  }

  /// Draws `layer` at its own size, its origin at `point`.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws the drawing of another context as one group, with the current clip, opacity, blend mode and shadow.
  ///
  /// - Parameters:
  ///   - drawing: The drawing.
  ///   - transform: The transform from its coordinates to those of this context's drawing.
  package func draw(_ drawing: Drawing, mappedBy transform: Paths.AffineTransform) {
    guard !drawing.steps.isEmpty else { return }
    beginTransparencyLayer(auxiliaryInfo: nil)
    var frame = Paths.Path()
    frame.appendRect(Rect(drawing.rect))
    let edge = Drawing.Clip.area(.fill(frame.mapped(by: transform), evenOdd: false))
    var end = 0
    for (index, step) in drawing.steps.enumerated() {
      var mapped = step.mapped(by: transform)
      // Steps in a group are clipped with the group.
      if index >= end, !step.isInside(drawing.rect) || step.isGroup { mapped.clips.append(edge) }
      if case .group(let count) = step.content { end = max(end, index + 1 + count) }
      append(mapped)
    }
    endTransparencyLayer()
  }
}
