public import Foundation
import GraphicsCore
public import LayerCore
import StyleCore

/// The root of a tree of views on a screen: the view of a controller, and the views of those that it presents.
///
/// A window is hidden at first. While it is visible, the main loop updates it, and its controller's view has appeared.
@preconcurrency @MainActor
open class UIWindow: UIView {
  var interaction = Interaction()
  var display = Display()

  /// Creates a hidden window with the given frame on the main screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    startHidden()
  }

  /// Creates a hidden window that fills the main screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Creates a hidden window that fills the screen of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    startHidden()
    self.windowScene = windowScene
    // The assignments of an initializer are not observed.
    windowSceneDidChange(from: nil)
  }

  /// Creates a hidden window of size zero.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    startHidden()
    coder.decodeInterface(of: self, as: UIWindow.self)
  }

  // MARK: Screen

  /// The screen of the window.
  ///
  /// The window has its traits, with the size classes of the window's size. A screen that was set determines the safe
  /// area, too; the main screen, which is the default, does so for an application that was launched on a device.
  open var screen: UIScreen {
    get { display.screen ?? .main }
    set { setScreen(newValue) }
  }

  /// The scene of the window.
  open weak var windowScene: UIWindowScene? {
    didSet { windowSceneDidChange(from: oldValue) }
  }

  /// The level of the window, which is in front of those with a lower one.
  open var windowLevel = Level.normal

  /// The frame of the window.
  ///
  /// The controller is told of a new size before its view is resized (B.14).
  open override var frame: CGRect {
    get { super.frame }
    set { resize(to: newValue.standardized.size) { super.frame = newValue } }
  }

  /// The bounds of the window.
  ///
  /// The controller is told of a new size before its view is resized (B.14).
  open override var bounds: CGRect {
    get { super.bounds }
    set { resize(to: newValue.size) { super.bounds = newValue } }
  }

  // MARK: Controller

  /// The controller whose view fills the window, once the window is visible (B.30).
  open var rootViewController: UIViewController? {
    get { display.root }
    set { KeyValueObserving.change(self, "rootViewController") { setRoot(newValue) } }
  }

  // MARK: Visibility

  /// Whether or not the window is hidden, with which its controller's view appears and disappears.
  open override var isHidden: Bool {
    get { super.isHidden }
    set { setHidden(newValue) { super.isHidden = newValue } }
  }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes this the key window, which receives events that are not aimed by a touch.
  open func makeKey() {
    takeKey()
  }

  /// Whether or not this is the key window.
  open var isKeyWindow: Bool { UIWindow.key === self }

  /// Whether or not this can become the key window.
  open var canBecomeKey: Bool { true }

  /// Called after the window became the key window.
  open func becomeKey() {}

  /// Called after the window resigned as the key window.
  open func resignKey() {}

  // MARK: Events

  /// The next responder: the application.
  open override var next: UIResponder? { HigherModules.application }

  /// The undo manager of the window, made on first use (L.41).
  open override var undoManager: UndoManager? {
    if let manager = display.undoManager { return manager }
    let made = UndoManager()
    display.undoManager = made
    return made
  }

  /// Sends an event to the views in the window.
  ///
  /// A touch is sent to the view that it began in (A.18), to its end, after the gesture recognizers of that view and of
  /// those around it.
  open func sendEvent(_ event: UIEvent) {
    dispatch(event)
  }
}

extension UIWindow {
  /// The level of a window: those with a higher level are in front.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat

    /// Creates a level from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of content.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)

    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    /// Returns a level higher by `distance`.
    public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }
    /// Returns a level lower by `distance`.
    public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }
  }
}
