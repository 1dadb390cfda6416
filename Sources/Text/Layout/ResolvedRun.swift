/// A run in the form of the typesetter: plain numbers, in points, all of them finite.
struct ResolvedRun: Sendable {
  /// The scalars of the run.
  var scalars: Range<Int>
  /// The size of the font.
  var size: Double
  /// The factor of the typeface's advances.
  var factor: Double
  var kern: Double
  /// The distance by which the baseline is raised.
  var offset: Double
  /// The leading below the line if another one follows.
  var leading: Double
  /// The ascent of text from the line's baseline; `descent` is its descent.
  var ascent: Double
  var descent: Double
  /// The attachment in place of U+FFFC, whose heights are from the line's baseline, too.
  var attachment: TextAttachment?

  init(_ attributes: TextAttributes, scalars: Range<Int>) {
    self.scalars = scalars
    let metrics = attributes.font.typeface.metrics
    size = Self.length(attributes.font.size, atMost: 1e6, atLeast: 0)
    factor = size * Self.length(attributes.stretch, atMost: 1e3, atLeast: 0)
    kern = Self.length(attributes.kern, atMost: 1e6)
    offset = Self.length(attributes.baselineOffset, atMost: 1e6)
    leading = Self.length(attributes.leading, atMost: 1e6)
    ascent = Self.length(metrics.ascent * size, atMost: 1e7) + offset
    descent = Self.length(metrics.descent * size, atMost: 1e7) - offset
    attachment = attributes.attachment.map { room in
      TextAttachment(
        width: Self.length(room.width, atMost: 1e6), ascent: Self.length(room.ascent, atMost: 1e6) + offset,
        descent: Self.length(room.descent, atMost: 1e6) - offset)
    }
  }

  /// Returns a length, clamped to its limits; 0 for NaN.
  static func length(_ value: Double, atMost high: Double, atLeast low: Double? = nil) -> Double {
    value.isNaN ? 0 : min(max(value, low ?? -high), high)
  }

  /// Returns the width of a scalar in the run's attributes, with kern, for “…” or a hyphen.
  func width(of scalar: Unicode.Scalar, in attributes: TextAttributes) -> Double {
    var glyphs: [ShapedGlyph] = []
    attributes.font.typeface.shape([scalar], into: &glyphs)
    let width = glyphs.reduce(0) { $0 + $1.advance * factor }
    return abs(width) <= 1e7 ? width + (width == 0 ? 0 : kern) : 0
  }

  /// Returns the runs of a text; none ends within a character, which has the attributes of its first scalar.
  static func runs(of text: AttributedText) -> [ResolvedRun] {
    var runs: [ResolvedRun] = []
    runs.reserveCapacity(text.runs.count)
    var starts: [Bool]?
    var start = 0
    for (index, run) in text.runs.enumerated() {
      var end = text.scalars.count
      if index + 1 < text.runs.count {
        end = max(start, text.scalarIndex(at: run.range.upperBound))
        if end < text.scalars.count && text.scalars[end].value >= 0x300 {
          let isStart = starts ?? Graphemes.starts(of: text.scalars)
          starts = isStart
          while end < text.scalars.count && !isStart[end] { end += 1 }
        }
      }
      runs.append(ResolvedRun(run.attributes, scalars: start..<end))
      start = end
    }
    return runs
  }
}

extension [ResolvedRun] {
  /// Returns the index of the run of a scalar; that of the last one for the end of the text.
  func index(ofRunAt scalar: Int) -> Int {
    Swift.min(partitioningIndex { $0.scalars.upperBound > scalar }, count - 1)
  }
}

extension Unicode.Scalar {
  /// Whether or not this is a space that grows in justified lines.
  var isStretched: Bool { value == 0x20 || value == 0xA0 }
}

/// A paragraph's style in the form of the typesetter: all numbers are finite, and tab stops are in order.
struct ResolvedStyle: Sendable {
  var alignment: TextAlignment
  /// Whether or not lines without an alignment of their own begin on the right.
  var isRightToLeft: Bool
  var lineBreakMode: LineBreakMode
  var lineSpacing, lineHeightMultiple, minimumLineHeight, maximumLineHeight: Double
  var firstLineHeadIndent, headIndent, tailIndent: Double
  var paragraphSpacing, paragraphSpacingBefore: Double
  var tabs: Tabs

  init(_ style: ParagraphStyle) {
    func length(_ value: Double) -> Double { value.isFinite ? min(max(value, -1e7), 1e7) : 0 }
    func distance(_ value: Double) -> Double { max(0, length(value)) }
    isRightToLeft = style.direction == .natural ? style.isRightToLeft : style.direction == .rightToLeft
    alignment = style.alignment == .natural ? (isRightToLeft ? .right : .left) : style.alignment
    lineBreakMode = style.lineBreakMode
    lineSpacing = distance(style.lineSpacing)
    lineHeightMultiple = distance(style.lineHeightMultiple)
    minimumLineHeight = distance(style.minimumLineHeight)
    maximumLineHeight = distance(style.maximumLineHeight)
    firstLineHeadIndent = distance(style.firstLineHeadIndent)
    headIndent = distance(style.headIndent)
    tailIndent = length(style.tailIndent)
    paragraphSpacing = distance(style.paragraphSpacing)
    paragraphSpacingBefore = distance(style.paragraphSpacingBefore)
    let interval = length(style.defaultTabInterval)
    tabs = Tabs(
      stops: style.tabStops.filter { $0.location.isFinite }.sorted { $0.location < $1.location },
      interval: interval >= 1 / 64 ? interval : 28)
  }

  /// Returns the indent of a line from the leading edge.
  func headIndent(ofFirst isFirst: Bool) -> Double { isFirst ? firstLineHeadIndent : headIndent }

  /// Whether or not white space without room in a line stays at its end; otherwise it is a character like others.
  var spacesHang: Bool { lineBreakMode != .charWrapping }

  /// Returns the height of a line whose runs need `height`.
  func lineHeight(_ height: Double) -> Double {
    var height = lineHeightMultiple > 0 ? height * lineHeightMultiple : height
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return max(height, minimumLineHeight)
  }

  /// Returns the width of a line between indents, in a text of the given width; never negative.
  func room(in width: Double, indent: Double) -> Double {
    let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    return max(0, end - indent)
  }
}
