internal import Foundation
internal import ImageComparison
internal import PNG
public import Raster

extension Diffing where Value == Bitmap {
  /// Returns a comparison of exact pixels, stored as a PNG of `scale` pixels per point.
  public static func image(scale: Double = 1) -> Diffing {
    Diffing(
      toData: { Data(try $0.pngData(scale: scale)) },
      fromData: { try Bitmap(pngData: [UInt8]($0)) },
      diff: { reference, actual in
        PictureDifference(
          of: LaidOutPicture(bitmap: actual), from: LaidOutPicture(bitmap: reference), scale: scale,
          AllowedDifference())?
          .report
      })
  }
}

extension Snapshotting where Value == Bitmap, Format == Bitmap {
  /// The strategy of exact pixels, one per point.
  public static var image: Snapshotting { .image() }

  /// Returns the strategy of exact pixels, `scale` per point.
  public static func image(scale: Int = 1) -> Snapshotting {
    var strategy = Snapshotting(pathExtension: "png", diffing: .image(scale: Double(scale)))
    strategy.nameSuffix = ReferenceStore.suffix(scale: scale)
    return strategy
  }
}
