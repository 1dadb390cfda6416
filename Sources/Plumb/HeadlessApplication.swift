public import LayoutCore

/// The life of an application, which a system would lead it through: the same calls in the same order.
@MainActor
public enum HeadlessApplication {
  /// Starts the application and brings it to the front.
  ///
  /// `sceneDelegate` stands for what a property list would name; where it is nil the delegate's configuration for
  /// the scene may name a class, and without that the application has only its own delegate.
  public static func launch(
    _ delegate: any UIApplicationDelegate, sceneDelegate: (any UISceneDelegate)? = nil
  ) {
    UIApplication.shared.launch(delegate, sceneDelegate: sceneDelegate)
  }

  /// Leaves the front, as when the user goes to another application.
  public static func enterBackground() {
    UIApplication.shared.leaveFront()
  }

  /// Comes back to the front.
  public static func enterForeground() {
    UIApplication.shared.comeToFront()
  }

  /// Ends the application, which lets go of its delegates. Windows stay as long as somebody keeps them.
  public static func terminate() {
    UIApplication.shared.terminate()
  }
}
