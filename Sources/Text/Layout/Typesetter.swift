/// Breaks a text into lines, line end by line end: each stretch between two of them is shaped once, and broken if it
/// does not fit. The work is linear in the text: a walk along a line goes back at most to its last break.
struct Typesetter {
  let text: AttributedText
  let runs: [ResolvedRun]
  /// The styles that have been resolved; most texts have one.
  private(set) var styles: [ResolvedStyle?]
  let limits: TextLayout.Limits
  /// The room for lines, or infinity.
  let width: Double
  /// How many lines there may be.
  private(set) var maximumLines: Int
  /// Whether advances and glyphs are kept for drawing; else only the advances of the stretch at hand.
  let keepsGlyphs: Bool

  // The stretch at hand, and all before it if they are kept.
  /// How far the next scalar is, for each from `base` on, in points.
  var advances: [Double] = []
  var base = 0
  var glyphs = GlyphRow()

  /// The glyphs of the piece at hand.
  var shaped: [ShapedGlyph] = []

  // The stretch at hand.
  var stretch = Stretch()
  /// What is known of each scalar.
  var flags: [ScalarFlags] = []

  // What comes out.
  var contents: [LineContents] = []
  var lines: [TextLine] = []
  /// Whether something is left out, or “…” stands for it.
  var isTruncated = false
  /// The width of the widest line with its indents.
  var widestReach = 0.0
  /// How many scalars all loops together have visited.
  var work = 0

  /// As much wider than its room a line may be: what computing with fractions may have taken from a width.
  static let tolerance = 1.0 / 1024

  init(_ text: AttributedText, limits: TextLayout.Limits, keepsGlyphs: Bool) {
    self.text = text
    self.limits = limits
    self.keepsGlyphs = keepsGlyphs
    runs = ResolvedRun.runs(of: text)
    styles = Array(repeating: nil, count: text.styles.count)
    width = limits.width < 1e7 ? max(0, limits.width) : .infinity
    maximumLines = limits.maximumLines > 0 ? limits.maximumLines : .max
    if keepsGlyphs {
      advances.reserveCapacity(text.scalars.count)
      glyphs.reserveCapacity(text.scalars.count)
    }
  }

  /// A stretch of text without a line end in it.
  struct Stretch {
    /// Without the line end.
    var scalars = 0..<0
    /// After the line end.
    var next = 0
    /// Whether there is a line end, so that another stretch follows, if only an empty one.
    var isFollowed = false
    var startsParagraph = true
    var endsParagraph = true
    /// The index of the paragraph's style.
    var style = 0
    /// Whether there are tabs, attachments or soft hyphens.
    var hasSpecials = false
    var hasTabs = false
    /// How far `flags` are worked out.
    var knowsCharacters = false
    var knowsBreaks = false
  }

  /// Breaks the text.
  mutating func setLines() {
    guard !runs.isEmpty, !styles.isEmpty else { return }
    if !setLines(upTo: limits.height) {
      // So many lines fit. The last of them may have to be truncated, so that they are set once more.
      maximumLines = lines.count
      advances.removeAll(keepingCapacity: true)
      glyphs.removeAll()
      (contents, lines) = ([], [])
      (stretch, isTruncated) = (Stretch(), false)
      _ = setLines(upTo: .infinity)
    }
    place()
  }

  /// Whether all lines fit that `maximumLines` allows.
  private mutating func setLines(upTo height: Double) -> Bool {
    repeat {
      findStretch()
      shapeStretch()
      let isOver = !breakStretch()
      if let last = lines.last, lines.count > 1, last.bottom > height + Self.tolerance {
        lines.removeAll { $0.bottom > height + Self.tolerance && $0.top > 0 }
        return false
      }
      if isOver { return true }
    } while stretch.isFollowed
    return true
  }

  /// Finds the next stretch.
  private mutating func findStretch() {
    let scalars = text.scalars
    let start = stretch.next
    var found = Stretch()
    found.startsParagraph = stretch.endsParagraph
    found.style = stretch.style
    var end = start
    while end < scalars.count {
      let value = scalars[end].value
      if value < 0xE && value >= 9 || value > 0x7E {
        if scalars[end].endsLine { break }
        if value == 9 { (found.hasTabs, found.hasSpecials) = (true, true) }
        if value == 0xAD || value == 0xFFFC { found.hasSpecials = true }
      }
      end += 1
    }
    found.scalars = start..<end
    found.next = end
    if end < scalars.count {
      found.isFollowed = true
      found.endsParagraph = scalars[end].endsParagraph
      found.next = end + 1
      if scalars[end] == "\r" && end + 1 < scalars.count && scalars[end + 1] == "\n" { found.next = end + 2 }
    }
    if found.startsParagraph {
      let offset = text.offset(ofScalar: min(start, max(0, scalars.count - 1)))
      while found.style + 1 < text.styles.count && text.styles[found.style].range.upperBound <= offset {
        found.style += 1
      }
      if styles[found.style] == nil { styles[found.style] = ResolvedStyle(text.styles[found.style].style) }
    }
    work += end - start
    stretch = found
  }

  /// The style of a paragraph that has been met.
  func style(_ index: Int) -> ResolvedStyle { styles[index] ?? ResolvedStyle(ParagraphStyle()) }

  /// The index of the run of a scalar; of the last one for the end of the text.
  func runIndex(at scalar: Int) -> Int {
    runs.index(ofRunAt: scalar)
  }
}

/// What is known of a scalar for breaking lines.
struct ScalarFlags: OptionSet {
  let rawValue: UInt8

  /// A character starts with it.
  static let startsCharacter = ScalarFlags(rawValue: 1)
  /// A line may be broken before it.
  static let allowsBreak = ScalarFlags(rawValue: 2)
  /// It is white space that hangs at the end of a line.
  static let hangs = ScalarFlags(rawValue: 4)
  static let isTab = ScalarFlags(rawValue: 8)
}
