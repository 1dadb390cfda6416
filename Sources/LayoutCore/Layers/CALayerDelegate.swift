public import Foundation

/// Who is told when a layer is laid out or displayed; for the layer of a view, the view.
public protocol CALayerDelegate: NSObjectProtocol {
  /// `layer` shall place its sublayers.
  func layoutSublayers(of layer: CALayer)

  /// `layer` shall make its contents anew.
  func display(_ layer: CALayer)
}

extension CALayerDelegate {
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// Does nothing.
  public func display(_ layer: CALayer) {}
}
