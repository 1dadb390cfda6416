import DiagnosticCore
public import Foundation
public import GraphicsCore
import LayerCore
public import LayoutCore
public import StyleCore

/// The object of the running application, of which there is one per process.
///
/// The application dispatches events to their windows.
///
/// Differs from UIKit: there is no run loop; only your code or `HeadlessApplication` of the module `Plumb` calls the
/// delegate.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The states of an application.
  public enum State: Int, Sendable {
    /// The application is in the foreground and receives events.
    case active = 0
    /// The application is in the foreground and receives no events.
    case inactive = 1
    /// The application is in the background.
    case background = 2
  }

  /// The keys of the reasons for which an application is launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    /// Creates the key with the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The keys of the options for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    /// Creates the key with the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private static let application = UIApplication()

  var backgroundTasks = BackgroundTasks()
  var ignoredInteractions = 0
  var requests = Requests()

  /// The application object.
  open class var shared: UIApplication { application }

  /// The delegate, which receives the life-cycle events, and is the last responder in the chain if it is one.
  open var delegate: (any UIApplicationDelegate)?

  /// The delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Windows

  /// The visible windows, from back to front: by level, and within a level in the order in which they became visible.
  open var windows: [UIWindow] {
    MainLoop.main.windows.enumerated()
      .sorted { ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset) }
      .map(\.element)
  }

  /// The scenes of the visible windows, and the default one of windows without a scene.
  open var connectedScenes: Set<UIScene> {
    Set(MainLoop.main.windows.compactMap(\.windowScene) + [UIWindowScene.main])
  }

  /// The sessions of the connected scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// Whether or not the application supports several scenes at once.
  open var supportsMultipleScenes: Bool { false }

  /// The key window, which receives the keys.
  open var keyWindow: UIWindow? { UIWindow.key }

  // MARK: Events and actions

  /// Dispatches an event to every window with touches of it.
  ///
  /// Touches are ignored between `beginIgnoringInteractionEvents()` and `endIgnoringInteractionEvents()`.
  open func sendEvent(_ event: UIEvent) {
    guard !isIgnoringInteractionEvents else { return }
    for window in event.touches.compactMap(\.window).uniqued() { window.sendEvent(event) }
  }

  /// Sends an action message to an object, or to the first responder that has the method, and returns whether it was received.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if UIResponder.send(action, to: target, from: sender, for: event) { return true }
    UncalledAction.report(
      self, calls: action, of: target.map { $0 as AnyObject }, remedy: "Use UIControl.sendAction(_:).")
    return false
  }

  // MARK: Environment

  /// The state of the application; active by default.
  open var applicationState: State {
    switch UIWindowScene.main.activationState {
    case .foregroundActive: .active
    case .foregroundInactive: .inactive
    case .background, .unattached: .background
    }
  }

  /// Returns the interface orientations that the application supports in a window, as the delegate says; all but upside down
  /// without one.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
  }

  /// The layout direction of the current traits.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.readingDirection
  }

  /// The preferred content size category of the current traits.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }

  /// Whether or not the idle timer is disabled; without effect.
  open var isIdleTimerDisabled = false

  /// The number on the icon's badge; without effect.
  open var applicationIconBadgeNumber = 0

  /// Whether or not the indicator of network activity is shown; without effect.
  open var isNetworkActivityIndicatorVisible = false

  /// Whether or not the application can change its icon: whether `Info.plist` lists others.
  open var supportsAlternateIcons: Bool { !AlternateIcons.names.isEmpty }

  /// The name of the icon, or `nil` for the primary one.
  open var alternateIconName: String? { requests.iconName }

  /// Whether or not a shake of the device undoes the last change; without effect.
  open var applicationSupportsShakeToEdit = true

  /// Whether or not protected files can be read.
  open var isProtectedDataAvailable: Bool { true }

  /// Whether or not the status bar of the main screen is hidden.
  ///
  /// Differs from UIKit: setting it has no effect; view controllers determine it.
  open var isStatusBarHidden: Bool {
    get { UIWindowScene.main.statusBarManager?.isStatusBarHidden ?? true }
    set {}
  }

  /// The style of the status bar of the main screen.
  ///
  /// Differs from UIKit: setting it has no effect; view controllers determine it.
  open var statusBarStyle: UIStatusBarStyle {
    get { UIWindowScene.main.statusBarManager?.statusBarStyle ?? .default }
    set {}
  }

  /// Sets the style of the status bar.
  ///
  /// Differs from UIKit: without effect; view controllers determine it.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

  /// Shows or hides the status bar.
  ///
  /// Differs from UIKit: without effect; view controllers determine it.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  /// The frame of the status bar on the main screen; zero where there is none.
  open var statusBarFrame: CGRect { UIWindowScene.main.statusBarManager?.statusBarFrame ?? .zero }

  /// The orientation of the content of the main screen.
  ///
  /// Setting it turns the screen, unless the front view controller does not support the orientation.
  open var statusBarOrientation: UIInterfaceOrientation {
    get { UIWindowScene.main.interfaceOrientation }
    set {
      let isOther = newValue.isLandscape != UIWindowScene.main.interfaceOrientation.isLandscape
      guard newValue != .unknown, isOther else { return }
      _ = UIWindowScene.main.turn(to: newValue.isLandscape ? .landscape : .portrait)
    }
  }

  /// The URL of the application's settings.
  public nonisolated class var openSettingsURLString: String { "app-settings:" }
  /// The URL of the application's notification settings.
  public nonisolated class var openNotificationSettingsURLString: String { "app-settings:notifications" }

  /// Returns whether an application can open `url`.
  ///
  /// Differs from UIKit: always false.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens a URL.
  ///
  /// Differs from UIKit: nothing is opened, and `completion` receives false.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Opens a URL in the app that can: none; returns `false`.
  @discardableResult
  open func openURL(_ url: URL) -> Bool { false }
}

extension UIApplication: SharedApplication {
  package static var current: any SharedApplication { shared }
}
