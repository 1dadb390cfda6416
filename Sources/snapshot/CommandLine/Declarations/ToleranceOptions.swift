internal import ImageComparison
internal import ViewDifference

/// The options for the tolerance of a comparison; without any of them it is exact.
struct ToleranceOptions: ParsedValues, Equatable {
  /// The number of counted pixels that may differ.
  var pixels: Int?
  /// The share of all pixels that may differ.
  var share: Double?
  /// The difference of each channel up to which pixels do not count.
  var perChannel: Int?
  /// The threshold of pixelmatch, below which colours look alike.
  var perceptual: Double?
  /// Whether or not pixels that look like anti-aliasing do not count.
  var ignoresAntiAliasing = false
  /// The areas whose pixels do not count.
  var ignored: [Difference.Box]?
  /// The identifiers of views whose pixels do not count.
  var ignoredViews: [String]?

  /// Returns the tolerance for a picture of a layout; nil if that is not known.
  func tolerance(for layout: LayoutTree?) throws(InvalidTolerance) -> Tolerance {
    var measure = perceptual.map {
      Tolerance.Perceptual(threshold: $0, includesAntiAliasing: !ignoresAntiAliasing)
    }
    if ignoresAntiAliasing, measure == nil {
      measure = Tolerance.Perceptual(threshold: 0, includesAntiAliasing: false)
    }
    return try Tolerance(
      pixels: pixels, share: share, perChannel: perChannel ?? 0, perceptual: measure,
      ignoring: (ignored ?? []) + (layout?.areas(ofViews: ignoredViews ?? []) ?? []))
  }

  /// Returns the options; `operands` precedes each in their examples.
  static func declarations(examples operands: String) -> [Option<ToleranceOptions>] {
    [
      .optional(
        "--max-pixels", \.pixels, .wholeNumber(in: 0...1_000_000_000), absent: "none may differ",
        help: "The number of pixels that may differ.", example: "\(operands) --max-pixels 12"),
      .optional(
        "--max-share", \.share, .number(in: 0...1), absent: "none may differ",
        help:
          "The share of all pixels that may differ, from 0 to 1. The lower of this and --max-pixels applies.",
        example: "\(operands) --max-share 0.0005"),
      .optional(
        "--per-channel", \.perChannel, .wholeNumber(in: 0...255), absent: "0",
        help: "Ignores pixels in which no channel differs by more than this, of 255.",
        example: "\(operands) --per-channel 2"),
      .optional(
        "--perceptual", \.perceptual, .number(in: 0...1), absent: "colours must be equal",
        help:
          "Ignores pixels whose colours look alike, by the measure of pixelmatch, whose default threshold is 0.1.",
        example: "\(operands) --perceptual 0.05"),
      .flag(
        "--ignore-anti-aliasing", \.ignoresAntiAliasing,
        help:
          "Ignores pixels that pixelmatch detects as anti-aliasing, which may include thin lines.",
        example: "\(operands) --ignore-anti-aliasing"),
      .optional(
        "--ignore", \.ignored, .list(of: .area), absent: "all pixels count",
        help: "Ignores areas, given by width, height, and the left and top edge.",
        example: "\(operands) --ignore 40x20+0+0,10x10+50+60"),
      .optional(
        "--ignore-view", \.ignoredViews, .list(of: .text("ID", "an identifier")), absent: "all pixels count",
        help: "Ignores views, given by their identifiers, and their subviews.",
        example: "\(operands) --ignore-view clock,avatar"),
    ]
  }
}

extension ValueSyntax<Double> {
  /// Returns the syntax of a number in decimal digits, in a range.
  static func number(in range: ClosedRange<Double>) -> Self {
    ValueSyntax(
      placeholder: "X",
      wanted: "a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))",
      format: { String($0) },
      parse: { text throws(ValueError) in
        guard let first = text.utf8.first, first != UInt8(ascii: "+"),
          text.allSatisfy({ $0.isASCII && ($0.isNumber || ".-eE".contains($0)) }), let number = Double(text)
        else { throw .malformed(text) }
        guard range.contains(number) else { throw .outOfRange(text) }
        return number
      })
  }
}

extension ValueSyntax<Difference.Box> {
  /// The syntax of a rectangle of whole pixels, as in X11 and ImageMagick: `40x20+0+0`.
  static var area: Self {
    ValueSyntax(
      placeholder: "WxH+X+Y",
      wanted: "an area such as 40x20+0+0",
      format: { "\($0.width)x\($0.height)+\($0.x)+\($0.y)" },
      parse: { text throws(ValueError) in
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "+" }
        let marks = text.filter { $0 == "x" || $0 == "+" }
        guard marks == "x++", parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } })
        else {
          throw .malformed(text)
        }
        let numbers = parts.compactMap { Int($0) }.filter { $0 <= 1_000_000 }
        guard numbers.count == 4 else { throw .outOfRange(text) }
        return Difference.Box(x: numbers[2], y: numbers[3], width: numbers[0], height: numbers[1])
      })
  }
}
