package import Foundation
package import StyleCore

/// The maker of what views of this module show and higher modules have: labels, images, buttons.
@MainActor
package protocol PartMaking {
  /// What a navigation bar shows.
  static func content(of bar: UINavigationBar) -> any BarContent
  /// What a tab bar shows.
  static func content(of bar: UITabBar) -> any BarContent
  /// What a toolbar shows.
  static func content(of bar: UIToolbar) -> any BarContent
  /// What a refresh control shows.
  static func content(of control: UIRefreshControl) -> any RefreshContent
}

/// What a bar shows: its ground, and what stands for its items.
@MainActor
package protocol BarContent: AnyObject {
  /// The distances from the bar to the edges of the screen that the ground covers.
  var outerInsets: UIEdgeInsets { get set }
  /// Shows what the bar is to show now, and places it.
  func layOut()
}

/// What a refresh control shows: an indicator, and a text beneath it.
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
