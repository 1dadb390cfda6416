public import Foundation
public import LayerCore

/// The root of a tree of views: the view of a controller, and what that presents, on a screen.
///
/// A window is hidden at first. While it is not, the main loop updates it and its controller's view is seen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  var interaction = Interaction()
  var display = Display()

  /// A window of the given frame on the main screen, hidden.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    startHidden()
  }

  /// A window that fills the main screen, hidden.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// A window that fills the screen of `windowScene`, hidden.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    startHidden()
    self.windowScene = windowScene
    // An initializer's own assignments are not observed.
    windowSceneDidChange(from: nil)
  }

  /// A window of no size, hidden. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    startHidden()
  }

  // MARK: Place

  /// The screen that the window is on. Its traits are the window's, with size classes that follow from the size
  /// of the window. One that was set decides the safe area, too; on the main screen, which a window is on
  /// otherwise, there is none.
  open var screen: UIScreen {
    get { display.screen ?? .main }
    set { setScreen(newValue) }
  }

  /// The scene that the window is in.
  open weak var windowScene: UIWindowScene? {
    didSet { windowSceneDidChange(from: oldValue) }
  }

  /// Which windows are in front: those of a higher level.
  open var windowLevel = Level.normal

  /// A new size is told to the controller before its view gets it (B.14).
  open override var frame: CGRect {
    get { super.frame }
    set { resize(to: newValue.standardized.size) { super.frame = newValue } }
  }

  /// A new size is told to the controller before its view gets it (B.14).
  open override var bounds: CGRect {
    get { super.bounds }
    set { resize(to: newValue.size) { super.bounds = newValue } }
  }

  // MARK: Controller

  /// The controller whose view fills the window, once the window is shown (B.30).
  open var rootViewController: UIViewController? {
    get { display.root }
    set { setRoot(newValue) }
  }

  // MARK: Visibility

  /// Whether the window is not seen; its controller's view appears and disappears with it.
  open override var isHidden: Bool {
    get { super.isHidden }
    set { setHidden(newValue) { super.isHidden = newValue } }
  }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes this the key window, which gets what no touch aims.
  open func makeKey() {
    takeKey()
  }

  /// Whether this is the key window.
  open var isKeyWindow: Bool { UIWindow.key === self }

  /// Whether this may become the key window.
  open var canBecomeKey: Bool { true }

  /// This is the key window now.
  open func becomeKey() {}

  /// This is the key window no longer.
  open func resignKey() {}

  // MARK: Events

  /// The application.
  open override var next: UIResponder? { HigherModules.application }

  /// The manager that undoes changes in the window; made when first asked for (L.41).
  open override var undoManager: UndoManager? {
    if let manager = display.undoManager { return manager }
    let made = UndoManager()
    display.undoManager = made
    return made
  }

  /// Hands an event to the views in the window: a touch to the view that it began in (A.18), for as long as it
  /// lasts, after the gesture recognizers of that view and of those around it.
  open func sendEvent(_ event: UIEvent) {
    dispatch(event)
  }
}

extension UIWindow {
  /// How near a window is: larger is nearer.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat

    /// The level of the given height.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of the given height.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of content.
    public static let normal = Level(rawValue: 0)
    /// The level of the bar with time and battery.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)

    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    /// The level that is so much nearer.
    public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }
    /// The level that is so much farther.
    public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }
  }
}
