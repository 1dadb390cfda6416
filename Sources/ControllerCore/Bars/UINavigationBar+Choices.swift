public import ControlCore
public import Foundation
public import LayoutCore
public import StyleCore

/// The choices of a bar that are kept and not shown.
@MainActor
private final class BarChoices {
  static let values = AttachedValue<BarChoices>()

  var titleAdjustments: [UIBarMetrics: CGFloat] = [:]
  var behavioralStyle = UIBehavioralStyle.automatic
  weak var toolbarDelegate: (any UIToolbarDelegate)?
}

extension UINavigationBar {
  private var choices: BarChoices { BarChoices.values.of(self) { BarChoices() } }

  /// Sets the distance by which the title is moved down, in points.
  ///
  /// Differs from UIKit: it is kept and without effect.
  public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    choices.titleAdjustments[barMetrics] = adjustment
  }

  /// Returns the distance by which the title is moved down, in points.
  public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    choices.titleAdjustments[barMetrics] ?? 0
  }

  /// The preferred style of behaviour.
  ///
  /// Differs from UIKit: without effect.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { choices.behavioralStyle }
    set { choices.behavioralStyle = newValue }
  }

  /// The style of behaviour: that of a pad.
  public var behavioralStyle: UIBehavioralStyle { .pad }
}

/// A type of delegates of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIToolbar {
  /// The delegate of the bar, which determines its position.
  ///
  /// Differs from UIKit: it is not called.
  public var delegate: (any UIToolbarDelegate)? {
    get { BarChoices.values[self]?.toolbarDelegate }
    set { BarChoices.values.of(self) { BarChoices() }.toolbarDelegate = newValue }
  }
}

extension UITabBar {
  /// The colour of the selected item, for code of old: the tint colour.
  public var selectedImageTintColor: UIColor? {
    get { tintColor }
    set { tintColor = newValue }
  }
}

/// The attributes of badges, which are kept and not shown.
@MainActor
private final class BadgeAttributes {
  static let values = AttachedValue<BadgeAttributes>()

  var byState: [UInt: [NSAttributedString.Key: Any]] = [:]
}

extension UITabBarItem {
  /// Sets the attributes of the badge's text in a state.
  ///
  /// Differs from UIKit: they are kept and without effect; those of the bar's appearance are shown.
  public func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { BadgeAttributes.values.of(self) { BadgeAttributes() }.byState[state.rawValue] = textAttributes }

  /// Returns the attributes of the badge's text in a state.
  public func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    BadgeAttributes.values[self]?.byState[state.rawValue]
  }
}
