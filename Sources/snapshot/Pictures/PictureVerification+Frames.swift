internal import ImageComparison
internal import PNG
internal import Raster
internal import SnapshotReport
internal import ViewDifference
internal import ViewSpec

// The comparison of pictures that move.

extension PictureVerification {
  /// Returns the times of the frames to draw: those of the options, or else of an animated reference; nil for a still
  /// picture.
  func frameTimes(of stored: [UInt8]) throws -> FrameTimes? {
    if let times = options.animation { return times }
    guard MovingPicture.isOne(stored) else { return nil }
    return try input.moving(stored, from: job.referencePath).times
  }

  /// Compares the frames with those of a reference.
  func compareFrames(
    with stored: [UInt8], _ times: FrameTimes, _ lines: inout Lines
  ) async throws -> Outcome {
    let rendering = try await job.spec.renderFrames(at: job.scale, options, times, recordsLayout: true)
    lines.warnings(rendering.warnings)
    var outcome = Outcome(
      result: result(.same),
      row: PictureTable.Row(name: job.referencePath, rendering, byteCount: stored.count))
    if rendering.png == stored { return outcome }
    guard MovingPicture.isOne(stored) else {
      outcome.row = nil
      outcome.result.status = .different
      outcome.result.summary = [
        "the picture has the frames of \(times.text), its reference is a still picture"
      ]
      try await tell("different", rendering, &outcome, &lines)
      return outcome
    }
    let reference = try input.moving(stored, from: job.referencePath)
    let actual = try input.moving(rendering.png, from: job.name)
    let fonts = UsedFonts(text: try UsedFonts.split(rendering.png).text)
    if let change = fonts.change(from: try UsedFonts.split(stored).text) {
      lines.caution("\(job.referencePath): \(change)")
    }
    let found: MovingDifference?
    do {
      found = try MovingDifference(
        of: actual, from: reference, hasIgnoredViews: arguments.tolerance.ignoredViews != nil
      ) { try arguments.tolerance.tolerance(for: $0) }
    } catch let error as MovingPictureError {
      throw FileFailure(path: job.referencePath, reason: error.description)
    }
    guard let found else {
      try await noteMovedViews(from: reference, to: actual, rendering, &outcome, &lines)
      return outcome
    }
    outcome.row = nil
    outcome.result.status = .different
    outcome.result.summary = found.summary
    if let comparison = found.comparison { outcome.result.measure(comparison) }
    if let explanation = found.explanation, let trees = found.trees {
      outcome.result.explain(by: explanation, reference: trees.reference, actual: trees.actual)
    }
    if let difference = try MovingDifference.picture(of: actual, from: reference) {
      try write(difference, to: failures.difference)
      outcome.result.difference = failures.difference
    }
    if let (new, old) = found.pictures {
      let triptych = Triptych(of: new, with: old, ignoring: found.ignoredAreas, scale: job.scale)
      try write(try triptych.bitmap.pngData(scale: Double(job.scale)), to: failures.comparison)
      outcome.result.comparison = failures.comparison
    }
    try await tell("different", rendering, &outcome, &lines)
    return outcome
  }

  /// Adds a change of the first layout with equal frames to the outcome, if any view changed.
  private func noteMovedViews(
    from reference: MovingPicture, to actual: MovingPicture, _ rendering: Rendering, _ outcome: inout Outcome,
    _ lines: inout Lines
  ) async throws {
    guard let old = reference.tree(of: 0), let new = actual.tree(of: 0) else { return }
    let explanation = Explanation(from: old, to: new)
    guard !explanation.changes.isEmpty else { return }
    outcome.result.status = arguments.isStrictLayout ? .different : .moved
    outcome.result.explain(by: explanation, reference: old, actual: new)
    outcome.result.summary = explanation.lines
    if arguments.isStrictLayout { outcome.row = nil }
    try await tell("frames moved, no pixel differs", rendering, &outcome, &lines)
  }

  /// Compares the hashes of frames, and gets the animation of the reference if they differ.
  func compareFrames(
    with reference: HashedReference, _ hash: PictureHash, _ lines: inout Lines
  ) async throws -> HashComparison {
    guard let times = options.animation else { throw FileFailure(path: job.name, reason: "has no frames") }
    let rendering = try await job.spec.renderFrames(at: job.scale, options, times, recordsLayout: true)
    let drawn = try PictureHash(png: rendering.png, scale: job.scale, limits: input.limits)
    if drawn.pixels == hash.pixels, hash.layout == nil || drawn.layout == hash.layout {
      lines.warnings(rendering.warnings)
      let row = PictureTable.Row(name: job.referencePath, rendering)
      return .outcome(Outcome(result: result(.same), row: row))
    }
    do {
      return .picture(try reference.picture())
    } catch {
      lines.warnings(rendering.warnings)
      let reason = "the picture of the reference is not available: \(error)"
      lines.caution("\(job.referencePath): \(reason)")
      var outcome = Outcome(
        result: result(.different, ["the frames are others than the recorded ones", reason]))
      try await tell("different", rendering, &outcome, &lines)
      return .outcome(outcome)
    }
  }
}

extension FileInput {
  /// Returns the animation in a file's bytes.
  func moving(_ bytes: [UInt8], from path: String) throws(FileFailure) -> MovingPicture {
    do { return try MovingPicture(bytes, limits: limits) } catch {
      throw FileFailure(path: path, reason: error.description)
    }
  }
}

extension MovingPicture {
  /// The frames in words: `19 frames from 0 to 0.6 s at 30 per second (12 differ from the one before)`.
  var words: String {
    let count = times.count == 1 ? "1 frame" : "\(times.count) frames"
    return "\(count) of \(times.text), \(storedCount) of them new"
  }
}
