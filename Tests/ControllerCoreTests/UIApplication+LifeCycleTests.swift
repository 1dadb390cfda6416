import ControllerCore
import Foundation
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

@MainActor private let log = CallbackLog()

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.note("will finish launching")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.note("did finish launching")
    return true
  }

  func applicationWillEnterForeground(_ application: UIApplication) { log.note("app will enter foreground") }
  func applicationDidBecomeActive(_ application: UIApplication) { log.note("app did become active") }
  func applicationWillResignActive(_ application: UIApplication) { log.note("app will resign active") }
  func applicationDidEnterBackground(_ application: UIApplication) { log.note("app did enter background") }
  func applicationWillTerminate(_ application: UIApplication) { log.note("app will terminate") }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    log.note("will connect")
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func sceneWillEnterForeground(_ scene: UIScene) { log.note("scene will enter foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { log.note("scene did become active") }
  func sceneWillResignActive(_ scene: UIScene) { log.note("scene will resign active") }
  func sceneDidEnterBackground(_ scene: UIScene) { log.note("scene did enter background") }
  func sceneDidDisconnect(_ scene: UIScene) { log.note("did disconnect") }
}

private final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.note("did finish launching")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { log.note("app did become active") }
  func applicationWillTerminate(_ application: UIApplication) { log.note("app will terminate") }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    log.note("configuration")
    let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

@MainActor
struct UIApplicationLifeCycleTests {
  private let application = UIApplication.shared

  @Test("An application without scenes hears of everything itself, in UIKit's order") func withoutScenes() {
    let delegate = AppDelegate()
    application.launch(delegate)
    #expect(
      log.take() == [
        "will finish launching", "did finish launching", "app will enter foreground", "app did become active",
      ])
    #expect(application.delegate === delegate && application.applicationState == .active)
    application.enterBackground()
    #expect(application.applicationState == .background)
    application.enterBackground()
    application.enterForeground()
    application.terminate()
    #expect(
      log.take() == [
        "app will resign active", "app did enter background", "app will enter foreground",
        "app did become active", "app will resign active", "app did enter background", "app will terminate",
      ])
    #expect(application.delegate == nil && application.applicationState == .active)
  }

  @Test("The delegate says which orientations a window supports") func orientations() {
    final class Sideways: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask { .landscape }
    }
    #expect(application.supportedInterfaceOrientations(for: nil) == .allButUpsideDown)
    let delegate = Sideways()
    application.delegate = delegate
    defer { application.delegate = nil }
    #expect(application.supportedInterfaceOrientations(for: nil) == .landscape)
  }

  @Test("Where there is a scene its delegate hears of the front; it is made of the class that was named")
  func withScenes() throws {
    application.launch(SceneAppDelegate())
    #expect(
      log.take() == [
        "did finish launching", "configuration", "will connect",
        "scene will enter foreground", "scene did become active",
      ])
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    let delegate = try #require(scene.delegate as? SceneDelegate)
    #expect(scene.keyWindow === delegate.window && scene.session.configuration.name == "Default")
    #expect(delegate.window?.safeAreaInsets.top == 59, "H.1: the window is on the scene's screen")
    application.terminate()
    #expect(
      log.take() == [
        "scene will resign active", "scene did enter background", "did disconnect", "app will terminate",
      ])
    delegate.window?.isHidden = true
  }

  @Test("Those who observe are told, too") func notifications() {
    let tokens = [UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification]
      .map {
        NotificationCenter.default.addObserver(forName: $0, object: application, queue: nil) { note in
          let name = note.name.rawValue
          MainActor.assumeIsolated { log.note(name) }
        }
      }
    application.enterBackground()
    application.enterForeground()
    #expect(
      log.take() == [
        "UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification",
      ])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
