import Foundation
import Paths
import TestSupport
import Testing

@testable import Raster

/// The coverage of `shape` in each pixel, row by row, as the scan converter has it.
private func coverage(_ shape: Shape, width: Int, height: Int, clip: FixedRect = .everything) -> [[Int]] {
  let canvas = FixedRect(x: 0, y: 0, width: width, height: height).intersection(clip)
  var converter = ScanConverter(shape, bounds: canvas, coverage: .exactArea)
  return (0..<height).map { row in
    var columns = Array(repeating: 0, count: width)
    guard row >= canvas.minY.flooredPixel, row < canvas.maxY.ceiledPixel else { return columns }
    for span in converter.spans(row: row) {
      for column in span.start..<span.end { columns[column] = Int(span.coverage) }
    }
    return columns
  }
}

private func fixed(_ polygons: [[Point]]) -> [[FixedPoint]] {
  polygons.map { $0.map { FixedPoint(x: Fixed($0.x), y: Fixed($0.y)) } }
}

/// Half of a 255th for the rounding, and for the cells' own: 2⁻¹⁶ of a pixel for each edge and crossing in it.
private let tolerance = 0.52

@Suite struct RowOutlineTests {
  private func check(
    _ contours: [[FixedPoint]], evenOdd: Bool, clip: FixedRect = .everything, size: Int = 8, _ note: String
  ) {
    let shape: Shape = evenOdd ? .evenOddPolygon(contours) : .polygon(contours)
    let rows = coverage(shape, width: size, height: size, clip: clip)
    let oracle = CoverageOracle(contours, evenOdd: evenOdd)
    for y in 0..<size {
      for x in 0..<size {
        let exact = 255 * oracle.coverage(x: x, y: y, clip: clip)
        #expect(
          abs(Double(rows[y][x]) - exact) <= tolerance,
          "\(note), pixel (\(x), \(y)): \(rows[y][x]) for \(exact)")
      }
    }
  }

  /// Polygons with vertices on a coarse grid share edges, vertices and heights; on a fine one they hardly do.
  private func randomPolygon(_ generator: inout SeededGenerator, grid: Int) -> [FixedPoint] {
    (0..<Int.random(in: 3...9, using: &generator)).map { _ in
      FixedPoint(
        x: Fixed(rawValue: Int32(Int.random(in: -512 / grid...2_560 / grid, using: &generator) * grid)),
        y: Fixed(rawValue: Int32(Int.random(in: -512 / grid...2_560 / grid, using: &generator) * grid)))
    }
  }

  @Test(arguments: TestEffort.seeds(120))
  func `outlines that cross themselves and one another cover their exact area`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let grid = [1, 16, 128, 256][Int(seed % 4)]
    let contours = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      randomPolygon(&generator, grid: grid)
    }
    for evenOdd in [false, true] { check(contours, evenOdd: evenOdd, "seed \(seed), even-odd \(evenOdd)") }
  }

  @Test(arguments: TestEffort.seeds(40))
  func `a rectangle that clips cuts the exact area`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func raw(_ range: ClosedRange<Int32>) -> Fixed { Fixed(rawValue: .random(in: range, using: &generator)) }
    let clip = FixedRect(
      minX: raw(-100...1_000), minY: raw(-100...1_000), maxX: raw(1_100...2_200), maxY: raw(1_100...2_200))
    let contours = [randomPolygon(&generator, grid: 1), randomPolygon(&generator, grid: 64)]
    for evenOdd in [false, true] { check(contours, evenOdd: evenOdd, clip: clip, "seed \(seed)") }
  }

  @Test(arguments: TestEffort.seeds(40))
  func `strokes of curves cover the area of their union`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func point() -> Point {
      Point(x: generator.number(in: -1...9), y: generator.number(in: -1...9))
    }
    var path = Path()
    path.move(to: point())
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: path.line(to: point())
      case 1: path.quad(to: point(), control: point())
      default: path.cubic(to: point(), point(), point())
      }
    }
    if Bool.random(using: &generator) { path.close() }
    let style = StrokeStyle(
      width: generator.number(in: 0.2...4), cap: [.butt, .round, .square][Int(seed % 3)],
      join: [.miter, .round, .bevel][Int(seed / 3 % 3)])
    check(fixed(path.stroked(style, tolerance: 1.0 / 16)), evenOdd: false, "seed \(seed)")
    check(fixed(path.polygons(tolerance: 1.0 / 16)), evenOdd: true, "seed \(seed), filled")
  }

  @Test func `an edge that two neighbours share leaves no seam`() {
    // The same slanted edge, once down and once up: the square they make together is whole.
    let left = [(0.0, 0.0), (1.25, 0.0), (2.75, 4.0), (0.0, 4.0)]
    let right = [(1.25, 0.0), (4.0, 0.0), (4.0, 4.0), (2.75, 4.0)]
    let contours = [left, right].map { $0.map { FixedPoint(x: Fixed($0.0), y: Fixed($0.1)) } }
    let whole = Array(repeating: Array(repeating: 255, count: 4), count: 4)
    #expect(coverage(.polygon(contours), width: 4, height: 4) == whole)
    #expect(coverage(.evenOddPolygon(contours), width: 4, height: 4) == whole)
    #expect(coverage(.polygon([contours[0], contours[1].reversed()]), width: 4, height: 4) == whole)
  }

  @Test(arguments: TestEffort.seeds(40))
  func `an outline twice is nothing by the even-odd rule and once by the other`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let outline = randomPolygon(&generator, grid: [1, 64][Int(seed % 2)])
    let nothing = Array(repeating: Array(repeating: 0, count: 8), count: 8)
    #expect(coverage(.evenOddPolygon([outline, outline]), width: 8, height: 8) == nothing)
    let once = coverage(.polygon([outline]), width: 8, height: 8)
    #expect(coverage(.polygon([outline, outline]), width: 8, height: 8) == once)
    #expect(coverage(.polygon([outline.reversed()]), width: 8, height: 8) == once)
  }

  @Test(arguments: TestEffort.seeds(20))
  func `outlines moved by whole pixels cover the same, moved`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let outline = randomPolygon(&generator, grid: 1)
    let moved = outline.map { FixedPoint(x: $0.x + Fixed(pixels: 5), y: $0.y + Fixed(pixels: 3)) }
    let rows = coverage(.polygon([outline]), width: 8, height: 8)
    let movedRows = coverage(.polygon([moved]), width: 13, height: 11)
    for y in 0..<8 { #expect(Array(movedRows[y + 3][5...]) == rows[y], "seed \(seed), row \(y)") }
  }

  @Test func `outlines as far out as can be are drawn`() {
    let far = [
      FixedPoint(x: .minimum, y: .minimum), FixedPoint(x: .maximum, y: .maximum),
      FixedPoint(x: .maximum, y: .minimum), FixedPoint(x: .minimum, y: .maximum),
    ]
    // Two triangles that meet at the origin, to the left and to the right of it; of the canvas, the right one
    // has what lies above the diagonal.
    #expect(coverage(.polygon([far]), width: 2, height: 2) == [[128, 255], [0, 128]])
  }

  @Test func `a scribble of sixty lines, many crossings in each pixel`() {
    var generator = SeededGenerator(seed: 1)
    let scribble = (0..<60).map { _ in
      FixedPoint(
        x: Fixed(rawValue: .random(in: 0...1_024, using: &generator)),
        y: Fixed(rawValue: .random(in: 0...1_024, using: &generator)))
    }
    for evenOdd in [false, true] { check([scribble], evenOdd: evenOdd, size: 4, "scribble") }
  }

  /// So many edges overlap in a row that they are swept, and in the midst of some rows all is inside.
  @Test(arguments: TestEffort.seeds(24))
  func `many outlines over one another cover their exact area`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let grid = [1, 16, 128, 256][Int(seed % 4)]
    let contours = (0..<12).map { _ in randomPolygon(&generator, grid: grid) }
    for evenOdd in [false, true] { check(contours, evenOdd: evenOdd, "seed \(seed), even-odd \(evenOdd)") }
  }

  /// Many edges in a row, few of them on one height, as flattened curves have: some lots are swept, others are not.
  @Test(arguments: TestEffort.seeds(12))
  func `outlines of many short edges cover their exact area`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let contours = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      let x = Double.random(in: 0.5...3, using: &generator)
      let steps = Int.random(in: 8...16, using: &generator)
      let side = (0...4 * steps).map { Double($0) / Double(steps) }
      func point(_ x: Double, _ y: Double) -> FixedPoint {
        FixedPoint(x: Fixed(x + .random(in: -0.3...0.3, using: &generator)), y: Fixed(y))
      }
      // Down and up again; where the sides cross, what they enclose turns over.
      return side.map { point(x, $0) } + side.reversed().map { point(x + 0.4, $0) }
    }
    for evenOdd in [false, true] {
      check(contours, evenOdd: evenOdd, size: 4, "seed \(seed), even-odd \(evenOdd)")
    }
  }

  @Test func `an outline that turns to one side only is not reduced, and has the same coverage`() {
    var random = SeededGenerator(seed: 3)
    var checked = 0
    while checked < 2_000 {
      let angles = (0..<Int.random(in: 3...8, using: &random)).map { _ in
        Double.random(in: 0...2 * .pi, using: &random)
      }
      // An ellipse, often a narrow one, in any direction.
      let turn = AffineTransform.rotation(by: .random(in: 0...(.pi), using: &random))
      let (width, height) = (
        Double.random(in: 1...30, using: &random), Double.random(in: 0.1...30, using: &random)
      )
      let points = angles.sorted().map { turn.map(Point(x: width * cos($0), y: height * sin($0))) }
      let shape = Shape.polygon(fixed([points]))
      let bounds = shape.bounds.intersection(FixedRect(x: -10, y: -10, width: 15, height: 15))
      guard !shape.mayOverlap, !bounds.isEmpty else { continue }
      checked += 1
      var direct = ScanConverter(shape, bounds: bounds, coverage: .exactArea)
      var reduced = ScanConverter(shape, bounds: bounds, coverage: .exactArea, mayOverlap: true)
      for row in PixelRect(around: bounds).rows {
        let (actual, expected) = (direct.spans(row: row), reduced.spans(row: row))
        #expect(actual == expected, "row \(row) of \(shape)")
      }
    }
  }

  @Test func `outlines that turn back, to both sides or twice around may overlap`() {
    func mayOverlap(_ points: [(Double, Double)]) -> Bool {
      Shape.polygon(fixed([points.map { Point(x: $0.0, y: $0.1) }])).mayOverlap
    }
    let square = [(0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0)]
    #expect(!mayOverlap(square))
    #expect(!mayOverlap(square.reversed()))
    #expect(!mayOverlap([(0, 0), (5, 0), (9, 0), (9, 0), (9, 9)]))
    #expect(mayOverlap(square + square))
    #expect(mayOverlap([(0, 0), (9, 0), (3, 3), (0, 9)]))
    #expect(mayOverlap([(0, 0), (9, 9), (9, 0), (0, 9)]))
    #expect(mayOverlap([(0, 0), (9, 0), (4, 0), (9, 9)]))
    // A star of five points.
    #expect(mayOverlap([(0, 4), (10, 4), (2, 10), (5, 0), (8, 10)]))
  }
}
