public import Foundation
public import GraphicsCore

/// A type that lays out and draws a layer; for the layer of a view, the view.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Tells the delegate to lay out the sublayers of `layer`.
  func layoutSublayers(of layer: CALayer)

  /// Tells the delegate to update the contents of `layer`; if not implemented, `draw(in:)` does.
  func display(_ layer: CALayer)

  /// Tells the delegate that the layer is about to call `draw(_:in:)`.
  func layerWillDraw(_ layer: CALayer)

  /// Tells the delegate to draw the contents of `layer`.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Returns the action for a change of a property of `layer`; `NSNull` is no action, and nil continues the search.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// Draws the contents by the layer's `draw(in:)`.
  public func display(_ layer: CALayer) { layer.makeDrawing() }

  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}

  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Returns nil, which continues the search.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
