import ControllerCore
import Foundation
import LayoutCore
import StyleCore
import Testing

@MainActor
struct UIWindowSceneTests {
  @Test("A window that is shown without a scene comes into the main one, and keeps its screen and safe area")
  func mainScene() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(window.windowScene == nil)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let scene = try #require(window.windowScene)
    #expect(UIApplication.shared.connectedScenes == [scene] && scene.windows.contains(window))
    #expect(scene.keyWindow === window && UIApplication.shared.keyWindow === window)
    #expect(window.safeAreaInsets == .zero && window.frame.size == CGSize(width: 320, height: 480))
    #expect(scene.session.scene === scene && scene.session.role == .windowApplication)
    #expect(UIApplication.shared.openSessions == [scene.session])
  }

  @Test("A scene of the program's is connected while a window in it is shown") func ownScene() {
    let scene = UIWindowScene()
    let window = UIWindow(windowScene: scene)
    #expect(!UIApplication.shared.connectedScenes.contains(scene))
    window.isHidden = false
    #expect(window.windowScene === scene && UIApplication.shared.connectedScenes.contains(scene))
    window.isHidden = true
    #expect(!UIApplication.shared.connectedScenes.contains(scene))
  }

  @Test("Screen, traits, coordinates and the way up are those of the main screen") func screen() {
    let scene = UIWindowScene()
    #expect(scene.screen === UIScreen.main && scene.traitCollection == UIScreen.main.traitCollection)
    #expect(scene.interfaceOrientation == .portrait && scene.coordinateSpace.bounds == UIScreen.main.bounds)
    #expect(scene.activationState == .foregroundActive)
  }

  @Test("H.1: the status bar is as high as the safe area of a 14 Pro, unless the controller hides it")
  func statusBar() {
    final class HidingController: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let scene = UIWindowScene()
    let window = UIWindow(windowScene: scene)
    let bar = scene.statusBarManager
    #expect(bar?.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: 59))
    #expect(bar?.isStatusBarHidden == false && bar?.statusBarStyle == .default)
    window.rootViewController = HidingController()
    window.isHidden = false
    #expect(
      bar?.statusBarFrame == .zero && bar?.isStatusBarHidden == true && bar?.statusBarStyle == .lightContent)
    #expect(UIApplication.shared.statusBarFrame.width == 393)
  }

  @Test("Windows are listed by their levels") func levels() {
    let windows = [UIWindow.Level.alert, .normal, .statusBar].map { level in
      let window = UIWindow(frame: .zero)
      window.windowLevel = level
      window.isHidden = false
      return window
    }
    let listed = UIApplication.shared.windows.filter { windows.contains($0) }
    #expect(listed == [windows[1], windows[2], windows[0]])
    for window in windows { window.isHidden = true }
  }
}
