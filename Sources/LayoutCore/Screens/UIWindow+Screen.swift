package import Foundation

extension UIWindow {
  /// Takes on a screen: its size, its traits and its safe area, in the order of a rotation (B.14).
  ///
  /// The window is resized first, then `willTransition` is called with the new size, then traits change from the
  /// window downwards. Safe area and layout follow in the next layout pass.
  package func fit(_ screen: UIScreen, willTransition: (CGSize) -> Void = { _ in }) {
    display.screen = screen
    fit(screen.bounds.size, screen.traitCollection, screen.safeAreaInsets, willTransition: willTransition)
  }

  /// Takes on a part of a screen that is shared with another program, at its leading side; false where the
  /// device offers no such part. The system gives the screen's insets at top and bottom only.
  package func fit(
    _ screen: UIScreen, split: Device.Split, willTransition: (CGSize) -> Void = { _ in }
  ) -> Bool {
    let device = screen.device
    guard let size = device.size(screen.deviceOrientation, split: split) else { return false }
    let classes = device.sizeClasses(screen.deviceOrientation, split: split)
    let traits = screen.traitCollection.modifyingTraits { traits in
      traits.horizontalSizeClass = classes.horizontal
      traits.verticalSizeClass = classes.vertical
    }
    display.screen = screen
    fit(size, traits, screen.safeAreaInsets, willTransition: willTransition)
    return true
  }

  private func fit(
    _ size: CGSize, _ traits: UITraitCollection, _ safeArea: UIEdgeInsets, willTransition: (CGSize) -> Void
  ) {
    let changesSize = size != bounds.size
    transition(to: size, traits: traits, covered: safeArea)
    if changesSize { willTransition(size) }
  }
}
