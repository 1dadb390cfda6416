package import Foundation

/// The figures of the platters of glass in bars, in points, as of iOS 26 (26.B.4, 26.B.5, 26.B.9, 26.B.10).
package enum BarPlatters {
  // MARK: Buttons

  /// The height of a platter in a navigation bar, and the least width.
  package static let height: CGFloat = 44
  /// The distance of the first platter from the side of a bar: on phones, on phones in landscape, and on pads.
  static let side: CGFloat = 16
  static let compactSide: CGFloat = 38
  static let padSide: CGFloat = 20
  /// The gap between platters, and that between the images in one.
  package static let gap: CGFloat = 12
  package static let imageGap: CGFloat = 8
  /// The space beside a title, beside an image, and the least width of an image.
  package static let titleInset: CGFloat = 16
  package static let imageInset: CGFloat = 11
  package static let leastImage: CGFloat = 22
  /// The least distance of a title from the platters.
  package static let titleGap: CGFloat = 8

  // MARK: Badges of buttons

  package static let badge: CGFloat = 18
  package static let badgeText: CGFloat = 12
  package static let badgeInset: CGFloat = 5
  package static let dot: CGFloat = 10
  /// The overlap of a badge with the corner of its image, to the side and upwards.
  package static let badgeOverlap = CGPoint(x: 8, y: 10)

  // MARK: Tabs

  /// The heights of the platter of tabs, and in landscape.
  package static let tabs: CGFloat = 62
  package static let compactTabs: CGFloat = 44
  /// The space around the buttons in the platter.
  package static let tabInset: CGFloat = 4
  /// The distance between the centres of buttons, their width and height.
  package static let tabPitch: CGFloat = 86
  package static let tabButton = CGSize(width: 94, height: 54)
  /// The distance of the platter from the sides of the bar at least, and from the platter of a search.
  package static let tabsSide: CGFloat = 21
  package static let tabsGap: CGFloat = 8
  /// The top and the side of the square of an icon, and the top and height of a title, in the platter.
  package static let tabIcon: (top: CGFloat, side: CGFloat) = (8, 24)
  package static let tabTitle: (top: CGFloat, height: CGFloat) = (35, 12)
  /// In landscape: the space before the icon, between it and the title, and after that; and the height of a button.
  package static let compactTab: (lead: CGFloat, gap: CGFloat, trail: CGFloat) = (6, 8, 12)
  package static let compactTabButton: CGFloat = 36
  /// On pads: the height of the bar, the space beside a title, and the space below the bar.
  package static let padTabs: (height: CGFloat, inset: CGFloat, below: CGFloat) = (44, 16, 20)
  /// The height of the platter of the selected tab while the others are hidden.
  package static let minimizedTab: CGFloat = 48
  /// The sizes of titles: on phones, in landscape, on pads; and of a badge and its text, upright and in landscape.
  package static let tabText: (stacked: CGFloat, compact: CGFloat, pad: CGFloat) = (10, 12, 17)
  package static let tabBadge: (side: CGFloat, text: CGFloat) = (20, 13)
  package static let compactTabBadge: (side: CGFloat, text: CGFloat) = (16, 10)
  /// The place of a badge: from the centre of an icon, and from the top of a platter; and the insets of its text.
  package static let tabBadgeOffset = CGPoint(x: 8.5, y: 6)
  package static let tabBadgeInset: CGFloat = 4
  /// The opacity of the capsule of the selected tab, and the levels of grey of other tabs, in the light and the dark style.
  package static let tabCapsule: (light: CGFloat, dark: CGFloat) = (18.0 / 253, 34.0 / 236)
  package static let tabInk: (light: CGFloat, dark: CGFloat) = (25.0 / 255, 243.0 / 255)

  // MARK: Searches

  /// The space before the glass of a field in a toolbar, and between that and the text.
  package static let searchField: (inset: CGFloat, gap: CGFloat) = (12, 7)
  /// The height of an accessory above the tabs, and its distance from them.
  package static let accessory: (height: CGFloat, gap: CGFloat) = (48, 8)
}
