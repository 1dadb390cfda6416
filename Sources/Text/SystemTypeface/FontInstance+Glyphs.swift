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
    var above = Sketch(self)
    guard var sketch = fitted(letter), above.drawMark(mark), let place = MarkPosition(of: mark) else {
      return nil
    }
    var base = MarkBase(
      letter, advance: sketch.advance, anchor: sketch.anchor, corner: sketch.corner, head: sketch.head)
    let offset = base.offset(place, stem: stem)
    sketch.add(above.path, x: offset.x, y: offset.y)
    return sketch
  }

  /// Returns the glyph of a scalar that is drawn as one, in the advance of the design.
  private func fitted(_ scalar: Unicode.Scalar) -> Sketch? {
    guard var sketch = drawn(scalar) else { return nil }
    if isMonospaced, sketch.advance > 0 {
      return inCell(scalar, sketch)
    }
    if hasTabularFigures, scalar.properties.numericType == .decimal {
      let advance = figure
      sketch.shift((advance - sketch.advance) / 2, advance: advance)
    }
    return sketch
  }

  /// Returns the glyph in the advance of all monospaced ones: with its skeleton scaled horizontally, and centred.
  private func inCell(_ scalar: Unicode.Scalar, _ sketch: Sketch) -> Sketch {
    var sketch = sketch
    if let pivot = sketch.pivot { return reduced(scalar, sketch, pivot) }
    let isLetter = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    if isLetter || sketch.advance > FontInstance.cell {
      var (instance, share) = stretched(toCell: scalar)
      if share < 0.8 {
        // If the scale is small, strokes are made thinner, too, which leaves more of the skeleton.
        (instance, share) = thinned(0.5 + 0.5 * max(share, 0.3) / 0.8).stretched(toCell: scalar)
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

  /// Returns an instance, with the fraction of its stretch at which the glyph has the width of a cell.
  private func stretched(toCell scalar: Unicode.Scalar) -> (FontInstance, share: Double) {
    var narrow = self
    narrow.stretch = stretch * 0.8
    guard let other = narrow.drawn(scalar), let whole = drawn(scalar), other.advance < whole.advance else {
      return (self, 1)
    }
    return (self, 1 + 0.2 * (FontInstance.cell - whole.advance) / (whole.advance - other.advance))
  }

  /// The advance of tabular figures.
  private var figure: Double { body(552) + 2 * side(44) }

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
  ]

  private static let monospacedGroups: [Group] = [
    Group(isCapital: false) { $0.drawMonospacedLetter($1) },
    Group(isCapital: true) { $0.drawMonospacedCapital($1) },
    Group(isCapital: true) { $0.drawMonospacedSign($1) },
  ]
}

extension Unicode.Scalar {
  /// Whether or not the small letter is higher than an x.
  fileprivate var hasAscender: Bool {
    switch self {
    case "b", "d", "f", "h", "k", "l", "þ", "ß", "ł", "đ", "ħ", "ſ", "β", "δ", "ζ", "θ", "λ", "ξ": true
    default: false
    }
  }
}
