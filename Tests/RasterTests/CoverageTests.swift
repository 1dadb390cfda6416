import Paths
import TestSupport
import Testing

@testable import Raster

/// The coverage that `shape` has in each pixel of a canvas, by drawing it in opaque white.
private func coverage(
  of shape: Shape, width: Int, height: Int, clip: Clip = .none, rule: CoverageRule = .exactArea
) -> [[Int]] {
  let white = Paint.solid(StraightColor(red: 255, green: 255, blue: 255))
  let list = DisplayList(
    width: width, height: height, items: [DisplayItem(.fill(Fill(shape, white, clip: clip, coverage: rule)))])
  let bitmap = Bitmap(rendering: list)
  return (0..<height).map { y in (0..<width).map { x in Int(bitmap[x, y].alpha) } }
}

private func fixed(_ raw: Int) -> Fixed { Fixed(rawValue: Int32(raw)) }

@Suite struct CoverageTests {
  @Test func `a rectangle's coverage is its area in every pixel`() {
    // All 256 fractions on the left edge; the top edge at 3/4, the bottom at 1/2 of their pixels.
    for fraction in 0..<256 {
      let rect = FixedRect(minX: fixed(256 + fraction), minY: fixed(192), maxX: Fixed(3), maxY: Fixed(2.5))
      let rows = coverage(of: .rectangle(rect), width: 4, height: 3)
      func rounded(_ area: Int) -> Int { (255 * area + 32_768) / 65_536 }
      for (y, height) in [64, 256, 128].enumerated() {
        #expect(rows[y] == [0, rounded((256 - fraction) * height), rounded(256 * height), 0])
      }
    }
  }

  @Test func `half a pixel on either side shows as half-grey edges`() {
    let rect = FixedRect(minX: Fixed(0.5), minY: Fixed(0), maxX: Fixed(2.5), maxY: Fixed(1))
    #expect(coverage(of: .rectangle(rect), width: 4, height: 1) == [[128, 255, 128, 0]])
  }

  @Test func `a sliver inside one pixel covers its area`() {
    let rect = FixedRect(minX: Fixed(1.25), minY: Fixed(0.25), maxX: Fixed(1.5), maxY: Fixed(0.75))
    // 1/4 × 1/2 of a pixel: 255/8 = 31.875.
    #expect(coverage(of: .rectangle(rect), width: 3, height: 1) == [[0, 32, 0]])
  }

  @Test func `a rectangle beyond the canvas covers all of it`() {
    let rows = coverage(of: .rectangle(.everything), width: 3, height: 2)
    #expect(rows == [[255, 255, 255], [255, 255, 255]])
  }

  @Test func `a clip with the same fractional edge leaves the edge as it is`() {
    let rect = FixedRect(minX: Fixed(0.5), minY: Fixed(0.5), maxX: Fixed(2.5), maxY: Fixed(2.5))
    let free = coverage(of: .rectangle(rect), width: 3, height: 3)
    #expect(coverage(of: .rectangle(rect), width: 3, height: 3, clip: Clip(rect: rect)) == free)
    #expect(free == [[64, 128, 64], [128, 255, 128], [64, 128, 64]])
  }

  /// Every triangle's coverage against exact clipping of it to every pixel.
  @Test(arguments: TestEffort.seeds(40))
  func `a triangle's coverage is its clipped area`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let corners = (0..<3).map { _ in
      FixedPoint(
        x: fixed(.random(in: -512...2_560, using: &generator)),
        y: fixed(.random(in: -512...2_560, using: &generator)))
    }
    let polygon = corners.map { Point(x: Double($0.x.rawValue) / 256, y: Double($0.y.rawValue) / 256) }
    let rows = coverage(of: .polygon([corners]), width: 8, height: 8)
    for y in 0..<8 {
      for x in 0..<8 {
        let pixel = Rect(minX: Double(x), minY: Double(y), maxX: Double(x + 1), maxY: Double(y + 1))
        let exact = 255 * area(polygon.clipped(to: pixel))
        #expect(abs(Double(rows[y][x]) - exact) <= 0.52, "seed \(seed), pixel (\(x), \(y))")
      }
    }
  }

  private func area(_ polygon: [Point]) -> Double {
    guard var previous = polygon.last else { return 0 }
    var sum = 0.0
    for point in polygon {
      sum += previous.x * point.y - point.x * previous.y
      previous = point
    }
    return abs(sum) / 2
  }

  @Test func `a corner of a negative radius is square`() {
    let radius = FixedCornerRadius(x: Fixed(1), y: Fixed(-5))
    let rect = FixedRect(x: 1, y: 1, width: 2, height: 3)
    let rounded = FixedRoundedRect(
      rect, topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    let square = coverage(of: .rectangle(rect), width: 4, height: 5)
    #expect(coverage(of: .roundedRectangle(rounded), width: 4, height: 5) == square)
    #expect(
      coverage(of: .ring(outer: rounded, inner: rounded), width: 4, height: 5)
        == square.map { $0.map { _ in 0 } })
  }

  @Test(arguments: [3.0, 10, 12.5, 36])
  func `round corners are mirror images and have a circle's area`(radius: Double) {
    let side = 80
    let corner = FixedCornerRadius(x: Fixed(radius), y: Fixed(radius))
    let rect = FixedRoundedRect(
      FixedRect(x: 0, y: 0, width: side, height: side), topLeft: corner, topRight: corner,
      bottomRight: corner, bottomLeft: corner)
    let rows = coverage(of: .roundedRectangle(rect), width: side, height: side)
    #expect(rows == rows.reversed())
    #expect(rows == rows.map { $0.reversed() })
    let total = Double(rows.joined().reduce(0, +)) / 255
    let exact = Double(side * side) - (4 - Double.pi) * radius * radius
    // Vertices are off by up to 1/512 pixel along four quarter arcs; pixels by up to 1/510 each.
    #expect(abs(total - exact) <= 2 * .pi * radius / 256 + 0.1)
  }

  /// G.6: a corner pixel's coverage is the area under the circular arc, here by fine sampling.
  @Test func `a corner of radius 10 follows the circle`() {
    let corner = FixedCornerRadius(x: Fixed(10), y: Fixed(10))
    let rect = FixedRoundedRect(FixedRect(x: 0, y: 0, width: 20, height: 20), topLeft: corner)
    let rows = coverage(of: .roundedRectangle(rect), width: 20, height: 20)
    for y in 0..<10 {
      for x in 0..<10 {
        var inside = 0
        for sub in 0..<4_096 {
          let (dx, dy) = (
            Double(x) + (Double(sub % 64) + 0.5) / 64 - 10, Double(y) + (Double(sub / 64) + 0.5) / 64 - 10
          )
          if dx * dx + dy * dy <= 100 { inside += 1 }
        }
        #expect(abs(Double(rows[y][x]) - Double(inside) * 255 / 4_096) <= 2)
      }
    }
  }

  @Test func `a ring is its outer shape less its inner one`() {
    let outer = FixedRoundedRect(FixedRect(x: 1, y: 1, width: 6, height: 5))
    let inner = FixedRoundedRect(
      FixedRect(minX: Fixed(2.5), minY: Fixed(2.5), maxX: Fixed(5.5), maxY: Fixed(4.5)))
    let rows = coverage(of: .ring(outer: outer, inner: inner), width: 8, height: 7)
    let whole = coverage(of: .roundedRectangle(outer), width: 8, height: 7)
    let hole = coverage(of: .roundedRectangle(inner), width: 8, height: 7)
    for y in 0..<7 {
      for x in 0..<8 { #expect(abs(rows[y][x] - (whole[y][x] - hole[y][x])) <= 1) }
    }
    // Whole pixels: opaque once, the corner not doubled.
    #expect(rows[1] == [0, 255, 255, 255, 255, 255, 255, 0])
  }

  @Test func `by the centre rule a pixel is in or out`() {
    // The left edge through the centre of column 1 includes it; the right edge through column 3 leaves it out. So
    // do the edges above and below with rows 0 and 2.
    let rect = FixedRect(minX: Fixed(1.5), minY: Fixed(0.5), maxX: Fixed(3.5), maxY: Fixed(2.5))
    let corners = [(1.5, 0.5), (3.5, 0.5), (3.5, 2.5), (1.5, 2.5)].map {
      FixedPoint(x: Fixed($0.0), y: Fixed($0.1))
    }
    for shape in [Shape.rectangle(rect), .polygon([corners])] {
      let rows = coverage(of: shape, width: 5, height: 3, rule: .pixelCentre)
      #expect(rows == [[0, 255, 255, 0, 0], [0, 255, 255, 0, 0], [0, 0, 0, 0, 0]])
    }
  }

  @Test func `outlines that run the same way around twice cover once`() {
    let square = [(0, 0), (2, 0), (2, 2), (0, 2)].map {
      FixedPoint(x: Fixed(pixels: $0.0), y: Fixed(pixels: $0.1))
    }
    #expect(coverage(of: .polygon([square, square]), width: 3, height: 1) == [[255, 255, 0]])
  }

  @Test(arguments: [CoverageRule.exactArea, .pixelCentre])
  func `by the even-odd rule every second outline takes away`(rule: CoverageRule) {
    func square(_ from: Int, _ to: Int) -> [FixedPoint] {
      [(from, from), (to, from), (to, to), (from, to)].map {
        FixedPoint(x: Fixed(pixels: $0.0), y: Fixed(pixels: $0.1))
      }
    }
    let squares = [square(0, 6), square(1, 5), square(2, 4), square(2, 4).reversed()]
    let rows = coverage(of: .evenOddPolygon(squares), width: 6, height: 3, rule: rule)
    // Two on one another take each other away, whichever way they run.
    #expect(
      rows == [
        [255, 255, 255, 255, 255, 255], [255, 0, 0, 0, 0, 255], [255, 0, 0, 0, 0, 255],
      ])
  }

  @Test func `by the even-odd rule half of a pixel twice is nothing, and once is half`() {
    let half = [(0.0, 0.0), (0.5, 0.0), (0.5, 1.0), (0.0, 1.0)].map {
      FixedPoint(x: Fixed($0.0), y: Fixed($0.1))
    }
    #expect(coverage(of: .evenOddPolygon([half]), width: 1, height: 1) == [[128]])
    #expect(coverage(of: .evenOddPolygon([half, half, half]), width: 1, height: 1) == [[128]])
  }
}
