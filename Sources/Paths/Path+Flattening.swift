extension Path {
  /// An outline as a chain of straight lines.
  public struct Polyline: Sendable, Equatable {
    /// The vertices; where the line is closed, the first is not repeated at the end.
    public var points: [Point]
    /// Whether a line leads from the last vertex back to the first.
    public var isClosed: Bool
  }

  /// The most lines that one curve is cut into, whatever its size. Curves across the largest canvas and its
  /// guard band take fewer at a tolerance of 1/512 pixel.
  static let maximumChords = 8_192

  /// The outlines as straight lines that stray from the curves by at most `tolerance`, a positive distance,
  /// unless a curve would take more than 8,192 of them.
  ///
  /// A curve is cut at equal steps of its parameter; Wang's formula says how many from how far its control
  /// points stray from a straight line.
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

  /// How many lines its curves are cut into, as in `polylines`.
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

  /// The outlines as polygons, every one of them closed.
  public func polygons(tolerance: Double) -> [[Point]] {
    polylines(tolerance: tolerance).map(\.points).filter { $0.count > 2 }
  }

  /// The closed outlines of `polygons`.
  public init(polygons: [[Point]]) {
    self.init()
    for polygon in polygons where !polygon.isEmpty {
      move(to: polygon[0])
      for point in polygon.dropFirst() { line(to: point) }
      close()
    }
  }

  /// The path with straight lines for its curves, as in `polylines`; all else stays as it is.
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

  /// How far `b` is from the middle of `a` and `c`, twice.
  static func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
    let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    return (x * x + y * y).squareRoot()
  }

  /// The number of chords for a bend, so that each strays by at most `tolerance`.
  static func chords(_ bend: Double, _ tolerance: Double) -> Int {
    let count = (bend / tolerance).squareRoot()
    guard !count.isNaN else { return 1 }
    return count < Double(maximumChords) ? max(1, Int(count.rounded(.up))) : maximumChords
  }
}
