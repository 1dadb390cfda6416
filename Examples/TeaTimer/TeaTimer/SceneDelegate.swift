import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  // The window of the storyboard that Info.plist names.
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    window?.tintColor = UIColor(resource: .leaf)
  }
}
