package import Foundation

/// The figures of sheets and alerts, in points, as of iOS 13 to 18.
package enum PresentationFigures {
  /// The radius of a sheet's corners.
  package static let cornerRadius: CGFloat = 10
  /// The distance of a phone's sheet from the safe area's top.
  package static let gapAboveSheet: CGFloat = 10
  /// The size of the grabber of a sheet, and its distance from the top.
  ///
  /// They and the colour are those of iOS 26, which differ from older ones by little.
  package static let grabber = CGSize(width: 36, height: 5)
  package static let gapAboveGrabber: CGFloat = 5
  /// The size of a form on a pad.
  package static let form = CGSize(width: 540, height: 620)
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

  /// The radius of a popover's corners; the base of its arrow is an estimate.
  package static let popoverCornerRadius: CGFloat = 13
  package static let popoverArrowBase: CGFloat = 30
  /// The shadow of a popover, an estimate.
  package static let popoverShadow = (opacity: Float(0.2), radius: CGFloat(20))

  // MARK: Alerts

  /// The width of an alert and the radius of its corners.
  package static let alertWidth: CGFloat = 270
  package static let alertCornerRadius: CGFloat = 14
  /// The height of an alert's action, and of an action sheet's.
  package static let alertActionHeight: CGFloat = 44
  package static let sheetActionHeight: CGFloat = 57
  /// The distance of an action sheet from the edges, and between its two cards.
  package static let actionSheetGap: CGFloat = 8
  /// The width of an action sheet in a popover, which is that of iOS 26.
  package static let popoverActionsWidth: CGFloat = 288
}
