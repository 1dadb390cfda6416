import UIKit

/// The start of the app. In a target that is an app's, `@main` would stand before the class.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The source of the app's data.
  public let services: Services

  public init(services: Services) {
    self.services = services
    super.init()
  }

  public convenience override init() {
    self.init(services: .sample)
  }

  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}
