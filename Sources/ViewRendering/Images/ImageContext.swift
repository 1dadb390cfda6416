internal import Foundation
internal import GraphicsCore
internal import GraphicsRendering
internal import LayoutCore
internal import Raster
internal import StyleCore

/// A bitmap context that creates an image.
struct ImageContext {
  /// The context to draw into.
  let context: CGContext
  /// The number of pixels per point.
  let scale: CGFloat
  private let pixels: BitmapTarget?

  /// Creates a context for an image of `bounds`, in points; a scale of 0 is that of the main screen.
  ///
  /// The sides are rounded up to whole pixels. The initial pixels are transparent, or black in an opaque image.
  init(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    let scale = scale > 0 ? scale : UITraitCollection.mainScreenScale
    self.scale = scale
    context = CGContext(rect: bounds, scale: scale)
    let width = DisplayList.pixels(bounds.size.width * scale)
    let height = DisplayList.pixels(bounds.size.height * scale)
    guard width > 0, height > 0 else {
      pixels = nil
      return
    }
    pixels = BitmapTarget(
      width: width, height: height, rect: bounds, scale: scale, format: isOpaque ? .opaque : .standard,
      bytesPerRow: width * 4)
    context.target = pixels
  }

  /// The image of the drawing so far; without any pixels, the empty image.
  var image: UIImage {
    guard let pixels else { return UIImage() }
    return UIImage(cgImage: pixels.image(of: context), scale: scale, orientation: .up)
  }
}
