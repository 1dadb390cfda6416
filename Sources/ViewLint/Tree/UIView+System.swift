internal import DiagnosticCore
@_spi(Plumb) internal import LayoutCore
internal import ListCore

extension UIView {
  /// Whether or not the class is one of UIKit's.
  var isOfSystem: Bool { SystemClasses.contains(type(of: self)) }

  /// Whether or not users place subviews in the view; the subviews of others, such as buttons, are their own.
  var opensUpToUsers: Bool { contentKind.isOpen }

  /// Returns whether UIKit created or placed this subview of a view that is open to users.
  func isSystemPart(of superview: UIView) -> Bool {
    if superview.ownContentView === self || superview.placesAsListPart(self) { return true }
    if superview is UIWindow, isViewOfController { return true }
    return contentKind == .container || self is UIRefreshControl
  }

  /// Whether or not UIKit has placed this view for content of users: a cell, its content view, or that of a controller.
  var holdsUserContent: Bool { isViewOfController || superview?.ownContentView === self || isReusablePart }

  /// Whether or not the view is the root view of a controller.
  var isViewOfController: Bool { next is UIViewController }
}
