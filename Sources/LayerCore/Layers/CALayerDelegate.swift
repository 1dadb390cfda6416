public import Foundation
public import GraphicsCore

/// Who is told when a layer is laid out or displayed; for the layer of a view, the view.
public protocol CALayerDelegate: NSObjectProtocol {
  /// `layer` shall place its sublayers.
  func layoutSublayers(of layer: CALayer)

  /// `layer` shall make its contents anew: without a method of its own, by `draw(in:)`.
  func display(_ layer: CALayer)

  /// The contents of `layer` shall be drawn.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// What runs when a property of `layer` changes; `NSNull` is nothing, and nil leaves it to others.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// Has the layer draw its contents.
  public func display(_ layer: CALayer) { layer.makeDrawing() }

  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Leaves it to others.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
