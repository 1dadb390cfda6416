package import Foundation

/// A device: its screen in points, and the insets of the content on it (H.1, H.2).
package struct Device: Hashable, Sendable {
  /// The orientation of the screen.
  package enum Orientation: String, CaseIterable, Sendable {
    case portrait
    case landscape
  }

  /// The size classes of a screen in one orientation.
  package struct SizeClasses: Hashable, Sendable {
    package let horizontal: UIUserInterfaceSizeClass
    package let vertical: UIUserInterfaceSizeClass

    package init(horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// The name on a command line, such as `iphone-14-pro`.
  package let identifier: String
  /// The name that Apple gives it.
  package let name: String
  /// The size of the screen in portrait, in points.
  package let portraitSize: CGSize
  /// The number of pixels per point.
  package let scale: CGFloat
  /// The idiom: phone or pad.
  package let idiom: UIUserInterfaceIdiom
  /// The version of the system with which the device came, or the oldest one here.
  package let firstSystem: SystemVersion
  package let portraitInsets: UIEdgeInsets
  let landscapeInsets: UIEdgeInsets
  let landscapeWidthClass: UIUserInterfaceSizeClass

  /// Returns the size of the screen in points.
  package func size(_ orientation: Orientation = .portrait) -> CGSize {
    switch orientation {
    case .portrait: portraitSize
    case .landscape: CGSize(width: portraitSize.height, height: portraitSize.width)
    }
  }

  /// Returns the safe area insets in points: the space that bars and rounded corners take from each edge.
  package func safeAreaInsets(_ orientation: Orientation = .portrait) -> UIEdgeInsets {
    orientation == .portrait ? portraitInsets : landscapeInsets
  }

  /// Returns the size classes of the whole screen.
  package func sizeClasses(_ orientation: Orientation = .portrait) -> SizeClasses {
    switch (idiom, orientation) {
    case (.pad, _): SizeClasses(horizontal: .regular, vertical: .regular)
    case (_, .portrait): SizeClasses(horizontal: .compact, vertical: .regular)
    case (_, .landscape): SizeClasses(horizontal: landscapeWidthClass, vertical: .compact)
    }
  }

  /// Returns the reason for which the device cannot have a version of the system; `nil` if it can.
  package func problem(_ system: SystemVersion) -> String? {
    guard system < firstSystem else { return nil }
    return "\(system.name) is older than the first system of \(name), \(firstSystem.name)"
  }

  /// Returns the traits of a screen of the device.
  ///
  /// Those that the device does not decide are as in `headless`; the version of the system is that of the main screen.
  package func traits(_ orientation: Orientation = .portrait) -> UITraitCollection {
    let classes = sizeClasses(orientation)
    let system = UITraitCollection.ofMainScreen.values.system
    return UITraitCollection.headless.modifyingTraits { traits in
      traits[UITraitSystemVersion.self] = system
      traits.displayScale = scale
      traits.userInterfaceIdiom = idiom
      traits.layoutDirection = AppLanguage.layoutDirection
      traits.horizontalSizeClass = classes.horizontal
      traits.verticalSizeClass = classes.vertical
    }
  }
}
