public import Foundation
internal import GraphicsCore
public import StyleCore

extension UIImage {
  /// Creates an image that is computed by Core Image, at one pixel per point.
  ///
  /// An infinite image has no pixels, and its size is 0. As on a phone, `cgImage` is nil, and so is the data of a file.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// Creates an image that is computed by Core Image, with the given number of pixels per point.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    let extent = ciImage.extent
    let pixels = extent.isInfinite ? nil : CIContext.shared.createCGImage(ciImage, from: extent)
    self.init(
      computed: ComputedImage(ciImage, pixels: pixels), scale: scale, orientation: orientation)
  }

  /// The image of Core Image that this one was created with; nil for others.
  public var ciImage: CIImage? { computed?.object as? CIImage }
}
