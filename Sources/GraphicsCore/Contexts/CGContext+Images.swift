public import Foundation
import Paths

/// The drawing of images.
extension CGContext {
  /// Draws `image` stretched to `rect`, its last row at `rect.minY`.
  ///
  /// It is upright where y points up, and upside down where y points down, as in the contexts of views and image
  /// renderers. An image mask is filled with the current colour, once.
  ///
  /// - Parameters:
  ///   - image: The image, or image mask.
  ///   - rect: The rectangle of the image, in user space.
  ///   - byTiling: Whether or not `rect` is only the first of many copies that fill the clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard image.width > 0, image.height > 0, rect.width != 0, rect.height != 0 else { return }
    guard !image.isMask else { return fill(rect, through: image) }
    var paint = imagePaint(image, in: rect)
    (paint.repeatsAcross, paint.repeatsDown) = (byTiling, byTiling)
    if byTiling { paintEverywhere(.image(paint)) } else { draw(paint) }
  }

  /// Fills `rect` through an image mask.
  private func fill(_ rect: CGRect, through mask: CGImage) {
    let kept = state
    clip(to: rect, mask: mask)
    fill(rect)
    state = kept
  }

  /// Draws an image paint in its own outline.
  func draw(_ paint: Drawing.ImagePaint) {
    self.paint(.fill(paint.outline, evenOdd: false), .image(paint))
  }

  /// Returns the paint of an image with its first row at `rect.maxY`.
  func imagePaint(_ image: CGImage, in rect: CGRect) -> Drawing.ImagePaint {
    let rect = rect.standardized
    let place = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.maxY)
    return Drawing.ImagePaint(
      image, transform: place.concatenating(state.ctm).pathTransform, sampling: sampling(of: image))
  }

  /// Returns the sampling of `image`.
  package func sampling(of image: CGImage) -> Drawing.ImagePaint.Sampling {
    state.interpolation == .default && !image.shouldInterpolate ? .nearest : state.interpolation.sampling
  }
}
