import Foundation
import Paths
import TestSupport
import Testing

@testable import Raster

/// Outlines that overlap themselves very often cost what sorting their edges and crossings costs.
struct OutlineWorkTests {
  private let size = 400

  private func fixed(_ polygons: [[Point]]) -> [[FixedPoint]] {
    polygons.map { $0.map { FixedPoint(x: Fixed($0.x), y: Fixed($0.y)) } }
  }

  /// Returns the number of pieces of outlines that are visited in the drawing of a shape.
  private func work(_ shape: Shape) -> Int {
    let canvas = FixedRect(x: 0, y: 0, width: size, height: size)
    var converter = ScanConverter(shape, bounds: canvas, coverage: .exactArea)
    for row in 0..<size { _ = converter.spans(row: row) }
    return converter.outlineWork
  }

  /// Returns the number of edges in all rows together.
  private func edges(_ polygons: [[FixedPoint]]) -> Int {
    var count = 0
    for polygon in polygons {
      for (index, point) in polygon.enumerated() {
        let next = polygon[(index + 1) % polygon.count]
        let (top, bottom) = (min(point.y, next.y), max(point.y, next.y))
        count += max(0, min(size, bottom.ceiledPixel) - max(0, top.flooredPixel))
      }
    }
    return count
  }

  private func stroke(width: Double) -> [[FixedPoint]] {
    var generator = SeededGenerator(seed: 7)
    func point() -> Point {
      Point(x: generator.number(in: 0...400), y: generator.number(in: 0...400))
    }
    var path = Path()
    path.move(to: point())
    for _ in 0..<20 { path.cubic(to: point(), point(), point()) }
    let style = StrokeStyle(width: width, cap: .butt, join: .miter)
    return fixed(path.stroked(style, tolerance: 1.0 / 16))
  }

  @Test(arguments: [2.0, 20, 200])
  func `a thick stroke along curves looks at each edge of a row some times`(width: Double) {
    let outlines = stroke(width: width)
    #expect(work(.polygon(outlines)) < 4 * edges(outlines))
  }

  private func scribble(_ count: Int) -> [[FixedPoint]] {
    var generator = SeededGenerator(seed: 3)
    let points = (0..<count).map { _ in
      Point(x: generator.number(in: 0...400), y: generator.number(in: 0...400))
    }
    return fixed([points])
  }

  /// As combining marks lie on one another that a letter has no room for.
  @Test func `twice as many copies of an outline in one place cost twice as much`() {
    var ring = Path()
    ring.move(to: Point(x: 10.3, y: 10.1))
    ring.cubic(to: Point(x: 60.7, y: 40.2), Point(x: 80, y: 0), Point(x: 90, y: 30))
    ring.cubic(to: Point(x: 10.3, y: 10.1), Point(x: 40, y: 90), Point(x: 0, y: 50))
    let outline = fixed(ring.polygons(tolerance: 1.0 / 16))
    let works = [500, 1_000, 2_000].map { count in
      work(.polygon((0..<count).flatMap { _ in outline }))
    }
    #expect(10 * works[1] < 22 * works[0], "\(works)")
    #expect(10 * works[2] < 22 * works[1], "\(works)")
  }

  @Test(arguments: [false, true])
  func `twice as many lines cross four times as often, and cost no more than that`(evenOdd: Bool) {
    let works = [500, 1_000, 2_000].map { count in
      work(evenOdd ? .evenOddPolygon(scribble(count)) : .polygon(scribble(count)))
    }
    #expect(works[1] < 5 * works[0], "\(works)")
    #expect(works[2] < 5 * works[1], "\(works)")
  }

  /// Lines up and down one row of pixels, a third of all pairs of which cross.
  @Test(arguments: [1_000, 3_000])
  func `in a row with too many crossings each line is looked at in slabs`(count: Int) {
    var generator = SeededGenerator(seed: 5)
    let points = (0..<count).map { index in
      Point(x: generator.number(in: 0...400), y: index % 2 == 0 ? 7 : 8)
    }
    #expect(work(.evenOddPolygon(fixed([points]))) < 160 * count)
  }
}

/// Numbers in an order that changes, against a plain array.
struct PieceOrderTests {
  @Test(arguments: TestEffort.seeds(20))
  func `an order has the numbers that a list has`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let all = 0..<300
    var list = Array(all.shuffled(using: &generator).prefix(Int.random(in: 0...300, using: &generator)))
    var order = PieceOrder()
    order.replace(by: list, among: all)
    for _ in 0..<2_000 {
      let number = Int.random(in: all, using: &generator)
      if let place = list.firstIndex(of: number) {
        if Bool.random(using: &generator) || place + 1 == list.count {
          list.remove(at: place)
          order.remove(number)
        } else {
          order.exchange(number, list[place + 1])
          list.swapAt(place, place + 1)
        }
      } else {
        let place = Int.random(in: 0...list.count, using: &generator)
        let before = Set(list[..<place])
        order.insert(number) { before.contains($0) }
        list.insert(number, at: place)
      }
    }
    #expect(order.numbers == list)
    for (place, number) in list.enumerated() {
      #expect(order.contains(number))
      #expect(order.previous(number) == (place > 0 ? list[place - 1] : nil))
      #expect(order.next(number) == (place + 1 < list.count ? list[place + 1] : nil))
      if place > 0 { #expect(order.position(list[place - 1]) < order.position(number)) }
    }
  }
}
