extension UIView {
  /// Whether the constraints leave the view's frame open. Differs from UIKit: false; nothing solves them yet.
  public var hasAmbiguousLayout: Bool { false }

  /// Takes another of the frames that the constraints leave open. Differs from UIKit: it does nothing; nothing
  /// solves them yet.
  public func exerciseAmbiguityInLayout() {}
}

extension UILayoutGuide {
  /// Whether the constraints leave the guide's frame open. Differs from UIKit: false; nothing solves them yet.
  public var hasAmbiguousLayout: Bool { false }
}

extension NSLayoutAnchor {
  /// Whether the constraints leave the place or size open. Differs from UIKit: false; nothing solves them yet.
  public var hasAmbiguousLayout: Bool { false }
}
