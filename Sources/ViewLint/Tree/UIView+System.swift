internal import ControlCore
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
    if isContent(of: superview) || superview.isContainer { return true }
    if superview is UIWindow, isViewOfController { return true }
    return isContainer || isAlert || self is UIRefreshControl
  }

  /// Whether or not UIKit has placed this view for content of users: that of a cell, or of a controller.
  var holdsUserContent: Bool {
    guard !isContainer, !isAlert else { return false }
    return isViewOfController || superview.map(isContent) ?? false
  }

  /// Whether or not the view is the root view of a controller.
  var isViewOfController: Bool { next is UIViewController }

  private func isContent(of superview: UIView) -> Bool {
    switch superview {
    case let cell as UITableViewCell: self === cell.contentView
    case let cell as UICollectionViewCell: self === cell.contentView
    case let view as UITableViewHeaderFooterView: self === view.contentView
    case let view as UIVisualEffectView: self === view.contentView
    default: false
    }
  }

  /// Whether or not a controller created the view for the views of others.
  private var isContainer: Bool { isOfSystem && (name == "ContainerView" || name == "PresentationView") }

  private var isAlert: Bool { isOfSystem && name == "AlertView" }

  private var name: String { String(describing: type(of: self)) }
}
