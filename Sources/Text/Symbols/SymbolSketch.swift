import Paths

/// A symbol while it is drawn, on a grid of 20 × 20 with y down and the middle at (10, 10).
///
/// A unit is 1/17 em, so that capitals beside it extend from 16 up to 4. Skeletons have the same positions in all
/// weights, and strokes grow on both sides of them. Areas have a stroke along their edges, so that filled symbols are
/// as large as others.
struct SymbolSketch {
  /// A part that is added to the drawing, or removed from it.
  enum Part {
    /// Ink of a level, where 1 is the most prominent.
    case ink(Path, level: Int)
    /// An area that is removed in symbols of one colour; in those of several, ink of level 1 on ink of others.
    case knock(Path)
    /// An area that is removed from all parts below it.
    case gap(Path)
  }

  /// The width of strokes.
  let line: Double
  /// The weight of letters, from −1 to 1.
  let weight: Double
  /// Whether or not areas are filled.
  let isFilled: Bool
  /// Whether or not a part was drawn that differs if it is filled.
  private(set) var canBeFilled = false
  /// The width of the symbol, around x = 10.
  var width = 20.0
  /// The level of the next parts.
  var level = 1
  /// Whether or not the symbol is mirrored in right-to-left layouts.
  var flips = false
  private(set) var parts: [Part] = []

  init(line: Double, weight: Double, isFilled: Bool) {
    self.line = line
    self.weight = weight
    self.isFilled = isFilled
  }

  /// The largest deviation of the sides of areas from curves: 1/4352 em.
  static let tolerance = 1.0 / 256

  // MARK: Ink

  /// Returns the area of a stroke along a path, with round caps and joins.
  func stroked(_ path: Path, _ scale: Double = 1) -> Path {
    let style = StrokeStyle(width: line * scale, cap: .round, join: .round)
    return Path(polygons: path.stroked(style, tolerance: SymbolSketch.tolerance))
  }

  /// Draws a stroke along a path.
  mutating func stroke(_ path: Path, _ scale: Double = 1) {
    parts.append(.ink(stroked(path, scale), level: level))
  }

  /// Draws straight strokes between points.
  mutating func lines(_ points: (Double, Double)..., scale: Double = 1) {
    stroke(.lines(points), scale)
  }

  /// Draws the inside of a path, with a stroke along its edge.
  mutating func solid(_ path: Path) {
    parts.append(.ink(area(path), level: level))
  }

  /// Returns the area that `solid` fills; all areas are clockwise, so that they may overlap.
  func area(_ path: Path) -> Path { path.clockwise.with(stroked(path)) }

  /// Draws the outline of a path, or all of it in filled symbols.
  mutating func shape(_ path: Path) {
    canBeFilled = true
    if isFilled { solid(path) } else { stroke(path) }
  }

  /// Draws a shape as the ground of marks, which is of level 2 if it is filled.
  mutating func ground(_ path: Path) {
    level = isFilled ? 2 : 1
    shape(path)
    level = 1
  }

  /// Records that the symbol differs if it is filled, for drawings by means other than `shape`.
  mutating func canBeDrawnFilled() { canBeFilled = true }

  /// Draws a dot slightly larger than the width of a stroke.
  mutating func dot(_ x: Double, _ y: Double, _ extra: Double = 0.6) {
    parts.append(.ink(.circle(x, y, (line + extra) / 2), level: level))
  }

  /// Draws an area in clockwise direction, unchanged.
  mutating func solidArea(_ area: Path) {
    parts.append(.ink(area, level: level))
  }

  /// Draws letters or figures in the middle, with capitals 12 units high.
  mutating func text(_ text: String) {
    let glyphs = letters(text)
    guard !glyphs.isEmpty else { return }
    parts.append(.ink(glyphs, level: level))
  }

  // MARK: Removal

  /// Draws a stroke that is removed from filled areas, or a normal stroke if nothing is filled.
  mutating func detail(_ path: Path, _ scale: Double = 1) {
    if isFilled { knock(stroked(path, scale)) } else { stroke(path, scale) }
  }

  /// Removes an area in clockwise direction from the ink.
  mutating func knock(_ path: Path) { parts.append(.knock(path)) }

  /// Removes an area in clockwise direction from the parts below it, of any colour.
  mutating func gap(_ path: Path) { parts.append(.gap(path)) }

  /// Removes the surroundings of a path: a gap beside its stroke with the width of light strokes.
  mutating func room(around path: Path) {
    gap(stroked(path, 1 + 2.4 / line))
  }

  /// Draws a stroke from the top left to the bottom right across the drawing, with a gap beside it.
  mutating func slash() {
    let path = Path.lines([(3, 3), (17, 17)])
    room(around: path)
    stroke(path)
  }

  // MARK: Symbols in symbols

  /// Draws another symbol in the middle, smaller, in a ring or a filled shape.
  mutating func enclose(in shape: Path, size: Double, _ draw: (inout SymbolSketch) -> Bool) -> Bool {
    // Letters are bolder by as much as strokes are wider; wide symbols become smaller.
    func sketch(_ size: Double) -> SymbolSketch? {
      let stroke = line > 1.5 ? 1.5 + (line - 1.5) * 0.6 : line
      var inner = SymbolSketch(
        line: stroke / size * 0.94, weight: min(weight + 0.4, max(weight, 0.9)), isFilled: true)
      return draw(&inner) ? inner : nil
    }
    guard let first = sketch(size) else { return false }
    let size = size * min(1, 20 / first.width)
    guard let inner = sketch(size) else { return false }
    let map = AffineTransform.translation(x: -10, y: -10).concatenating(.scale(x: size, y: size))
      .concatenating(.translation(x: 10, y: 10))
    let small = inner.outline().mapped(by: map)
    canBeFilled = true
    ground(shape)
    if isFilled { knock(small) } else { parts.append(.ink(small, level: 1)) }
    return true
  }

  // MARK: Results

  /// Returns the area of the whole in one colour, by the non-zero rule.
  func outline() -> Path {
    var area = CutArea()
    for part in parts {
      switch part {
      case .ink(let ink, _): area.add(ink)
      case .knock(let path), .gap(let path): area.cut(path)
      }
    }
    return area.result
  }

  /// Returns the areas of each level, from the most prominent one; by the non-zero rule.
  func levels() -> [Path] {
    var areas = [CutArea(), CutArea(), CutArea()]
    for part in parts {
      switch part {
      case .ink(let ink, let level): areas[level - 1].add(ink)
      case .knock(let ink):
        if areas[1].isEmpty { areas[0].cut(ink) } else { areas[0].add(ink) }
      case .gap(let path): for index in areas.indices { areas[index].cut(path) }
      }
    }
    return areas.map(\.result)
  }

  /// Returns the outlines of letters, in the middle of the grid.
  private func letters(_ text: String) -> Path {
    let instance = FontInstance(weight: weight, stretch: 1)
    var path = Path()
    var x = 0.0
    for scalar in text.unicodeScalars {
      guard let sketch = instance.sketch(scalar) else { continue }
      path.append(sketch.path.mapped(by: .translation(x: x, y: 0)))
      x += sketch.advance
    }
    guard let box = path.bounds else { return path }
    let unit = 17.0 / 1024
    return path.mapped(
      by: AffineTransform(
        a: unit, b: 0, c: 0, d: -unit, tx: 10 - unit * (box.minX + box.maxX) / 2,
        ty: 10 + unit * (box.minY + box.maxY) / 2))
  }
}

/// An area with additions and removals, where consecutive removals are combined, since each takes the time.
private struct CutArea {
  private var area = Path()
  private var cuts = Path()

  mutating func add(_ path: Path) {
    area = result
    cuts = Path()
    area.append(path)
  }

  mutating func cut(_ path: Path) {
    if !area.isEmpty { cuts.append(path) }
  }

  var isEmpty: Bool { area.isEmpty }

  var result: Path { cuts.isEmpty ? area : area.cut(cuts) }
}
