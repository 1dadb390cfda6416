import ControllerCore
import Foundation
import LayoutCore
import StyleCore
import Testing

/// Requests for the geometry of scenes, which turn the screen: a 14 Pro of 393 by 852 points.
@MainActor
@Suite(.serialized) struct UIWindowSceneGeometryTests {
  private final class Upright: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }

  private func show(_ controller: UIViewController) -> (scene: UIWindowScene, window: UIWindow) {
    let scene = UIWindowScene()
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return (scene, window)
  }

  @Test func `the screen turns to an orientation that is asked for`() {
    let (scene, window) = show(UIViewController())
    defer { window.isHidden = true }
    let before = scene.effectiveGeometry
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) { _ in
      Issue.record("It is supported.")
    }
    #expect(scene.effectiveGeometry.interfaceOrientation.isLandscape)
    #expect(scene.effectiveGeometry.systemFrame.size == CGSize(width: 852, height: 393))
    #expect(window.bounds.size == CGSize(width: 852, height: 393) && before != scene.effectiveGeometry)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .all))
    #expect(scene.interfaceOrientation.isLandscape)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: [.portrait, .portraitUpsideDown]))
    #expect(scene.interfaceOrientation == .portrait && before == scene.effectiveGeometry)
  }

  @Test func `an orientation that the controller does not support is denied`() {
    let (scene, window) = show(Upright())
    defer { window.isHidden = true }
    var errors: [UISceneError?] = []
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) {
      errors.append($0 as? UISceneError)
    }
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: [])) { errors.append($0 as? UISceneError) }
    #expect(errors == [UISceneError(.geometryRequestDenied), UISceneError(.geometryRequestUnsupported)])
    #expect(scene.interfaceOrientation == .portrait)
  }

  @Test func `the orientation of the status bar turns the screen`() {
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    UIApplication.shared.statusBarOrientation = .landscapeLeft
    #expect(window.bounds.size == CGSize(width: 852, height: 393))
    UIApplication.shared.statusBarOrientation = .portrait
    #expect(window.bounds.size == CGSize(width: 393, height: 852))
  }
}
