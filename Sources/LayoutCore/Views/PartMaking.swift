package import Foundation
package import StyleCore

/// The maker of the labels, images and buttons that views of this module show and higher modules have.
@MainActor
package protocol PartMaking {
  /// Returns the content of a navigation bar.
  static func content(of bar: UINavigationBar) -> any BarContent
  /// Returns the content of a tab bar.
  static func content(of bar: UITabBar) -> any BarContent
  /// Returns the content of a toolbar.
  static func content(of bar: UIToolbar) -> any BarContent
  /// Returns the content of a refresh control.
  static func content(of control: UIRefreshControl) -> any RefreshContent
}

/// The content of a bar: its ground, and the views of its items.
@MainActor
package protocol BarContent: AnyObject {
  /// The distances from the bar to the edges of the screen that the ground covers.
  var outerInsets: UIEdgeInsets { get set }
  /// Shows the bar's items in their present look, and places them.
  func layOut()
}

/// The content of a refresh control: an indicator, and a text beneath it.
@MainActor
package protocol RefreshContent: AnyObject {
  /// The text.
  var title: NSAttributedString? { get set }
  /// Whether the indicator turns.
  var isRefreshing: Bool { get set }
  /// Places both.
  func layOut()
}

/// The application, as windows, scenes and touches know it.
@MainActor
package protocol SharedApplication: UIResponder {
  /// The application of the process.
  static var current: any SharedApplication { get }
  /// The windows that are shown, from back to front.
  var windows: [UIWindow] { get }
  /// Hands an event to every window that it has touches in.
  func sendEvent(_ event: UIEvent)
}

/// The types of higher modules that this one needs, found by their names, since it may not import them.
@MainActor
enum HigherModules {
  static let parts = _typeByName("11ControlCore9PartMakerO") as? any PartMaking.Type
  private static let applicationType =
    _typeByName("14ControllerCore13UIApplicationC") as? any SharedApplication.Type

  /// The application.
  static var application: (any SharedApplication)? { applicationType?.current }
}
