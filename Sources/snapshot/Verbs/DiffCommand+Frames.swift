internal import Escaping
internal import ImageComparison
internal import PNG
internal import Raster
internal import ViewDifference

extension DiffCommand {
  /// Returns whether two animations have the same frames, which it reports; nil if neither file is one.
  func sameFrames(of drawn: [UInt8], as stored: [UInt8], _ lines: inout Lines) throws -> Bool? {
    let (first, second) = (arguments.files[0], arguments.files[1])
    let areMoving = (MovingPicture.isOne(stored), MovingPicture.isOne(drawn))
    guard areMoving.0 || areMoving.1 else { return nil }
    var message = ["different: \(second) from \(first)"]
    guard areMoving.0 && areMoving.1 else {
      message.append(
        "  \(areMoving.0 ? first : second) moves, \(areMoving.0 ? second : first) is a still picture")
      lines.result(message.map { escapingControls(in: $0) }.joined(separator: "\n"))
      return false
    }
    let input = FileInput(arguments.limits)
    let (reference, actual) = (try input.moving(stored, from: first), try input.moving(drawn, from: second))
    if arguments.explains || arguments.tolerance.ignoredViews != nil {
      for (picture, path) in [(reference, first), (actual, second)] where !picture.hasTrees {
        throw FileFailure(path: path, reason: "contains no layout tree; record stores layout trees")
      }
    }
    guard
      let found = try MovingDifference(
        of: actual, from: reference, hasIgnoredViews: arguments.tolerance.ignoredViews != nil,
        tolerance: { try arguments.tolerance.tolerance(for: $0) })
    else {
      lines.result(escapingControls(in: "the same frames: \(first) and \(second)"))
      return true
    }
    message += found.summary.map { "  \($0)" }
    if let output = arguments.output, let bytes = try MovingDifference.picture(of: actual, from: reference) {
      try writeFile(bytes, to: output, takesStreams: true)
      message.append("  difference: \(output)")
    }
    if let output = arguments.comparison, let (new, old) = found.pictures {
      let triptych = Triptych(of: new, with: old, ignoring: found.ignoredAreas)
      try writeFile(try triptych.bitmap.pngData(), to: output, takesStreams: true)
      message.append("  comparison: \(output)")
    }
    lines.result(message.map { escapingControls(in: $0) }.joined(separator: "\n"))
    return false
  }
}
