public import Foundation
public import StyleCore

/// A scene with windows on a screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The scene of windows that are shown without having been put into one.
  package static let main = UIWindowScene()

  private struct Member {
    weak var window: UIWindow?
  }

  private var members: [Member] = []
  private lazy var manager = UIStatusBarManager(of: self)

  /// The screen that the windows are on.
  open var screen: UIScreen { .main }

  /// The windows, in the order in which they came.
  open var windows: [UIWindow] { members.compactMap(\.window) }

  /// The one of the windows that is the key window.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// The traits changed. Differs from UIKit: never called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The way in which the content is turned, by the screen's proportions.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }

  /// The coordinates of the screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// What the system shows at the top of the screen.
  open var statusBarManager: UIStatusBarManager? { manager }

  func add(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
    members.append(Member(window: window))
  }

  func remove(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
  }
}

/// What the system shows at the top of the screen. Differs from UIKit: it is room only; nothing is drawn there.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private unowned let scene: UIWindowScene

  init(of scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The controller that decides: that of the key window, or else of the first window.
  private var controller: UIViewController? {
    (scene.keyWindow ?? scene.windows.first)?.rootViewController
  }

  /// The controller that `child` leads to, from the one that decides.
  private func controller(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
    var found = controller
    // No chain of children is that long; one that overrides make up may have no end.
    for _ in 0..<64 {
      guard let next = found.flatMap(child) else { break }
      found = next
    }
    return found
  }

  /// The colours, as the controller of the key window wants them, or the child that it leaves that to.
  open var statusBarStyle: UIStatusBarStyle {
    controller { $0.childForStatusBarStyle }?.preferredStatusBarStyle ?? .default
  }

  /// Whether there is no bar: that of a phone on its side is away, and where the controller of the key window
  /// wants so.
  open var isStatusBarHidden: Bool {
    scene.screen.safeAreaInsets.top == 0
      || controller { $0.childForStatusBarHidden }?.prefersStatusBarHidden == true
  }

  /// Where the bar lies, in the coordinates of the screen; zero where there is none. Differs from UIKit: as high
  /// as the safe area, which on a phone with an island is a few points more.
  open var statusBarFrame: CGRect {
    isStatusBarHidden
      ? .zero : CGRect(x: 0, y: 0, width: scene.screen.bounds.width, height: scene.screen.safeAreaInsets.top)
  }
}
