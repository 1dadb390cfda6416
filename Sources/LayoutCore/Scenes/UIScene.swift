import Foundation

/// One of an application's user interfaces. Differs from UIKit: a scene only holds windows.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// What a scene does.
  public enum ActivationState: Int, Sendable {
    /// It is not there.
    case unattached = -1
    /// It is in front.
    case foregroundActive = 0
    /// It is in front, and something is in front of it.
    case foregroundInactive = 1
    /// It is not seen.
    case background = 2
  }

  /// What the scene does: it is always in front.
  open var activationState: ActivationState { .foregroundActive }

  /// The title of the scene.
  open var title: String! = ""
}

/// A scene with windows on a screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  private struct Member {
    weak var window: UIWindow?
  }

  private var members: [Member] = []

  /// The screen that the windows are on.
  open var screen: UIScreen { .main }

  /// The windows, in the order in which they came.
  open var windows: [UIWindow] { members.compactMap(\.window) }

  /// The one of the windows that is the key window.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// The way in which the content is turned, by the screen's proportions.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }

  func add(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
    members.append(Member(window: window))
  }

  func remove(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
  }
}
