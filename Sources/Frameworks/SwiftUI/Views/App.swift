/// A type that describes an application.
///
/// Differs from SwiftUI: the first group of windows of the application has one window; other scenes are not shown.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene
  /// The scenes.
  @SceneBuilder var body: Body { get }
  /// Creates the application.
  init()
}

extension App {
  /// Launches the application and shows its first window.
  ///
  /// Differs from SwiftUI: it returns when no work is pending at the time of the launch.
  public static func main() {
    let delegate = HostedAppDelegate(Self())
    UIApplication.shared.launch(delegate)
    MainLoop.main.runUntilIdle()
  }
}

/// The delegate of an application that a program describes.
@MainActor
final class HostedAppDelegate: UIResponder, UIApplicationDelegate {
  private let app: any App
  var window: UIWindow?

  init(_ app: any App) {
    self.app = app
  }

  required init?(coder: NSCoder) { preconditionFailure("an application's delegate is in no nib") }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    for child in Mirror(reflecting: app).children {
      guard let adaptor = child.value as? any HostedDelegateAdaptor else { continue }
      _ = adaptor.appDelegate.application(application, didFinishLaunchingWithOptions: options)
    }
    guard let root = rootView(of: app.body) else { return true }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIHostingController(rootView: AnyView(root))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  /// Returns the description of the first window of scenes.
  private func rootView<Content: Scene>(of scene: Content) -> (any View)? {
    if let scene = scene as? any HostedScene { return scene.rootView }
    return Content.Body.self == Never.self ? nil : rootView(of: scene.body)
  }
}

/// A property that makes the delegate of an application.
@MainActor
protocol HostedDelegateAdaptor {
  var appDelegate: any UIApplicationDelegate { get }
}

/// The delegate of UIKit's application in one that a program describes.
///
/// Differs from SwiftUI: the delegate gets the launch only.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>: DynamicProperty {
  /// The delegate.
  public let wrappedValue: Delegate

  /// Creates the delegate.
  public init(_ delegateType: Delegate.Type = Delegate.self) {
    wrappedValue = _LayerInstantiation.makeObject(of: delegateType)
  }
}

extension UIApplicationDelegateAdaptor: HostedDelegateAdaptor {
  var appDelegate: any UIApplicationDelegate { wrappedValue }
}

extension UIApplicationDelegateAdaptor where Delegate: ObservableObject {
  /// The accesses to the delegate's properties.
  public var projectedValue: ObservedObject<Delegate>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}
