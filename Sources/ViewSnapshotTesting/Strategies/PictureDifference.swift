internal import Foundation
internal import ImageComparison
internal import PNG
internal import Raster
internal import ViewDifference

/// A picture with its layout, if that is known.
struct LaidOutPicture {
  var bitmap: Bitmap
  var layout: LayoutTree?
  /// The error in reading the layout, if any.
  var problem: LayoutTreeError?
}

/// The report of a picture that differs from its reference.
struct PictureDifference {
  let report: (String, [SnapshotAttachment])

  /// Creates the report; nil if the pictures are equal, or within the tolerance.
  init?(
    of actual: LaidOutPicture, from reference: LaidOutPicture, scale: Double, _ allowed: AllowedDifference
  ) {
    let tolerance = allowed.tolerance(for: actual.layout)
    let comparison = Comparison(of: actual.bitmap, with: reference.bitmap, tolerance: tolerance)
    switch comparison {
    case .identical, .similar: return nil
    case .different, .differentSize: break
    }
    var lines = comparison.summary
    if let new = actual.layout, let old = reference.layout {
      let explanation = Explanation(
        of: actual.bitmap, with: reference.bitmap, actualTree: new, referenceTree: old)
      if !explanation.changes.isEmpty { lines += ["why:"] + explanation.lines.map { "  \($0)" } }
    }
    if let problem = reference.problem { lines.append("the cause is unknown: \(problem)") }
    // The union of both sides may be far larger than either; the triptych shows a part then.
    let difference =
      DifferenceImage.fits(actual.bitmap, reference.bitmap)
      ? DifferenceImage(of: actual.bitmap, with: reference.bitmap, ignoring: tolerance.ignoredAreas) : nil
    let triptych = Triptych(
      of: actual.bitmap, with: reference.bitmap, ignoring: tolerance.ignoredAreas, scale: Int(scale.rounded())
    )
    let pictures: [(String, Bitmap?)] = [
      ("reference", reference.bitmap), ("failure", actual.bitmap), ("difference", difference?.bitmap),
      ("comparison", triptych.bitmap),
    ]
    report = (
      lines.joined(separator: "\n"),
      pictures.compactMap { name, picture in
        (try? picture?.pngData(scale: scale)).map {
          SnapshotAttachment(name: name, pathExtension: "png", data: Data($0))
        }
      }
    )
  }
}

/// The differences that a comparison of pictures allows.
struct AllowedDifference: Sendable {
  /// The tolerance of all pixels.
  var tolerance = Tolerance.exact
  /// The accessibility identifiers of views whose pixels do not count.
  var views: [String] = []

  /// Creates the tolerance in the terms of Point-Free's library.
  ///
  /// The precision is the share of all pixels that must match, the perceptual precision how alike they must look to
  /// match, both from 0 to 1.
  init(
    precision: Float = 1, perceptualPrecision: Float = 1, tolerance: Tolerance = .exact, views: [String] = []
  ) {
    self.views = views
    self.tolerance = tolerance
    guard precision < 1 || perceptualPrecision < 1 else { return }
    let (share, threshold) = (
      AllowedDifference.rest(of: precision), AllowedDifference.rest(of: perceptualPrecision)
    )
    // Both numbers are in range.
    let stated = try? Tolerance(
      share: max(share, tolerance.share ?? 0), perChannel: tolerance.perChannel,
      perceptual: threshold > 0 ? Tolerance.Perceptual(threshold: threshold) : tolerance.perceptual,
      ignoring: tolerance.ignoredAreas)
    self.tolerance = stated ?? tolerance
  }

  /// Returns the tolerance for a picture of a layout.
  func tolerance(for layout: LayoutTree?) -> Tolerance {
    guard let layout, !views.isEmpty else { return tolerance }
    return tolerance.ignoring(layout.areas(ofViews: views))
  }

  /// Returns the difference of a precision from 1: of 0.99, 0.01 as written in decimals.
  private static func rest(of precision: Float) -> Double {
    let decimal = Double("\(precision)") ?? 1
    return min(max(1 - decimal, 0), 1)
  }
}
