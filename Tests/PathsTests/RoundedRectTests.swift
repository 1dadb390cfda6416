import Paths
import Testing

@Suite struct RoundedRectTests {
  private func rounded(_ radius: Double) -> RoundedRect {
    RoundedRect(
      rect: Rect(minX: 10, minY: 20, maxX: 110, maxY: 80), topLeft: CornerRadius(radius),
      topRight: CornerRadius(radius), bottomRight: CornerRadius(radius), bottomLeft: CornerRadius(radius))
  }

  /// Twice the area that a polygon encloses, by the shoelace formula.
  private func doubleArea(_ polygon: [Point]) -> Double {
    var sum = 0.0
    var previous = polygon[polygon.count - 1]
    for point in polygon {
      sum += previous.x * point.y - point.x * previous.y
      previous = point
    }
    return sum
  }

  @Test func `square corners give the four corners`() {
    let polygon = rounded(0).polygon(tolerance: 0.01)
    #expect(Set(polygon) == Set(rounded(0).rect.corners))
    #expect(polygon.count == 4)
  }

  @Test(arguments: [1.0, 8, 30])
  func `area is the rectangle less the corners`(radius: Double) {
    // Four corners leave out (4 − π)·r²; the chords leave out less than tolerance × arc length.
    let exact = 100.0 * 60 - (4 - Double.pi) * radius * radius
    let area = doubleArea(rounded(radius).polygon(tolerance: 1e-4)) / 2
    #expect(area <= exact + 1e-9)
    #expect(area >= exact - 1e-4 * 2 * .pi * radius)
  }

  @Test func `every vertex lies on the ellipse`() {
    for point in QuarterArc.points(CornerRadius(x: 12, y: 5), tolerance: 0.01) {
      let (x, y) = (point.x / 12, point.y / 5)
      #expect(abs(x * x + y * y - 1) < 1e-12)
    }
  }

  @Test func `huge radii have bounded polygons`() {
    #expect(QuarterArc.points(CornerRadius(1e12), tolerance: 1e-9).count == 4_097)
  }

  @Test(arguments: [1.0, 300, 16_384, 65_536])
  func `no chord strays by more than the tolerance`(radius: Double) {
    let tolerance = 1.0 / 512
    let points = QuarterArc.points(CornerRadius(radius), tolerance: tolerance)
    for (start, end) in zip(points, points.dropFirst()) {
      // The middle of a chord is where it is farthest from the circle.
      let (x, y) = ((start.x + end.x) / 2, (start.y + end.y) / 2)
      #expect(radius - (x * x + y * y).squareRoot() <= tolerance)
    }
  }

  @Test func `clipping keeps what is inside`() {
    let square = Rect(minX: 0, minY: 0, maxX: 10, maxY: 10).corners
    let half = square.clipped(to: Rect(minX: 5, minY: -5, maxX: 50, maxY: 50))
    #expect(doubleArea(half) == 2 * 5 * 10)
    #expect(square.clipped(to: Rect(minX: 20, minY: 20, maxX: 30, maxY: 30)).isEmpty)
    #expect(doubleArea(square.clipped(to: Rect(minX: -9, minY: -9, maxX: 99, maxY: 99))) == 200)
  }

  @Test func `of a polygon with a coordinate that is no number, nothing is inside`() {
    let corners = Rect(minX: 0, minY: 0, maxX: 10, maxY: 10).corners
    let window = Rect(minX: 5, minY: 5, maxX: 50, maxY: 50)
    for index in corners.indices {
      for bad in [Point(x: .nan, y: 1), Point(x: 1, y: .nan), Point(x: .nan, y: .nan)] {
        var polygon = corners
        polygon[index] = bad
        #expect(polygon.clipped(to: window).isEmpty)
      }
    }
  }

  @Test func `rectangles intersect where both are, and not where they only touch`() {
    let rect = Rect(minX: 0, minY: 10, maxX: 20, maxY: 40)
    #expect(
      rect.intersection(Rect(minX: 5, minY: 30, maxX: 50, maxY: 60))
        == Rect(minX: 5, minY: 30, maxX: 20, maxY: 40))
    #expect(
      rect.intersection(Rect(minX: -5, minY: 0, maxX: 15, maxY: 12))
        == Rect(minX: 0, minY: 10, maxX: 15, maxY: 12))
    #expect(rect.intersection(Rect(minX: 20, minY: 10, maxX: 30, maxY: 40)) == nil)
    #expect(rect.intersection(Rect(minX: 0, minY: 40, maxX: 20, maxY: 50)) == nil)
    #expect(rect.intersection(Rect(minX: 0, minY: 0, maxX: 20, maxY: 10)) == nil)
  }
}
