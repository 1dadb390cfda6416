public import Foundation
public import LayoutCore

/// The focus of a window: the item that the keys of a keyboard control.
///
/// Nothing has the focus until an arrow key, the tab key or `requestFocusUpdate(to:)` gives it to an item.
///
/// Differs from UIKit: phones have a focus, too, since the keyboard is that of `HeadlessUser`; scroll views show it at once.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  private weak var window: UIWindow?

  /// Creates the focus system of an environment, or nil for one that is in no window.
  public init?(for environment: any UIFocusEnvironment) {
    guard let window = FocusMover.window(of: environment) else { return nil }
    self.window = window
    super.init()
  }

  /// Returns the focus system of an environment, or nil for one that is in no window.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    UIFocusSystem(for: environment)
  }

  /// The item that has the focus.
  open weak var focusedItem: (any UIFocusItem)? { window?.focusedItem }

  /// Requests that an item of an environment gets the focus, in the next turn of the loop.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    guard let window, FocusMover.window(of: environment) === window else { return }
    FocusMover.request(environment, in: window)
  }

  /// Determines the focus at once, if that was requested.
  open func updateFocusIfNeeded() {
    if let window { FocusMover.update(window) }
  }

  /// Returns whether an environment is another one, or contains it.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    FocusMover.chain(from: otherEnvironment).contains { $0 === environment }
  }

  /// The name of the notification of a move of the focus.
  nonisolated public static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
  /// The name of the notification of a key that could not move the focus.
  nonisolated public static let movementDidFailNotification = NSNotification.Name(
    "UIFocusMovementDidFailNotification")
  /// The key of the context of a move in the notifications.
  nonisolated public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
}
