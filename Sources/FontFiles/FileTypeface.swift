import CHarfBuzz
package import Paths
package import Text

/// The typeface of a face of a font file.
///
/// A scalar that the font does not have has the glyph of another typeface.
package struct FileTypeface: Typeface {
  /// The face whose glyphs are shown.
  package let face: FontFace
  package let metrics: TypefaceMetrics
  private let font: ShapingFont
  private var settings: ShapingSettings
  /// The typeface of scalars that the font does not have.
  private var substitute: any Typeface

  /// The bit of the numbers of the substitute's glyphs.
  private static let substituteBit: UInt32 = 1 << 31
  /// The number of a glyph without an outline, for a letter that is part of the glyph of the one before.
  private static let blank: UInt32 = 1 << 30

  /// Creates the typeface of a face.
  ///
  /// - Parameters:
  ///   - face: The face.
  ///   - values: The values on the axes of the face, in their order; nil for those of the face.
  ///   - settings: The features and the language.
  ///   - substitute: The typeface of scalars that the font does not have.
  package init(
    _ face: FontFace, values: [Double]? = nil, settings: ShapingSettings = ShapingSettings(),
    substitute: any Typeface = SystemTypeface()
  ) throws(FontFileError) {
    let font = try face.design.font(at: values ?? face.values)
    metrics = face.design.heights.metrics(capital: font.height(of: "H"), small: font.height(of: "x"))
    (self.face, self.font, self.settings, self.substitute) = (face, font, settings, substitute)
  }

  package func shape(_ text: ArraySlice<Unicode.Scalar>, into glyphs: inout [ShapedGlyph]) {
    shape(text, isRightToLeft: false, into: &glyphs)
  }

  /// Appends the glyphs of text that runs from right to left, by characters in the order of the text.
  ///
  /// Those of one character are from left to right.
  package func shape(rightToLeft text: ArraySlice<Unicode.Scalar>, into glyphs: inout [ShapedGlyph]) {
    shape(text, isRightToLeft: true, into: &glyphs)
  }

  package func outline(of glyph: GlyphID) -> Path {
    if glyph.rawValue & Self.substituteBit != 0 {
      return substitute.outline(of: GlyphID(rawValue: glyph.rawValue & ~Self.substituteBit))
    }
    return glyph.rawValue < Self.blank ? font.outline(of: glyph.rawValue) : Path()
  }

  package var hasPictures: Bool { face.hasPictures || substitute.hasPictures }

  package func picture(of glyph: GlyphID) -> GlyphPicture? {
    if glyph.rawValue & Self.substituteBit != 0 {
      return substitute.picture(of: GlyphID(rawValue: glyph.rawValue & ~Self.substituteBit))
    }
    return face.hasPictures && glyph.rawValue < Self.blank ? font.picture(of: glyph.rawValue) : nil
  }

  /// The identity of the outlines: equal ones have the same; nil if the substitute has no identity.
  package var outlineKey: (any Hashable & Sendable)? {
    (substitute as? SystemTypeface).map { OutlineKey(font: font, substitute: $0) }
  }

  /// A font, and the typeface of what it does not have.
  private struct OutlineKey: Hashable, Sendable {
    let font: ShapingFont
    let substitute: SystemTypeface

    static func == (a: OutlineKey, b: OutlineKey) -> Bool {
      a.font === b.font && a.substitute == b.substitute
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(font))
      hasher.combine(substitute)
    }
  }

  /// Returns whether or not the font or the substitute has a glyph of its own for `scalar`.
  package func covers(_ scalar: Unicode.Scalar) -> Bool { has(scalar) || substitute.covers(scalar) }

  /// Returns whether or not the font has a glyph for `scalar`, or shows it without one.
  package func has(_ scalar: Unicode.Scalar) -> Bool { font.glyph(of: scalar) != 0 || scalar.isInvisible }

  /// Returns the typeface without ligatures, but for those that a script cannot do without.
  package func withoutLigatures() -> FileTypeface {
    var typeface = self
    let off: [FontTag] = ["liga", "clig", "dlig", "hlig"]
    typeface.settings.features += off.map { FontFeature($0, 0) }
    return typeface
  }

  package func cut(for size: Double) -> any Typeface {
    var typeface = self
    typeface.substitute = substitute.cut(for: size)
    return typeface
  }
}

extension FileTypeface {
  private func shape(
    _ text: ArraySlice<Unicode.Scalar>, isRightToLeft: Bool, into glyphs: inout [ShapedGlyph]
  ) {
    var start = text.startIndex
    while start < text.endIndex {
      let isOwn = has(text[start])
      var end = start + 1
      while end < text.endIndex, has(text[end]) == isOwn { end += 1 }
      if isOwn {
        shapeOwn(text[start..<end], isRightToLeft: isRightToLeft, into: &glyphs)
      } else {
        shapeForeign(text[start..<end], into: &glyphs)
      }
      start = end
    }
  }

  /// Appends the glyphs of text that the font does not have.
  private func shapeForeign(_ text: ArraySlice<Unicode.Scalar>, into glyphs: inout [ShapedGlyph]) {
    let first = glyphs.count
    substitute.shape(text, into: &glyphs)
    for index in first..<glyphs.count {
      glyphs[index].glyph = GlyphID(rawValue: glyphs[index].glyph.rawValue | Self.substituteBit)
    }
  }

  private func shapeOwn(
    _ text: ArraySlice<Unicode.Scalar>, isRightToLeft: Bool, into glyphs: inout [ShapedGlyph]
  ) {
    let scalars = text.map(\.value)
    for (range, script) in ScriptRuns(scalars, scalars.indices).runs {
      let shaped = font.shape(scalars, range, script: script, isRightToLeft: isRightToLeft, settings)
      var start = 0
      while start < shaped.count {
        let cluster = Int(shaped[start].cluster)
        var end = start + 1
        while end < shaped.count, Int(shaped[end].cluster) == cluster { end += 1 }
        let next = end < shaped.count ? Int(shaped[end].cluster) : range.upperBound
        let own = glyphs.count
        for glyph in shaped[start..<end] {
          glyphs.append(
            ShapedGlyph(
              glyph: GlyphID(rawValue: min(glyph.glyph, Self.blank)),
              advance: Double(glyph.advance) / font.scale,
              offset: Point(x: Double(glyph.x) / font.scale, y: -Double(glyph.y) / font.scale),
              scalar: text.startIndex + cluster))
        }
        if next > cluster + 1 {
          share(
            from: own, over: text[(text.startIndex + cluster)..<(text.startIndex + next)], isRightToLeft,
            &glyphs)
        }
        start = end
      }
    }
  }

  /// Shares out the advance of the last glyphs among the characters that they show, as of a ligature.
  private func share(
    from first: Int, over text: ArraySlice<Unicode.Scalar>, _ isRightToLeft: Bool,
    _ glyphs: inout [ShapedGlyph]
  ) {
    var string = String.UnicodeScalarView()
    string.append(contentsOf: text)
    let characters = String(string)
    let count = characters.count
    let advance = glyphs[first...].reduce(0) { $0 + $1.advance }
    guard count > 1, advance != 0 else { return }
    let part = advance / Double(count)
    // The last of the glyphs ends where the first character does. One from right to left begins at the far end.
    glyphs[glyphs.count - 1].advance -= advance - part
    if isRightToLeft {
      for index in first..<glyphs.count { glyphs[index].offset.x -= advance - part }
    }
    var scalar = text.startIndex
    for character in characters {
      if scalar > text.startIndex {
        glyphs.append(ShapedGlyph(glyph: GlyphID(rawValue: Self.blank), advance: part, scalar: scalar))
      }
      scalar += character.unicodeScalars.count
    }
  }
}

extension Unicode.Scalar {
  /// Whether or not HarfBuzz shows this without a glyph of the font: a space, or a character without a shape.
  fileprivate var isInvisible: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0xAD: true
    case ..<0x300: false
    default: properties.isDefaultIgnorableCodePoint || properties.generalCategory == .spaceSeparator
    }
  }
}
