public import Foundation
public import LayoutCore
internal import PNG
public import Raster
import StyleCore
internal import ViewRendering

extension UIView {
  /// Returns the picture of the view and its subtree, on a canvas of its bounds, after a pending layout.
  ///
  /// If `HeadlessLoop.animationsTakeTime` is true, it shows the presentation at the time of the clock.
  ///
  /// ```swift
  /// let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  /// badge.backgroundColor = .white
  /// let picture = badge.bitmap(scale: 3)  // 60 × 60 pixels
  /// #expect(picture[30, 30].red == 255)
  /// ```
  ///
  /// - Parameter scale: The number of pixels per point; that of the view's traits by default. Layout uses the traits in
  ///   either case.
  public func bitmap(scale: CGFloat? = nil) -> Bitmap {
    picture(at: nil, scale: scale)
  }

  /// Returns the picture that the view will show at `time`, if nothing else happens until then.
  ///
  /// For a time in the past it is the picture that the view showed, as far as its animations are still running. The
  /// clock does not change.
  ///
  /// - Parameters:
  ///   - time: The time in seconds, as `HeadlessLoop.time`.
  ///   - scale: The number of pixels per point; that of the view's traits by default.
  public func bitmap(at time: Double, scale: CGFloat? = nil) -> Bitmap {
    picture(at: time, scale: scale)
  }

  private func picture(at time: Double?, scale: CGFloat?) -> Bitmap {
    layoutIfNeeded()
    return Bitmap(
      rendering: DisplayList(recording: layer, scale: scale ?? traitCollection.displayScale, at: time))
  }

  /// Returns the picture of `bitmap(scale:)` as PNG data; equal pictures have equal bytes.
  ///
  /// ```swift
  /// badge.layer.cornerRadius = 10
  /// let png = try badge.pngData(scale: 2)  // 40 × 40 pixels
  /// try png.write(to: file)
  /// ```
  ///
  /// - Throws: An error if a side has no pixels, or too many for the format.
  public func pngData(scale: CGFloat? = nil) throws -> Data {
    let scale = scale ?? traitCollection.displayScale
    return Data(try bitmap(scale: scale).pngData(scale: Double(scale)))
  }
}
