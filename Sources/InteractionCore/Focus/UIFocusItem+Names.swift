import ControlCore
public import Foundation
public import GraphicsCore
public import LayerCore
public import LayoutCore

/// The times of the animations beside a move of the focus.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// The duration, in seconds.
  var duration: TimeInterval { get }
}

private final class FocusAnimation: NSObject, UIFocusAnimationContext {
  var duration: TimeInterval { UIFocusAnimationCoordinator.duration }
}

extension UIFocusAnimationCoordinator {
  /// The duration of the animations beside a move, in seconds.
  static let duration = 0.2

  /// Runs animations with those of the item that gets the focus, and then a completion.
  public func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    addCoordinatedAnimations(animations.map { body in { body(FocusAnimation()) } }, completion: completion)
  }

  /// Runs animations with those of the item that loses the focus, and then a completion.
  ///
  /// Differs from UIKit: both items have the same duration.
  public func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    addCoordinatedFocusingAnimations(animations, completion: completion)
  }
}

/// The times at which an item gets the focus.
public enum UIFocusItemDeferralMode: Int, Sendable {
  /// The system chooses.
  case automatic = 0
  /// Not before the user begins to use the focus.
  case always = 1
  /// At once.
  case never = 2
}

/// The name of a sound of a move of the focus; without effect.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// No sound.
  public static let none = UIFocusSoundIdentifier("none")
  /// The sound of the system.
  public static let `default` = UIFocusSoundIdentifier("default")
}

/// A type of containers of items that scroll.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// The point of the content at the container's origin.
  var contentOffset: CGPoint { get set }
  /// The size of the content.
  var contentSize: CGSize { get }
  /// The size of the part that is visible.
  var visibleSize: CGSize { get }
}

extension UIScrollView: UIFocusItemScrollableContainer {
  /// The size of the part of the content that is visible: that of the bounds.
  public var visibleSize: CGSize { bounds.size }
}

extension UIView {
  private static let deferrals = AttachedValue<UIFocusItemDeferralMode>()

  /// The time at which the view gets the focus; without effect.
  public var focusItemDeferralMode: UIFocusItemDeferralMode {
    get { Self.deferrals[self] ?? .automatic }
    set { Self.deferrals[self] = newValue }
  }
}

/// The way in which a finger on a remote control hints at a move of the focus; there are no hints.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject {
  /// The direction of the move.
  open var movementDirection: CGVector { .zero }
  /// The perspective of the item.
  open var perspectiveTransform: CATransform3D { CATransform3DIdentity }
  /// The angles of the item.
  open var rotation: CGVector { .zero }
  /// The distance of the item from its place.
  open var translation: CGVector { .zero }
  /// The perspective, the angles and the distance together.
  open var interactionTransform: CATransform3D { CATransform3DIdentity }

  override init() {
    super.init()
  }
}

extension UIFocusItem {
  /// Whether or not the focus of the item is not seen: no.
  public var isTransparentFocusItem: Bool { false }
  /// Whether or not the item has the focus.
  @_disfavoredOverload public var isFocused: Bool { FocusMover.window(of: self)?.focusedItem === self }
}

extension UIFocusEnvironment {
  /// Returns whether another environment is this one, or in it.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    UIFocusSystem.environment(self, contains: environment)
  }
}

extension UIWindowScene {
  /// The focus system of the scene's key window, or of its first one.
  public var focusSystem: UIFocusSystem? { (keyWindow ?? windows.first).flatMap { UIFocusSystem(for: $0) } }
}

extension UIFocusSystem {
  /// The key of the coordinator of a move in the notifications.
  public nonisolated class var animationCoordinatorUserInfoKey: String {
    "UIFocusUpdateAnimationCoordinatorKey"
  }
}
