public import ControllerCore
import LayerCore
public import LayoutCore
public import StyleCore

/// The life cycle of an application, with the calls of the system in their order.
@MainActor
public enum HeadlessApplication {
  /// The main screen as all tasks see it, and the version of the system in the scope of the task, if it is in one.
  private struct ScreenState {
    let device: StyleCore.Device
    let orientation: StyleCore.Device.Orientation
    let traits: UITraitCollection
    let scope: RunningSystem.Scope?
    let system: StyleCore.SystemVersion

    @MainActor
    init(of screen: UIScreen) {
      (device, orientation) = (screen.device, screen.deviceOrientation)
      traits = RunningSystem.$scope.withValue(nil) { screen.traitCollection }
      (scope, system) = (RunningSystem.scope, screen.traitCollection.system)
    }

    /// Gives a screen the state again; the version of a scope only in that scope.
    @MainActor
    func restore(_ screen: UIScreen) {
      RunningSystem.$scope.withValue(nil) { screen.become(device, orientation, traits: traits) }
      if let scope, scope === RunningSystem.scope { screen.become(system) }
    }
  }

  /// The main screen before the application was launched.
  private static var screenBefore: ScreenState?

  /// Launches the application and brings it to the foreground.
  ///
  /// `sceneDelegate` takes the place of the class in `Info.plist`; where it is nil the delegate's configuration for the
  /// scene or the list may name a class, and without that the application has only its own delegate. A storyboard that the
  /// list names is shown in a window, which the delegate has before it is called.
  ///
  /// ```swift
  /// HeadlessApplication.launch(AppDelegate(), on: Device(named: "iphone-se-3"), orientation: .landscape)
  /// defer { HeadlessApplication.terminate() }
  /// HeadlessLoop.runUntilIdle()
  /// let user = try HeadlessUser()
  /// #expect(user.window.bounds.size == CGSize(width: 667, height: 375))
  /// ```
  ///
  /// With `system: .v26`, views have the looks of iOS 26, and `UIDevice` and `ProcessInfo` tell that version.
  ///
  /// - Parameters:
  ///   - delegate: The delegate of the application.
  ///   - sceneDelegate: The delegate of the scene.
  ///   - device: The device of the main screen until the application terminates; nil keeps the present one.
  ///   - orientation: The orientation of the device.
  ///   - system: The version of the system until the application terminates, at least the device's first; nil keeps the
  ///     present one.
  ///   - traits: A closure that changes the traits of the device, for example `{ $0.userInterfaceStyle = .dark }`.
  public static func launch(
    _ delegate: any UIApplicationDelegate, sceneDelegate: (any UISceneDelegate)? = nil,
    on device: Device? = nil, orientation: Device.Orientation = .portrait,
    system: SystemVersion? = nil, traits: (inout any UIMutableTraits) -> Void = { _ in }
  ) {
    let screen = UIScreen.main
    (device ?? Device(inner: screen.device)).requireSystem(system)
    screenBefore = screenBefore ?? ScreenState(of: screen)
    if let system { screen.become(system.inner) }
    if let device {
      screen.become(
        device.inner, orientation.inner, traits: device.traits(orientation).modifyingTraits(traits))
      screen.coversWindows = true
    }
    UIApplication.shared.launch(delegate, sceneDelegate: sceneDelegate)
  }

  /// Sends the application to the background, as when the user switches to another one.
  public static func enterBackground() {
    UIApplication.shared.enterBackground()
  }

  /// Brings the application to the foreground.
  public static func enterForeground() {
    UIApplication.shared.enterForeground()
  }

  /// Terminates the application, and releases its delegates.
  ///
  /// Windows live as long as they are referenced; the main screen is restored to its state before the launch, whatever
  /// the user changed.
  public static func terminate() {
    UIApplication.shared.terminate()
    UIScreen.main.coversWindows = false
    screenBefore?.restore(UIScreen.main)
    screenBefore = nil
  }
}
