import Paths

/// A symbol while it is drawn, on a grid of 20 × 20 with y down and the middle at (10, 10): a unit is 1/17 em, so that
/// capitals beside it reach from 16 up to 4.
///
/// Skeletons stay where they are in all weights, and strokes grow to both sides of them. Areas have a stroke along
/// their edges, so that filled symbols are as large as others.
struct SymbolSketch {
  /// Something that is added to what is drawn, or taken away from it.
  enum Part {
    /// Ink of a level: 1 stands out most.
    case ink(Path, level: Int)
    /// Taken away where a symbol has one colour; where it has several, ink of level 1 on ink of others.
    case knock(Path)
    /// Taken away from all that is there.
    case gap(Path)
  }

  /// How wide strokes are.
  let line: Double
  /// The weight of letters, from −1 to 1.
  let weight: Double
  /// Whether areas are filled.
  let isFilled: Bool
  /// Whether something was drawn that would look different if it were filled.
  private(set) var canBeFilled = false
  /// How wide the symbol is, around x = 10.
  var width = 20.0
  /// The level of what is drawn next.
  var level = 1
  /// Whether the symbol is mirrored where reading goes from the right.
  var flips = false
  private(set) var parts: [Part] = []

  init(line: Double, weight: Double, isFilled: Bool) {
    self.line = line
    self.weight = weight
    self.isFilled = isFilled
  }

  /// How far the sides of areas may stray from curves: by 1/4352 em.
  static let tolerance = 1.0 / 256

  // MARK: Ink

  /// The area of a stroke along a path, with round ends and corners.
  func stroked(_ path: Path, _ scale: Double = 1) -> Path {
    let style = StrokeStyle(width: line * scale, cap: .round, join: .round)
    return Path(polygons: path.stroked(style, tolerance: SymbolSketch.tolerance))
  }

  /// A stroke along a path.
  mutating func stroke(_ path: Path, _ scale: Double = 1) {
    parts.append(.ink(stroked(path, scale), level: level))
  }

  /// Straight strokes from point to point.
  mutating func lines(_ points: (Double, Double)..., scale: Double = 1) {
    stroke(.lines(points), scale)
  }

  /// The inside of a path, with a stroke along its edge.
  mutating func solid(_ path: Path) {
    parts.append(.ink(area(path), level: level))
  }

  /// What `solid` fills. All areas run clockwise, so that they may lie over one another.
  func area(_ path: Path) -> Path { path.clockwise.with(stroked(path)) }

  /// The outline of a path, or all of it in symbols that are filled.
  mutating func shape(_ path: Path) {
    canBeFilled = true
    if isFilled { solid(path) } else { stroke(path) }
  }

  /// A shape that marks stand out from: of level 2 where it is filled.
  mutating func ground(_ path: Path) {
    level = isFilled ? 2 : 1
    shape(path)
    level = 1
  }

  /// Says that the symbol looks different filled, where it draws that by other means than `shape`.
  mutating func canBeDrawnFilled() { canBeFilled = true }

  /// A dot that is a little larger than a stroke is wide.
  mutating func dot(_ x: Double, _ y: Double, _ extra: Double = 0.6) {
    parts.append(.ink(.circle(x, y, (line + extra) / 2), level: level))
  }

  /// An area that runs clockwise, as it is.
  mutating func solidArea(_ area: Path) {
    parts.append(.ink(area, level: level))
  }

  /// Letters or figures in the middle, their capitals 12 units high.
  mutating func text(_ text: String) {
    let glyphs = letters(text)
    guard !glyphs.isEmpty else { return }
    parts.append(.ink(glyphs, level: level))
  }

  // MARK: Taking away

  /// A stroke on filled areas that shows what is behind; a stroke like others where nothing is filled.
  mutating func detail(_ path: Path, _ scale: Double = 1) {
    if isFilled { knock(stroked(path, scale)) } else { stroke(path, scale) }
  }

  /// Takes an area that runs clockwise out of what is there.
  mutating func knock(_ path: Path) { parts.append(.knock(path)) }

  /// Takes away what is there, whatever the colours, in an area that runs clockwise.
  mutating func gap(_ path: Path) { parts.append(.gap(path)) }

  /// Makes room around a path: a gap beside its stroke as wide as light strokes are.
  mutating func room(around path: Path) {
    gap(stroked(path, 1 + 2.4 / line))
  }

  /// A stroke from top left to bottom right across all that is there, with room beside it.
  mutating func slash() {
    let path = Path.lines([(3, 3), (17, 17)])
    room(around: path)
    stroke(path)
  }

  // MARK: Symbols in symbols

  /// Puts what `draw` draws in the middle, smaller, into a ring or a filled shape.
  mutating func enclose(in shape: Path, size: Double, _ draw: (inout SymbolSketch) -> Bool) -> Bool {
    // Letters are made as much bolder as strokes are made wider; what is wide becomes smaller.
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

  /// The area of it all in one colour, by the non-zero rule.
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

  /// The areas of each level, the first the one that stands out most; by the non-zero rule.
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

  /// The outlines of letters, in the middle of the grid.
  private func letters(_ text: String) -> Path {
    let cut = Cut(weight: weight, stretch: 1)
    var path = Path()
    var x = 0.0
    for scalar in text.unicodeScalars {
      guard let sketch = cut.sketch(scalar) else { continue }
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

/// An area that grows and is cut. What is cut out in a row is cut out at once, as that takes the time.
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
