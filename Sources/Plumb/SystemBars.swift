public import LayoutCore
public import StyleCore

/// The wishes of the controllers in a window for the parts of the screen that belong to the system.
///
/// The status bar of a `HeadlessUser`'s picture follows them. Elsewhere the system's parts are only reserved space, and a test
/// can see that the wishes are right.
///
/// ```swift
/// navigation.pushViewController(PhotoController(), animated: false)
/// #expect(SystemBars(of: window).isHomeIndicatorHidden)
/// ```
@MainActor
public struct SystemBars: Equatable {
  /// The style of the status bar.
  public let statusBarStyle: UIStatusBarStyle
  /// Whether or not the status bar is hidden.
  public let isStatusBarHidden: Bool
  /// The animation with which the status bar appears and disappears.
  public let statusBarAnimation: UIStatusBarAnimation
  /// Whether or not the home indicator is hidden while the screen is not touched.
  public let isHomeIndicatorHidden: Bool
  /// The edges at which the program's gestures precede the system's.
  public let edgesDeferringSystemGestures: UIRectEdge

  /// Asks the controllers in a window, from the one that covers the others down to the children that decide.
  public init(of window: UIWindow) {
    let controller = window.statusBarController
    let style = Self.last(from: controller, \.childForStatusBarStyle)
    let visibility = Self.last(from: controller, \.childForStatusBarHidden)
    statusBarStyle = style?.preferredStatusBarStyle ?? .default
    isStatusBarHidden = visibility?.prefersStatusBarHidden ?? false
    statusBarAnimation = visibility?.preferredStatusBarUpdateAnimation ?? .fade
    isHomeIndicatorHidden =
      Self.last(from: controller, \.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden ?? false
    edgesDeferringSystemGestures =
      Self.last(from: controller, \.childForScreenEdgesDeferringSystemGestures)?
      .preferredScreenEdgesDeferringSystemGestures ?? []
  }

  /// Returns the controller at the end of a chain of children, which overrides can make up without an end.
  private static func last(
    from start: UIViewController?, _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    var found = start
    for _ in 0..<64 {
      guard let next = found.flatMap(child) else { break }
      found = next
    }
    return found
  }
}
