public import Foundation
import GraphicsCore
public import StyleCore

/// An object through which a focus moves, such as a view.
///
/// Differs from UIKit: nothing gets the focus, since there is neither a remote control nor a keyboard that moves it.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments that get the focus first, the preferred one first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Requests that the focus is determined again.
  func setNeedsFocusUpdate()
  /// Determines the focus at once, if that was requested.
  func updateFocusIfNeeded()
  /// Returns whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Tells the environment that the focus moved.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An environment that can have the focus itself.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether or not the item can have the focus now.
  var canBecomeFocused: Bool { get }
  /// The frame of the item, in the coordinates of its container.
  var frame: CGRect { get }
}

/// A move of the focus from one item to another.
///
/// Differs from UIKit: there are none, since nothing gets the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The item that had the focus.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// The item that gets the focus.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  /// The view that had the focus, or the view of the item that had it.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that gets the focus, or the view of the item that gets it.
  open var nextFocusedView: UIView? { nil }
  /// The direction of the move.
  open var focusHeading: UIFocusHeading { [] }
}

/// The animations beside a move of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Runs animations with those of the item that gets the focus, and then a completion.
  ///
  /// Differs from UIKit: both run at once, since no focus moves.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
