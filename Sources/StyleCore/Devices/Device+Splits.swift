package import Foundation

extension Device {
  /// The share of the screen that one of two programs side by side has.
  package enum Split: String, CaseIterable, Sendable {
    case oneThird
    case oneHalf
    case twoThirds
  }

  /// Between two programs side by side, in points.
  static let splitDivider: CGFloat = 10

  /// The window of a program that shares the screen; nil where the device offers no such share.
  ///
  /// A third is 375 points wide on the larger screens and 320 on others; the other program has the rest (H.3).
  /// Screens held upright are not split in half.
  package func size(_ orientation: Orientation, split: Split) -> CGSize? {
    guard idiom == .pad else { return nil }
    let screen = size(orientation)
    let third: CGFloat = screen.width >= (orientation == .landscape ? 1133 : 1024) ? 375 : 320
    switch (split, orientation) {
    case (.oneThird, _): return CGSize(width: third, height: screen.height)
    case (.twoThirds, _):
      return CGSize(width: screen.width - Self.splitDivider - third, height: screen.height)
    case (.oneHalf, .landscape):
      return CGSize(width: (screen.width - Self.splitDivider) / 2, height: screen.height)
    case (.oneHalf, .portrait): return nil
    }
  }

  /// The size classes of that window (H.4): wide is two thirds of a screen held sideways, and half of the
  /// largest.
  package func sizeClasses(_ orientation: Orientation, split: Split) -> SizeClasses {
    let isLargest = portraitSize.width >= 1024
    let isWide = orientation == .landscape && (split == .twoThirds || (split == .oneHalf && isLargest))
    return SizeClasses(horizontal: isWide ? .regular : .compact, vertical: .regular)
  }

  /// The traits of that window.
  package func traits(_ orientation: Orientation, split: Split) -> UITraitCollection {
    let classes = sizeClasses(orientation, split: split)
    return traits(orientation).modifyingTraits { traits in
      traits.horizontalSizeClass = classes.horizontal
      traits.verticalSizeClass = classes.vertical
    }
  }
}
