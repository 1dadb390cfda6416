package import Foundation

/// The substitute geometry that readers of layers get in place of the actual one.
///
/// A layout reads the positions of views and sets those of others. If it reads a substitute for one view, and the final
/// values of all others, it reveals which of its results depend on that view.
package struct ReadSubstitution {
  /// A substitute position of a view, whose three values need not be consistent.
  package struct Place {
    package var bounds: CGRect
    package var position: CGPoint
    package var frame: CGRect

    /// Creates the actual position of a layer.
    package init(of layer: CALayer) {
      bounds = layer.storedBounds
      position = layer.storedPosition
      frame = layer.computedFrame
    }
  }

  private var places: [ObjectIdentifier: Place] = [:]

  package init() {}

  /// The substitute position of a layer; nil is the actual one.
  package subscript(layer: CALayer) -> Place? {
    get { places[ObjectIdentifier(layer)] }
    set { places[ObjectIdentifier(layer)] = newValue }
  }

  /// Returns the substitute for the bounds or the frame of `layer`; nil if there is none.
  func rect(_ property: TraceProperty, of layer: CALayer) -> CGRect? {
    self[layer].map { property == .frame ? $0.frame : $0.bounds }
  }

  /// Returns the substitute for the position of `layer`; nil if there is none.
  func position(of layer: CALayer) -> CGPoint? { self[layer]?.position }
}
