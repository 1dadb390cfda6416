public import ControllerCore
public import LayoutCore
public import StyleCore

/// The life of an application, which a system would lead it through: the same calls in the same order.
@MainActor
public enum HeadlessApplication {
  /// The main screen as it was before the application was launched.
  private static var screenBefore: (StyleCore.Device, StyleCore.Device.Orientation, UITraitCollection)?

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
    let screen = UIScreen.main
    screenBefore = screenBefore ?? (screen.device, screen.deviceOrientation, screen.traitCollection)
    if let device {
      screen.become(
        device.inner, orientation.inner, traits: device.traits(orientation).modifyingTraits(traits))
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

  /// Ends the application, which lets go of its delegates. Windows stay as long as they are kept; the main screen is
  /// again the one that it was before the application was launched, whatever the user changed.
  public static func terminate() {
    UIApplication.shared.terminate()
    guard let (device, orientation, traits) = screenBefore else { return }
    screenBefore = nil
    UIScreen.main.become(device, orientation, traits: traits)
  }
}
