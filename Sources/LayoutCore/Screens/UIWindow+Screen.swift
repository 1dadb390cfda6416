import Foundation
import LayerCore
package import StyleCore

extension UIWindow {
  /// Adapts the window to a screen: its size, its traits and its safe area, in the order of a rotation (B.14).
  ///
  /// The window is resized first, and its controllers are told of the new size; then traits change from the window
  /// downwards. Safe area and layout follow in the next layout pass.
  package func fit(_ screen: UIScreen) {
    display.screen = screen
    display.host = nil
    display.screenTraits = screen.traitCollection
    transition(to: screen.bounds.size, traits: screen.traitCollection, covered: screen.safeAreaInsets)
  }

  /// Rotates the device of the window, with all windows on its screen, if the visible controller supports that.
  ///
  /// - Returns: Whether the device was rotated.
  package func rotate(to orientation: Device.Orientation) -> Bool {
    let mask: UIInterfaceOrientationMask = orientation == .portrait ? .portrait : .landscape
    let controller = frontController
    guard controller?.supportedInterfaceOrientations.isDisjoint(with: mask) != true,
      controller?.shouldAutorotate != false
    else { return false }
    if let host = display.host {
      let classes = host.device.sizeClasses(orientation)
      let traits = (hostTraits ?? traitCollection).modifyingTraits { traits in
        traits.horizontalSizeClass = classes.horizontal
        traits.verticalSizeClass = classes.vertical
      }
      transition(
        to: host.device.size(orientation), traits: traits, covered: host.device.safeAreaInsets(orientation))
      display.host = (host.device, orientation)
      updateKeyboard()
    } else {
      let (screen, former) = (screen, UIWindowScene.main.interfaceOrientation)
      HigherModules.application?.screenWillTurn(to: orientation == .portrait ? .portrait : .landscapeRight)
      screen.rotate(to: orientation)
      for window in MainLoop.main.windows where window.screen === screen && window.display.host == nil {
        window.fit(screen)
      }
      HigherModules.application?.screenDidTurn(from: former)
    }
    NotificationCenter.default.post(
      name: Notification.Name("UIDeviceOrientationDidChangeNotification"),
      object: HigherModules.contentProvider?.device)
    return true
  }

  /// Changes traits of the window's device, as its user does in the settings.
  package func changeTraits(_ change: (inout any UIMutableTraits) -> Void) {
    if display.host != nil {
      hostTraits = (hostTraits ?? traitCollection).modifyingTraits(change)
    } else {
      let screen = screen
      screen.become(
        screen.device, screen.deviceOrientation, traits: screen.traitCollection.modifyingTraits(change))
      for window in MainLoop.main.windows where window.screen === screen && window.followsScreen {
        window.followScreen()
      }
    }
  }

  /// Updates the traits of the window to those of its screen, unless its host set others.
  func followScreen() {
    guard followsScreen else { return }
    let traits = screen.traits(forWindowOf: bounds.size)
    display.screenTraits = traits
    hostTraits = traits
  }

  /// Whether or not the window has the traits of its screen, and not those of a host.
  var followsScreen: Bool { hostTraits === display.screenTraits }

  /// Adapts the window to the leading part of a screen that is shared with another program.
  ///
  /// The window has only the screen's top and bottom insets.
  ///
  /// - Returns: `false` if the device offers no such part.
  package func fit(_ screen: UIScreen, split: Device.Split) -> Bool {
    let device = screen.device
    guard let size = device.size(screen.deviceOrientation, split: split) else { return false }
    let classes = device.sizeClasses(screen.deviceOrientation, split: split)
    let traits = screen.traitCollection.modifyingTraits { traits in
      traits.horizontalSizeClass = classes.horizontal
      traits.verticalSizeClass = classes.vertical
    }
    display.screen = screen
    display.host = nil
    transition(to: size, traits: traits, covered: screen.safeAreaInsets)
    return true
  }
}

extension UIScreen {
  /// Returns the traits of a window of the given size: those of the screen, with the size classes of the size.
  ///
  /// A window of the screen's shape has the screen's. On a phone a window that is wider than high has the classes of
  /// the device in landscape, and any other those of the device in portrait (H.1). On a pad a window is regular from
  /// 640 points, which is between the widest compact split (639) and the narrowest regular one (678, H.4).
  func traits(forWindowOf size: CGSize) -> UITraitCollection {
    guard size != bounds.size, size.width > 0, size.height > 0 else { return traitCollection }
    let classes: Device.SizeClasses
    if device.idiom == .pad {
      classes = Device.SizeClasses(horizontal: size.width < 640 ? .compact : .regular, vertical: .regular)
    } else {
      let orientation: Device.Orientation = size.width > size.height ? .landscape : .portrait
      guard orientation != deviceOrientation else { return traitCollection }
      classes = device.sizeClasses(orientation)
    }
    guard
      classes.horizontal != traitCollection.horizontalSizeClass
        || classes.vertical != traitCollection.verticalSizeClass
    else { return traitCollection }
    return traitCollection.modifyingTraits { traits in
      traits.horizontalSizeClass = classes.horizontal
      traits.verticalSizeClass = classes.vertical
    }
  }
}
