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
  package static let dimming = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
}
