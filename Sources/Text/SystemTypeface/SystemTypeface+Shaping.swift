import Paths

extension SystemTypeface {
  public func shape(_ text: ArraySlice<Unicode.Scalar>, into glyphs: inout [ShapedGlyph]) {
    let table = GlyphTable.of(self)
    glyphs.reserveCapacity(glyphs.count + text.count)
    var base: MarkBase?
    var last: Unicode.Scalar?
    for index in text.indices {
      let scalar = text[index]
      guard !scalar.isBlank else {
        glyphs.append(ShapedGlyph(glyph: GlyphID(rawValue: scalar.value), advance: 0, scalar: index))
        continue
      }
      if let place = MarkPlace(of: scalar), let mark = table.glyph(scalar.value) {
        let offset = base?.offset(of: mark, place, leaning: isItalic) ?? Point(x: mark.alone, y: 0)
        let advance = base == nil ? mark.alone * 2 : 0
        glyphs.append(
          ShapedGlyph(
            glyph: GlyphID(rawValue: scalar.value), advance: advance, offset: offset, scalar: index))
        continue
      }
      var number = scalar.value
      if let next = text.index(index, offsetBy: 1, limitedBy: text.endIndex - 1).map({ text[$0] }),
        MarkPlace(of: next) == .above
      {
        number = scalar.dotless.value
      }
      let glyph: Glyph
      if let found = table.glyph(number) {
        glyph = found
      } else {
        number |= Box.bit
        glyph = table.glyph(number) ?? Glyph()
      }
      if !isMonospaced, let last, !glyphs.isEmpty {
        glyphs[glyphs.count - 1].advance += Kerning.between(last, scalar) * table.cut.kerning
      }
      base = MarkBase(glyph)
      last = scalar
      glyphs.append(ShapedGlyph(glyph: GlyphID(rawValue: number), advance: glyph.advance, scalar: index))
    }
  }
}
