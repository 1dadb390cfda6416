internal import Foundation
internal import GraphicsCore
internal import GraphicsRendering
internal import LayoutCore
internal import Raster
internal import StyleCore
internal import Synchronization
internal import ViewDifference
internal import ViewRendering

/// The values that belong to a picture of views, and that its file has beside the pixels.
struct PictureCompanions: Sendable {
  /// The layout; nil if the file has none.
  var layout: LayoutTree?
  /// The error in reading the layout, if any.
  var problem: LayoutTreeError?
  /// The font files whose glyphs are in the picture.
  var fonts = UsedFonts()

  /// Creates the companions of a picture that was just made.
  init(layout: LayoutTree?, fonts: UsedFonts) {
    (self.layout, self.fonts) = (layout, fonts)
  }

  /// Creates the companions in a PNG.
  ///
  /// A damaged one explains nothing, but does not fail the test.
  init(png: [UInt8]) {
    do { layout = try LayoutTree(png: png) } catch { problem = error }
    fonts = UsedFonts(text: (try? UsedFonts.split(png))?.text)
  }

  /// Returns a PNG with the companions.
  ///
  /// A tree that could not be read again is left out, which is reported at recording.
  func embedded(in png: [UInt8]) throws -> [UInt8] {
    let named = try fonts.embedded(in: png)
    return try layout?.embedded(in: named).png ?? named
  }
}

extension UIImage {
  /// Creates the picture of views with its companions.
  convenience init(_ bitmap: Bitmap, scale: CGFloat, _ companions: PictureCompanions) {
    let image = CGImage(bitmap)
    image.associatedValue.withLock { $0 = companions }
    self.init(cgImage: image, scale: scale, orientation: .up)
  }

  /// The companions of the image; nil if it is not a picture of views.
  var companions: PictureCompanions? {
    cgImage?.associatedValue.withLock { $0 as? PictureCompanions }
  }

  /// The layout of the image; nil if it is not a picture of views, or its file has none.
  var layout: LayoutTree? { companions?.layout }

  /// The pixels in upright orientation; none if the image has none.
  var upright: Bitmap {
    guard let cgImage else { return Bitmap(width: 0, height: 0) }
    return cgImage.upright(imageOrientation).bitmap
  }
}
