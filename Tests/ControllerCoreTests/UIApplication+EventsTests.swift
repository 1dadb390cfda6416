// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import ControllerCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

@MainActor private let log = CallbackLog()

private final class FormerDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool {
    log.note("open \(url) from \(sourceApplication ?? "nobody")")
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    restorationHandler([Reader()])
    return true
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    log.note(shortcutItem.localizedTitle)
    completionHandler(true)
  }

  func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {
    log.note("notification \(userInfo["id"] ?? "")")
  }
}

private final class Reader: UIResponder {
  override func restoreUserActivityState(_ activity: NSUserActivity) {
    log.note("restore \(activity.title ?? "")")
  }
}

private final class Scenes: NSObject, UIWindowSceneDelegate {
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts {
      log.note("\(context.url) from \(context.options.sourceApplication ?? "nobody")")
    }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { log.note(userActivity.activityType) }
}

@MainActor
struct UIApplicationEventsTests {
  private let application = UIApplication.shared
  private let page = URL(string: "shop:cart")!

  init() { _ = log.take() }

  @Test func `URLs come to the former method of a delegate too`() {
    application.delegate = FormerDelegate()
    defer { application.delegate = nil }
    let delegate = application.delegate
    #expect(application.receive(page, from: "org.mail"))
    #expect(delegate != nil && log.take() == ["open shop:cart from org.mail"])
  }

  @Test func `the delegate of a scene receives URLs and activities`() {
    UIWindowScene.main.delegate = Scenes()
    defer { UIWindowScene.main.delegate = nil }
    #expect(application.receive(page, from: "org.mail"))
    #expect(application.receive(NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)))
    #expect(log.take() == ["shop:cart from org.mail", "NSUserActivityTypeBrowsingWeb"])
  }

  @Test func `a continued activity is restored by the objects of the handler`() {
    application.delegate = FormerDelegate()
    defer { application.delegate = nil }
    let activity = NSUserActivity(activityType: "org.example.read")
    activity.title = "Page 7"
    #expect(application.receive(activity))
    #expect(log.take() == ["restore Page 7"])
  }

  @Test func `shortcut items and notifications come to the delegate`() {
    application.delegate = FormerDelegate()
    defer { application.delegate = nil }
    #expect(application.perform(UIApplicationShortcutItem(type: "new", localizedTitle: "New")) == true)
    application.receive(notification: ["id": 4])
    #expect(log.take() == ["New", "notification 4"])
  }

  @Test func `local notifications are kept until they are cancelled`() {
    let notification = UILocalNotification()
    notification.alertBody = "Tea"
    application.scheduleLocalNotification(notification)
    defer { application.cancelAllLocalNotifications() }
    notification.alertBody = "Coffee"
    #expect(application.scheduledLocalNotifications?.map(\.alertBody) == ["Tea"])
    application.cancelLocalNotification(notification)
    #expect(application.scheduledLocalNotifications?.count == 1)
    notification.alertBody = "Tea"
    application.cancelLocalNotification(notification)
    #expect(application.scheduledLocalNotifications?.isEmpty == true)
  }

  @Test func `an error of categories has the number of its code`() {
    let error = UIApplication.CategoryDefaultError(.rateLimited)
    #expect(error.errorCode == 1 && (error as NSError).code == 1)
    #expect((error as NSError).domain == "UIApplicationCategoryDefaultErrorDomain")
  }

  @Test func `a copy of a shortcut item can be changed`() throws {
    let item = UIApplicationShortcutItem(type: "a", localizedTitle: "A")
    let copy = try #require(item.mutableCopy() as? UIMutableApplicationShortcutItem)
    #expect(copy == item)
    copy.localizedTitle = "B"
    #expect(copy != item && item.localizedTitle == "A")
  }

  @Test func `a low memory is told to presented controllers`() {
    final class Counting: UIViewController {
      var warnings = 0
      override func didReceiveMemoryWarning() { warnings += 1 }
    }
    let (root, child) = (Counting(), Counting())
    root.addChild(child)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = root
    window.isHidden = false
    defer { window.isHidden = true }
    application.receiveMemoryWarning()
    #expect(root.warnings == 1 && child.warnings == 1)
  }

  @Test func `there is one scene`() {
    var errors: [UISceneError] = []
    application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { error in
      if let error = error as? UISceneError { errors.append(error) }
    }
    application.requestSceneSessionActivation(
      UIWindowScene.main.session, userActivity: nil, options: nil
    ) { _ in errors = [] }
    #expect(errors.map(\.code) == [.multipleScenesNotSupported])
  }
}
