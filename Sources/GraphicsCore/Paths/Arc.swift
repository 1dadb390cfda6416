import Foundation

/// The sweep of arcs between angles.
enum Arc {
  /// Returns the angle from `start` to `end` in one direction, at most a full turn.
  ///
  /// An end in the opposite direction is reached around the circle.
  static func sweep(from start: CGFloat, to end: CGFloat, increasing: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = increasing ? end - start : start - end
    guard difference < 0 || difference > turn else { return increasing ? difference : -difference }
    guard difference < turn else { return increasing ? turn : -turn }
    var rest = difference.truncatingRemainder(dividingBy: turn)
    if rest < 0 { rest += turn }
    // An end that is an integral number of turns in the opposite direction is a full turn away, apart from rounding.
    if rest < 1e-9 { rest = turn }
    return increasing ? rest : -rest
  }
}
