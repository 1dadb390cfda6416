package import Foundation

/// What readers of places are told in place of what is.
///
/// A layout reads where views are and says where others go. Told something else of one view, and of all others what
/// was settled, it shows which of its answers depend on that view.
package struct ReadSubstitution {
  /// Where a view is said to be. The three need not agree.
  package struct Place {
    package var bounds: CGRect
    package var position: CGPoint
    package var frame: CGRect

    /// Where a layer is now.
    package init(of layer: CALayer) {
      bounds = layer.storedBounds
      position = layer.storedPosition
      frame = layer.computedFrame
    }
  }

  private var places: [ObjectIdentifier: Place] = [:]

  package init() {}

  /// Where a layer is said to be; nil is where it is.
  package subscript(layer: CALayer) -> Place? {
    get { places[ObjectIdentifier(layer)] }
    set { places[ObjectIdentifier(layer)] = newValue }
  }

  /// What a reader of bounds or a frame of `layer` is told, where that is not what is.
  func rect(_ property: TraceProperty, of layer: CALayer) -> CGRect? {
    self[layer].map { property == .frame ? $0.frame : $0.bounds }
  }

  /// What a reader of the position is told.
  func position(of layer: CALayer) -> CGPoint? { self[layer]?.position }
}
