import Paths

extension SystemTypeface {
  /// Appends the glyphs of `text` to `glyphs`, with kerning and with marks placed over their letters.
  public func shape(_ text: ArraySlice<Unicode.Scalar>, into glyphs: inout [ShapedGlyph]) {
    let table = GlyphTable.of(self)
    let kerning = isMonospaced ? 0 : table.instance.stretch / 1000
    let moves = Kerning.moves
    let tracking = isMonospaced ? 0 : OpticalSize.tracking(for: opticalSize)
    var last: LastLetter?
    // The ending of the last letter.
    var ending = 0
    for index in text.indices {
      let scalar = text[index]
      if scalar.isBlank {
        glyphs.append(ShapedGlyph(glyph: GlyphID(rawValue: scalar.value), advance: 0, scalar: index))
      } else if scalar.value >= MarkPosition.first, let place = MarkPosition(of: scalar) {
        glyphs.append(mark(scalar, place, on: &last, table, index))
      } else {
        if scalar.value >= 0x203C, isPart(index, of: text, glyphs.last) { continue }
        let next = index + 1 < text.endIndex ? text[index + 1] : " "
        if scalar.value >= 0x203C || next.value >= 0x20E3,
          let emoji = self.emoji(at: index, of: text, next, table)
        {
          (last, ending) = (nil, 0)
          glyphs.append(emoji)
          continue
        }
        let isBelowMark = next.value >= MarkPosition.first && MarkPosition(of: next) == .above
        let letter = isBelowMark ? scalar.dotless : scalar
        guard let glyph = table.measure(letter) else { continue }
        if kerning != 0, ending != 0 {
          let move = moves[Kerning.index(of: ending, glyph.kerning.beginning)]
          glyphs[glyphs.count - 1].advance += Double(move) * kerning
        }
        ending = glyph.kerning.ending
        if glyph.isPlaceholder {
          last = nil
          glyphs.append(ShapedGlyph(glyph: glyph.id, advance: glyph.advance, scalar: index))
        } else {
          let advance = glyph.advance + tracking
          last = LastLetter(letter: letter, advance: advance)
          glyphs.append(ShapedGlyph(glyph: glyph.id, advance: advance, scalar: index))
        }
      }
    }
  }

  /// Returns whether or not an emoji is part of the glyph of an earlier one.
  ///
  /// That is a tone of skin, a joined one, the second letter of a flag, the cap around a figure.
  private func isPart(_ index: Int, of text: ArraySlice<Unicode.Scalar>, _ last: ShapedGlyph?) -> Bool {
    guard index > text.startIndex else { return false }
    let before = text[index - 1]
    let second = index - 1 > text.startIndex ? text[index - 2] : nil
    if text[index].isFlagLetter { return before.isFlagLetter && last?.scalar == index - 1 }
    if text[index] == "\u{20E3}" { return before.isOnKey || before == "\u{FE0F}" && second?.isOnKey == true }
    return text[index].continues(before, second)
  }

  /// Returns the glyph of the emoji that starts at an index, nil if none does.
  ///
  /// It has the advance of the font that emoji have, and is an outline, or the symbol of the text font where that has
  /// one.
  private func emoji(
    at index: Int, of text: ArraySlice<Unicode.Scalar>, _ next: Unicode.Scalar, _ table: GlyphTable
  ) -> ShapedGlyph? {
    let scalar = text[index]
    let isKey = scalar.isOnKey
    if isKey {
      let after = index + 2 < text.endIndex ? text[index + 2] : " "
      guard next == "\u{20E3}" || next == "\u{FE0F}" && after == "\u{20E3}" else { return nil }
    } else if !scalar.isEmoji {
      guard scalar.value >= 0x203C, scalar.value < 0x3400,
        next == "\u{FE0F}" || scalar.properties.isEmojiPresentation,
        scalar.properties.isEmoji
      else { return nil }
    }
    let symbol = isKey || scalar.isEmoji ? nil : table.glyph(scalar.value)
    // A symbol that is no emoji by itself looks and measures like the others of its font.
    if symbol != nil, next != "\u{FE0F}" { return nil }
    guard let glyph = symbol ?? table.glyph(MissingGlyph.emoji) else { return nil }
    let advance = Emoji.advance(beside: opticalSize)
    return ShapedGlyph(
      glyph: glyph.id, advance: advance, offset: Point(x: (advance - glyph.advance) / 2, y: 0), scalar: index)
  }

  /// Returns the glyph of a mark: on the letter before it, or with a position of its own if there is none.
  private func mark(
    _ scalar: Unicode.Scalar, _ place: MarkPosition, on last: inout LastLetter?, _ table: GlyphTable,
    _ index: Int
  ) -> ShapedGlyph {
    let glyph = GlyphID(rawValue: scalar.value)
    guard let offset = last?.offset(place, in: table), let advance = last?.advance else {
      let advance = isMonospaced ? FontInstance.cell : MarkBase.alone
      return ShapedGlyph(
        glyph: glyph, advance: advance / 1024, offset: Point(x: advance / 2048, y: 0), scalar: index)
    }
    // In slanted letters, higher positions are farther right.
    let lean = isItalic ? offset.y * SystemTypeface.slant : 0
    return ShapedGlyph(
      glyph: glyph, advance: 0, offset: Point(x: (offset.x + lean) / 1024 - advance, y: -offset.y / 1024),
      scalar: index)
  }
}

/// A letter on which marks may follow; it is drawn when the first one does.
private struct LastLetter {
  let letter: Unicode.Scalar
  /// The advance with the space of the size, in ems.
  let advance: Double
  private var base: MarkBase?

  init(letter: Unicode.Scalar, advance: Double) {
    (self.letter, self.advance) = (letter, advance)
  }

  /// Returns the offset of a mark in units of 1/1024 em, y up.
  mutating func offset(_ place: MarkPosition, in table: GlyphTable) -> Point? {
    if base == nil { base = table.markBase(letter) }
    return base?.offset(place, stem: table.instance.stem)
  }
}

extension MarkBase {
  /// The advance of a mark without a letter.
  static let alone = 380.0
}
