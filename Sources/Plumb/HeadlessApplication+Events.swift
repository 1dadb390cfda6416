public import ControlCore
public import ControllerCore
public import Foundation
public import GraphicsCore
import LayoutCore
public import StyleCore

/// The events from outside of the application: URLs, activities, notifications, the state of the device.
extension HeadlessApplication {
  /// Asks the application to open a URL, as when the user taps a link in another one.
  ///
  /// The delegate of the scene receives it, or that of the application where the scene has none.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - source: The identifier of the other application.
  /// - Returns: Whether the application could open it; true for a delegate of the scene, which does not say.
  @discardableResult
  public static func open(_ url: URL, from source: String? = nil) -> Bool {
    UIApplication.shared.receive(url, from: source)
  }

  /// Asks the application to continue an activity, such as the browsing of a page that belongs to it.
  ///
  /// - Returns: Whether the application could; true for a delegate of the scene, which does not say.
  @discardableResult
  public static func `continue`(_ activity: NSUserActivity) -> Bool {
    UIApplication.shared.receive(activity)
  }

  /// Chooses an item of the menu of the application's icon.
  ///
  /// - Returns: Whether the application could perform it, or nil if it has not said so yet.
  @discardableResult
  public static func perform(_ item: UIApplicationShortcutItem) -> Bool? {
    UIApplication.shared.perform(item)
  }

  /// Gives the application a remote notification.
  public static func receiveRemoteNotification(_ userInfo: [AnyHashable: Any]) {
    UIApplication.shared.receive(notification: userInfo)
  }

  /// Tells the application and its controllers that memory is low.
  public static func receiveMemoryWarning() {
    UIApplication.shared.receiveMemoryWarning()
  }

  /// The images that the application saved in the user's album.
  public static var savedImages: [UIImage] { SavedMedia.images }

  /// The paths of the videos that the application saved in the user's album.
  public static var savedVideoPaths: [String] { SavedMedia.videoPaths }

  /// Sets the charge of the battery, 0…1, and its state.
  public static func setBattery(level: Float, state: UIDevice.BatteryState) {
    UIDevice.current.setBattery(level: level, state: state)
  }

  /// Sets whether an object is near the screen.
  public static func setProximity(_ isNear: Bool) {
    UIDevice.current.setProximity(isNear)
  }

  /// Sets whether the screen is being recorded or shown elsewhere.
  public static func setScreenCaptured(_ isCaptured: Bool) {
    UIScreen.main.setCaptured(isCaptured)
  }
}
