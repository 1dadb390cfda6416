extension CALayer {
  /// Returns whether contents are upside down in the layer's own coordinates: those of an odd number of flipped layers.
  ///
  /// The layer itself and its superlayers count if they have `isGeometryFlipped`. Differs from UIKit: the screen does not
  /// count.
  public func contentsAreFlipped() -> Bool {
    var isFlipped = false
    for layer in sequence(first: self, next: { $0.superlayer }) where layer.isGeometryFlipped {
      isFlipped.toggle()
    }
    return isFlipped
  }
}
