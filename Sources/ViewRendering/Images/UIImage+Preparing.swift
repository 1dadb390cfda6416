public import Foundation
import LayoutCore
public import StyleCore

/// The preparation of images for display.
extension UIImage {
  /// Returns the image, which is decoded since it was created; nil without pixels.
  public func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }

  /// Calls `completionHandler` with the image, which is decoded since it was created.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingForDisplay())
  }

  /// Returns the image, which is decoded since it was created; nil without pixels.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// Returns the image stretched to `size`, in points, at its own scale; nil without pixels.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard cgImage != nil, size.width > 0, size.height > 0 else { return nil }
    let image = ImageContext(bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: false)
    UIGraphicsPushContext(image.context)
    draw(in: CGRect(origin: .zero, size: size))
    UIGraphicsPopContext()
    return image.image
  }

  /// Calls `completionHandler` with the image stretched to `size`, in points.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// Returns the image stretched to `size`, in points, at its own scale; nil without pixels.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
}
