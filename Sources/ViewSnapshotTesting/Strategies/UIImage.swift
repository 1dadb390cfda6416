public import Foundation
internal import ImageComparison
public import LayoutCore
internal import PNG
internal import Raster
internal import ViewRendering

extension Diffing where Value == UIImage {
  /// The pixels of images, stored as PNGs and compared exactly.
  public static var image: Diffing { .image() }

  /// The pixels of images, stored as PNGs and compared exactly.
  ///
  /// - Parameter scale: pixels per point of what is stored; by default what the image says.
  public static func image(scale: CGFloat? = nil) -> Diffing {
    Diffing(
      toData: { image in
        Data(try image.upright.pngData(scale: Double(scale ?? image.scale)))
      },
      fromData: { data in
        UIImage(cgImage: CGImage(try Bitmap(pngData: [UInt8](data))), scale: scale ?? 1, orientation: .up)
      },
      diff: { reference, actual in
        PictureDifference(of: actual.upright, from: reference.upright, scale: Double(scale ?? actual.scale))?
          .report
      })
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// An image as it is.
  public static var image: Snapshotting { Snapshotting(pathExtension: "png", diffing: .image) }

  /// An image as it is, of so many pixels a point.
  public static func image(scale: Int) -> Snapshotting {
    var strategy = Snapshotting(pathExtension: "png", diffing: .image(scale: CGFloat(scale)))
    strategy.nameSuffix = ReferenceStore.suffix(scale: scale)
    return strategy
  }
}

extension UIImage {
  /// The pixels as they are seen; none where the image has none.
  fileprivate var upright: Bitmap {
    guard let cgImage else { return Bitmap(width: 0, height: 0) }
    return cgImage.upright(imageOrientation).bitmap
  }

  /// The picture of a display list.
  convenience init(_ list: DisplayList, scale: Int) {
    self.init(cgImage: CGImage(Bitmap(rendering: list)), scale: CGFloat(scale), orientation: .up)
  }
}
