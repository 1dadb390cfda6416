package import Foundation
package import StyleCore

/// A type that makes the labels, images and buttons in views of this module, which belong to higher modules.
@MainActor
package protocol ContentProviding {
  /// The device that the main screen belongs to.
  static var device: AnyObject { get }
  /// Returns the content of a navigation bar.
  static func content(of bar: UINavigationBar) -> any BarContent
  /// Returns the content of a tab bar.
  static func content(of bar: UITabBar) -> any BarContent
  /// Returns the content of a toolbar.
  static func content(of bar: UIToolbar) -> any BarContent
  /// Returns the content of a refresh control.
  static func content(of control: UIRefreshControl) -> any RefreshContent
  /// Shows the input views of the first responder over a window, and returns their height and that of the keys below.
  static func showInputs(of responder: UIResponder?, keys: CGFloat, in window: UIWindow) -> InputHeights
}

/// A type of controllers that list the tabs that do not fit into a tab bar.
@MainActor
package protocol MoreListing: UIViewController {
  /// Creates the list of a tab bar controller.
  init(of tabs: UITabBarController)
  /// Shows the current tabs.
  func reload()
}

/// A type of the application for windows, scenes and touches.
@MainActor
package protocol SharedApplication: UIResponder {
  /// The application of the process.
  static var current: any SharedApplication { get }
  /// The visible windows, from back to front.
  var windows: [UIWindow] { get }
  /// Sends an event to every window that it has touches in.
  func sendEvent(_ event: UIEvent)
  /// Tells of the orientation to which the screen turns next.
  func screenWillTurn(to orientation: UIInterfaceOrientation)
  /// Tells of the orientation from which the screen turned.
  func screenDidTurn(from orientation: UIInterfaceOrientation)
}

/// The types of higher modules that this one needs.
///
/// They are found by their names, since this module may not import them.
@MainActor
enum HigherModules {
  static let contentProvider = _typeByName("11ControlCore15ContentProviderO") as? any ContentProviding.Type
  private static let applicationType =
    _typeByName("14ControllerCore13UIApplicationC") as? any SharedApplication.Type

  /// The list of tabs that do not fit into a tab bar, or `nil` in a program without its module.
  static let moreList = _typeByName("14ControllerCore18MoreListControllerC") as? any MoreListing.Type

  /// The maker of the controllers of sheets, popovers and alerts, or `nil` in a program without its module.
  static let presentationProvider =
    _typeByName("14ControllerCore20PresentationProviderO") as? any PresentationProviding.Type

  /// The reader of nibs and storyboards, or `nil` in a program without its module.
  static let interfaceLoader = _typeByName("7NibCore15InterfaceLoaderO") as? any InterfaceLoading.Type

  /// The focus of windows, or `nil` in a program without its module.
  static let focus = _typeByName("15InteractionCore10FocusMoverO") as? any FocusMoving.Type

  /// The application, or `nil` in a program without the module of applications.
  static var application: (any SharedApplication)? { applicationType?.current }
}
