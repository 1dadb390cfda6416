public import Foundation
public import LayoutCore
internal import PNG
public import Raster
internal import ViewRendering

extension UIView {
  /// The picture of the view and all beneath it, on a canvas of its bounds, after a layout where one is due.
  ///
  /// - Parameter scale: pixels per point; by default those of the view's traits. Layout goes by the traits in
  ///   either case.
  public func bitmap(scale: CGFloat? = nil) -> Bitmap {
    layoutIfNeeded()
    return Bitmap(
      rendering: DisplayList(recording: layer, scale: scale ?? traitCollection.displayScale))
  }

  /// The same picture as a PNG; equal pictures give equal bytes. It throws where a side has no pixels or too
  /// many for the format.
  public func pngData(scale: CGFloat? = nil) throws -> Data {
    let scale = scale ?? traitCollection.displayScale
    return Data(try bitmap(scale: scale).pngData(scale: Double(scale)))
  }
}
