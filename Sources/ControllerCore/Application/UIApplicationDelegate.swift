public import Foundation
import LayerCore
public import LayoutCore
public import StyleCore

/// A type that receives the life-cycle events of the application.
///
/// Every method has a default implementation.
///
/// Differs from UIKit: only your code or `HeadlessApplication` of the module `Plumb` calls it.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: WindowOwner {
  /// Returns the configuration of a scene that is about to connect.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Tells the delegate that the user discarded scene sessions.
  ///
  /// Differs from UIKit: it is not called.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// Returns the supported interface orientations of a window.
  ///
  /// Differs from UIKit: only `supportedInterfaceOrientations(for:)` of the application calls it; windows ask their
  /// controllers alone.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// Tells the delegate that launching began; returns whether it can handle `launchOptions`.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells the delegate that launching finished; returns whether it can handle `launchOptions`.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells the delegate that the application became active.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Tells the delegate that the application is about to become inactive.
  func applicationWillResignActive(_ application: UIApplication)

  /// Tells the delegate that the application entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Tells the delegate that the application is about to enter the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Tells the delegate that the application is about to terminate.
  func applicationWillTerminate(_ application: UIApplication)

  /// Tells the delegate that memory is low.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// The window of the application, of a property that a delegate need not have.
  public var window: UIWindow?? { .some(ownWindow) }

  /// Returns the configuration of the session.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// Returns all orientations but upside down.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }

  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}

extension UIApplicationDelegate where Self: NSObject {
  /// Launches the application with a delegate of this class, made with its `init()`.
  ///
  /// Differs from UIKit: it returns when no work is pending at the time of the launch.
  @MainActor
  public static func main() {
    UIApplication.shared.launch(_LayerInstantiation.makeObject(of: self))
    MainLoop.main.runUntilIdle()
  }
}
