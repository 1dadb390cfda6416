public import Foundation
public import ImageComparison
import LayoutCore
internal import PNG
internal import Raster
internal import SnapshotReport
public import StyleCore
internal import ViewDifference

extension Diffing where Value == UIImage {
  /// The comparison of the exact pixels of images, stored as PNGs.
  public static var image: Diffing { .image() }

  /// Returns a comparison of the pixels of images, stored as PNGs; it is exact unless differences are allowed.
  ///
  /// - Parameters:
  ///   - precision: The share of all pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: How alike pixels must look to match, from 0 to 1: a difference of 1 less this is allowed,
  ///     as `Tolerance.Perceptual` measures it, where black and white differ by about 1. Point-Free's library measures
  ///     ΔE with the same limits.
  ///   - scale: The number of pixels per point of the stored image; that of the image by default.
  ///   - tolerance: Further allowed differences, in their own units.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil, tolerance: Tolerance = .exact
  ) -> Diffing {
    .image(
      scale: scale,
      AllowedDifference(precision: precision, perceptualPrecision: perceptualPrecision, tolerance: tolerance))
  }

  static func image(scale: CGFloat?, _ allowed: AllowedDifference) -> Diffing {
    var diffing = Diffing(
      toData: { image in
        let png = try image.upright.pngData(scale: Double(scale ?? image.scale))
        return Data(try image.companions?.embedded(in: png) ?? png)
      },
      fromData: { data in
        let png = [UInt8](data)
        return UIImage(try Bitmap(pngData: png), scale: scale ?? 1, PictureCompanions(png: png))
      },
      diff: { reference, actual in
        PictureDifference(
          of: LaidOutPicture(bitmap: actual.upright, layout: actual.layout),
          from: LaidOutPicture(
            bitmap: reference.upright, layout: reference.layout, problem: reference.companions?.problem),
          scale: Double(scale ?? actual.scale), allowed)?.report
      })
    diffing.unseen = { reference, actual in
      guard let old = reference.layout, let new = actual.layout else { return nil }
      let lines = Explanation(from: old, to: new).lines
      return lines.isEmpty ? nil : (["Frames moved, no pixel differs:"] + lines).joined(separator: "\n  ")
    }
    diffing.caution = { reference, actual in
      guard let old = reference.companions, let new = actual.companions else { return nil }
      return new.fonts.change(from: old.fonts.text)
    }
    diffing.detail = { reference, actual, result in
      let (old, new) = (reference.upright, actual.upright)
      result.measure(Comparison(of: new, with: old, tolerance: allowed.tolerance(for: actual.layout)))
      guard let oldTree = reference.layout, let newTree = actual.layout else { return }
      let explanation = Explanation(of: new, with: old, actualTree: newTree, referenceTree: oldTree)
      result.explain(by: explanation, reference: oldTree, actual: newTree)
    }
    return diffing
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// The strategy of exact pixels of an image.
  public static var image: Snapshotting { .image() }

  /// Returns the strategy of an image, of `scale` pixels per point if that is given; see `Diffing.image` for
  /// tolerances.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: Int? = nil, tolerance: Tolerance = .exact
  ) -> Snapshotting {
    var strategy = Snapshotting(
      pathExtension: "png",
      diffing: .image(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale.map { CGFloat($0) },
        tolerance: tolerance))
    if let scale { strategy.nameSuffix = ReferenceStore.suffix(scale: scale) }
    return strategy
  }
}
