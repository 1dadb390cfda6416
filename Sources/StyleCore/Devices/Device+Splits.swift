package import Foundation

extension Device {
  /// The share of the screen of one of two apps side by side.
  package enum Split: String, CaseIterable, Sendable {
    case oneThird
    case oneHalf
    case twoThirds
  }

  /// The width of the divider between two apps side by side, in points.
  static let splitDivider: CGFloat = 10

  /// Returns the size of the window of an app that shares the screen, or `nil` if the device offers no such share.
  ///
  /// A third is 375 points wide on the larger screens and 320 on others; the other app has the rest (H.3). Screens in
  /// portrait are not split in half.
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

  /// Returns the size classes of that window (H.4).
  ///
  /// Two thirds of a landscape screen are regular, and half of the largest.
  package func sizeClasses(_ orientation: Orientation, split: Split) -> SizeClasses {
    let isLargest = portraitSize.width >= 1024
    let isWide = orientation == .landscape && (split == .twoThirds || (split == .oneHalf && isLargest))
    return SizeClasses(horizontal: isWide ? .regular : .compact, vertical: .regular)
  }

  /// Returns the traits of that window.
  package func traits(_ orientation: Orientation, split: Split) -> UITraitCollection {
    let classes = sizeClasses(orientation, split: split)
    return traits(orientation).modifyingTraits { traits in
      traits.horizontalSizeClass = classes.horizontal
      traits.verticalSizeClass = classes.vertical
    }
  }
}
