internal import Foundation
internal import GraphicsCore
internal import GraphicsRendering
internal import LayoutCore
internal import Raster
internal import StyleCore
internal import Synchronization
internal import ViewDifference
internal import ViewRendering

extension UIImage {
  /// Creates the picture of views with its layout, if that is known.
  convenience init(_ bitmap: Bitmap, scale: CGFloat, layout: LayoutTree?) {
    self.init(bitmap, scale: scale, .success(layout))
  }

  /// Creates the picture of views with its layout, or the error in reading that.
  convenience init(_ bitmap: Bitmap, scale: CGFloat, _ layout: Result<LayoutTree?, LayoutTreeError>) {
    let image = CGImage(bitmap)
    image.associatedValue.withLock { associatedValue in
      switch layout {
      case .success(let layout): associatedValue = layout
      case .failure(let problem): associatedValue = problem
      }
    }
    self.init(cgImage: image, scale: scale, orientation: .up)
  }

  /// The layout of the image; nil if it is not a picture of views, or its file has none.
  var layout: LayoutTree? { cgImage?.associatedValue.withLock { $0 as? LayoutTree } }

  /// The error in reading the layout of the image's file; nil if there is none.
  var layoutProblem: LayoutTreeError? { cgImage?.associatedValue.withLock { $0 as? LayoutTreeError } }

  /// The pixels in upright orientation; none if the image has none.
  var upright: Bitmap {
    guard let cgImage else { return Bitmap(width: 0, height: 0) }
    return cgImage.upright(imageOrientation).bitmap
  }
}
