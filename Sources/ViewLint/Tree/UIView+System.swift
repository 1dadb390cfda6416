internal import ControlCore
internal import DiagnosticCore
@_spi(Plumb) internal import LayoutCore
internal import ListCore

extension UIView {
  /// Whether the class is one of UIKit's.
  var isOfSystem: Bool { SystemClasses.contains(type(of: self)) }

  /// Whether subviews are for users to place; what is in others, such as buttons, is theirs.
  var opensUpToUsers: Bool { contentKind.isOpen }

  /// Whether it was UIKit that made this subview of a view that is open to users, or that placed it.
  func isSystemPart(of superview: UIView) -> Bool {
    if isContent(of: superview) || superview.isContainer { return true }
    if superview is UIWindow, isViewOfController { return true }
    return isContainer || isAlert || self is UIRefreshControl
  }

  /// Whether UIKit has placed this view for users to fill: the content of a cell, the view of a controller.
  var holdsUserContent: Bool {
    guard !isContainer, !isAlert else { return false }
    return isViewOfController || superview.map(isContent) ?? false
  }

  /// Whether the view is the root view of a controller.
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

  /// Whether a controller made the view for those of others.
  private var isContainer: Bool { isOfSystem && (name == "ContainerView" || name == "PresentationView") }

  private var isAlert: Bool { isOfSystem && name == "AlertView" }

  private var name: String { String(describing: type(of: self)) }
}
