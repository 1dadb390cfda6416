package import StyleCore

extension UIView {
  /// The view that a coordinate space is, if it is one.
  ///
  /// Not inlined: where the optimizer of Swift 6.3 specializes this cast for a parameter, it fails its own
  /// verification.
  @inline(never)
  static func view(behind space: any UICoordinateSpace) -> UIView? {
    space as? UIView
  }
}

extension UIView {
  /// Whether reading goes from right to left.
  package var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The pixels of the picture that the view is for.
  package var pixels: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }
}
