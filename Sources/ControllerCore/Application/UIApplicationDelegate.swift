public import Foundation
public import GraphicsCore
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

  /// Asks the delegate to open a URL; returns whether it could.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// Asks the delegate to open a URL, in code for systems before iOS 9.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool

  /// Asks the delegate to open a URL, in code for systems before iOS 4.2.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool

  /// Tells the delegate that launching finished, in code for systems before iOS 3.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// Tells the delegate that an activity of a type comes; returns whether it tells the user.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool

  /// Asks the delegate to continue an activity; the handler restores the objects that it gets.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  /// Tells the delegate that an activity could not be received; it is not called.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  )

  /// Tells the delegate that an activity was updated; it is not called.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

  /// Performs the action of a shortcut item that the user chose, and calls the handler with whether it could.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )

  /// Loads data in the background, and calls the handler with the result; it is not called.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )

  /// Handles the events of a session in the background; it is not called.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  )

  /// Tells the delegate of the token for remote notifications; it is not called.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )

  /// Tells the delegate that there are no remote notifications.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  )

  /// Tells the delegate of a remote notification, for which it may load data.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )

  /// Tells the delegate of a remote notification.
  func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])

  /// Tells the delegate of a local notification.
  func application(_ application: UIApplication, didReceive notification: UILocalNotification)

  /// Tells the delegate of the notifications that the user allows: none.
  func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
  )

  /// Performs an action of a local notification; it is not called.
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification, completionHandler: @escaping () -> Void
  )

  /// Performs an action of a local notification with an answer; it is not called.
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification, withResponseInfo responseInfo: [AnyHashable: Any],
    completionHandler: @escaping () -> Void
  )

  /// Performs an action of a remote notification; it is not called.
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void
  )

  /// Performs an action of a remote notification with an answer; it is not called.
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any], withResponseInfo responseInfo: [AnyHashable: Any],
    completionHandler: @escaping () -> Void
  )

  /// Answers a request of a watch; it is not called.
  func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
    reply: @escaping ([AnyHashable: Any]?) -> Void
  )

  /// Returns whether extensions of a kind may be used; it is not called.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool

  /// Returns whether the state is written; it is not called.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool

  /// Returns whether the state is read; it is not called.
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool

  /// Returns whether the state is written, in code for systems before iOS 13; it is not called.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool

  /// Returns whether the state is read, in code for systems before iOS 13; it is not called.
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool

  /// Writes the state of the application; it is not called.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)

  /// Reads the state of the application; it is not called.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

  /// Returns the controller of a path of identifiers; it is not called.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?

  /// Tells the delegate that the interface is about to turn.
  func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation, duration: TimeInterval
  )

  /// Tells the delegate that the interface turned.
  func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  )

  /// Tells the delegate that the status bar is about to change its frame; it is not called.
  func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)

  /// Tells the delegate that the status bar changed its frame; it is not called.
  func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)

  /// Tells the delegate that a day began or the clock was set; it is not called.
  func applicationSignificantTimeChange(_ application: UIApplication)

  /// Tells the delegate that protected files can be read; it is not called.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

  /// Tells the delegate that protected files are about to be locked; it is not called.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)

  /// Asks the delegate to ask the user for data of health; it is not called.
  func applicationShouldRequestHealthAuthorization(_ application: UIApplication)

  /// Returns whether the keys of commands follow the keyboard; it is not called.
  func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
}
