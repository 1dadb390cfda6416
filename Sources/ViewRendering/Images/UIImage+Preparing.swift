public import Foundation
import LayoutCore
public import StyleCore

/// Images made ready before they are shown.
extension UIImage {
  /// The image: its pixels are ready since it was made. Nil without pixels.
  public func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }

  /// Hands over the image: its pixels are ready since it was made.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingForDisplay())
  }

  /// The image: its pixels are ready since it was made. Nil without pixels.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// The image stretched to `size`, in points, at its own scale; nil without pixels.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard cgImage != nil, size.width > 0, size.height > 0 else { return nil }
    let image = ImageContext(bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: false)
    UIGraphicsPushContext(image.context)
    draw(in: CGRect(origin: .zero, size: size))
    UIGraphicsPopContext()
    return image.image
  }

  /// Hands over the image stretched to `size`, in points.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// The image stretched to `size`, in points, at its own scale; nil without pixels.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
}
