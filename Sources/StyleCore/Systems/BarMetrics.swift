package import Foundation

/// The figures of bars in points, without the safe area beside them (D.12); those of iOS 26 are 26.B.1 to 26.B.12.
///
/// Figures of phones in landscape are in the rows of a compact height.
package enum BarMetrics {
  // MARK: Navigation bars

  /// The height of the row of a navigation bar (D.12, 26.B.1).
  package static let navigationBar = SystemValue<CGFloat>(44, v26: 54)
  /// The height of what is in the row, from its top (26.B.4).
  package static let rowContent = SystemValue<CGFloat>(44, v26: 44)
  /// The least distance of a navigation bar from the top of its controller's view (26.B.1).
  static let leastTop = SystemValue<CGFloat>(0, v26: 10)
  static let leastCompactTop = SystemValue<CGFloat>(0, v26: 24)
  /// The least height of the strip of a large title, beneath the row of a navigation bar.
  static let largeTitle: CGFloat = 52
  /// The space beside the line of a large title that is higher (D.17).
  static let largeTitleSpace: CGFloat = 4
  /// The line of a large title in the standard size of text, and the share of its growth by which its strip grows (26.B.3).
  ///
  /// The strip grows more if the space beside the line asks for it.
  private static let largeLine: (standard: CGFloat, share: CGFloat) = (41, 2.0 / 7)
  /// The distance of a large title from the top of its strip; nil is the middle (26.B.2).
  private static let largeTitleTop = SystemValue<CGFloat?>(nil, v26: 3.5)
  /// The height of a prompt, above the row of a navigation bar, and the size of its text (26.B.7).
  package static let prompt = SystemValue<CGFloat>(30, v26: 32)
  package static let promptText = SystemValue<CGFloat>(13, v26: 12)
  /// The sizes of subtitles: below a title in the row, and below a large one (26.B.8).
  package static let subtitleText: CGFloat = 12
  package static let largeSubtitleText: CGFloat = 15

  // MARK: Other bars

  /// The least width of a window whose root views have wide margins (D.2, 26.B.13).
  package static let wideWindow = SystemValue<CGFloat>(414, v26: 390)

  private static let tabBar = SystemValue<CGFloat>(49, v26: 83)
  private static let compactTabBar = SystemValue<CGFloat>(49, v26: 64)
  private static let phoneToolbar = SystemValue<CGFloat>(44, v26: 48)
  private static let padToolbar: CGFloat = 44
  /// The heights of a toolbar on a phone and on a pad whose bottom edge has a home indicator, as Interface Builder has
  /// stored them since iOS 13.
  package static let toolbarOverIndicator: (phone: CGFloat, pad: CGFloat) = (49, 50)
  /// The strip of a toolbar that floats over the bottom of a navigation controller (26.B.11).
  ///
  /// `floatingToolbar` has the distances of its items from its top and its sides.
  private static let floatingStrip: CGFloat = 76
  /// The height of that strip over a home indicator.
  private static let floatingStripOverIndicator: CGFloat = 86
  package static let floatingToolbar: (top: CGFloat, side: CGFloat) = (10, 28)
  /// The greatest inset that the edge of a screen has at the bottom, rather than a bar.
  private static let greatestIndicator: CGFloat = 34

  // MARK: By traits

  /// Returns the least distance of a navigation bar from the top of its controller's view.
  package static func leastTop(for traits: UITraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact ? leastCompactTop[traits] : leastTop[traits]
  }

  /// Returns the height of a tab bar without the safe area below it, or as of iOS 26 with it (26.B.9).
  package static func tabBar(for traits: UITraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact ? compactTabBar[traits] : tabBar[traits]
  }

  /// Returns the distance that a tab bar over a safe area of the given height extends into a view.
  package static func tabBarReach(for traits: UITraitCollection, over inset: CGFloat) -> CGFloat {
    let height = tabBar(for: traits)
    guard traits.system >= .v26 else { return height + inset }
    // The bar covers the home indicator, and is above other bars.
    return inset > greatestIndicator ? height + inset : height
  }

  /// Returns the height of a toolbar (26.B.11).
  package static func toolbar(for traits: UITraitCollection) -> CGFloat {
    traits.userInterfaceIdiom == .pad ? padToolbar : phoneToolbar[traits]
  }

  /// Returns the distance that a navigation controller's toolbar over a safe area of the given height extends.
  package static func toolbarReach(for traits: UITraitCollection, over inset: CGFloat) -> CGFloat {
    guard traits.system >= .v26 else { return toolbar(for: traits) + inset }
    if inset > greatestIndicator { return inset + floatingToolbar.top + toolbar(for: traits) }
    return inset > 0 ? floatingStripOverIndicator : floatingStrip
  }

  // MARK: Texts

  /// Returns the font of large titles, which grows with the text.
  package static func largeTitleFont(for traits: UITraitCollection) -> UIFont {
    let size = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits).pointSize
    return .systemFont(ofSize: size, weight: .bold)
  }

  /// Returns the size of titles and of buttons: as of iOS 26 that of bodies, up to a limit (26.B.6).
  package static func textSize(for traits: UITraitCollection) -> CGFloat {
    guard traits.system >= .v26 else { return 17 }
    let limit = UIContentSizeCategory.extraExtraLarge
    let own = traits.preferredContentSizeCategory
    let category = own <= limit ? own : limit
    let capped = traits.modifyingTraits { $0.preferredContentSizeCategory = category }
    return UIFont.preferredFont(forTextStyle: .body, compatibleWith: capped).pointSize
  }

  /// Returns the height of the strip of a large title (D.12, D.17, 26.B.3).
  package static func largeStrip(for traits: UITraitCollection) -> CGFloat {
    let grid = PixelGrid(scale: traits.displayScale)
    let line = grid.snap(largeTitleFont(for: traits).lineHeight, .ceil)
    let least = max(largeTitle, line + largeTitleSpace)
    guard traits.system >= .v26 else { return least }
    return max(least, grid.snap(largeTitle + (line - largeLine.standard) * largeLine.share, .ceil))
  }

  /// Returns the distance of a large title of the given height from the top of its strip; nil is the middle.
  package static func largeTitleTop(for traits: UITraitCollection, height: CGFloat) -> CGFloat? {
    largeTitleTop[traits].map { max(0, min($0, largeTitle - largeTitleSpace - height + $0)) }
  }

  /// Returns the distance of buttons and large titles from the sides of a bar inside the safe area.
  ///
  /// - Parameter minimum: The system's minimum margin of a root view.
  package static func side(for traits: UITraitCollection, minimum: CGFloat, safe: CGFloat) -> CGFloat {
    guard traits.system >= .v26 else { return minimum }
    guard traits.userInterfaceIdiom != .pad else { return BarPlatters.padSide }
    return traits.verticalSizeClass == .compact
      ? max(BarPlatters.side, BarPlatters.compactSide - safe) : BarPlatters.side
  }
}
