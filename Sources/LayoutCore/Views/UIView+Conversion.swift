package import StyleCore

extension UIView {
  /// Returns the view that a coordinate space is, or `nil` for another space.
  ///
  /// Not inlined: if the optimizer of Swift 6.3 specializes this cast for a parameter, it fails its own verification.
  @inline(never)
  static func view(behind space: any UICoordinateSpace) -> UIView? {
    space as? UIView
  }
}

extension UIView {
  /// Whether or not the view is laid out from right to left.
  package var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The pixels of the display of the view.
  package var pixels: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }
}
