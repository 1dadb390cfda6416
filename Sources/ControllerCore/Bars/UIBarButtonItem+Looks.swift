public import Foundation
public import GraphicsCore
public import LayoutCore
public import StyleCore

/// The looks of a button before those of iOS 13, which are kept and not shown.
private final class ButtonLooks {
  /// A look is for a state, a style and metrics.
  struct Place: Hashable {
    var state: UInt = 0
    var style: Int?
    var metrics: Int
  }

  private final class Mark: Sendable {}

  private static let mark = Mark()

  var backgrounds: [Place: UIImage] = [:]
  var backBackgrounds: [Place: UIImage] = [:]
  var titleOffsets: [Place: UIOffset] = [:]
  var backTitleOffsets: [Place: UIOffset] = [:]
  var backgroundOffsets: [Place: CGFloat] = [:]
  var backBackgroundOffsets: [Place: CGFloat] = [:]
  var landscapeInsets = UIEdgeInsets.zero

  /// Returns the looks of an item, which it has from now on.
  static func looks(of item: UIBarItem) -> ButtonLooks {
    let key = unsafe UnsafeRawPointer(Unmanaged.passUnretained(mark).toOpaque())
    if let looks = unsafe objc_getAssociatedObject(item, key) as? ButtonLooks { return looks }
    let looks = ButtonLooks()
    unsafe objc_setAssociatedObject(item, key, looks, .OBJC_ASSOCIATION_RETAIN)
    return looks
  }
}

extension UIBarItem {
  /// The insets of the image for little height.
  ///
  /// Differs from UIKit: without effect.
  public var landscapeImagePhoneInsets: UIEdgeInsets {
    get { ButtonLooks.looks(of: self).landscapeInsets }
    set { ButtonLooks.looks(of: self).landscapeInsets = newValue }
  }
}

/// Looks of old programs; those of `UINavigationBarAppearance` are shown.
extension UIBarButtonItem {
  private var looks: ButtonLooks { .looks(of: self) }

  /// Creates a button with an image, and another one for little height.
  ///
  /// Differs from UIKit: the other one is not shown.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Sets the image behind the button in a state.
  ///
  /// Differs from UIKit: it is kept and not shown.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    looks.backgrounds[.init(state: state.rawValue, metrics: barMetrics.rawValue)] = backgroundImage
  }

  /// Returns the image behind the button in a state.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    looks.backgrounds[.init(state: state.rawValue, metrics: barMetrics.rawValue)]
  }

  /// Sets the image behind the button in a state and a style.
  ///
  /// Differs from UIKit: it is kept and not shown.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    let place = ButtonLooks.Place(
      state: state.rawValue, style: style.rawValue, metrics: barMetrics.rawValue)
    looks.backgrounds[place] = backgroundImage
  }

  /// Returns the image behind the button in a state and a style.
  public func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    looks.backgrounds[
      .init(state: state.rawValue, style: style.rawValue, metrics: barMetrics.rawValue)]
  }

  /// Sets the distance by which the image behind the button is moved down, in points.
  ///
  /// Differs from UIKit: it is kept and without effect.
  public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    looks.backgroundOffsets[.init(metrics: barMetrics.rawValue)] = adjustment
  }

  /// Returns the distance by which the image behind the button is moved down, in points.
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks.backgroundOffsets[.init(metrics: barMetrics.rawValue)] ?? 0
  }

  /// Sets the distance by which the title is moved, in points.
  ///
  /// Differs from UIKit: it is kept and without effect.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    looks.titleOffsets[.init(metrics: barMetrics.rawValue)] = adjustment
  }

  /// Returns the distance by which the title is moved, in points.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    looks.titleOffsets[.init(metrics: barMetrics.rawValue)] ?? .zero
  }

  /// Sets the image behind the back button in a state.
  ///
  /// Differs from UIKit: it is kept and not shown.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    looks.backBackgrounds[.init(state: state.rawValue, metrics: barMetrics.rawValue)] = backgroundImage
  }

  /// Returns the image behind the back button in a state.
  public func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    looks.backBackgrounds[.init(state: state.rawValue, metrics: barMetrics.rawValue)]
  }

  /// Sets the distance by which the title of the back button is moved, in points.
  ///
  /// Differs from UIKit: it is kept and without effect.
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    looks.backTitleOffsets[.init(metrics: barMetrics.rawValue)] = adjustment
  }

  /// Returns the distance by which the title of the back button is moved, in points.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    looks.backTitleOffsets[.init(metrics: barMetrics.rawValue)] ?? .zero
  }

  /// Sets the distance by which the image behind the back button is moved down, in points.
  ///
  /// Differs from UIKit: it is kept and without effect.
  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    looks.backBackgroundOffsets[.init(metrics: barMetrics.rawValue)] = adjustment
  }

  /// Returns the distance by which the image behind the back button is moved down, in points.
  public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks.backBackgroundOffsets[.init(metrics: barMetrics.rawValue)] ?? 0
  }
}
