import ControlCore
import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) package import LayoutCore
import ListCore
package import StyleCore

/// The moves of the focus in windows.
///
/// Every move asks the environments of the item that has the focus and of that which gets it, from the inside out, and tells
/// them in the same order.
@MainActor
package enum FocusMover: FocusMoving {
  // MARK: Environments

  /// Returns the window of an environment.
  static func window(of environment: any UIFocusEnvironment) -> UIWindow? {
    let view = (environment as? UIViewController)?.viewIfLoaded ?? UIView.view(of: environment)
    return view as? UIWindow ?? view?.window
  }

  /// Returns an environment and those around it, from the inside out.
  static func chain(from environment: (any UIFocusEnvironment)?) -> [any UIFocusEnvironment] {
    Array(
      sequence(state: environment) { next in
        defer { next = next?.parentFocusEnvironment }
        return next
      })
  }

  // MARK: Requests

  package static func setNeedsUpdate(in environment: any UIFocusEnvironment) {
    // Only what contains the focus may ask for another one.
    guard let window = window(of: environment), let item = window.focusedItem,
      chain(from: item).contains(where: { $0 === environment })
    else { return }
    request(environment, in: window)
  }

  package static func updateIfNeeded(in environment: any UIFocusEnvironment) {
    if let window = window(of: environment) { update(window) }
  }

  static func request(_ environment: any UIFocusEnvironment, in window: UIWindow) {
    FocusRequest.of(window).environment = environment
    MainLoop.main.enqueue { [weak window] in
      if let window { update(window) }
    }
  }

  static func update(_ window: UIWindow) {
    let request = FocusRequest.of(window)
    guard let environment = request.environment else { return }
    request.environment = nil
    guard let item = FocusFinder(window).item(preferredBy: environment) else { return }
    _ = move(window, to: item, [])
  }

  // MARK: Moves

  /// Gives the focus to another item, unless an environment forbids it, and returns whether it moved.
  static func move(_ window: UIWindow, to item: any UIFocusItem, _ heading: UIFocusHeading) -> Bool {
    let old = window.focusedItem
    guard old !== item else { return false }
    let context = UIFocusUpdateContext(from: old, to: item, heading)
    let environments = (chain(from: old) + chain(from: item)).map { $0 as AnyObject }.uniqued()
      .compactMap { $0 as? any UIFocusEnvironment }
    guard environments.allSatisfy({ allows(context, in: $0) }) else { return false }
    window.focusedItem = item
    let coordinator = UIFocusAnimationCoordinator()
    coordinator.waiting = ([], [])
    FocusHalo.move(from: context.previouslyFocusedView, to: context.nextFocusedView)
    for case let view? in [context.previouslyFocusedView, context.nextFocusedView] { view.focusDidChange() }
    for environment in environments {
      environment.didUpdateFocus(in: context, with: coordinator)
      (environment as? any FocusList)?.tell(context, coordinator)
    }
    show(context.nextFocusedView)
    coordinator.run()
    NotificationCenter.default.post(
      name: UIFocusSystem.didUpdateNotification, object: nil,
      userInfo: [
        UIFocusSystem.focusUpdateContextUserInfoKey: context,
        UIFocusSystem.animationCoordinatorUserInfoKey: coordinator,
      ])
    return true
  }

  private static func allows(_ context: UIFocusUpdateContext, in environment: any UIFocusEnvironment) -> Bool
  {
    environment.shouldUpdateFocus(in: context) && (environment as? any FocusList)?.allows(context) ?? true
  }

  /// Scrolls what contains a view, so that the view is visible, with half as much of what is around it.
  ///
  /// A list makes its rows when they become visible, so that the next one has to be there for the next key.
  private static func show(_ view: UIView?) {
    guard let view else { return }
    for case let outer as UIScrollView in sequence(first: view, next: \.superview).dropFirst() {
      let size = view.bounds.size
      let area = view.convert(view.bounds.insetBy(dx: -size.width / 2, dy: -size.height / 2), to: outer)
      let part = area.common(with: CGRect(origin: .zero, size: outer.contentSize))
      if !part.isNull { outer.scrollRectToVisible(part, animated: false) }
    }
  }

  /// Moves the focus as a key does, and returns whether the key is one of the focus.
  ///
  /// The arrow keys move in their direction, the tab key to the next group, or to the next item if there is only one. A key
  /// gives the focus to the first item if nothing has it.
  package static func press(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
    // A text that is edited has the focus.
    if window.focusedItem == nil, let text = window.firstResponder as? UIView, text.canBecomeFocused {
      window.focusedItem = text
    }
    let finder = FocusFinder(window)
    guard let current = finder.current else {
      let first = (window.rootViewController as (any UIFocusEnvironment)?) ?? window
      guard let item = finder.item(preferredBy: first) ?? finder.ordered.first?.item else { return false }
      return move(window, to: item, heading)
    }
    if let item = finder.next(from: current, heading), move(window, to: item, heading) { return true }
    NotificationCenter.default.post(
      name: UIFocusSystem.movementDidFailNotification, object: nil,
      userInfo: [
        UIFocusSystem.focusUpdateContextUserInfoKey: UIFocusUpdateContext(
          from: current.item, to: nil, heading)
      ])
    return true
  }
}

extension UIFocusAnimationCoordinator {
  /// Runs all that was added.
  func run() {
    guard let (animations, completions) = waiting else { return }
    waiting = nil
    guard !animations.isEmpty else {
      for body in completions { body() }
      return
    }
    UIView.animate(
      withDuration: Self.duration, animations: { for body in animations { body() } },
      completion: { _ in for body in completions { body() } })
  }
}

/// The environment in which the focus of a window is to be determined.
@MainActor
private final class FocusRequest {
  weak var environment: (any UIFocusEnvironment)?

  private static let all = AttachedValue<FocusRequest>()

  static func of(_ window: UIWindow) -> FocusRequest { all.of(window) { FocusRequest() } }
}

extension UIView {
  /// Updates the look of the view after it got or lost the focus.
  fileprivate func focusDidChange() {
    (self as? UIControl)?.stateDidChange()
    (self as? UITableViewCell)?.setNeedsUpdateConfiguration()
    (self as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
  }
}
