package import Foundation

/// The figures of sheets, popovers and alerts, in points; those of iOS 26 are in 26.P.
package enum PresentationFigures {
  /// The radius of a sheet's corners (26.P.5).
  package static let cornerRadius = SystemValue<CGFloat>(10, v26: 38)
  /// The distance of a phone's sheet from the safe area's top, before iOS 26.
  package static let gapAboveSheet: CGFloat = 10
  /// The size of the grabber of a sheet, and its distance from the top (26.P.8).
  ///
  /// They and the colour are those of iOS 26, which differ from older ones by little.
  package static let grabber = CGSize(width: 36, height: 5)
  package static let gapAboveGrabber: CGFloat = 5
  /// The colour of the grabber; that of iOS 26 in the dark is an estimate (26.P.8).
  package static let grabberColor = SystemValue<UIColor>(
    .tertiaryLabel, v26: UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.4295))
  /// The size of a form on a pad (26.P.6); that of iOS 26 is the largest, its width an estimate.
  package static let form = SystemValue(
    CGSize(width: 540, height: 620), v26: CGSize(width: 540, height: 650))
  /// The width of a page on a pad.
  package static let pageWidth: CGFloat = 704

  /// The colour in front of the content behind: black, with an alpha by the style.
  package static let dimming = dimming(share: 1)

  /// Returns the colour in front of the content behind with a share of its alpha.
  package static func dimming(share: CGFloat) -> UIColor {
    UIColor { traits in
      UIColor(white: 0, alpha: (traits.userInterfaceStyle == .dark ? 0.48 : 0.2) * share)
    }
  }

  /// The colour in front of the content behind a large sheet of iOS 26, which is not darker in the dark (26.P.7).
  package static let largeSheetDimming = UIColor(white: 0, alpha: 0.2)

  // MARK: Fingers

  /// The speed of a finger, in points per second, that takes a sheet to the next detent or away (N.30).
  package static let flick: CGFloat = 1000
  /// The share of the lowest detent's height below which a sheet that is let go is dismissed (N.30).
  package static let dismissalShare: CGFloat = 0.5
  /// The duration in seconds in which a sheet settles without swinging (N.31).
  package static let settling = 0.5057
  /// The greatest speed with which it begins to settle, in distances per second (N.31).
  package static let greatestSpeed: CGFloat = 1.65

  // MARK: Popovers

  /// The radius of a popover's corners; the base of its arrow, and the radius of iOS 26, are estimates.
  package static let popoverCornerRadius = SystemValue<CGFloat>(13, v26: 34)
  package static let popoverArrowBase: CGFloat = 30
  /// The shadow of a popover, an estimate.
  package static let popoverShadow = (opacity: Float(0.2), radius: CGFloat(20))

  // MARK: Alerts

  /// The width of an alert and the radius of its corners (26.P.9).
  package static let alertWidth = SystemValue<CGFloat>(270, v26: 320)
  package static let alertCornerRadius = SystemValue<CGFloat>(14, v26: 34)
  /// The least distance of an alert from the sides of its window (26.P.9).
  package static let alertMargin = SystemValue<CGFloat>(0, v26: 10)
  /// The distance of an action sheet from the edges, and between its two cards, before iOS 26.
  package static let actionSheetGap: CGFloat = 8
  /// The width of an action sheet in a popover of a pad, and of a phone with iOS 26 (26.P.15).
  package static let popoverActionsWidth: CGFloat = 288
  package static let phonePopoverActionsWidth: CGFloat = 240
}
