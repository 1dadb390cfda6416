internal import Escaping
internal import ImageComparison
internal import PNG
internal import Raster
internal import SnapshotReport
internal import ViewDifference
internal import ViewSpec

/// The verification of one picture of `snapshot verify`.
struct PictureVerification {
  let job: PictureJob
  let arguments: VerifyArguments
  /// The paths of the pictures of a failure.
  let failures: FailurePaths
  /// The reference, if it is hashes.
  var hashed: HashedReference?

  /// The outcome of a verification.
  struct Outcome: Sendable {
    /// The result: the final status, and its explanation.
    var result: SnapshotCase
    /// The row of the table; nil without a picture, or if it differs from the reference.
    var row: PictureTable.Row?
    /// The message in short, for a picture that differs for the same reasons as one of the same spec that was told.
    var brief: String?
  }

  /// The paths of the pictures of a failure.
  struct FailurePaths {
    var actual: String
    var difference: String
    var comparison: String
  }

  /// The options of the picture.
  var options: RenderingOptions { arguments.rendering.options(of: job.picture) }

  var input: FileInput { FileInput(arguments.rendering.limits) }

  func run(_ lines: inout Lines) async throws -> Outcome {
    if let hashed {
      switch try await compare(with: hashed, &lines) {
      case .outcome(let outcome): return outcome
      case .picture(let stored): return try await compare(with: stored, &lines)
      }
    }
    let stored: [UInt8]
    do {
      stored = try PNGFile.read(job.referencePath, limits: input.limits)
    } catch .fileNotFound {
      return missing(&lines)
    } catch {
      throw FileFailure(job.referencePath, error)
    }
    return try await compare(with: stored, &lines)
  }

  /// Reports that there is no reference.
  func missing(_ lines: inout Lines) -> Outcome {
    let reason = "no reference; record one with: \(recording)"
    lines.trouble(FileFailure(path: job.referencePath, reason: reason).description)
    return Outcome(result: result(.missing, [reason]))
  }

  /// Compares the drawing with the file of the reference.
  private func compare(with stored: [UInt8], _ lines: inout Lines) async throws -> Outcome {
    if let times = try frameTimes(of: stored) { return try await compareFrames(with: stored, times, &lines) }
    let (pictureWithFonts, storedLayout) = try input.split(stored, from: job.referencePath)
    let (picture, storedFonts) = try UsedFonts.split(pictureWithFonts)
    // Trees take time: they are made if there is one to compare with, or views to find.
    let needsLayout = storedLayout != nil || arguments.tolerance.ignoredViews != nil
    // A picture is not encoded to be compared: that takes several times as long as reading its reference.
    let isDecodedWhole = input.isDecodedWhole(stored)
    var rendering =
      isDecodedWhole
      ? try await job.spec.recorded(at: job.scale, options, recordsLayout: needsLayout)
      : try await job.spec.renderPNG(at: job.scale, options, recordsLayout: needsLayout)
    lines.warnings(rendering.warnings)
    if let change = rendering.fonts.change(from: storedFonts) {
      lines.caution("\(job.referencePath): \(change)")
    }
    let drawnLayout = rendering.layout?.json
    let isMoved = storedLayout != nil && storedLayout.map(ExactText.init) != drawnLayout.map(ExactText.init)
    var decoded: Bitmap?
    let isSame: Bool
    if isDecodedWhole {
      var stopwatch = Stopwatch()
      let reference = try input.decode(stored, from: job.referencePath, &lines)
      rendering.times.png = stopwatch.lap()
      isSame = BitmapMatch(with: reference).isDrawn(by: rendering.list)
      rendering.times.raster = stopwatch.lap()
      decoded = reference
    } else {
      // Equal files have equal pixels; else the pixels decide, however they are encoded.
      isSame =
        picture == rendering.png
        || input.areSameByRows(rendering.list, as: (stored, job.referencePath), lines: &lines)
    }
    var outcome = Outcome(
      result: result(.same),
      row: PictureTable.Row(name: job.referencePath, rendering, byteCount: picture.count))
    if isSame {
      if isMoved { try await noteMove(from: storedLayout, rendering, &outcome, &lines) }
      return outcome
    }
    let reference = try decoded ?? input.decode(stored, from: job.referencePath, &lines)
    guard rendering.list.width * rendering.list.height <= input.limits.pixels else {
      try await noteSize(besides: reference, storedLayout, rendering, &outcome, &lines)
      return outcome
    }
    let actual = Bitmap(rendering: rendering.list)
    let tolerance = try arguments.tolerance.tolerance(for: rendering.layout)
    let comparison = Comparison(of: actual, with: reference, tolerance: tolerance)
    switch comparison {
    case .identical:
      if isMoved { try await noteMove(from: storedLayout, rendering, &outcome, &lines) }
    case .similar(let difference):
      if let forgiveness = difference.forgiveness {
        lines.progress("\(job.referencePath): \(forgiveness.summary)")
      }
    case .different, .differentSize:
      outcome.row = nil
      outcome.result.status = .different
      outcome.result.summary = comparison.summary
      outcome.result.measure(comparison)
      if let (old, new) = trees(storedLayout, rendering, &lines) {
        let explanation = Explanation(of: actual, with: reference, actualTree: new, referenceTree: old)
        outcome.result.explain(by: explanation, reference: old, actual: new)
        outcome.result.summary += explanation.reasons
      }
      let areas = tolerance.ignoredAreas
      // The union of both sides may be far larger than either; the triptych shows a part then.
      if DifferenceImage.fits(actual, reference) {
        let difference = DifferenceImage(of: actual, with: reference, ignoring: areas)
        try write(try difference.bitmap.pngData(scale: Double(job.scale)), to: failures.difference)
        outcome.result.difference = failures.difference
      }
      let triptych = Triptych(of: actual, with: reference, ignoring: areas, scale: job.scale)
      try write(try triptych.bitmap.pngData(scale: Double(job.scale)), to: failures.comparison)
      outcome.result.comparison = failures.comparison
      try await tell("different", rendering, &outcome, &lines)
    }
    return outcome
  }

  /// Returns the trees of the reference and of the drawing, read only if they differ.
  ///
  /// The result is nil if there are none, or if the stored one cannot be read, which is reported.
  private func trees(
    _ stored: String?, _ rendering: Rendering, _ lines: inout Lines
  ) -> (old: LayoutTree, new: LayoutTree)? {
    guard let stored, let drawn = rendering.layout else { return nil }
    do {
      return (try LayoutTree(json: stored), drawn)
    } catch {
      lines.progress("\(job.referencePath): \(error)")
      return nil
    }
  }
}

// MARK: Reporting

extension PictureVerification {
  func result(_ status: SnapshotCase.Status, _ summary: [String] = []) -> SnapshotCase {
    SnapshotCase(status, of: job.picture, summary)
  }

  /// The shell command that records the references as they are drawn here.
  private var recording: String {
    let options = arguments.rendering
    let words =
      ["snapshot", "record"] + options.pictureArguments + options.limits.arguments([.pixels, .scans])
    return (words + [job.location.path]).map(shellWord).joined(separator: " ")
  }

  /// Adds a change of the layout with equal pixels to the outcome, if any view changed.
  private func noteMove(
    from stored: String?, _ rendering: Rendering, _ outcome: inout Outcome, _ lines: inout Lines
  ) async throws {
    guard let (old, new) = trees(stored, rendering, &lines) else { return }
    let explanation = Explanation(from: old, to: new)
    guard !explanation.changes.isEmpty else { return }
    outcome.result.status = arguments.isStrictLayout ? .different : .moved
    outcome.result.explain(by: explanation, reference: old, actual: new)
    outcome.result.summary = explanation.lines
    if arguments.isStrictLayout { outcome.row = nil }
    try await tell("frames moved, no pixel differs", rendering, &outcome, &lines)
  }

  /// Adds a change of the size to the outcome, for a drawing with more pixels than a reference may have, without
  /// pictures.
  private func noteSize(
    besides reference: Bitmap, _ stored: String?, _ rendering: Rendering, _ outcome: inout Outcome,
    _ lines: inout Lines
  ) async throws {
    let (width, height) = (rendering.list.width, rendering.list.height)
    let comparison = Comparison.differentSize(
      actual: Comparison.Size(width: width, height: height),
      reference: Comparison.Size(width: reference.width, height: reference.height))
    outcome.row = nil
    outcome.result.status = .different
    outcome.result.summary =
      comparison.summary + [
        "the difference is not drawn: \(width * height) pixels are more than the limit of \(input.limits.pixels);"
          + " \(LimitOptions.Limit.pixels.advice)"
      ]
    if let (old, new) = trees(stored, rendering, &lines) {
      let explanation = Explanation(from: old, to: new)
      outcome.result.explain(by: explanation, reference: old, actual: new)
      outcome.result.summary += explanation.reasons
    }
    try await tell("different", rendering, &outcome, &lines)
  }

  func write(_ png: [UInt8], to path: String) throws(FileFailure) {
    try writeFile(png, to: path, beneath: arguments.failures)
  }

  /// Writes the drawing in the form of a reference, and reports its path.
  func tell(
    _ heading: String, _ rendering: Rendering, _ outcome: inout Outcome, _ lines: inout Lines
  ) async throws {
    var rendering = rendering
    // References contain their tree, even if none was needed for the comparison; that with hashes encodes nothing.
    if !MovingPicture.isOne(rendering.png), rendering.layout == nil || rendering.png.isEmpty {
      rendering = try await job.spec.renderPNG(at: job.scale, options, recordsLayout: true)
    }
    try write(try rendering.reference(for: failures.actual, &lines), to: failures.actual)
    outcome.result.actual = failures.actual
    outcome.result.accept =
      "snapshot accept \(shellWord(job.name))"
      + (arguments.failures == "failures" ? "" : " --results \(shellWord(arguments.failures))")
      + arguments.rendering.limits.arguments([.pixels]).map { " \($0)" }.joined()
    var message = ["\(heading): \(job.referencePath)"] + outcome.result.summary.map { "  \($0)" }
    message.append("  actual:     \(failures.actual)")
    if let difference = outcome.result.difference { message.append("  difference: \(difference)") }
    if let comparison = outcome.result.comparison { message.append("  comparison: \(comparison)") }
    message.append("  accept with: \(outcome.result.accept ?? recording)")
    lines.result(message.map { escapingControls(in: $0) }.joined(separator: "\n"))
    let shown = outcome.result.comparison.map { ["  comparison: \($0)"] } ?? []
    outcome.brief =
      (["\(heading): \(job.referencePath), for the same reasons: \(outcome.result.summary.first ?? "")"]
      + shown
      + message.suffix(1)).map { escapingControls(in: $0) }.joined(separator: "\n")
  }
}

extension Explanation {
  /// The lines with a heading; none without changes.
  var reasons: [String] { changes.isEmpty ? [] : ["why:"] + lines.map { "  \($0)" } }
}

extension PictureVerification.Outcome {
  /// Returns whether the picture is of the same spec as another, and the same views changed for the same causes.
  ///
  /// Pictures at several scales of a spec usually are.
  func hasReasons(of other: PictureVerification.Outcome) -> Bool {
    guard !result.changes.isEmpty, result.status == other.result.status,
      result.changes.count == other.result.changes.count,
      result.spec.map(ExactText.init) == other.result.spec.map(ExactText.init), result.spec != nil
    else { return false }
    return zip(result.changes, other.result.changes).allSatisfy { first, second in
      first.kind == second.kind && first.path == second.path
        && first.causes.map(ExactText.init) == second.causes.map(ExactText.init)
    }
  }
}
