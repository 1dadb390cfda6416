extension Path {
  /// An outline as a chain of straight lines.
  public struct Polyline: Sendable, Equatable {
    /// The vertices; where the line is closed, the first is not repeated at the end.
    public var points: [Point]
    /// Whether a line leads from the last vertex back to the first.
    public var isClosed: Bool
  }

  /// The most lines that one curve is cut into, whatever its size.
  static let maximumChords = 1_024

  /// The outlines as straight lines that stray from the curves by at most `tolerance`, a positive distance.
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
        let bend = Path.bend(from, control, end)
        appendCurve(chords((0.25 * bend / tolerance).squareRoot()), to: &points) { t in
          between(between(from, control, t), between(control, end, t), t)
        }
        points[points.count - 1] = end
      case .cubic(let first, let second, let end):
        guard let from = points.last else { continue }
        let bend = max(Path.bend(from, first, second), Path.bend(first, second, end))
        appendCurve(chords((0.75 * bend / tolerance).squareRoot()), to: &points) { t in
          let middle = between(first, second, t)
          return between(
            between(between(from, first, t), middle, t), between(middle, between(second, end, t), t), t)
        }
        points[points.count - 1] = end
      case .close:
        guard let start = points.first else { continue }
        finish(closed: true)
        points = [start]
      }
    }
    finish(closed: false)
    return lines
  }

  /// The outlines as polygons, every one of them closed.
  public func polygons(tolerance: Double) -> [[Point]] {
    polylines(tolerance: tolerance).map(\.points).filter { $0.count > 2 }
  }

  private static func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
    let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    return (x * x + y * y).squareRoot()
  }
}

private func chords(_ count: Double) -> Int {
  count < Double(Path.maximumChords) ? max(1, Int(count.rounded(.up))) : Path.maximumChords
}

private func appendCurve(_ chords: Int, to points: inout [Point], curve: (Double) -> Point) {
  for index in 1...chords { points.append(curve(Double(index) / Double(chords))) }
}

private func between(_ a: Point, _ b: Point, _ share: Double) -> Point {
  Point(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
}
