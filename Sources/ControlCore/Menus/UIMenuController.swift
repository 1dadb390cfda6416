public import Foundation
public import GraphicsCore
public import LayoutCore
import StyleCore

/// An item of the menu for a selection.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The method that the item calls.
  open var action: Selector

  /// Creates an item with a title and a method.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The menu for a selection, of which there is one per process.
///
/// It has the items whose actions the first responder, or one after it in the chain, can perform.
///
/// Differs from UIKit: it is drawn as the edit menu of iOS 16 and later, without an arrow.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The direction of the menu's arrow.
  public enum ArrowDirection: Int, Sendable {
    /// A direction that the menu chooses.
    case `default` = 0
    /// Up.
    case up = 1
    /// Down.
    case down = 2
    /// Left.
    case left = 3
    /// Right.
    case right = 4
  }

  private static let menu = UIMenuController()
  private static let size = CGSize(width: 120, height: 44)
  private weak var targetView: UIView?
  private var targetRect = CGRect.zero
  private var isShown = false
  private weak var view: EditMenuView?

  private override init() {
    super.init()
  }

  /// The menu.
  public class var shared: UIMenuController { menu }

  /// The items of the program, after those of the system.
  open var menuItems: [UIMenuItem]?
  /// The direction of the arrow.
  open var arrowDirection = ArrowDirection.default

  /// Whether or not the menu is visible.
  open var isMenuVisible: Bool {
    get { isShown }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Shows the menu at a part of a view, if a responder can perform an item's action.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Hides the menu, if it is shown for a view.
  open func hideMenu(from targetView: UIView) {
    if targetView === self.targetView { hideMenu() }
  }

  /// Hides the menu.
  open func hideMenu() {
    setMenuVisible(false, animated: true)
  }

  /// Sets the part of a view that the menu is for.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    self.targetView = targetView
  }

  /// Shows or hides the menu.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isShown, !menuVisible || !shownItems.isEmpty else { return }
    post(menuVisible ? Self.willShowMenuNotification : Self.willHideMenuNotification)
    isShown = menuVisible
    if menuVisible { draw() } else { view?.disappear() }
    post(menuVisible ? Self.didShowMenuNotification : Self.didHideMenuNotification)
  }

  private func draw() {
    guard let targetView, let window = targetView.window else { return }
    let commands = shownItems.map { UICommand(title: $0.title, action: $0.action) }
    let rect = targetView.convert(targetRect, to: window)
    let view = EditMenuView(UIMenu(children: commands), beside: rect, from: targetView) { [weak self] in
      self?.hideMenu()
    }
    view.prefersBelow = arrowDirection == .up
    view.appear(in: window)
    self.view = view
  }

  /// Updates the items for the present state of the responders.
  open func update() {
    if isShown, shownItems.isEmpty { hideMenu() }
  }

  /// The frame of the menu on the screen, above the part of the view; empty while it is hidden.
  open var menuFrame: CGRect {
    guard isShown, let targetView else { return .zero }
    if let view, view.superview != nil { return view.frame }
    let rect = targetView.convert(targetRect, to: nil)
    return CGRect(
      x: rect.midX - Self.size.width / 2, y: rect.minY - Self.size.height, width: Self.size.width,
      height: Self.size.height)
  }

  /// The items that the menu has for the present state of the responders.
  package var shownItems: [UIMenuItem] {
    (Self.systemItems + (menuItems ?? [])).filter { target(of: $0) != nil }
  }

  /// Performs the action of an item, and hides the menu.
  package func choose(_ item: UIMenuItem) {
    if let target = target(of: item) { item.action.invoke(on: target, with: [self]) }
    hideMenu()
  }

  /// Returns the items that the first responder, a view, or one after it in the chain can perform.
  package func items(from view: UIView) -> [UIMenuItem] {
    let all = Self.systemItems + (menuItems ?? [])
    let start = view.window?.firstResponder ?? view
    return all.filter { start.target(forAction: $0.action, withSender: self) != nil }
  }

  private func target(of item: UIMenuItem) -> UIResponder? {
    let start = UIWindow.key?.firstResponder ?? targetView
    return start?.target(forAction: item.action, withSender: self) as? UIResponder
  }

  private static let systemActions = [
    (SystemWord.cut, Selector("cut:", UIResponder.cut)), (.copy, Selector("copy:", UIResponder.copy)),
    (.paste, Selector("paste:", UIResponder.paste(_:))), (.delete, Selector("delete:", UIResponder.delete)),
    (.select, Selector("select:", UIResponder.select)),
    (.selectAll, Selector("selectAll:", UIResponder.selectAll)),
  ]

  private static var systemItems: [UIMenuItem] {
    systemActions.map { UIMenuItem(title: $0.text, action: $1) }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// The notifications of the menu.
extension UIMenuController {
  /// The notification before the menu appears.
  public nonisolated class var willShowMenuNotification: Notification.Name {
    Notification.Name("UIMenuControllerWillShowMenuNotification")
  }
  /// The notification after the menu appeared.
  public nonisolated class var didShowMenuNotification: Notification.Name {
    Notification.Name("UIMenuControllerDidShowMenuNotification")
  }
  /// The notification before the menu disappears.
  public nonisolated class var willHideMenuNotification: Notification.Name {
    Notification.Name("UIMenuControllerWillHideMenuNotification")
  }
  /// The notification after the menu disappeared.
  public nonisolated class var didHideMenuNotification: Notification.Name {
    Notification.Name("UIMenuControllerDidHideMenuNotification")
  }
  /// The notification after the frame of the menu changed.
  public nonisolated class var menuFrameDidChangeNotification: Notification.Name {
    Notification.Name("UIMenuControllerMenuFrameDidChangeNotification")
  }
}
