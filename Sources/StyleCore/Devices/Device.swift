package import Foundation

/// A device: its screen in points, and what surrounds the content on it (H.1, H.2).
package struct Device: Hashable, Sendable {
  /// Which side is up.
  package enum Orientation: String, CaseIterable, Sendable {
    case portrait
    case landscape
  }

  /// The size classes of a screen held one way.
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
  /// The screen in points, held upright.
  package let portraitSize: CGSize
  /// Pixels per point.
  package let scale: CGFloat
  /// Phone or pad.
  package let idiom: UIUserInterfaceIdiom
  package let portraitInsets: UIEdgeInsets
  let landscapeInsets: UIEdgeInsets
  let landscapeWidthClass: UIUserInterfaceSizeClass

  /// The screen in points.
  package func size(_ orientation: Orientation = .portrait) -> CGSize {
    switch orientation {
    case .portrait: portraitSize
    case .landscape: CGSize(width: portraitSize.height, height: portraitSize.width)
    }
  }

  /// What bars and rounded corners take from each edge, in points.
  package func safeAreaInsets(_ orientation: Orientation = .portrait) -> UIEdgeInsets {
    orientation == .portrait ? portraitInsets : landscapeInsets
  }

  /// The size classes of the whole screen.
  package func sizeClasses(_ orientation: Orientation = .portrait) -> SizeClasses {
    switch (idiom, orientation) {
    case (.pad, _): SizeClasses(horizontal: .regular, vertical: .regular)
    case (_, .portrait): SizeClasses(horizontal: .compact, vertical: .regular)
    case (_, .landscape): SizeClasses(horizontal: landscapeWidthClass, vertical: .compact)
    }
  }

  /// The traits of a screen of this device; what it does not decide is as in `headless`.
  package func traits(_ orientation: Orientation = .portrait) -> UITraitCollection {
    let classes = sizeClasses(orientation)
    return UITraitCollection.headless.modifyingTraits { traits in
      traits.displayScale = scale
      traits.userInterfaceIdiom = idiom
      traits.horizontalSizeClass = classes.horizontal
      traits.verticalSizeClass = classes.vertical
    }
  }
}
