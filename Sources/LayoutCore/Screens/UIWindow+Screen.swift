import Foundation
import LayerCore
package import StyleCore

extension UIWindow {
  /// Takes on a screen: its size, its traits and its safe area, in the order of a rotation (B.14).
  ///
  /// The window is resized first, its controllers hear of the new size, then traits change from the window
  /// downwards. Safe area and layout follow in the next layout pass.
  package func fit(_ screen: UIScreen) {
    display.screen = screen
    display.host = nil
    display.screenTraits = screen.traitCollection
    transition(to: screen.bounds.size, traits: screen.traitCollection, covered: screen.safeAreaInsets)
  }

  /// Turns the device that the window is on, with all windows on its screen, unless the controller that is seen does
  /// not want to be held that way; whether it was turned.
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
      let screen = screen
      screen.rotate(to: orientation)
      for window in MainLoop.main.windows where window.screen === screen && window.display.host == nil {
        window.fit(screen)
      }
    }
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    return true
  }

  /// Changes traits of the device that the window is on, as its user does in the settings.
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

  /// Takes on the traits of the screen that the window is on, unless its host gave it others.
  func followScreen() {
    guard followsScreen else { return }
    let traits = screen.traits(forWindowOf: bounds.size)
    display.screenTraits = traits
    hostTraits = traits
  }

  /// Whether the window has its traits from its screen, and not from a host that gave it others.
  var followsScreen: Bool { hostTraits === display.screenTraits }

  /// Takes on a part of a screen that is shared with another program, at its leading side; false where the
  /// device offers no such part. The system gives the screen's insets at top and bottom only.
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
  /// The traits of a window of the given size: those of the screen, with size classes that follow from the size.
  ///
  /// A window of the screen's shape has the screen's. On a phone a window that is wider than high has the classes
  /// of the device held sideways, and any other those of the device held upright (H.1). On a pad a window is wide
  /// from 640 points, which lies between the widest compact split (639) and the narrowest regular one (678, H.4).
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
