extension Path {
  /// A subpath as a chain of straight lines.
  public struct Polyline: Sendable, Equatable {
    /// The vertices; if the line is closed, the first is not repeated at the end.
    public var points: [Point]
    /// Whether or not a line connects the last vertex to the first.
    public var isClosed: Bool
  }

  /// The maximum number of lines into which one curve is divided.
  ///
  /// Curves across the largest canvas and its guard band have fewer at a tolerance of 1/512 pixel.
  static let maximumChords = 8_192

  /// Returns the subpaths as straight lines that deviate from the curves by at most `tolerance`, a positive distance.
  ///
  /// A curve that would take more than 8,192 lines may deviate more. A curve is divided at equal steps of its
  /// parameter, whose number follows by Wang's formula from the deviation of its control points from a straight line.
  public func polylines(tolerance: Double) -> [Polyline] {
    var lines: [Polyline] = []
    var points: [Point] = []
    func finish(closed: Bool) {
      var points = points
      if closed, points.count > 1, points.last == points.first { points.removeLast() }
      if closed || points.count > 1 { lines.append(Polyline(points: points, isClosed: closed)) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish(closed: false)
        points = [point]
      case .line(let point): points.append(point)
      case .quad(let control, let end):
        guard let from = points.last else { continue }
        append(.quad(from, control, end), tolerance, to: &points)
      case .cubic(let first, let second, let end):
        guard let from = points.last else { continue }
        append(.cubic(from, first, second, end), tolerance, to: &points)
      case .close:
        guard let start = points.first else { continue }
        finish(closed: true)
        points = [start]
      }
    }
    finish(closed: false)
    return lines
  }

  /// Returns the number of lines into which the curves are divided, as in `polylines`.
  public func chordCount(tolerance: Double) -> Int {
    var (count, from) = (0, Point.zero)
    for element in elements {
      switch element {
      case .move(let point), .line(let point): from = point
      case .quad(let control, let end):
        count += Curve.quad(from, control, end).chords(tolerance: tolerance)
        from = end
      case .cubic(let first, let second, let end):
        count += Curve.cubic(from, first, second, end).chords(tolerance: tolerance)
        from = end
      case .close: break
      }
    }
    return count
  }

  /// Returns the subpaths as closed polygons.
  public func polygons(tolerance: Double) -> [[Point]] {
    polylines(tolerance: tolerance).map(\.points).filter { $0.count > 2 }
  }

  /// Creates the closed outlines of `polygons`.
  public init(polygons: [[Point]]) {
    self.init()
    for polygon in polygons where !polygon.isEmpty {
      move(to: polygon[0])
      for point in polygon.dropFirst() { line(to: point) }
      close()
    }
  }

  /// Returns the path with straight lines in place of its curves, as in `polylines`.
  public func flattened(tolerance: Double) -> Path {
    var result = Path()
    var from = Point.zero
    for element in elements {
      let curve: Curve? =
        switch element {
        case .quad(let control, let end): .quad(from, control, end)
        case .cubic(let first, let second, let end): .cubic(from, first, second, end)
        case .move, .line, .close: nil
        }
      if let curve {
        var points: [Point] = []
        append(curve, tolerance, to: &points)
        for point in points { result.line(to: point) }
      } else {
        result.append(element)
      }
      from = result.currentPoint ?? .zero
    }
    return result
  }

  private func append(_ curve: Curve, _ tolerance: Double, to points: inout [Point]) {
    let count = curve.chords(tolerance: tolerance)
    for index in 1...count { points.append(curve.point(at: Double(index) / Double(count))) }
  }

  /// Returns twice the distance of `b` from the middle of `a` and `c`.
  static func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
    let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    return (x * x + y * y).squareRoot()
  }

  /// Returns the number of chords for a bend, so that each deviates by at most `tolerance`.
  static func chords(_ bend: Double, _ tolerance: Double) -> Int {
    let count = (bend / tolerance).squareRoot()
    guard !count.isNaN else { return 1 }
    return count < Double(maximumChords) ? max(1, Int(count.rounded(.up))) : maximumChords
  }
}
