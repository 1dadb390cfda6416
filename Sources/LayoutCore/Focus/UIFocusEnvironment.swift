public import Foundation
import GraphicsCore
public import StyleCore

/// An object through which a focus moves, such as a view.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments that get the focus first, the preferred one first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment around this one.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The name of the group of items to which the environment belongs, or `nil` for that of its parent.
  var focusGroupIdentifier: String? { get }
  /// Requests that the focus is determined again.
  func setNeedsFocusUpdate()
  /// Determines the focus at once, if that was requested.
  func updateFocusIfNeeded()
  /// Returns whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Tells the environment that the focus moved.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  /// The environment around this one: of a view its controller or superview, of a controller what contains its view.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    var next = (self as? UIResponder)?.next
    while let responder = next, !(responder is any UIFocusEnvironment) { next = responder.next }
    return next as? any UIFocusEnvironment
  }
  /// Nil, for the group of the parent.
  public var focusGroupIdentifier: String? { nil }
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
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  private var items: [(any UIFocusItem)?] = [nil, nil]
  private var heading: UIFocusHeading = []

  /// Creates the context of a move in a direction.
  package convenience init(
    from old: (any UIFocusItem)?, to new: (any UIFocusItem)?, _ heading: UIFocusHeading
  ) {
    self.init()
    (items, self.heading) = ([old, new], heading)
  }

  /// The item that had the focus.
  open var previouslyFocusedItem: (any UIFocusItem)? { items[0] }
  /// The item that gets the focus.
  open var nextFocusedItem: (any UIFocusItem)? { items[1] }
  /// The view that had the focus, or the view of the item that had it.
  open var previouslyFocusedView: UIView? { UIView.view(of: items[0]) }
  /// The view that gets the focus, or the view of the item that gets it.
  open var nextFocusedView: UIView? { UIView.view(of: items[1]) }
  /// The direction of the move.
  open var focusHeading: UIFocusHeading { heading }
}

extension UIView {
  /// Returns the view that a focus item is, or that contains it.
  package static func view(of item: (any UIFocusEnvironment)?) -> UIView? {
    var next = item
    while let item = next, !(item is UIView) { next = item.parentFocusEnvironment }
    return next as? UIView
  }
}

/// The animations beside a move of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// The animations and completions that wait for the end of a move, or `nil` outside of one.
  package var waiting: (animations: [() -> Void], completions: [() -> Void])?

  /// Runs animations with those of the item that gets the focus, and then a completion; at once outside of a move.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    guard waiting != nil else {
      animations?()
      completion?()
      return
    }
    if let animations { waiting?.animations.append(animations) }
    if let completion { waiting?.completions.append(completion) }
  }
}

/// A type that moves the focus through windows, which belongs to a higher module.
@MainActor
package protocol FocusMoving {
  static func setNeedsUpdate(in environment: any UIFocusEnvironment)
  static func updateIfNeeded(in environment: any UIFocusEnvironment)
}

extension UIWindow {
  /// Whether or not any window has a focus, for a quick answer without one.
  static var usesFocus = false

  /// The item of the window that has the focus.
  package var focusedItem: (any UIFocusItem)? {
    get { interaction.focusedItem as? any UIFocusItem }
    set {
      interaction.focusedItem = newValue
      if newValue != nil { Self.usesFocus = true }
    }
  }
}
