public import Foundation
public import ImageComparison
import LayoutCore
internal import PNG
internal import Raster
internal import SnapshotReport
public import StyleCore
internal import ViewDifference

extension Diffing where Value == UIImage {
  /// The pixels of images, stored as PNGs and compared exactly.
  public static var image: Diffing { .image() }

  /// The pixels of images, stored as PNGs and compared exactly, unless something is forgiven.
  ///
  /// - Parameters:
  ///   - precision: How much of all pixels must match, from 0 to 1.
  ///   - perceptualPrecision: How much pixels must look alike to match, from 0 to 1: a difference of 1 less this is
  ///     forgiven, as `Tolerance.Perceptual` measures it, where black and white differ by about 1. Point-Free's library
  ///     measures ΔE with the same limits.
  ///   - scale: Pixels per point of what is stored; by default what the image says.
  ///   - tolerance: What is forgiven besides, in units of its own.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil, tolerance: Tolerance = .exact
  ) -> Diffing {
    .image(
      scale: scale,
      Forgiven(precision: precision, perceptualPrecision: perceptualPrecision, tolerance: tolerance))
  }

  static func image(scale: CGFloat?, _ forgiven: Forgiven) -> Diffing {
    var diffing = Diffing(
      toData: { image in
        let png = try image.upright.pngData(scale: Double(scale ?? image.scale))
        // A tree that could not be read again is left out; whoever records tells it.
        return Data(try image.layout?.embedded(in: png).png ?? png)
      },
      fromData: { data in
        let png = [UInt8](data)
        // A tree that cannot be read explains nothing, and is no reason to fail.
        let layout = Result { () throws(LayoutTreeError) in try LayoutTree(png: png) }
        return UIImage(try Bitmap(pngData: png), scale: scale ?? 1, layout)
      },
      diff: { reference, actual in
        PictureDifference(
          of: LaidOutPicture(bitmap: actual.upright, layout: actual.layout),
          from: LaidOutPicture(
            bitmap: reference.upright, layout: reference.layout, problem: reference.layoutProblem),
          scale: Double(scale ?? actual.scale), forgiven)?.report
      })
    diffing.unseen = { reference, actual in
      guard let old = reference.layout, let new = actual.layout else { return nil }
      let lines = Explanation(from: old, to: new).lines
      return lines.isEmpty ? nil : (["Frames moved, nothing visible:"] + lines).joined(separator: "\n  ")
    }
    diffing.detail = { reference, actual, result in
      let (old, new) = (reference.upright, actual.upright)
      result.measure(Comparison(of: new, with: old, tolerance: forgiven.tolerance(for: actual.layout)))
      guard let oldTree = reference.layout, let newTree = actual.layout else { return }
      let explanation = Explanation(of: new, with: old, actualTree: newTree, referenceTree: oldTree)
      result.explain(by: explanation, reference: oldTree, actual: newTree)
    }
    return diffing
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// An image as it is.
  public static var image: Snapshotting { .image() }

  /// An image as it is, of so many pixels a point where that is given; see `Diffing.image` for what is forgiven.
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
