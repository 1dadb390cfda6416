import Foundation

/// How arcs are told by their angles.
enum Arc {
  /// The angle from `start` to `end` in one direction, at most a full turn. An end that lies the wrong way is
  /// reached by going around.
  static func sweep(from start: CGFloat, to end: CGFloat, increasing: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = increasing ? end - start : start - end
    guard difference < 0 || difference > turn else { return increasing ? difference : -difference }
    guard difference < turn else { return increasing ? turn : -turn }
    var rest = difference.truncatingRemainder(dividingBy: turn)
    if rest < 0 { rest += turn }
    // An end a whole number of turns the wrong way is a full turn away, whatever rounding left of it.
    if rest < 1e-9 { rest = turn }
    return increasing ? rest : -rest
  }
}
