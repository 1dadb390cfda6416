import Foundation
import Paths
import TestSupport
import Testing

@Suite struct PathCombiningTests {
  private func rect(_ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) -> Path {
    var path = Path()
    path.appendRect(Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY))
    return path
  }

  private func corners(_ path: Path) -> Set<Point> { Set(path.elements.compactMap(\.end)) }

  private func area(_ path: Path) -> Double {
    path.polygons(tolerance: 1e-3).reduce(0) { sum, polygon in
      var sum = sum
      var from = polygon[polygon.count - 1]
      for to in polygon {
        sum += (from.x * to.y - to.x * from.y) / 2
        from = to
      }
      return sum
    }
  }

  @Test func `two rectangles that overlap in a corner`() {
    let (a, b) = (rect(0, 0, 4, 4), rect(2.5, 3, 6, 6))
    func combined(_ operation: AreaOperation) -> Path {
      a.combined(with: b, by: operation, evenOdd: false, tolerance: 0.01)
    }
    #expect(combined(.intersection).uprightRect == Rect(minX: 2.5, minY: 3, maxX: 4, maxY: 4))
    let outline: [(Double, Double)] = [(0, 0), (4, 0), (4, 3), (6, 3), (6, 6), (2.5, 6), (2.5, 4), (0, 4)]
    #expect(corners(combined(.union)) == Set(outline.map { Point(x: $0.0, y: $0.1) }))
    #expect(area(combined(.difference)) == (16 - 1.5) as Double)
    #expect(area(combined(.symmetricDifference)) == (16 + 10.5 - 3) as Double)
  }

  @Test func `neighbours that share a side become one, without a trace of it`() {
    let union = rect(0, 0, 3, 5).combined(with: rect(3, 0, 7, 5), by: .union, evenOdd: false, tolerance: 0.01)
    #expect(union.uprightRect == Rect(minX: 0, minY: 0, maxX: 7, maxY: 5))
    let none = rect(0, 0, 3, 5).combined(
      with: rect(3, 0, 7, 5), by: .intersection, evenOdd: false, tolerance: 1)
    #expect(none.isEmpty)
    let same = rect(0, 0, 3, 5).combined(
      with: rect(0, 0, 3, 5), by: .symmetricDifference, evenOdd: false, tolerance: 1)
    #expect(same.isEmpty)
  }

  @Test func `coordinates that are no sums of halves stay what they are`() {
    let path = rect(0.1, 0.2, 1.0 / 3, 0.7)
    #expect(path.normalized(evenOdd: false, tolerance: 0.01).uprightRect == path.uprightRect)
  }

  private enum Place: CaseIterable { case anywhere, onGrid, nearGrid }

  /// One or two outlines with corners on a coarse grid, so that they share corners and sides; hardly beside it, so
  /// that they seem to; or anywhere.
  private func randomPath(_ place: Place, _ generator: inout SeededGenerator) -> Path {
    func number() -> Double {
      switch place {
      case .anywhere: generator.number(in: 0...5)
      case .onGrid: Double(Int.random(in: 0...5, using: &generator))
      case .nearGrid: Double(Int.random(in: 0...3, using: &generator)) + generator.number(in: -1e-7...1e-7)
      }
    }
    func point() -> Point { Point(x: number(), y: number()) }
    var path = Path()
    for _ in 0..<Int.random(in: 1...2, using: &generator) {
      path.move(to: point())
      for _ in 0..<Int.random(in: 2...6, using: &generator) { path.line(to: point()) }
      if place == .anywhere { path.cubic(to: point(), point(), point()) }
      path.close()
    }
    return path
  }

  /// The winding number of the result is 1 where the operation says so, and 0 elsewhere.
  @Test(arguments: TestEffort.seeds(300))
  func `the result is what the operation says everywhere`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let place = Place.allCases[Int(seed % 3)]
    let (a, b) = (randomPath(place, &generator), randomPath(place, &generator))
    let evenOdd = seed % 2 == 0
    let insides = [a, b].map { Winding($0.polygons(tolerance: 0.01)) }
    func isInside(_ path: Int, _ point: Point) -> Bool {
      let number = insides[path].number(at: point)
      return evenOdd ? number & 1 != 0 : number != 0
    }
    let operations: [(AreaOperation, (Bool, Bool) -> Bool)] = [
      (.union, { $0 || $1 }), (.intersection, { $0 && $1 }), (.difference, { $0 && !$1 }),
      (.symmetricDifference, { $0 != $1 }),
    ]
    for (operation, expected) in operations {
      let result = a.combined(with: b, by: operation, evenOdd: evenOdd, tolerance: 0.01)
      let winding = Winding(result.polygons(tolerance: 1))
      for _ in 0..<30 {
        // A point that lay within a millionth of a side might be told either way; none of these does.
        let point = Point(x: generator.number(in: -0.1...5.1), y: generator.number(in: -0.1...5.1))
        let inside = expected(isInside(0, point), isInside(1, point))
        #expect(winding.number(at: point) == (inside ? 1 : 0), "seed \(seed), \(operation), \(point)")
      }
    }
    let union = area(a.combined(with: b, by: .union, evenOdd: evenOdd, tolerance: 0.01))
    let common = area(a.combined(with: b, by: .intersection, evenOdd: evenOdd, tolerance: 0.01))
    let sum =
      area(a.normalized(evenOdd: evenOdd, tolerance: 0.01))
      + area(b.normalized(evenOdd: evenOdd, tolerance: 0.01))
    #expect(abs(union + common - sum) < 1e-4, "seed \(seed)")
  }

  @Test func `components are apart, each with its holes`() {
    // A ring, an island in its hole, and a square beside it.
    var path = rect(0, 0, 10, 10)
    path.append(rect(2, 2, 8, 8).reversed)
    path.append(rect(4, 4, 6, 6))
    path.append(rect(20, 0, 25, 5))
    let components = path.components(evenOdd: false, tolerance: 1)
    #expect(Set(components.map { area($0) }) == [100 - 36, 4, 25] && components.count == 3)
    // Squares that touch in a corner alone are two.
    var touching = rect(0, 0, 1, 1)
    touching.append(rect(1, 1, 2, 2))
    #expect(touching.components(evenOdd: false, tolerance: 1).count == 2)
  }

  @Test func `nothing and what is no number`() {
    #expect(Path().normalized(evenOdd: false, tolerance: 1).isEmpty)
    let odd = rect(0, 0, .nan, 5)
    #expect(rect(0, 0, 1, 1).combined(with: odd, by: .union, evenOdd: false, tolerance: 1).uprightRect != nil)
    #expect(Path().components(evenOdd: true, tolerance: 1).isEmpty)
  }

  @Test func `lines inside and outside of an area`() {
    var line = Path()
    line.move(to: Point(x: -5, y: 5))
    line.line(to: Point(x: 15, y: 5))
    let area = rect(0, 0, 10, 10)
    #expect(
      line.lines(inside: area, true, evenOdd: false, tolerance: 1).elements
        == [.move(Point(x: 0, y: 5)), .line(Point(x: 10, y: 5))])
    #expect(
      line.lines(inside: area, false, evenOdd: false, tolerance: 1).elements == [
        .move(Point(x: -5, y: 5)), .line(Point(x: 0, y: 5)), .move(Point(x: 10, y: 5)),
        .line(Point(x: 15, y: 5)),
      ])
    let small = rect(2, 2, 3, 3)
    #expect(small.lines(inside: area, true, evenOdd: false, tolerance: 1) == small)
    #expect(small.lines(inside: area, false, evenOdd: false, tolerance: 1).isEmpty)
    // A closed outline that begins inside and leaves once is one line over its beginning.
    let crossing = rect(5, 5, 15, 8).lines(inside: area, true, evenOdd: false, tolerance: 1)
    #expect(
      crossing.elements == [
        .move(Point(x: 10, y: 8)), .line(Point(x: 5, y: 8)), .line(Point(x: 5, y: 5)),
        .line(Point(x: 10, y: 5)),
      ])
  }
}
