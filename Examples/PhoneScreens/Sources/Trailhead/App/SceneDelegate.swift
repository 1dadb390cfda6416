import UIKit

public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  public var window: UIWindow?

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let services = (UIApplication.shared.delegate as? AppDelegate)?.services ?? .sample
    let window = UIWindow(windowScene: windowScene)
    window.tintColor = Theme.accent
    window.rootViewController = MainTabBarController(services: services)
    window.makeKeyAndVisible()
    self.window = window
  }
}
