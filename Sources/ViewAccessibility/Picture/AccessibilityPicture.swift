internal import Foundation
package import LayoutCore
package import Raster
internal import StyleCore
internal import ViewRendering

/// The picture of what VoiceOver reads in a view.
package struct AccessibilityPicture: Sendable {
  /// The display list of the picture, in pixels.
  package let list: DisplayList

  /// Creates the picture of a view that is laid out, at a scale.
  @MainActor
  package init(of view: UIView, scale: Int) {
    let sheet = AccessibilitySheet(AccessibilityReading(of: view), of: view, scale: scale)
    sheet.layoutIfNeeded()
    list = DisplayList(recording: sheet.layer, scale: CGFloat(scale))
  }
}
