import Paths

extension FontInstance {
  /// The advance of every glyph of the monospaced instance: 1266/2048 em.
  static let cell = 633.0
  /// The minimum space beside signs that keep their shape in a cell.
  private static let cellMargin = 22.0

  /// Returns the glyph of a scalar; nil if there is none.
  func sketch(_ scalar: Unicode.Scalar) -> Sketch? {
    // All glyphs are in the first blocks, except for one space.
    guard scalar.value < 0x2C00 || scalar == "\u{3000}" else { return nil }
    guard let (letter, mark) = Decomposition.of(scalar) else { return fitted(scalar) }
    guard let place = MarkPosition(of: mark) else { return nil }
    if place == .above, let inner = Decomposition.of(letter), MarkPosition(of: inner.mark) == .above {
      guard var sketch = self.sketch(inner.base) else { return nil }
      sketch.addMarks(inner.mark, mark)
      return sketch
    }
    var drawn = Sketch(self)
    guard var sketch = self.sketch(letter), drawn.drawMark(mark) else { return nil }
    var base = MarkBase(letter, anchor: sketch.anchor, corner: sketch.corner, head: sketch.head)
    let offset = base.offset(place, stem: stem)
    // A mark on an ascender stays inside of the line.
    let excess = place == .above ? max(0, (drawn.path.bounds?.maxY ?? 0) + offset.y - FontInstance.top) : 0
    sketch.add(drawn.path, x: offset.x, y: offset.y - excess)
    return sketch
  }

  /// Returns the advance of a character without drawing it, in units of 1/1024 em; `nil` if that is not known.
  func advance(of scalar: Unicode.Scalar) -> Double? {
    guard let advances, stretch == 1 else { return nil }
    return hasTabularFigures && scalar.isFigure ? advances.figure : advances.advance(of: scalar)
  }

  /// Returns the glyph of a scalar that is drawn as one, in the advance of the design.
  private func fitted(_ scalar: Unicode.Scalar) -> Sketch? {
    guard let sketch = drawn(scalar) else { return nil }
    if isMonospaced, sketch.advance > 0 { return inCell(scalar, sketch) }
    guard let advances, sketch.advance > 0 else { return sketch }
    var standard = self
    standard.stretch = 1
    guard let advance = standard.advance(of: scalar) else {
      guard scalar.properties.isAlphabetic else { return sketch }
      return standard.fitted(scalar, to: standard.natural(scalar) + advances.otherLetters, width: stretch)
    }
    return standard.fitted(scalar, to: advance, width: stretch)
  }

  private func natural(_ scalar: Unicode.Scalar) -> Double { drawn(scalar)?.advance ?? 0 }

  /// Returns the glyph of a scalar with its skeleton stretched so that it has an advance.
  ///
  /// In a narrower or wider design, it is stretched further by `width`.
  private func fitted(_ scalar: Unicode.Scalar, to advance: Double, width: Double) -> Sketch? {
    var (instance, share) = stretched(scalar, to: advance)
    instance.stretch =
      stretch * max(FontInstance.stretches.lowerBound, min(share, FontInstance.stretches.upperBound))
    guard var sketch = instance.drawn(scalar) else { return nil }
    let rest = advance - sketch.advance
    if width != 1 {
      instance.stretch *= width
      guard let wider = instance.drawn(scalar) else { return nil }
      sketch = wider
    }
    // What the skeleton does not give is space on both sides.
    sketch.shift(rest / 2, advance: sketch.advance + rest)
    return sketch
  }

  /// The stretches of skeletons, beyond which letters would look unlike themselves.
  private static let stretches = 0.5...1.8

  /// Returns the glyph in the advance of all monospaced ones: with its skeleton scaled horizontally, and centred.
  private func inCell(_ scalar: Unicode.Scalar, _ sketch: Sketch) -> Sketch {
    var sketch = sketch
    if let pivot = sketch.pivot { return reduced(scalar, sketch, pivot) }
    let isLetter = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    if isLetter || sketch.advance > FontInstance.cell {
      var (instance, share) = stretched(scalar, to: FontInstance.cell)
      if share < 0.8 {
        // If the scale is small, strokes are made thinner, too, which leaves more of the skeleton.
        (instance, share) = thinned(0.5 + 0.5 * max(share, 0.3) / 0.8).stretched(
          scalar, to: FontInstance.cell)
      }
      instance.stretch = stretch * max(0.3, min(share, isLetter ? 1.22 : 1))
      sketch = instance.drawn(scalar) ?? sketch
    }
    if sketch.advance > FontInstance.cell { sketch.squeeze(FontInstance.cell / sketch.advance) }
    sketch.shift((FontInstance.cell - sketch.advance) / 2, advance: FontInstance.cell)
    return sketch
  }

  /// Returns a sign that keeps its shape, in a cell: scaled down as a whole if it is too wide, with strokes of the same
  /// weight.
  private func reduced(_ scalar: Unicode.Scalar, _ sketch: Sketch, _ pivot: Double) -> Sketch {
    let size = min(
      1, (FontInstance.cell - 2 * FontInstance.cellMargin) / (2 * (sketch.corner - sketch.anchor)))
    var sketch = size < 1 ? heavier(1 / size).drawn(scalar) ?? sketch : sketch
    sketch.scale(size, about: pivot)
    sketch.shift((FontInstance.cell - sketch.advance) / 2, advance: FontInstance.cell)
    return sketch
  }

  /// Returns an instance, with the fraction of its stretch at which the glyph has an advance.
  private func stretched(_ scalar: Unicode.Scalar, to advance: Double) -> (FontInstance, share: Double) {
    var narrow = self
    narrow.stretch = stretch * 0.8
    guard let other = narrow.drawn(scalar), let whole = drawn(scalar), other.advance < whole.advance else {
      return (self, 1)
    }
    return (self, 1 + 0.2 * (advance - whole.advance) / (whole.advance - other.advance))
  }

  /// Returns the glyph of a scalar that is drawn as one, in an advance of its own.
  func drawn(_ scalar: Unicode.Scalar) -> Sketch? {
    for group in isMonospaced ? FontInstance.monospacedGroups + FontInstance.groups : FontInstance.groups {
      var sketch = Sketch(self, capital: group.isCapital)
      sketch.head =
        group.isCapital ? FontInstance.cap : scalar.hasAscender ? FontInstance.ascender : FontInstance.x
      if group.draw(&sketch, scalar) { return sketch }
    }
    return nil
  }

  /// A group of glyphs with the strokes of capitals or of small letters; `draw` returns false for scalars of other
  /// groups.
  private struct Group: Sendable {
    var isCapital: Bool
    var draw: @Sendable (inout Sketch, Unicode.Scalar) -> Bool
  }

  private static let groups: [Group] = [
    Group(isCapital: false) { $0.drawMark($1) },
    Group(isCapital: false) { $0.drawLowercase($1) },
    Group(isCapital: true) { $0.drawCapital($1) },
    Group(isCapital: true) { $0.drawFigure($1) },
    Group(isCapital: true) { $0.drawPunctuation($1) },
    Group(isCapital: false) { $0.drawSmallLatin($1) },
    Group(isCapital: true) { $0.drawCapitalLatin($1) },
    Group(isCapital: true) { $0.drawGeneralPunctuation($1) },
    Group(isCapital: true) { $0.drawSmallFigure($1) },
    Group(isCapital: true) { $0.drawCurrency($1) },
    Group(isCapital: true) { $0.drawMathematics($1) },
    Group(isCapital: true) { $0.drawArrow($1) },
    Group(isCapital: true) { $0.drawShape($1) },
    Group(isCapital: true) { $0.drawKey($1) },
    Group(isCapital: true) { $0.drawLetterlike($1) },
    Group(isCapital: true) { $0.drawGreekCapital($1) },
    Group(isCapital: false) { $0.drawSmallGreek($1) },
    Group(isCapital: true) { $0.drawCyrillicCapital($1) },
    Group(isCapital: false) { $0.drawSmallCyrillic($1) },
    Group(isCapital: true) { $0.drawExtendedCapital($1) },
    Group(isCapital: false) { $0.drawSmallExtended($1) },
    Group(isCapital: false) { $0.drawHebrew($1) },
  ]

  private static let monospacedGroups: [Group] = [
    Group(isCapital: false) { $0.drawMonospacedLetter($1) },
    Group(isCapital: true) { $0.drawMonospacedCapital($1) },
    Group(isCapital: true) { $0.drawMonospacedSign($1) },
  ]
}

extension Unicode.Scalar {
  /// Whether or not the scalar is a decimal figure, or the space of one.
  var isFigure: Bool {
    value < 0x80 ? value >= 0x30 && value <= 0x39 : value == 0x2007 || properties.numericType == .decimal
  }

  /// Whether or not the small letter is higher than an x.
  fileprivate var hasAscender: Bool {
    switch self {
    case "b", "d", "f", "h", "k", "l", "þ", "ß", "ł", "đ", "ħ", "ſ", "β", "δ", "ζ", "θ", "λ", "ξ", "б", "ɓ",
      "ƙ", "ʃ":
      true
    default: false
    }
  }
}
