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
