internal import Foundation
internal import ImageComparison
internal import PNG
internal import Raster
internal import ViewDifference

/// A picture with the layout that it shows, where that is known.
struct LaidOutPicture {
  var bitmap: Bitmap
  var layout: LayoutTree?
  /// Why the layout cannot be read, where that is so.
  var problem: LayoutTreeError?
}

/// What a picture that is not its reference is reported with.
struct PictureDifference {
  let report: (String, [SnapshotAttachment])

  /// Nil where the pictures are the same, or a tolerance forgives what is not.
  init?(of actual: LaidOutPicture, from reference: LaidOutPicture, scale: Double, _ forgiven: Forgiven) {
    let tolerance = forgiven.tolerance(for: actual.layout)
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
    if let problem = reference.problem { lines.append("why is not known: \(problem)") }
    // One of both sides may be far larger than either; the triptych shows a part then.
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

/// What a comparison of pictures forgives.
struct Forgiven: Sendable {
  /// What is forgiven anywhere.
  var tolerance = Tolerance.exact
  /// The accessibility identifiers of views whose pixels do not count.
  var views: [String] = []

  /// The tolerance in the terms of Point-Free's library: how much of all pixels must match, and how much they must look
  /// alike to match, from 0 to 1.
  init(
    precision: Float = 1, perceptualPrecision: Float = 1, tolerance: Tolerance = .exact, views: [String] = []
  ) {
    self.views = views
    self.tolerance = tolerance
    guard precision < 1 || perceptualPrecision < 1 else { return }
    let (share, threshold) = (Forgiven.rest(of: precision), Forgiven.rest(of: perceptualPrecision))
    // Both numbers are within limits.
    let stated = try? Tolerance(
      share: max(share, tolerance.share ?? 0), perChannel: tolerance.perChannel,
      perceptual: threshold > 0 ? Tolerance.Perceptual(threshold: threshold) : tolerance.perceptual,
      ignoring: tolerance.ignoredAreas)
    self.tolerance = stated ?? tolerance
  }

  /// The tolerance for a picture of a layout.
  func tolerance(for layout: LayoutTree?) -> Tolerance {
    guard let layout, !views.isEmpty else { return tolerance }
    return tolerance.ignoring(layout.areas(ofViews: views))
  }

  /// What a precision leaves of 1: of 0.99, 0.01 as it is written in decimals.
  private static func rest(of precision: Float) -> Double {
    let decimal = Double("\(precision)") ?? 1
    return min(max(1 - decimal, 0), 1)
  }
}
