internal import Foundation
internal import ImageComparison
internal import PNG
public import Raster

extension Diffing where Value == Bitmap {
  /// Pixels, stored as a PNG of so many to a point and compared exactly.
  public static func image(scale: Double = 1) -> Diffing {
    Diffing(
      toData: { Data(try $0.pngData(scale: scale)) },
      fromData: { try Bitmap(pngData: [UInt8]($0)) },
      diff: { reference, actual in
        PictureDifference(
          of: LaidOutPicture(bitmap: actual), from: LaidOutPicture(bitmap: reference), scale: scale,
          Forgiven())?
          .report
      })
  }
}

extension Snapshotting where Value == Bitmap, Format == Bitmap {
  /// Pixels as they are, one to a point.
  public static var image: Snapshotting { .image() }

  /// Pixels as they are, so many to a point.
  public static func image(scale: Int = 1) -> Snapshotting {
    var strategy = Snapshotting(pathExtension: "png", diffing: .image(scale: Double(scale)))
    strategy.nameSuffix = ReferenceStore.suffix(scale: scale)
    return strategy
  }
}
