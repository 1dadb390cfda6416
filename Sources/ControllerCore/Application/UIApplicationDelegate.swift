public import Foundation
import LayerCore
public import LayoutCore
public import StyleCore

/// Who is told what happens to the application. Every method has an answer by default.
///
/// Differs from UIKit: nothing calls it but you, or `HeadlessApplication` of the module `Plumb`.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of the application.
  var window: UIWindow? { get set }

  /// How a scene is made.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Scenes will not come again. Differs from UIKit: nobody tells.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// The ways to hold the device. Differs from UIKit: nobody asks.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// The application was started; whether it can deal with `launchOptions`.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The application is about to be shown; whether it can deal with `launchOptions`.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The application is in front.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The application is about to leave the front.
  func applicationWillResignActive(_ application: UIApplication)

  /// The application is behind.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// The application is about to come to the front.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// The application is about to end.
  func applicationWillTerminate(_ application: UIApplication)

  /// Memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// None; setting it has no effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// The one that the session has.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// All but upside down.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }

  /// True.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// True.
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
  /// Starts an application with a delegate of this class, made by its `init()`. Differs from UIKit: it returns as
  /// soon as there is nothing left to do at the time of the start.
  @MainActor
  public static func main() {
    UIApplication.shared.launch(_LayerInstantiation.makeObject(of: self))
    MainLoop.main.runUntilIdle()
  }
}
