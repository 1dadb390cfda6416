internal import ImageComparison
internal import PNG
internal import Raster
internal import ViewSpec

/// `snapshot diff`: compares two PNG files.
struct DiffCommand {
  let arguments: DiffArguments
  let console: Console

  /// Says how the files differ; answers whether they do not.
  func run() async -> Bool {
    let (first, second) = (arguments.files[0], arguments.files[1])
    let isSame = await Report(orElse: false) { lines in
      let reference = try bitmap(first, &lines)
      let actual = try bitmap(second, &lines)
      let tolerance = try arguments.tolerance.tolerance()
      let comparison = Comparison(of: actual, with: reference, tolerance: tolerance)
      guard comparison != .identical else {
        lines.result("the same pixels: \(escapingControls(in: first)) and \(escapingControls(in: second))")
        return (true, second)
      }
      var isForgiven = false
      if case .similar = comparison { isForgiven = true }
      var message = ["\(isForgiven ? "similar" : "different"): \(second) from \(first)"]
      message += comparison.summary.map { "  \($0)" }
      if let output = arguments.output {
        let difference = DifferenceImage(of: actual, with: reference, ignoring: tolerance.ignoredAreas)
        try writeFile(try difference.bitmap.pngData(), to: output)
        message.append("  difference: \(output)")
      }
      lines.result(message.map { escapingControls(in: $0) }.joined(separator: "\n"))
      return (isForgiven, second)
    }
    await console.say(isSame.lines)
    return isSame.value
  }

  private func bitmap(_ path: String, _ lines: inout Lines) throws(FileTrouble) -> Bitmap {
    let bytes: [UInt8]
    do { bytes = try PNGFile.read(path) } catch { throw FileTrouble(path: path, reason: error.description) }
    return try decodePNG(bytes, from: path, &lines)
  }
}
