import Foundation
import Paths
import TestSupport
import Testing

@Suite struct PathStrokingTests {
  /// Whether any of the polygons, none of which has a hole, covers the point.
  private func covers(_ polygons: [[Point]], _ x: Double, _ y: Double) -> Bool {
    var path = Path()
    for polygon in polygons {
      path.move(to: polygon[0])
      for point in polygon.dropFirst() { path.line(to: point) }
      path.close()
    }
    return path.contains(Point(x: x, y: y))
  }

  @Test func `the joins along a curve are no more lines than few round ones`() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.cubic(to: Point(x: 100, y: 0), Point(x: 0, y: 80), Point(x: 100, y: 80))
    let polygons = path.stroked(StrokeStyle(width: 1e12, join: .round), tolerance: 1e-9)
    // 8,192 pieces with two sides, a join between them that is one line of its own, and half a turn in all.
    #expect(polygons.reduce(0) { $0 + $1.count } < 8 * 8_192)
  }

  /// Such is a side of a wide line: it turns back at each of its vertices.
  @Test func `a wide line that turns back and forth is some hundred thousand points at most`() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    for turn in 1...4_000 { path.line(to: Point(x: turn.isMultiple(of: 2) ? 0 : 1, y: Double(turn) / 1e6)) }
    // A half circle of that radius takes π / √(8 · 1e−3 / 5e6) = 78,540 chords, or 8,192 at most.
    let polygons = path.stroked(StrokeStyle(width: 1e7, cap: .round, join: .round), tolerance: 1e-3)
    // 2¹⁸ chords, and four points at each vertex beside those.
    let count = polygons.reduce(0) { $0 + $1.count }
    #expect(count < 262_144 + 8 * 4_000)
    // It stays round: 65 chords each stray by 5e6 · (π / 65)² / 8 = 1,460.
    #expect(covers(polygons, -4_998_500, 0) && !covers(polygons, -5_000_010, 0))
  }

  private func corner(_ style: StrokeStyle) -> [[Point]] {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.line(to: Point(x: 10, y: 0))
    path.line(to: Point(x: 10, y: 10))
    return path.stroked(style, tolerance: 0.01)
  }

  @Test func `a line reaches as far as its square ends and its longest miters`() {
    func reach(_ cap: StrokeStyle.Cap, _ join: StrokeStyle.Join, _ miterLimit: Double = 3) -> Double {
      StrokeStyle(width: 4, cap: cap, join: join, miterLimit: miterLimit).reach
    }
    // A square end reaches its corners' diagonal, a miter the limit times half of the width, all others half of it.
    #expect(reach(.butt, .round) == 2 && reach(.round, .bevel) == 2)
    #expect(reach(.square, .round) == 2 * 2.0.squareRoot())
    #expect(reach(.butt, .miter) == 6 && reach(.square, .miter) == 6)
    #expect(reach(.square, .miter, 1) == 2 * 2.0.squareRoot() && reach(.butt, .miter, 0) == 2)
  }

  @Test func `half of a line lies on either side`() {
    let line = corner(StrokeStyle(width: 2))
    #expect(covers(line, 5, -0.9) && covers(line, 5, 0.9) && !covers(line, 5, 1.1) && !covers(line, 5, -1.1))
    #expect(covers(line, 9.1, 5) && covers(line, 10.9, 5) && !covers(line, 11.1, 5))
  }

  @Test func `caps`() {
    #expect(!covers(corner(StrokeStyle(width: 2)), -0.1, 0.1))
    let square = corner(StrokeStyle(width: 2, cap: .square))
    #expect(covers(square, -0.9, 0.9) && !covers(square, -1.1, 0))
    let round = corner(StrokeStyle(width: 2, cap: .round))
    #expect(covers(round, -0.9, 0.1) && !covers(round, -0.9, 0.9) && covers(round, 10.1, 10.9))
  }

  @Test func `joins`() {
    // The outer corner of the bend is (11, −1); a bevel cuts from (10, −1) to (11, 0).
    let miter = corner(StrokeStyle(width: 2))
    #expect(covers(miter, 10.9, -0.9))
    let bevel = corner(StrokeStyle(width: 2, join: .bevel))
    #expect(!covers(bevel, 10.6, -0.6) && covers(bevel, 10.4, -0.4))
    let round = corner(StrokeStyle(width: 2, join: .round))
    #expect(covers(round, 10.65, -0.65) && !covers(round, 10.8, -0.8))
    // A right angle's miter is √2 widths long.
    #expect(covers(corner(StrokeStyle(width: 2, miterLimit: 1.42)), 10.9, -0.9))
    #expect(!covers(corner(StrokeStyle(width: 2, miterLimit: 1.41)), 10.9, -0.9))
  }

  /// A point within half of the width of the curve is in the line and no other is, if caps and joins are round.
  @Test(arguments: TestEffort.seeds(60))
  func `a round line is all that lies near enough`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let path = randomPath(&generator)
    let half = generator.number(in: 0.2...6)
    let tolerance = 0.01
    let line = Winding(
      path.stroked(StrokeStyle(width: 2 * half, cap: .round, join: .round), tolerance: tolerance))
    let chords = path.polylines(tolerance: 0.001)
    for _ in 0..<60 {
      let point = Point(x: generator.number(in: -8...28), y: generator.number(in: -8...28))
      let distance = chords.map { distanceOf(point, to: $0) }.min() ?? .infinity
      guard abs(distance - half) > 2 * tolerance + 0.001 else { continue }
      #expect((line.number(at: point) != 0) == (distance < half), "seed \(seed), \(point)")
    }
  }

  @Test(arguments: TestEffort.seeds(60))
  func `nothing is wound about negatively, and a reversed path has the same line`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let path = randomPath(&generator)
    let style = StrokeStyle(
      width: generator.number(in: 0.2...12), cap: [.butt, .round, .square][Int(seed % 3)],
      join: [.miter, .round, .bevel][Int(seed / 3 % 3)], miterLimit: 3)
    let line = Winding(path.stroked(style, tolerance: 0.01))
    let reversed = Winding(path.reversed.stroked(style, tolerance: 0.01))
    var differences = 0
    for _ in 0..<120 {
      let point = Point(x: generator.number(in: -8...28), y: generator.number(in: -8...28))
      let number = line.number(at: point)
      #expect(number >= 0)
      if (number > 0) != (reversed.number(at: point) > 0) { differences += 1 }
    }
    // Chords end at the same points both ways, but what is round may stray by its tolerance.
    #expect(differences <= 1, "seed \(seed)")
  }

  @Test func `a butt end follows the curve and not its last chord`() {
    // A quarter of a circle of radius 10 about the origin, 8 wide, ends on the axes, square to them.
    var path = Path()
    path.appendArc(center: .zero, radius: 10, from: 0, by: .pi / 2)
    let line = path.stroked(StrokeStyle(width: 8), tolerance: 0.2)
    for polygon in line {
      for point in polygon { #expect(point.x > -1e-9 && point.y > -1e-9) }
    }
    #expect(covers(line, 13.9, 0.01) && covers(line, 6.1, 0.01) && covers(line, 0.01, 13.9))
  }

  @Test func `where a curve closes a line with a corner, the corner is a miter`() {
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(x: 10, y: 0))
    path.quad(to: .zero, control: Point(x: 10, y: 10))
    path.close()
    // The curve arrives at 45 degrees to the line, and the miter is 1 / sin 22.5° = 2.613 long, away from both.
    let line = path.stroked(StrokeStyle(width: 2), tolerance: 0.01)
    let (cosine, sine) = (-0.92388, -0.38268)
    #expect(covers(line, 2.6 * cosine, 2.6 * sine) && !covers(line, 2.63 * cosine, 2.63 * sine))
  }

  @Test func `a circle thinner than its line has no hole`() {
    var path = Path()
    path.appendEllipse(in: Rect(minX: -2, minY: -2, maxX: 2, maxY: 2))
    let line = Winding(path.stroked(StrokeStyle(width: 6), tolerance: 0.01))
    for step in 0..<100 {
      let distance = Double(step) * 0.0495
      #expect(line.number(at: Point(x: distance * 0.6, y: distance * 0.8)) > 0)
    }
    #expect(line.number(at: Point(x: 5.01, y: 0)) == 0)
  }

  @Test func `outlines of no length are dots where ends are not butt`() {
    func dot(_ cap: StrokeStyle.Cap, closed: Bool) -> [[Point]] {
      var path = Path()
      path.move(to: Point(x: 5, y: 5))
      if closed { path.close() } else { path.line(to: Point(x: 5, y: 5)) }
      return path.stroked(StrokeStyle(width: 4, cap: cap), tolerance: 0.01)
    }
    for closed in [false, true] {
      #expect(dot(.butt, closed: closed).isEmpty)
      #expect(covers(dot(.square, closed: closed), 6.9, 6.9))
      #expect(covers(dot(.round, closed: closed), 6.9, 5.1) && !covers(dot(.round, closed: closed), 6.5, 6.5))
    }
    var lonely = Path()
    lonely.move(to: Point(x: 5, y: 5))
    #expect(lonely.stroked(StrokeStyle(width: 4, cap: .round), tolerance: 0.01).isEmpty)
  }

  @Test func `a line that turns back is capped by its join alone`() {
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(x: 10, y: 0))
    path.line(to: Point(x: 2, y: 0))
    func reach(_ join: StrokeStyle.Join) -> Double {
      path.stroked(StrokeStyle(width: 2, join: join), tolerance: 0.001).joined().map(\.x).max() ?? 0
    }
    // No miter is sharp enough for a full turn.
    #expect(reach(.miter) == 10 && reach(.bevel) == 10 && abs(reach(.round) - 11) < 0.001)
  }

  /// Directions of opposite lines are opposite but for their last bits, which must not say where sides cross.
  @Test func `back on itself, a line covers what it covered there`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<3_000 {
      let (dx, dy) = (generator.number(in: -20...20), generator.number(in: -20...20))
      let share = generator.number(in: -1...0.5)
      let length = (dx * dx + dy * dy).squareRoot()
      guard length > 4 else { continue }
      var path = Path()
      path.move(to: .zero)
      path.line(to: Point(x: dx, y: dy))
      path.line(to: Point(x: dx * share, y: dy * share))
      path.close()
      let line = Winding(path.stroked(StrokeStyle(width: 2, join: .bevel), tolerance: 0.01))
      // Near the end, on either side.
      for (along, aside) in [(0.02, 0.9), (0.02, -0.9), (0.3, 0.95), (0.3, -0.95), (2, 0.9), (2, -0.9)] {
        let point = Point(
          x: dx - (dx * along - dy * aside) / length, y: dy - (dy * along + dx * aside) / length)
        #expect(line.number(at: point) > 0, "\(dx), \(dy), \(share)")
      }
    }
  }

  @Test func `points that are no numbers or far away do no harm`() {
    for bad in [Double.nan, .infinity, 1e300, -1e300, .leastNonzeroMagnitude] {
      var path = Path()
      path.move(to: .zero)
      path.line(to: Point(x: bad, y: 1))
      path.cubic(to: Point(x: 1, y: 1), Point(x: bad, y: bad), Point(x: 0, y: -bad))
      path.close()
      for join in [StrokeStyle.Join.miter, .round] {
        let style = StrokeStyle(width: 2, cap: .round, join: join, dashLengths: [3, 2])
        let window = Rect(minX: -9, minY: -9, maxX: 9, maxY: 9)
        for polygon in path.stroked(style, tolerance: 0.1) {
          for point in polygon.clipped(to: window) {
            #expect(abs(point.x) < 9.001 && abs(point.y) < 9.001)
          }
        }
      }
    }
  }

  @Test func `nothing of no width`() {
    #expect(corner(StrokeStyle(width: 0)).isEmpty && corner(StrokeStyle(width: .nan)).isEmpty)
    #expect(corner(StrokeStyle(width: -1)).isEmpty && corner(StrokeStyle(width: .infinity)).isEmpty)
  }

  private func randomPath(_ generator: inout SeededGenerator) -> Path {
    func point() -> Point { Point(x: generator.number(in: 0...20), y: generator.number(in: 0...20)) }
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
    return path
  }

  private func distanceOf(_ p: Point, to line: Path.Polyline) -> Double {
    var ends = line.points
    if line.isClosed { ends.append(ends[0]) }
    return zip(ends, ends.dropFirst()).map { a, b in
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let t = max(0, min(((p.x - a.x) * dx + (p.y - a.y) * dy) / max(dx * dx + dy * dy, 1e-300), 1))
      let (x, y) = (p.x - a.x - t * dx, p.y - a.y - t * dy)
      return (x * x + y * y).squareRoot()
    }.min() ?? .infinity
  }
}
