package import Paths

/// Another layer that a layer without sublayers shows in its bounds, besides the place where it is.
///
/// The layer must not contain the one that shows it.
package struct LayerCopy {
  /// The shown layer.
  package weak var source: CALayer?
  /// The map from the coordinates of the shown layer to those of the showing one.
  package var map: Paths.AffineTransform

  /// Creates a copy.
  package init(of source: CALayer, map: Paths.AffineTransform) {
    self.source = source
    self.map = map
  }
}

extension CALayer {
  /// The layer that this one shows; `nil` for none.
  package var shownCopy: LayerCopy? {
    get { extras?.effects?.copy }
    set { writableEffects.copy = newValue }
  }
}
