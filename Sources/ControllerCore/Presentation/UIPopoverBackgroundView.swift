public import Foundation
public import LayoutCore
public import StyleCore

/// A type of the measures of a popover's background.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods: NSObjectProtocol {
  /// Returns the width of the arrow at its base, in points.
  static func arrowBase() -> CGFloat
  /// Returns the insets of the content, in points.
  static func contentViewInsets() -> UIEdgeInsets
  /// Returns the length of the arrow, in points.
  static func arrowHeight() -> CGFloat
}

/// The base class of a background of popovers, which subclasses draw with its arrow.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// Creates a background.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a background.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The distance of the arrow from the middle of its side, in points.
  open var arrowOffset: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The direction of the arrow.
  open var arrowDirection = UIPopoverArrowDirection.unknown { didSet { setNeedsLayout() } }

  /// Whether or not the content has the system's look.
  ///
  /// Differs from UIKit: without effect.
  open class var wantsDefaultContentAppearance: Bool { true }

  /// Returns the width of the arrow at its base, in points, which subclasses override.
  open class func arrowBase() -> CGFloat { 0 }
  /// Returns the insets of the content, in points, which subclasses override.
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
  /// Returns the length of the arrow, in points, which subclasses override.
  open class func arrowHeight() -> CGFloat { 0 }
}
