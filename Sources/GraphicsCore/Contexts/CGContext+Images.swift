public import Foundation
import Paths

/// Images.
extension CGContext {
  /// Draws `image` stretched to `rect`, its last row at `rect.minY`: upright where y points up, upside down where y
  /// points down, as in the contexts of views and image renderers.
  /// An image mask is filled with the present colour, once.
  ///
  /// - Parameter byTiling: whether `rect` is only the first place of many that fill the clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard image.width > 0, image.height > 0, rect.width != 0, rect.height != 0 else { return }
    guard !image.isMask else { return fill(rect, through: image) }
    var paint = imagePaint(image, in: rect)
    (paint.repeatsAcross, paint.repeatsDown) = (byTiling, byTiling)
    if byTiling { paintEverywhere(.image(paint)) } else { draw(paint) }
  }

  /// Fills `rect` where an image mask lets it be seen.
  private func fill(_ rect: CGRect, through mask: CGImage) {
    let kept = state
    clip(to: rect, mask: mask)
    fill(rect)
    state = kept
  }

  /// Draws an image where it lies.
  func draw(_ paint: Drawing.ImagePaint) {
    self.paint(.fill(paint.outline, evenOdd: false), .image(paint))
  }

  /// An image with its first row at `rect.maxY`.
  func imagePaint(_ image: CGImage, in rect: CGRect) -> Drawing.ImagePaint {
    let rect = rect.standardized
    let place = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.maxY)
    return Drawing.ImagePaint(
      image, transform: place.concatenating(state.ctm).pathTransform, sampling: sampling(of: image))
  }

  /// How pixels of `image` are found.
  package func sampling(of image: CGImage) -> Drawing.ImagePaint.Sampling {
    state.interpolation == .default && !image.shouldInterpolate ? .nearest : state.interpolation.sampling
  }
}
