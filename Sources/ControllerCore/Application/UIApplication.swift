import DiagnosticCore
public import Foundation
public import GraphicsCore
import LayerCore
public import LayoutCore
public import StyleCore

/// The application: one for the process. It hands events to the windows that they are for.
///
/// Differs from UIKit: there is no run loop of its own; nothing calls the delegate but you, or
/// `HeadlessApplication` of the module `Plumb`.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whether the application is in front.
  public enum State: Int, Sendable {
    /// It is in front and gets events.
    case active = 0
    /// It is in front and gets none.
    case inactive = 1
    /// It is behind.
    case background = 2
  }

  /// Why the application was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    /// The reason of the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    /// The option of the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private static let application = UIApplication()

  /// The application.
  open class var shared: UIApplication { application }

  /// Who is told what happens to the application, and the last responder in the chain, if it is one.
  open var delegate: (any UIApplicationDelegate)?

  /// The delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Windows

  /// The windows that are shown, from back to front: by their levels, and on one level in the order in which they
  /// were first.
  open var windows: [UIWindow] {
    MainLoop.main.windows.enumerated()
      .sorted { ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset) }
      .map(\.element)
  }

  /// The scenes: the one of windows that were put into none, and those of the windows that are shown.
  open var connectedScenes: Set<UIScene> {
    Set(MainLoop.main.windows.compactMap(\.windowScene) + [UIWindowScene.main])
  }

  /// The sessions of these scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// Whether there may be several scenes at once.
  open var supportsMultipleScenes: Bool { false }

  /// The window that keys go to.
  open var keyWindow: UIWindow? { UIWindow.key }

  // MARK: Events and actions

  /// Hands an event to every window that it has touches in.
  open func sendEvent(_ event: UIEvent) {
    for window in event.touches.compactMap(\.window).uniqued() { window.sendEvent(event) }
  }

  /// Calls a method of an object. Differs from UIKit: false, and that it is not called is reported; methods cannot be
  /// looked up by name.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    UncalledAction.report(
      self, calls: action, of: target.map { $0 as AnyObject }, remedy: "Use UIControl.sendAction(_:).")
    return false
  }

  // MARK: Environment

  /// What the application does: it is in front until told otherwise.
  open var applicationState: State {
    switch UIWindowScene.main.activationState {
    case .foregroundActive: .active
    case .foregroundInactive: .inactive
    case .background, .unattached: .background
    }
  }

  /// The side that reading starts from: that of the current traits.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.readingDirection
  }

  /// The size of text that the user prefers: that of the current traits.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }

  /// Whether the screen stays on. It has no effect.
  open var isIdleTimerDisabled = false

  /// The number on the icon. It has no effect.
  open var applicationIconBadgeNumber = 0

  /// Whether there is no status bar on the main screen.
  ///
  /// Differs from UIKit: setting it has no effect; controllers say whether there is one.
  open var isStatusBarHidden: Bool {
    get { UIWindowScene.main.statusBarManager?.isStatusBarHidden ?? true }
    set {}
  }

  /// The colours of the status bar of the main screen. Differs from UIKit: setting it has no effect; controllers say them.
  open var statusBarStyle: UIStatusBarStyle {
    get { UIWindowScene.main.statusBarManager?.statusBarStyle ?? .default }
    set {}
  }

  /// Sets the colours of the status bar. Differs from UIKit: without effect; controllers say them.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

  /// Shows the status bar or takes it away. Differs from UIKit: without effect; controllers say whether there is one.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  /// Where the status bar lies on the main screen; zero where there is none.
  open var statusBarFrame: CGRect { UIWindowScene.main.statusBarManager?.statusBarFrame ?? .zero }

  /// The way in which the content of the main screen is turned.
  open var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.main.interfaceOrientation }

  /// The address of what the user set for the application.
  public nonisolated class var openSettingsURLString: String { "app-settings:" }
  /// The address of what the user set for notifications of the application.
  public nonisolated class var openNotificationSettingsURLString: String { "app-settings:notifications" }

  /// Whether somebody opens addresses such as `url`. Differs from UIKit: nobody does.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens an address. Differs from UIKit: it does not, and says so to `completion`.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    completion?(false)
  }
}

extension UIApplication: SharedApplication {
  package static var current: any SharedApplication { shared }
}
