internal import Foundation
internal import GraphicsCore
internal import GraphicsRendering
internal import LayoutCore
internal import Raster
internal import StyleCore

/// A context whose drawing becomes an image of pixels.
struct ImageContext {
  /// What is drawn into.
  let context: CGContext
  /// Pixels per point.
  let scale: CGFloat
  private let pixels: BitmapTarget?

  /// A context for an image of `bounds`, in points; a scale of 0 is that of the main screen. Sides are rounded up to
  /// whole pixels. What is not drawn is transparent, or black where the image is opaque.
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

  /// What has been drawn so far; without any pixels, the empty image.
  var image: UIImage {
    guard let pixels else { return UIImage() }
    return UIImage(cgImage: pixels.image(of: context), scale: scale, orientation: .up)
  }
}
