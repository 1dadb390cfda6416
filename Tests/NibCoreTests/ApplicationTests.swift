import ControllerCore
import DiagnosticCore
import Foundation
import GraphicsCore
import LayoutCore
import NibCore
import Plumb
import StyleCore
import Testing

/// The delegate of a scene that `Info.plist` names.
class PlistSceneDelegate: UIResponder, UIWindowSceneDelegate {
  static var log: [String] = []
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    Self.log.append("\(session.configuration.name ?? "-") \(window?.rootViewController?.title ?? "-")")
  }
}

/// Applications as their `Info.plist` describes them.
@MainActor
@Suite(.serialized) struct ApplicationTests {
  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var titles: [String?] = []
    var name: String?

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      titles.append(window?.rootViewController?.title)
      return true
    }

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      UISceneConfiguration(name: name, sessionRole: connectingSceneSession.role)
    }
  }

  /// A delegate without a window.
  private final class BareDelegate: NSObject, UIApplicationDelegate {}

  private static func storyboard(_ title: String) -> String {
    Nibs.storyboardText(
      """
      <scene sceneID="s"><objects><viewController title="\(title)" id="c"><view key="view" id="v"/></viewController>
      </objects></scene>
      """, initial: "c")
  }

  private static func list(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>CFBundleName</key><string>Tea</string>\(content)</dict></plist>
    """
  }

  private static func scene(_ name: String, _ type: String, _ storyboard: String) -> String {
    """
    <dict><key>UISceneConfigurationName</key><string>\(name)</string>
    <key>UISceneDelegateClassName</key><string>\(type)</string>
    <key>UISceneStoryboardFile</key><string>\(storyboard)</string></dict>
    """
  }

  private static func manifest(_ scenes: String) -> String {
    """
    <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
    <key>UIWindowSceneSessionRoleApplication</key><array>\(scenes)</array></dict></dict>
    """
  }

  /// Launches an application with a list, and returns the problems that were reported.
  private func launch(
    _ list: String, _ delegate: any UIApplicationDelegate, on device: String = "iphone-se-3",
    _ body: () throws -> Void
  ) throws -> [String] {
    let files = Nibs.files([
      "Info.plist": Self.list(list), "Base.lproj/Main.storyboard": Self.storyboard("Main"),
      "Pad.storyboard": Self.storyboard("Pad"),
    ])
    AppResources.add(files.bundle.bundleURL)
    defer { AppResources.remove(files.bundle.bundleURL) }
    return try Nibs.thrownProblems {
      HeadlessApplication.launch(delegate, on: Plumb.Device(named: device))
      defer { HeadlessApplication.terminate() }
      HeadlessLoop.runUntilIdle()
      try body()
    }
  }

  @Test(arguments: [
    "$(PRODUCT_MODULE_NAME).PlistSceneDelegate", "NibCoreTests.PlistSceneDelegate", "PlistSceneDelegate",
  ])
  func sceneHasItsDelegateAndItsStoryboard(type: String) throws {
    PlistSceneDelegate.log = []
    let problems = try launch(Self.manifest(Self.scene("Default Configuration", type, "Main")), AppDelegate())
    {
      let delegate = try #require(UIWindowScene.main.delegate as? PlistSceneDelegate)
      #expect(delegate.window?.rootViewController?.title == "Main")
      #expect(delegate.window?.isKeyWindow == true)
      #expect(delegate.window?.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    }
    #expect(PlistSceneDelegate.log == ["- Main"])
    #expect(problems == [])
  }

  @Test func nameChoosesAConfiguration() throws {
    PlistSceneDelegate.log = []
    let delegate = AppDelegate()
    delegate.name = "Second"
    let scenes = Self.scene("First", "Nobody", "Main") + Self.scene("Second", "PlistSceneDelegate", "Pad")
    let problems = try launch(Self.manifest(scenes), delegate) {}
    #expect(PlistSceneDelegate.log == ["Second Pad"])
    #expect(problems == [])
  }

  @Test func classThatDoesNotExistIsReportedAsOnAPhone() throws {
    let problems = try launch(Self.manifest(Self.scene("One", "App.Nobody", "Main")), AppDelegate()) {
      #expect(UIWindowScene.main.delegate == nil)
    }
    #expect(
      problems == [
        "Info.plist configuration \"One\" for UIWindowSceneSessionRoleApplication contained UISceneDelegateClassName key, "
          + "but could not load class with name \"App.Nobody\"."
      ])
  }

  @Test func mainStoryboardIsThereBeforeTheDelegateIsCalled() throws {
    let delegate = AppDelegate()
    let list =
      "<key>UIMainStoryboardFile</key><string>Main</string><key>UIMainStoryboardFile~ipad</key><string>Pad</string>"
    _ = try launch(list, delegate) { #expect(delegate.window?.isKeyWindow == true) }
    _ = try launch(list, delegate, on: "ipad-10") {}
    #expect(delegate.titles == ["Main", "Pad"])
  }

  @Test func delegateWithoutAWindowIsReported() throws {
    let problems = try launch("<key>UIMainStoryboardFile</key><string>Main</string>", BareDelegate()) {
      #expect(UIApplication.shared.keyWindow?.rootViewController?.title != "Main")
    }
    #expect(problems.count == 1 && problems.first?.contains("must implement the window property") == true)
  }

  @Test func damagedListsAreNoLists() throws {
    for list in [
      Self.manifest("<string>x</string>"), "<key>UIApplicationSceneManifest</key><string>x</string>",
      "<key>UIMainStoryboardFile</key><integer>3</integer>",
      "<key>UIMainStoryboardFile</key><string></string>",
    ] {
      let problems = try launch(list, AppDelegate()) { #expect(UIWindowScene.main.delegate == nil) }
      #expect(problems == [])
    }
  }
}
