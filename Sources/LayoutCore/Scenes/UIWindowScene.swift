public import Foundation
public import StyleCore

/// A scene with windows on a screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The scene of visible windows without a scene of their own.
  package static let main = UIWindowScene()

  private struct Member {
    weak var window: UIWindow?
  }

  private var members: [Member] = []
  private lazy var manager = UIStatusBarManager(of: self)

  /// The screen of the windows.
  open var screen: UIScreen { .main }

  /// The windows, in the order of addition.
  open var windows: [UIWindow] { members.compactMap(\.window) }

  /// The key window among the windows of the scene.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// Called after the traits changed.
  ///
  /// Differs from UIKit: never called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The orientation of the interface, by the screen's proportions.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }

  /// The coordinate space of the screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// The manager of the status bar.
  open var statusBarManager: UIStatusBarManager? { manager }

  func add(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
    members.append(Member(window: window))
  }

  func remove(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
  }
}

/// The manager of the status bar.
///
/// Differs from UIKit: the status bar is only reserved space; it is not drawn.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private unowned let scene: UIWindowScene

  init(of scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The controller that determines the status bar: that of the key window, or else of the first window.
  private var controller: UIViewController? {
    (scene.keyWindow ?? scene.windows.first)?.statusBarController
  }

  /// Returns the controller to which `child` delegates, starting from the one that determines the status bar.
  private func controller(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
    var found = controller
    // No chain of children is that long; overrides can make up one without an end.
    for _ in 0..<64 {
      guard let next = found.flatMap(child) else { break }
      found = next
    }
    return found
  }

  /// The style of the status bar, as the controller of the key window or a child of it prefers.
  open var statusBarStyle: UIStatusBarStyle {
    controller { $0.childForStatusBarStyle }?.preferredStatusBarStyle ?? .default
  }

  /// Whether or not the status bar is hidden.
  ///
  /// It is hidden on a phone in landscape, and if the controller of the key window prefers so.
  open var isStatusBarHidden: Bool {
    scene.screen.safeAreaInsets.top == 0
      || controller { $0.childForStatusBarHidden }?.prefersStatusBarHidden == true
  }

  /// The frame of the status bar, in the coordinates of the screen, or zero if it is hidden.
  ///
  /// Differs from UIKit: it is as high as the safe area, which on iPhones with a Dynamic Island is a few points
  /// higher than the status bar.
  open var statusBarFrame: CGRect {
    isStatusBarHidden
      ? .zero : CGRect(x: 0, y: 0, width: scene.screen.bounds.width, height: scene.screen.safeAreaInsets.top)
  }
}
