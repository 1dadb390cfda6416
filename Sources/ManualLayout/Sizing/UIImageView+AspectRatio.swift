public import ControlCore
public import Foundation
import LayoutCore
import StyleCore

/// Sizes that preserve the aspect ratio of the image.
extension UIImageView {
  /// Returns the largest size in the given space with the image's aspect ratio; zero without an image.
  ///
  /// Without `allowingUpscaling` it is no larger than the image.
  public func sizeThatFitsPreservingAspectRatio(_ size: CGSize, allowingUpscaling: Bool) -> CGSize {
    guard let image else { return .zero }
    if !allowingUpscaling, image.size.width <= size.width, image.size.height <= size.height {
      return image.size
    }
    return image.size.aspectRatio.size(toFit: size, in: self)
  }

  /// Returns the largest size in the given space with the image's aspect ratio.
  public func sizeThatFitsPreservingAspectRatio(
    width: CGFloat, height: CGFloat = .greatestFiniteMagnitude, allowingUpscaling: Bool
  ) -> CGSize {
    sizeThatFitsPreservingAspectRatio(
      CGSize(width: width, height: height), allowingUpscaling: allowingUpscaling)
  }

  /// Resizes the view to the largest size in the given space with the image's aspect ratio; `center` stays.
  public func sizeToFitPreservingAspectRatio(_ size: CGSize, allowingUpscaling: Bool) {
    bounds.size = sizeThatFitsPreservingAspectRatio(size, allowingUpscaling: allowingUpscaling)
  }

  /// Resizes the view to the largest size in the given space with the image's aspect ratio; `center` stays.
  public func sizeToFitPreservingAspectRatio(
    width: CGFloat, height: CGFloat = .greatestFiniteMagnitude, allowingUpscaling: Bool
  ) {
    sizeToFitPreservingAspectRatio(
      CGSize(width: width, height: height), allowingUpscaling: allowingUpscaling)
  }
}
