import TestSupport
import Testing

@testable import Paths

/// Lines inside of areas beside a plain division, which looks at all sides for each line.
@Suite struct PathCuttingTests {
  private struct Shape {
    var generator: SeededGenerator
    let grid: Double

    init(seed: UInt64) {
      generator = SeededGenerator(seed: seed)
      grid = [1, 0x1p-3, 0x1p-20][Int(seed % 3)]
    }

    mutating func point() -> Point {
      func number() -> Double { (Double.random(in: -9...9, using: &generator) / grid).rounded() * grid }
      return Point(x: number(), y: number())
    }

    mutating func path() -> Path {
      var path = Path()
      for _ in 0..<Int.random(in: 1...2, using: &generator) {
        path.move(to: point())
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
          if Bool.random(using: &generator) {
            path.line(to: point())
          } else {
            path.quad(to: point(), control: point())
          }
        }
        if Bool.random(using: &generator) { path.close() }
      }
      return path
    }
  }

  /// Returns the pieces of the lines of a path on one side of the boundary of an area, each undivided.
  private func plainPieces(_ path: Path, _ area: Path, _ isInside: Bool, evenOdd: Bool) -> [(Point, Point)] {
    let sides = area.polygons(tolerance: 0.25).flatMap { polygon in
      zip([polygon[polygon.count - 1]] + polygon, polygon)
    }
    var pieces: [(Point, Point)] = []
    for line in path.polylines(tolerance: 0.25) {
      let ends = line.isClosed ? line.points + [line.points[0]] : line.points
      for (a, b) in zip(ends, ends.dropFirst()) {
        let u = Point(x: b.x - a.x, y: b.y - a.y)
        let cuts = sides.compactMap { c, d -> Double? in
          let v = Point(x: d.x - c.x, y: d.y - c.y)
          let cross = u.x * v.y - u.y * v.x
          let t = ((c.x - a.x) * v.y - (c.y - a.y) * v.x) / cross
          let s = ((c.x - a.x) * u.y - (c.y - a.y) * u.x) / cross
          return cross != 0 && t > 0 && t < 1 && s >= 0 && s <= 1 ? t : nil
        }
        let all = [0] + cuts.sorted() + [1]
        for (low, high) in zip(all, all.dropFirst()) where low < high {
          let middle = a.towards(b, (low + high) / 2)
          guard area.contains(middle, evenOdd: evenOdd, tolerance: 0.25) == isInside else { continue }
          pieces.append((low == 0 ? a : a.towards(b, low), high == 1 ? b : a.towards(b, high)))
        }
      }
    }
    return pieces.filter { $0.0 != $0.1 }
  }

  @Test(arguments: TestEffort.seeds(400))
  func `random lines are divided as by a plain search`(seed: UInt64) {
    var shape = Shape(seed: seed)
    let (path, area) = (shape.path(), shape.path())
    for (isInside, evenOdd) in [(true, true), (true, false), (false, true), (false, false)] {
      let lines = path.lines(inside: area, isInside, evenOdd: evenOdd, tolerance: 0.25)
      var pieces: [[Double]] = []
      for line in lines.polylines(tolerance: 1) {
        let ends = line.isClosed ? line.points + [line.points[0]] : line.points
        pieces += zip(ends, ends.dropFirst()).filter { $0.0 != $0.1 }.map {
          [$0.0.x, $0.0.y, $0.1.x, $0.1.y]
        }
      }
      let plain = plainPieces(path, area, isInside, evenOdd: evenOdd).map {
        [$0.0.x, $0.0.y, $0.1.x, $0.1.y]
      }
      #expect(Set(pieces) == Set(plain), "seed \(seed), \(isInside), \(evenOdd)")
    }
  }
}
