internal import Escaping
internal import ImageComparison
internal import Raster
internal import SnapshotReport
internal import ViewDifference
internal import ViewSpec

/// The comparison of a drawing with a reference that is hashes.
enum HashComparison {
  /// An outcome that needs no picture.
  case outcome(PictureVerification.Outcome)
  /// A difference, or moved frames, to be explained by the picture of the reference.
  case picture([UInt8])
}

extension PictureVerification {
  /// Compares hashes, and gets the picture of the reference if they differ.
  func compare(with reference: HashedReference, _ lines: inout Lines) async throws -> HashComparison {
    guard let hash = reference.hash else { return .outcome(missing(&lines)) }
    if options.animation != nil { return try await compareFrames(with: reference, hash, &lines) }
    let needsLayout = hash.layout != nil || arguments.tolerance.ignoredViews != nil
    var rendering = try await job.spec.recorded(
      at: job.scale, options, recordsLayout: needsLayout)
    var stopwatch = Stopwatch()
    let pixels = PixelFingerprint.of(rendering.list)
    rendering.times.raster = stopwatch.lap()
    var layout: SnapshotReport.Fingerprint?
    if hash.layout != nil, let tree = rendering.layout {
      layout = SnapshotReport.Fingerprint(of: tree.json.utf8)
    }
    let isSame = hash.pixels == pixels
    var outcome = Outcome(
      result: result(.same), row: PictureTable.Row(name: job.referencePath, rendering))
    if isSame, layout == hash.layout {
      lines.warnings(rendering.warnings)
      return .outcome(outcome)
    }
    do {
      return .picture(try reference.picture())
    } catch {
      lines.warnings(rendering.warnings)
      let reason = "the picture of the reference is not available: \(error)"
      lines.caution("\(job.referencePath): \(reason)")
      if isSame {
        outcome.result.status = arguments.isStrictLayout ? .different : .moved
        outcome.result.summary = ["the views or their frames are others", reason]
        if arguments.isStrictLayout { outcome.row = nil }
      } else {
        outcome.row = nil
        outcome.result.status = .different
        outcome.result.summary = difference(from: hash, rendering.list) + [reason]
      }
      try await tell(
        isSame ? "frames moved, no pixel differs" : "different", rendering, &outcome, &lines)
      return .outcome(outcome)
    }
  }

  /// Returns what the hashes tell of a difference: the sizes, if they differ.
  private func difference(from hash: PictureHash, _ list: DisplayList) -> [String] {
    guard (list.width, list.height) == (hash.width, hash.height) else {
      return Comparison.differentSize(
        actual: Comparison.Size(width: list.width, height: list.height),
        reference: Comparison.Size(width: hash.width, height: hash.height)
      ).summary
    }
    return ["the pixels are others than the recorded ones"]
  }
}
