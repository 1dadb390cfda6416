public import Foundation

/// The appearance of a tab bar item in each of its states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The layout of the title and the image.
  public enum Style: Int, Sendable {
    /// The title below the image.
    case stacked = 0
    /// The title beside the image.
    case inline = 1
    /// The title beside the image, for little height.
    case compactInline = 2
  }

  /// The appearance of an item that is not selected.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected item.
  public let selected = UITabBarItemStateAppearance()
  /// The appearance of a disabled item.
  public let disabled = UITabBarItemStateAppearance()
  /// The appearance of a focused item.
  ///
  /// Differs from UIKit: without effect.
  public let focused = UITabBarItemStateAppearance()

  /// Creates the default appearance of a style.
  public init(style: Style) {
    super.init()
  }

  /// Creates the default appearance.
  public override convenience init() {
    self.init(style: .stacked)
  }

  /// Sets the default appearance of a style.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] {
      (state.titleTextAttributes, state.iconColor) = ([:], nil)
    }
  }
}

/// The appearance of a tab bar item in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title.
  ///
  /// A missing font or colour is the default one.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the image, or `nil` for the default one.
  open var iconColor: UIColor?
  /// The colour of the badge, or `nil` for red.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text.
  ///
  /// A missing font or colour is the default one.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the badge, in points.
  open var badgePositionAdjustment = UIOffset.zero
  /// The offset of the badge's text.
  ///
  /// Differs from UIKit: without effect.
  open var badgeTitlePositionAdjustment = UIOffset.zero
}
