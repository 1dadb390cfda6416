internal import ImageComparison
internal import PNG
internal import Raster
internal import ViewDifference
internal import ViewSpec

/// `snapshot verify` of one picture.
struct PictureVerification {
  let job: PictureJob
  let arguments: VerifyArguments
  /// Where the pictures of a failure go.
  let failures: FailurePaths

  /// What comes of it.
  enum Outcome: Sendable {
    /// Whether its reference had to be decoded, since its file was another.
    case same(PictureTable.Row, isDecoded: Bool)
    /// The pixels are the same, but not the layout.
    case moved(PictureTable.Row)
    case different
    case trouble
  }

  /// Where the pictures of a failure go.
  struct FailurePaths: Hashable {
    var actual: String
    var difference: String
  }

  func run(_ lines: inout Lines) async throws -> Outcome {
    let stored = try readReference()
    let (picture, storedLayout) = LayoutTree.split(stored)
    // Trees take time: they are made where there is one to compare with, or views to find.
    let needsLayout = storedLayout != nil || arguments.ignoredViews != nil
    let rendering = try await render(recordsLayout: needsLayout)
    lines.warnings(rendering.warnings)
    let row = PictureTable.Row(name: job.referencePath, rendering)
    let isMoved = storedLayout.map { $0 != rendering.layout?.json } ?? false
    // Equal files hold equal pixels; otherwise the pixels decide, however they are encoded.
    if picture == rendering.png {
      guard isMoved, let change = try layoutChange(from: storedLayout, to: rendering, &lines) else {
        return .same(row, isDecoded: false)
      }
      return try reportMove(change, rendering, row, &lines)
    }
    let reference = try decodePNG(stored, from: job.referencePath, &lines)
    let actual = Bitmap(rendering: rendering.list)
    let tolerance = try tolerance(rendering.layout)
    let comparison = Comparison(of: actual, with: reference, tolerance: tolerance)
    switch comparison {
    case .identical:
      guard isMoved, let change = try layoutChange(from: storedLayout, to: rendering, &lines) else {
        return .same(row, isDecoded: true)
      }
      return try reportMove(change, rendering, row, &lines)
    case .similar(let difference):
      if let forgiveness = difference.forgiveness {
        lines.progress("\(job.referencePath): \(forgiveness.summary)")
      }
      return .same(row, isDecoded: true)
    case .different, .differentSize:
      let explanation = try explanation(of: actual, reference, storedLayout, rendering, &lines)
      let image = DifferenceImage(of: actual, with: reference, ignoring: tolerance.ignoredAreas)
      try reportDifference(comparison, explanation, rendering, image, &lines)
      return .different
    }
  }

  private func render(recordsLayout: Bool) async throws -> Rendering {
    try await job.spec.renderPNG(at: job.scale, arguments.rendering, recordsLayout: recordsLayout)
  }

  private func tolerance(_ layout: LayoutTree?) throws -> Tolerance {
    var options = arguments.tolerance
    if let views = arguments.ignoredViews, let layout {
      options.ignored = (options.ignored ?? []) + layout.areas(ofViews: views)
    }
    return try options.tolerance()
  }

  private func readReference() throws(FileTrouble) -> [UInt8] {
    do {
      return try PNGFile.read(job.referencePath)
    } catch .fileNotFound {
      throw FileTrouble(path: job.referencePath, reason: "no reference; record one with: \(acceptance)")
    } catch {
      throw FileTrouble(path: job.referencePath, reason: error.description)
    }
  }

  /// The line, for a shell, that records the references as they are drawn here.
  private var acceptance: String {
    let words = ["snapshot", "record"] + arguments.rendering.pictureArguments + [job.location.path]
    return words.map(shellWord).joined(separator: " ")
  }
}

// MARK: What is said

extension PictureVerification {
  /// The stored tree; nil where there is none, or one that cannot be read, which is mentioned.
  private func tree(_ json: String?, _ lines: inout Lines) -> LayoutTree? {
    guard let json else { return nil }
    do {
      return try LayoutTree(json: json)
    } catch {
      lines.progress("\(job.referencePath): \(error)")
      return nil
    }
  }

  /// What became of the layout, where that can be told.
  private func layoutChange(
    from json: String?, to rendering: Rendering, _ lines: inout Lines
  ) throws -> Explanation? {
    guard let old = tree(json, &lines), let new = rendering.layout else { return nil }
    let explanation = Explanation(from: old, to: new)
    return explanation.changes.isEmpty ? nil : explanation
  }

  private func explanation(
    of actual: Bitmap, _ reference: Bitmap, _ json: String?, _ rendering: Rendering, _ lines: inout Lines
  ) throws -> Explanation? {
    guard let old = tree(json, &lines), let new = rendering.layout else { return nil }
    return Explanation(of: actual, with: reference, actualTree: new, referenceTree: old)
  }

  private func reportMove(
    _ change: Explanation, _ rendering: Rendering, _ row: PictureTable.Row, _ lines: inout Lines
  ) throws -> Outcome {
    var message = ["frames moved, nothing visible: \(job.referencePath)"]
    message += change.lines.map { "  \($0)" }
    if arguments.isStrictLayout {
      try writeFile(try rendering.reference(), to: failures.actual)
      message.append("  actual:     \(failures.actual)")
    }
    message.append("  accept with: \(acceptance)")
    lines.result(message.map { escapingControls(in: $0) }.joined(separator: "\n"))
    return arguments.isStrictLayout ? .different : .moved(row)
  }

  private func reportDifference(
    _ comparison: Comparison, _ explanation: Explanation?, _ rendering: Rendering, _ image: DifferenceImage,
    _ lines: inout Lines
  ) throws {
    try writeFile(try rendering.reference(), to: failures.actual)
    try writeFile(try image.bitmap.pngData(scale: Double(job.scale)), to: failures.difference)
    var message = ["different: \(job.referencePath)"]
    message += comparison.summary.map { "  \($0)" }
    if let explanation, !explanation.changes.isEmpty {
      message.append("  why:")
      message += explanation.lines.map { "    \($0)" }
    }
    message += [
      "  actual:     \(failures.actual)", "  difference: \(failures.difference)",
      "  accept with: \(acceptance)",
    ]
    lines.result(message.map { escapingControls(in: $0) }.joined(separator: "\n"))
  }
}
