import Foundation

extension UIWindow {
  /// Takes on a screen: its size, its traits and its safe area, in the order of a rotation (B.14).
  ///
  /// The window is resized first, its controllers hear of the new size, then traits change from the window
  /// downwards. Safe area and layout follow in the next layout pass.
  package func fit(_ screen: UIScreen) {
    display.screen = screen
    transition(to: screen.bounds.size, traits: screen.traitCollection, covered: screen.safeAreaInsets)
  }

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
    transition(to: size, traits: traits, covered: screen.safeAreaInsets)
    return true
  }
}
