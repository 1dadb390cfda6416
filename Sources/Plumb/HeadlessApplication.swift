public import LayoutCore

/// The life of an application, which a system would lead it through: the same calls in the same order.
@MainActor
public enum HeadlessApplication {
  private static var isOnOwnDevice = false

  /// Starts the application and brings it to the front.
  ///
  /// `sceneDelegate` stands for what a property list would name; where it is nil the delegate's configuration for
  /// the scene may name a class, and without that the application has only its own delegate.
  ///
  /// - Parameters:
  ///   - device: becomes the device of the main screen until the application ends; nil keeps the one it has.
  ///   - orientation: how that is held.
  ///   - traits: changes what the device says, for example `{ $0.userInterfaceStyle = .dark }`.
  public static func launch(
    _ delegate: any UIApplicationDelegate, sceneDelegate: (any UISceneDelegate)? = nil,
    on device: Device? = nil, orientation: Device.Orientation = .portrait,
    traits: (inout any UIMutableTraits) -> Void = { _ in }
  ) {
    if let device {
      UIScreen.main.become(
        device.inner, orientation.inner, traits: device.traits(orientation).modifyingTraits(traits))
      isOnOwnDevice = true
    }
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

  /// Ends the application, which lets go of its delegates. Windows stay as long as somebody keeps them; the main
  /// screen is again the one that it is without an application.
  public static func terminate() {
    UIApplication.shared.terminate()
    guard isOnOwnDevice else { return }
    isOnOwnDevice = false
    UIScreen.main.become(.standard, .portrait, traits: LayoutCore.Device.standard.traits())
  }
}
