/// The shaping of scalars to advances.
extension Typesetter {
  /// Shapes the stretch run by run, into `advances` and `glyphs`.
  mutating func shapeStretch() {
    let range = stretch.scalars
    if !keepsGlyphs {
      advances.removeAll(keepingCapacity: true)
      advances.reserveCapacity(range.count)
      base = range.lowerBound
    }
    let count = range.upperBound - base
    if count > advances.count {
      advances.append(contentsOf: repeatElement(0, count: count - advances.count))
    }
    guard !range.isEmpty else { return }
    var start = range.lowerBound
    var run = runIndex(at: start)
    while start < range.upperBound {
      while runs[run].scalars.upperBound <= start { run += 1 }
      let end = min(runs[run].scalars.upperBound, range.upperBound)
      if stretch.hasSpecials {
        shapeAroundSpecials(start..<end, run: run)
      } else {
        shape(start..<end, run: run)
      }
      if runs[run].kern != 0 { addKern(runs[run].kern, to: start..<end) }
      start = end
    }
    work += range.count
  }

  /// Shapes text with tabs and soft hyphens, which have no advance of their own, and with attachments.
  private mutating func shapeAroundSpecials(_ range: Range<Int>, run: Int) {
    let scalars = text.scalars
    let attachment = runs[run].attachment
    var start = range.lowerBound
    for index in range {
      let value = scalars[index].value
      let isAttachment = value == 0xFFFC && attachment != nil
      guard value == 9 || value == 0xAD || isAttachment else { continue }
      shape(start..<index, run: run)
      if isAttachment, let attachment { advances[index - base] = attachment.width }
      start = index + 1
    }
    shape(start..<range.upperBound, run: run)
  }

  /// Shapes text piece by piece, so that only the glyphs of one piece are kept in the typeface's form.
  private mutating func shape(_ range: Range<Int>, run: Int) {
    var start = range.lowerBound
    while start < range.upperBound {
      let limit = bidi?.endOfLevel(from: start, to: range.upperBound) ?? range.upperBound
      let end = endOfPiece(from: start, to: limit)
      shapePiece(start..<end, run: run)
      start = end
    }
  }

  /// The minimum length of pieces.
  private static let pieceLength = 2048

  /// Returns the first position after a piece where a letter follows a space, which typefaces shape separately; else
  /// the end.
  private func endOfPiece(from start: Int, to end: Int) -> Int {
    guard end - start > Self.pieceLength else { return end }
    let scalars = text.scalars
    var index = start + Self.pieceLength
    while index < end {
      let value = scalars[index].value
      if scalars[index - 1] == " " && value > 0x20 && value < 0x7F { return index }
      index += 1
    }
    return end
  }

  private mutating func shapePiece(_ range: Range<Int>, run: Int) {
    shaped.removeAll(keepingCapacity: true)
    let isRightToLeft = bidi?.isRightToLeft(at: range.lowerBound) ?? false
    let typeface = text.runs[run].attributes.font.typeface
    if isRightToLeft {
      typeface.shape(rightToLeft: text.scalars[range], into: &shaped)
    } else {
      typeface.shape(text.scalars[range], into: &shaped)
    }
    let factor = runs[run].factor
    var scalar = range.lowerBound
    for index in shaped.indices {
      // Glyphs are in the order of the text and belong to it, regardless of the typeface's result.
      scalar = min(max(shaped[index].scalar, scalar), range.upperBound - 1)
      let advance = shaped[index].advance * factor
      let isSmall = abs(advance) <= 1e7
      if isSmall { advances[scalar - base] += advance }
      guard keepsGlyphs else { continue }
      shaped[index].scalar = scalar
      if !isSmall { shaped[index].advance = 0 }
      glyphs.append(shaped[index])
    }
  }

  /// Adds kern after each character that has a width.
  private mutating func addKern(_ kern: Double, to range: Range<Int>) {
    findCharacters()
    let start = stretch.scalars.lowerBound
    var hasWidth = false
    for index in range {
      hasWidth = hasWidth || advances[index - base] != 0
      let isEnd = index + 1 == range.upperBound || flags[index + 1 - start].contains(.startsCharacter)
      if isEnd {
        if hasWidth { advances[index - base] += kern }
        hasWidth = false
      }
    }
  }

  /// Finds the starts of characters, and hanging white space.
  mutating func findCharacters() {
    guard !stretch.knowsCharacters else { return }
    stretch.knowsCharacters = true
    let range = stretch.scalars
    let scalars = text.scalars
    flags.removeAll(keepingCapacity: true)
    flags.reserveCapacity(range.count)
    let arePlain = Graphemes.arePlain(scalars[range])
    for index in range {
      var flag: ScalarFlags = arePlain ? .startsCharacter : []
      if scalars[index].hangs { flag.insert(.hangs) }
      if scalars[index].value == 9 { flag.insert(.isTab) }
      flags.append(flag)
    }
    if !arePlain {
      Graphemes.forEachStart(in: range, of: scalars) { flags[$0 - range.lowerBound].insert(.startsCharacter) }
    }
    work += range.count
  }

  /// Finds the allowed breaks of lines: by UAX #14, or before any character, but never within one.
  mutating func findBreaks() {
    findCharacters()
    guard !stretch.knowsBreaks else { return }
    stretch.knowsBreaks = true
    let range = stretch.scalars
    if style(stretch.style).lineBreakMode == .charWrapping {
      for index in flags.indices where flags[index].contains(.startsCharacter) {
        flags[index].insert(.allowsBreak)
      }
    } else {
      var breaker = LineBreaker(text.scalars[range])
      for index in range where breaker.isBreak(before: index) {
        let flag = index - range.lowerBound
        if flags[flag].contains(.startsCharacter) { flags[flag].insert(.allowsBreak) }
      }
      work += breaker.scalarsAhead
      if let words = breaker.dictionaryText { findWords(in: words) }
    }
    if let breakFilter { removeBreaks(unless: breakFilter) }
    work += range.count
  }

  /// Allows breaks between the words of scripts without spaces.
  private mutating func findWords(in range: Range<Int>) {
    DictionaryWords.forEachStart(in: range, of: text.scalars) { index in
      let flag = index - stretch.scalars.lowerBound
      if flags[flag].contains(.startsCharacter) { flags[flag].insert(.allowsBreak) }
    }
    work += range.count
  }

  private mutating func removeBreaks(unless isAllowed: (Int) -> Bool) {
    let start = stretch.scalars.lowerBound
    for index in flags.indices where flags[index].contains(.allowsBreak) {
      if !isAllowed(text.offset(ofScalar: start + index)) { flags[index].remove(.allowsBreak) }
    }
  }

  /// Returns the width of a scalar in a run's attributes, with kern, for “…” or a hyphen.
  func width(of scalar: Unicode.Scalar, run: Int) -> Double {
    runs[run].width(of: scalar, in: text.runs[run].attributes)
  }
}
