internal import Foundation
internal import LayoutCore
internal import Raster

/// A context whose drawing becomes an image of pixels.
struct ImageContext {
  /// What is drawn into.
  let context: CGContext
  /// Pixels per point.
  let scale: CGFloat
  /// Whether what is not drawn is black instead of transparent.
  let isOpaque: Bool

  /// A context for an image of `bounds`, in points; a scale of 0 is that of the main screen.
  init(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    context = CGContext(rect: bounds)
    self.scale = scale > 0 ? scale : ImageContext.screenScale
    self.isOpaque = isOpaque
  }

  /// Pixels per point of the main screen; off the main thread, of one that nobody chose (H.6).
  static var screenScale: CGFloat {
    Thread.isMainThread
      ? MainActor.assumeIsolated { UIScreen.main.scale } : UITraitCollection.headless.displayScale
  }

  /// What has been drawn so far, in whole pixels; sides are rounded up. Without any, the empty image.
  var image: UIImage {
    let size = context.drawing.rect.size
    guard size.width > 0, size.height > 0 else { return UIImage() }
    let layer = CALayer(showing: context.drawing)
    if isOpaque { layer.backgroundColor = CGColor(gray: 0, alpha: 1) }
    let bitmap = Bitmap(rendering: DisplayList(recording: layer, scale: scale))
    guard bitmap.width > 0, bitmap.height > 0 else { return UIImage() }
    let pixels = bitmap.pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    return UIImage(
      cgImage: CGImage(width: bitmap.width, height: bitmap.height, pixels: pixels), scale: scale,
      orientation: .up)
  }
}
