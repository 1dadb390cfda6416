import Foundation
import Paths

/// Part of a circle.
struct Arc {
  var center: CGPoint
  var start: CGFloat
  var sweep: CGFloat

  /// The angle from `start` to `end` in one direction, at most a full turn. An end that lies the wrong way is
  /// reached by going around.
  static func sweep(from start: CGFloat, to end: CGFloat, increasing: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = increasing ? end - start : start - end
    guard difference < 0 || difference > turn else { return increasing ? difference : -difference }
    guard difference < turn else { return increasing ? turn : -turn }
    var rest = difference.truncatingRemainder(dividingBy: turn)
    if rest < 0 { rest += turn }
    return increasing ? rest : -rest
  }

  /// The arc that touches the lines from `from` to `corner` and on to `to`; nil where they are one line.
  init?(from: CGPoint, corner: CGPoint, to: CGPoint, radius: CGFloat) {
    let (a, b) = (Arc.direction(corner, from), Arc.direction(corner, to))
    let cross = a.x * b.y - a.y * b.x
    let dot = a.x * b.x + a.y * b.y
    guard abs(cross) > 1e-12, radius > 0 else { return nil }
    // The circle touches both lines at radius / tan(φ/2) from the corner, φ the angle between them.
    let distance = radius * (1 + dot) / abs(cross)
    let touch = CGPoint(x: corner.x + a.x * distance, y: corner.y + a.y * distance)
    let side: CGFloat = cross > 0 ? 1 : -1
    center = CGPoint(x: touch.x - a.y * radius * side, y: touch.y + a.x * radius * side)
    let end = CGPoint(x: corner.x + b.x * distance, y: corner.y + b.y * distance)
    start = Trigonometry.angle(x: touch.x - center.x, y: touch.y - center.y)
    let last = Trigonometry.angle(x: end.x - center.x, y: end.y - center.y)
    sweep = Arc.sweep(from: start, to: last, increasing: cross < 0)
  }

  private static func direction(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    let (x, y) = (b.x - a.x, b.y - a.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? CGPoint(x: x / length, y: y / length) : .zero
  }
}
