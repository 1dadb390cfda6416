import Foundation
import GraphicsCore
import Paths

/// A path along which a point is animated, in pieces.
struct MotionPath {
  /// A line or a curve; the move to another subpath is none.
  struct Piece {
    /// The end and control points of a Bézier curve of any degree.
    let points: [Point]
    /// The length up to each of the steps in which the curve is measured.
    let lengths: [Double]

    init(_ points: [Point]) {
      self.points = points
      let steps = points.count == 2 ? 1 : 64
      var sum = 0.0
      var last = points[0]
      lengths = (1...steps).map { step in
        let point = Piece.point(points, Double(step) / Double(steps))
        let (dx, dy) = (point.x - last.x, point.y - last.y)
        sum += (dx * dx + dy * dy).squareRoot()
        last = point
        return sum
      }
    }

    var length: Double { lengths[lengths.count - 1] }

    /// Returns the point at a parameter, by de Casteljau's method; the ends are exact.
    static func point(_ points: [Point], _ t: Double) -> Point {
      var points = points
      while points.count > 1 {
        points = zip(points, points.dropFirst()).map { a, b in
          Point(x: between(a.x, b.x, t), y: between(a.y, b.y, t))
        }
      }
      return points[0]
    }

    /// Returns the parameter at a fraction of the length.
    func parameter(at share: Double) -> Double {
      let target = share * length
      guard lengths.count > 1, let step = lengths.firstIndex(where: { $0 >= target }) else { return share }
      let before = step > 0 ? lengths[step - 1] : 0
      let part = lengths[step] > before ? (target - before) / (lengths[step] - before) : 0
      return (Double(step) + part) / Double(lengths.count)
    }
  }

  private(set) var pieces: [Piece] = []

  init(_ path: Paths.Path) {
    var (last, start) = (Point.zero, Point.zero)
    func add(_ points: [Point]) -> Point {
      pieces.append(Piece(points))
      return points[points.count - 1]
    }
    for element in path.elements {
      switch element {
      case .move(let point): (last, start) = (point, point)
      case .line(let end): last = add([last, end])
      case .quad(let control, let end): last = add([last, control, end])
      case .cubic(let first, let second, let end): last = add([last, first, second, end])
      case .close: last = last == start ? last : add([last, start])
      }
    }
  }

  /// Returns the point at a fraction of a piece; the end of the last one if `index` is beyond it.
  func point(_ index: Int, _ share: Double, isPaced: Bool) -> CGPoint? {
    guard let last = pieces.last else { return nil }
    guard index < pieces.count else { return CGPoint(last.points[last.points.count - 1]) }
    let piece = pieces[index]
    return CGPoint(Piece.point(piece.points, isPaced ? piece.parameter(at: share) : share))
  }

  /// Returns the direction at a fraction of a piece, in radians.
  func angle(_ index: Int, _ share: Double, isPaced: Bool) -> Double? {
    guard let last = pieces.last else { return nil }
    let piece = index < pieces.count ? pieces[index] : last
    let t = index < pieces.count ? (isPaced ? piece.parameter(at: share) : share) : 1
    let (a, b) = (Piece.point(piece.points, max(0, t - 1e-4)), Piece.point(piece.points, min(1, t + 1e-4)))
    return a == b ? nil : Trigonometry.angle(x: b.x - a.x, y: b.y - a.y)
  }
}
