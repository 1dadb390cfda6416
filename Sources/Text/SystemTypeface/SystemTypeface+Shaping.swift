import Paths

extension SystemTypeface {
  /// Appends the glyphs of `text` to `glyphs`, with kerning and with marks placed over their letters.
  public func shape(_ text: ArraySlice<Unicode.Scalar>, into glyphs: inout [ShapedGlyph]) {
    let table = GlyphTable.of(self)
    let kerning = isMonospaced ? 0 : table.instance.stretch / 1024
    var base: MarkBase?
    // The ending of the last letter.
    var ending = 0
    for index in text.indices {
      let scalar = text[index]
      if scalar.isBlank {
        glyphs.append(ShapedGlyph(glyph: GlyphID(rawValue: scalar.value), advance: 0, scalar: index))
      } else if let place = MarkPosition(of: scalar) {
        glyphs.append(mark(scalar, place, on: &base, table.instance, index))
      } else {
        let next = index + 1 < text.endIndex ? text[index + 1] : " "
        guard let glyph = table.glyphOrPlaceholder(MarkPosition(of: next) == .above ? scalar.dotless : scalar)
        else {
          continue
        }
        if kerning != 0, ending != 0 {
          glyphs[glyphs.count - 1].advance += Kerning.between(ending, glyph.kerning.beginning) * kerning
        }
        ending = glyph.kerning.ending
        base = MarkBase(
          scalar, advance: glyph.advance * 1024, anchor: glyph.anchor, corner: glyph.corner, head: glyph.head)
        glyphs.append(ShapedGlyph(glyph: glyph.id, advance: glyph.advance, scalar: index))
      }
    }
  }

  /// Returns the glyph of a mark: on the letter before it, or with a position of its own if there is none.
  private func mark(
    _ scalar: Unicode.Scalar, _ place: MarkPosition, on base: inout MarkBase?, _ instance: FontInstance,
    _ index: Int
  ) -> ShapedGlyph {
    let glyph = GlyphID(rawValue: scalar.value)
    guard let offset = base?.offset(place, stem: instance.stem), let advance = base?.advance else {
      let advance = isMonospaced ? FontInstance.cell : MarkBase.alone
      return ShapedGlyph(
        glyph: glyph, advance: advance / 1024, offset: Point(x: advance / 2048, y: 0), scalar: index)
    }
    // In slanted letters, higher positions are farther right.
    let lean = isItalic ? offset.y * SystemTypeface.slant : 0
    return ShapedGlyph(
      glyph: glyph, advance: 0, offset: Point(x: (offset.x - advance + lean) / 1024, y: -offset.y / 1024),
      scalar: index)
  }
}

extension MarkBase {
  /// The advance of a mark without a letter.
  static let alone = 380.0
}
