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
  /// The picture of views, with the layout that it shows, where that is known.
  convenience init(_ bitmap: Bitmap, scale: CGFloat, layout: LayoutTree?) {
    self.init(bitmap, scale: scale, .success(layout))
  }

  /// The picture of views, with the layout that it shows, or why that cannot be read.
  convenience init(_ bitmap: Bitmap, scale: CGFloat, _ layout: Result<LayoutTree?, LayoutTreeError>) {
    let image = CGImage(bitmap)
    image.companion.withLock { companion in
      switch layout {
      case .success(let layout): companion = layout
      case .failure(let problem): companion = problem
      }
    }
    self.init(cgImage: image, scale: scale, orientation: .up)
  }

  /// The layout that the image shows; nil where it is not a picture of views, or its file carried none.
  var layout: LayoutTree? { cgImage?.companion.withLock { $0 as? LayoutTree } }

  /// Why the layout that the image's file carries cannot be read; nil where it can, or carries none.
  var layoutProblem: LayoutTreeError? { cgImage?.companion.withLock { $0 as? LayoutTreeError } }

  /// The pixels as they are seen; none where the image has none.
  var upright: Bitmap {
    guard let cgImage else { return Bitmap(width: 0, height: 0) }
    return cgImage.upright(imageOrientation).bitmap
  }
}
