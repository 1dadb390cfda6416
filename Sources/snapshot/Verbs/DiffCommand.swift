internal import Escaping
internal import ImageComparison
internal import PNG
internal import Raster
internal import ViewDifference
internal import ViewSpec

/// The command `snapshot diff`, which compares two PNG files.
struct DiffCommand {
  let arguments: DiffArguments
  let console: Console

  /// Prints the difference of the files, and returns whether there is none.
  func run() async -> Bool {
    let (first, second) = (arguments.files[0], arguments.files[1])
    let input = FileInput(arguments.limits)
    let isSame = await Report(orElse: false) { lines in
      let (stored, drawn) = (try input.bytes(of: first), try input.bytes(of: second))
      if let isSame = try sameFrames(of: drawn, as: stored, &lines) { return (isSame, second) }
      // Tolerances and explanations need the data of a file besides its pixels.
      if !arguments.explains, arguments.tolerance.ignoredViews == nil,
        input.areSameByRows((drawn, second), as: (stored, first), lines: &lines)
      {
        lines.result(escapingControls(in: "the same pixels: \(first) and \(second)"))
        return (true, second)
      }
      let reference = try input.decode(stored, from: first, &lines)
      let actual = try input.decode(drawn, from: second, &lines)
      let explanation =
        arguments.explains
        ? try explanation(
          of: actual, try tree(drawn, second, for: "--explain"), reference,
          try tree(stored, first, for: "--explain")) : []
      let layout =
        arguments.tolerance.ignoredViews == nil ? nil : try tree(drawn, second, for: "--ignore-view")
      let tolerance = try arguments.tolerance.tolerance(for: layout)
      let comparison = Comparison(of: actual, with: reference, tolerance: tolerance)
      guard comparison != .identical else {
        let message = ["the same pixels: \(first) and \(second)"] + explanation
        lines.result(message.map { escapingControls(in: $0) }.joined(separator: "\n"))
        return (true, second)
      }
      var isForgiven = false
      if case .similar = comparison { isForgiven = true }
      var message = ["\(isForgiven ? "similar" : "different"): \(second) from \(first)"]
      message += comparison.summary.map { "  \($0)" } + explanation
      if let output = arguments.output {
        guard DifferenceImage.fits(actual, reference) else {
          throw FileFailure(
            path: output,
            reason: "the picture of the difference would have more pixels than the limit of"
              + " \(DifferenceImage.maximumPixels); --comparison shows a part")
        }
        let difference = DifferenceImage(of: actual, with: reference, ignoring: tolerance.ignoredAreas)
        try writeFile(try difference.bitmap.pngData(), to: output, takesStreams: true)
        message.append("  difference: \(output)")
      }
      if let output = arguments.comparison {
        let triptych = Triptych(of: actual, with: reference, ignoring: tolerance.ignoredAreas)
        try writeFile(try triptych.bitmap.pngData(), to: output, takesStreams: true)
        message.append("  comparison: \(output)")
      }
      lines.result(message.map { escapingControls(in: $0) }.joined(separator: "\n"))
      return (isForgiven, second)
    }
    await console.say(isSame.lines)
    return isSame.value
  }

  /// Returns the tree that a file must have for an option.
  private func tree(_ bytes: [UInt8], _ path: String, for option: String) throws(FileFailure) -> LayoutTree {
    if let tree = try FileInput(arguments.limits).layoutTree(in: bytes, from: path) { return tree }
    throw FileFailure(
      path: path, reason: "contains no layout tree, which \(option) needs; record stores layout trees")
  }

  /// Returns the changes of the views, in lines.
  private func explanation(
    of actual: Bitmap, _ actualTree: LayoutTree, _ reference: Bitmap, _ referenceTree: LayoutTree
  ) throws -> [String] {
    let explanation = Explanation(
      of: actual, with: reference, actualTree: actualTree, referenceTree: referenceTree)
    return explanation.lines.isEmpty ? [] : ["  why:"] + explanation.lines.map { "    \($0)" }
  }
}
