internal import Foundation
internal import LayoutCore
internal import Raster
internal import Synchronization
internal import ViewDifference
internal import ViewRendering

extension UIImage {
  /// The picture of views, with the layout that it shows, where that is known.
  convenience init(_ bitmap: Bitmap, scale: CGFloat, layout: LayoutTree?) {
    let image = CGImage(bitmap)
    image.companion.withLock { $0 = layout }
    self.init(cgImage: image, scale: scale, orientation: .up)
  }

  /// The layout that the image shows; nil where it is not a picture of views, or its file carried none.
  var layout: LayoutTree? { cgImage?.companion.withLock { $0 as? LayoutTree } }

  /// The pixels as they are seen; none where the image has none.
  var upright: Bitmap {
    guard let cgImage else { return Bitmap(width: 0, height: 0) }
    return cgImage.upright(imageOrientation).bitmap
  }
}
