public import Foundation
public import LayoutCore
internal import PNG
public import Raster
import StyleCore
internal import ViewRendering

extension UIView {
  /// The picture of the view and all beneath it, on a canvas of its bounds, after a layout where one is due.
  ///
  /// - Parameter scale: pixels per point; by default those of the view's traits. Layout goes by the traits in
  ///   either case.
  ///
  /// Where `HeadlessLoop.animationsTakeTime`, it shows the view at the time of the clock: on its way.
  public func bitmap(scale: CGFloat? = nil) -> Bitmap {
    picture(at: nil, scale: scale)
  }

  /// The picture that the view will show when the clock shows `time`, if nothing else happens until then; or that it
  /// showed, of the animations that are still under way. The clock stays where it is.
  ///
  /// - Parameter time: seconds, as `HeadlessLoop.time`.
  public func bitmap(at time: Double, scale: CGFloat? = nil) -> Bitmap {
    picture(at: time, scale: scale)
  }

  private func picture(at time: Double?, scale: CGFloat?) -> Bitmap {
    layoutIfNeeded()
    return Bitmap(
      rendering: DisplayList(recording: layer, scale: scale ?? traitCollection.displayScale, at: time))
  }

  /// The same picture as a PNG; equal pictures give equal bytes. It throws where a side has no pixels or too
  /// many for the format.
  public func pngData(scale: CGFloat? = nil) throws -> Data {
    let scale = scale ?? traitCollection.displayScale
    return Data(try bitmap(scale: scale).pngData(scale: Double(scale)))
  }
}
