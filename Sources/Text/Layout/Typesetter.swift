/// An algorithm that breaks a text into lines, line end by line end.
///
/// Each stretch between two line ends is shaped once, and broken if it does not fit. The work is linear in the text: a
/// pass along a line goes back at most to its last break.
struct Typesetter {
  let text: AttributedText
  let runs: [ResolvedRun]
  /// The styles that have been resolved; most texts have one.
  private(set) var styles: [ResolvedStyle?]
  let limits: TextLayout.Limits
  /// The width for lines, or infinity.
  let width: Double
  /// The maximum number of lines.
  private(set) var maximumLines: Int
  /// The levels of the text; nil if it runs from left to right.
  let bidi: BidiText?
  /// Whether or not advances and glyphs are kept for drawing; if not, only the advances of the current stretch are.
  let keepsGlyphs: Bool
  /// Returns whether or not a line may be broken before a UTF-16 offset where the text allows it; nil if it always may.
  var breakFilter: ((Int) -> Bool)?

  // The current stretch, and all before it if they are kept.
  /// The advance of each scalar from `base` on, in points.
  var advances: [Double] = []
  var base = 0
  var glyphs = GlyphRow()

  /// The glyphs of the current piece.
  var shaped: [ShapedGlyph] = []

  // The current stretch.
  var stretch = Stretch()
  /// The properties of each scalar.
  var flags: [ScalarFlags] = []

  // The results.
  var contents: [LineContents] = []
  var lines: [TextLine] = []
  /// Whether or not text is left out, or “…” replaces it.
  var isTruncated = false
  /// The width of the widest line with its indents.
  var widestReach = 0.0
  /// The number of scalars that all loops together have visited.
  var work = 0

  /// The width by which a line may exceed its room, for computations with fractions that reduced a width.
  static let tolerance = 1.0 / 1024

  init(_ text: AttributedText, limits: TextLayout.Limits, keepsGlyphs: Bool) {
    self.text = text
    self.limits = limits
    self.keepsGlyphs = keepsGlyphs
    let shared = PlainSetting.setting(of: text)
    runs = shared?.resolvedRuns ?? ResolvedRun.runs(of: text)
    bidi = BidiText(text)
    styles = shared?.resolvedStyles ?? Array(repeating: nil, count: text.styles.count)
    width = limits.width < 1e7 ? max(0, limits.width) : .infinity
    maximumLines = limits.maximumLines > 0 ? limits.maximumLines : .max
    if keepsGlyphs {
      advances.reserveCapacity(text.scalars.count)
      glyphs.reserveCapacity(text.scalars.count)
    }
  }

  /// A stretch of text without a line end in it.
  struct Stretch {
    /// The scalars, without the line end.
    var scalars = 0..<0
    /// The index after the line end.
    var next = 0
    /// Whether or not there is a line end, so that another stretch follows, even an empty one.
    var isFollowed = false
    var startsParagraph = true
    var endsParagraph = true
    /// The index of the paragraph's style.
    var style = 0
    /// Whether or not the paragraph runs from right to left.
    var isRightToLeft = false
    /// Whether or not there are tabs, attachments or soft hyphens.
    var hasSpecials = false
    var hasTabs = false
    /// Whether or not `flags` have the starts of characters; `knowsBreaks` is for breaks.
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
    if limits.options.contains(.pushesOutWords) { pushOutWord() }
    place()
  }

  /// Sets the lines; returns whether or not all lines that `maximumLines` allows fit.
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
  mutating func findStretch() {
    let scalars = text.scalars
    let start = stretch.next
    var found = Stretch()
    found.startsParagraph = stretch.endsParagraph
    found.style = stretch.style
    found.isRightToLeft = stretch.isRightToLeft
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
      if let bidi { found.isRightToLeft = bidi.isRightToLeft(paragraphAt: start) }
      if styles[found.style] == nil { styles[found.style] = ResolvedStyle(text.styles[found.style].style) }
    }
    work += end - start
    stretch = found
  }

  /// Returns the style of a paragraph that has been found.
  func style(_ index: Int) -> ResolvedStyle { styles[index] ?? ResolvedStyle(ParagraphStyle()) }

  /// Returns the index of the run of a scalar; that of the last one for the end of the text.
  func runIndex(at scalar: Int) -> Int {
    runs.index(ofRunAt: scalar)
  }
}

/// The properties of a scalar for breaking lines.
struct ScalarFlags: OptionSet {
  let rawValue: UInt8

  /// The flag of a scalar that starts a character.
  static let startsCharacter = ScalarFlags(rawValue: 1)
  /// The flag of a scalar before which a line may be broken.
  static let allowsBreak = ScalarFlags(rawValue: 2)
  /// The flag of white space that hangs at the end of a line.
  static let hangs = ScalarFlags(rawValue: 4)
  static let isTab = ScalarFlags(rawValue: 8)
}
