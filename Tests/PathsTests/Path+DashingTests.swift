import Foundation
import Paths
import TestSupport
import Testing

@Suite struct PathDashingTests {
  private func line(_ length: Double) -> Path {
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(x: length, y: 0))
    return path
  }

  /// Returns the beginnings and ends of the dashes of a horizontal line.
  private func ends(_ path: Path) -> [Double] {
    path.elements.map { (($0.end?.x ?? .nan) * 1e6).rounded() / 1e6 }
  }

  @Test func `dashes and gaps take turns, the phase having passed`() {
    #expect(ends(line(10).dashed(lengths: [3, 2])) == [0, 3, 5, 8])
    #expect(ends(line(10).dashed(phase: 1, lengths: [3, 2])) == [0, 2, 4, 7, 9, 10])
    #expect(ends(line(10).dashed(phase: 4, lengths: [3, 2])) == [1, 4, 6, 9])
    // A phase of −1 is one of 4, and of 14, too.
    #expect(ends(line(10).dashed(phase: -1, lengths: [3, 2])) == [1, 4, 6, 9])
    #expect(ends(line(10).dashed(phase: 14, lengths: [3, 2])) == [1, 4, 6, 9])
  }

  @Test func `of an odd number of lengths every second round is the other way around`() {
    #expect(ends(line(10).dashed(lengths: [3])) == [0, 3, 6, 9])
    // 1 on, 2 off, 3 on, 1 off, 2 on, 3 off.
    #expect(ends(line(12).dashed(lengths: [1, 2, 3])) == [0, 1, 3, 6, 7, 9])
  }

  @Test func `a dash of no length is a dot that has a direction`() {
    let dots = line(10).dashed(lengths: [0, 4])
    #expect(ends(dots) == [0, 0, 4, 4, 8, 8])
    // Square caps are turned with the line: along a diagonal they stand on their corners.
    let diagonal = line(10).mapped(by: .rotation(by: .pi / 4)).dashed(phase: -5, lengths: [0, 100])
    let square = diagonal.stroked(StrokeStyle(width: 2, cap: .square), tolerance: 0.01)
    let box = square.joined()
    let centre = 5 / 2.0.squareRoot()
    #expect(abs((box.map(\.x).max() ?? 0) - centre - 2.0.squareRoot()) < 0.001)
    #expect(
      line(10).dashed(lengths: [0, 4]).stroked(StrokeStyle(width: 2), tolerance: 1).joined().allSatisfy {
        abs($0.x.remainder(dividingBy: 4)) < 1e-9
      })
  }

  @Test(arguments: [[], [0, 0], [3, -1], [.nan, 2], [.infinity, 1], [1e-9, 1e-9]] as [[Double]])
  func `patterns that cannot be leave the path whole`(lengths: [Double]) {
    #expect(line(1_000).dashed(lengths: lengths) == line(1_000))
    #expect(line(1_000).dashed(phase: .nan, lengths: [1, 2]) == line(1_000))
  }

  @Test func `around a corner a dash is one line, and around the beginning of a closed outline too`() {
    var square = Path()
    square.appendRect(Rect(minX: 0, minY: 0, maxX: 10, maxY: 10))
    let dashes = square.dashed(phase: 2, lengths: [4, 6])
    // 40 around, four dashes: from 38 over the beginning to 2, and about the other corners.
    #expect(
      dashes.elements.prefix(3) == [
        .move(Point(x: 0, y: 2)), .line(Point(x: 0, y: 0)), .line(Point(x: 2, y: 0)),
      ])
    #expect(dashes.elements.count == 12)
    #expect(square.dashed(lengths: [100, 1]) == square)
  }

  @Test func `each outline begins anew`() {
    var path = line(5)
    path.move(to: Point(x: 20, y: 0))
    path.line(to: Point(x: 25, y: 0))
    #expect(ends(path.dashed(lengths: [3, 4])) == [0, 3, 20, 23])
  }

  @Test func `lengths along a circle are angles`() {
    var circle = Path()
    circle.appendArc(center: .zero, radius: 100, from: 0, by: 2 * .pi)
    let dash = 100 * Double.pi / 6
    let ends = circle.dashed(lengths: [dash]).elements.compactMap { element in
      if case .move(let point) = element { point } else { nil }
    }
    #expect(ends.count >= 6)
    for (index, point) in ends.prefix(6).enumerated() {
      let angle = Double(index) * .pi / 3
      // The four cubics are longer than the circle by up to 0.014 %, 0.09 in all.
      #expect(abs(point.x - 100 * cos(angle)) < 0.1 && abs(point.y - 100 * sin(angle)) < 0.1)
    }
  }

  @Test(arguments: TestEffort.seeds(30))
  func `dashes and gaps together are the line`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func point() -> Point { Point(x: generator.number(in: 0...20), y: generator.number(in: 0...20)) }
    var path = Path()
    path.move(to: point())
    path.cubic(to: point(), point(), point())
    path.quad(to: point(), control: point())
    path.line(to: point())
    if seed % 2 == 0 { path.close() }
    let (dash, gap) = (generator.number(in: 0.5...9), generator.number(in: 0.5...9))
    let phase = generator.number(in: -20...20)
    // Gaps are the dashes of a pattern that begins with one.
    let dashes = path.dashed(phase: phase, lengths: [dash, gap])
    let gaps = path.dashed(phase: phase - dash, lengths: [gap, dash])
    var together = dashes
    together.append(gaps)
    let length = { (path: Path) in
      path.polylines(tolerance: 1e-4).reduce(0.0) { sum, line in
        let ends = line.isClosed ? line.points + [line.points[0]] : line.points
        return zip(ends, ends.dropFirst()).reduce(sum) {
          $0 + (($1.1.x - $1.0.x) * ($1.1.x - $1.0.x) + ($1.1.y - $1.0.y) * ($1.1.y - $1.0.y)).squareRoot()
        }
      }
    }
    #expect(abs(length(together) - length(path)) < 1e-3, "seed \(seed)")
    let style = StrokeStyle(width: 3, cap: .round, join: .round)
    let whole = Winding(path.stroked(style, tolerance: 0.001))
    let parts = Winding(together.stroked(style, tolerance: 0.001))
    var differences = 0
    for _ in 0..<100 {
      let point = Point(x: generator.number(in: -2...22), y: generator.number(in: -2...22))
      if (whole.number(at: point) > 0) != (parts.number(at: point) > 0) { differences += 1 }
    }
    #expect(differences == 0, "seed \(seed)")
  }
}
