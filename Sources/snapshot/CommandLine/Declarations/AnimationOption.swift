internal import ViewDifference

extension Option<RenderingOptions> {
  /// The option of verbs that can draw pictures that move.
  static let animation: Option = .optional(
    "--animation", \.animation, .frameTimes, absent: "still pictures",
    help: "Draws frames from a start to an end, in seconds, at a rate per second, into an animated PNG.",
    example: "card.json --animation 0..0.6@30")
}

extension ValueSyntax<FrameTimes> {
  /// The syntax of the times of frames: `0..0.6@30`.
  static var frameTimes: ValueSyntax {
    ValueSyntax(
      placeholder: "FROM..TO@RATE",
      wanted: "two times in seconds and a rate, such as 0..0.6@30, of at most \(FrameTimes.limit) frames",
      format: { $0.text },
      parse: { text throws(ValueError) in
        do { return try FrameTimes(text: text) } catch { throw .malformed(text) }
      })
  }
}
