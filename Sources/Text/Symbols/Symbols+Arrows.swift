import Paths

/// The arrows.
extension SymbolSketch {
  private static let right = Path.lines([(3, 10), (17, 10)]).with(
    .lines([(11.3, 4.3), (17, 10), (11.3, 15.7)]))

  /// The rotations of arrows, in quarter turns from the one to the right.
  private static let turns: [String: Double] = [
    "right": 0, "down": 1, "left": 2, "up": 3, "down.right": 0.5, "down.left": 1.5, "up.left": 2.5,
    "up.right": 3.5, "forward": 0, "backward": 2, "up.forward": 3.5, "down.forward": 0.5,
    "up.backward": 2.5, "down.backward": 1.5,
  ]

  /// Draws an arrow; returns false for any other name.
  mutating func drawArrow(_ name: String) -> Bool {
    guard name.hasPrefix("arrow.") else { return false }
    let way = String(name.dropFirst(6))
    if let turn = SymbolSketch.turns[way] {
      stroke(SymbolSketch.right.turned(turn))
      flips = way.hasSuffix("ward")
      return true
    }
    switch way {
    case "clockwise", "counterclockwise": circling(way == "counterclockwise")
    case "triangle.2.circlepath", "2.circlepath":
      for start in [195.0, 15] {
        stroke(.arc(10, 10, 6.6, from: start, to: start + 140))
        head(at: start + 140, 6.6)
      }
    case "uturn.left", "uturn.right", "uturn.backward", "uturn.forward":
      let isLeft = way == "uturn.left" || way == "uturn.backward"
      let path = Path.bends([(3.6, 7.4), (16.4, 7.4), (16.4, 15.6), (8.6, 15.6)], radius: 4)
        .with(.lines([(7.4, 3.6), (3.6, 7.4), (7.4, 11.2)]))
      stroke(isLeft ? path : path.mirrored)
      flips = way.hasSuffix("ward")
    case "turn.up.left", "turn.up.right":
      let path = Path.bends([(15.6, 16.6), (15.6, 8), (4, 8)], radius: 3)
        .with(.lines([(8, 4), (4, 8), (8, 12)]))
      stroke(way == "turn.up.left" ? path : path.mirrored)
    case "up.left.and.arrow.down.right", "down.right.and.arrow.up.left":
      let isOutward = way.hasPrefix("up")
      let path =
        isOutward
        ? Path.lines([(8.4, 8.4), (3.8, 3.8)]).with(.lines([(3.8, 8), (3.8, 3.8), (8, 3.8)]))
        : Path.lines([(3.4, 3.4), (8.2, 8.2)]).with(.lines([(8.2, 4), (8.2, 8.2), (4, 8.2)]))
      stroke(path)
      stroke(path.turned(2))
    case "left.arrow.right", "up.arrow.down":
      let one = Path.lines([(16.8, 6.2), (3.2, 6.2)]).with(.lines([(6.6, 2.8), (3.2, 6.2), (6.6, 9.6)]))
      let both = one.with(one.turned(2))
      stroke(way == "left.arrow.right" ? both : both.turned(1))
    case "left.and.right", "up.and.down":
      let head = Path.lines([(6.6, 6), (2.6, 10), (6.6, 14)])
      let both = Path.lines([(2.8, 10), (17.2, 10)]).with(head).with(head.turned(2))
      stroke(way == "left.and.right" ? both : both.turned(1))
    case "up.to.line", "down.to.line", "left.to.line", "right.to.line":
      let path = Path.lines([(3, 10), (14, 10)]).with(.lines([(9.4, 5.4), (14, 10), (9.4, 14.6)]))
        .with(.lines([(17, 4), (17, 16)]))
      stroke(path.turned(["right": 0, "down": 1, "left": 2, "up": 3][String(way.dropLast(8))] ?? 0))
    default: return false
    }
    return true
  }

  private mutating func circling(_ isMirrored: Bool) {
    let arc = Path.arc(10, 10.4, 6.7, from: 0, to: 305)
    stroke(isMirrored ? arc.mirrored : arc)
    let tip = SymbolSketch.head(10, 10.4, at: 305, 6.7)
    solid(isMirrored ? tip.mirrored : tip)
  }

  private mutating func head(at angle: Double, _ radius: Double) {
    solid(SymbolSketch.head(10, 10, at: angle, radius))
  }

  /// Returns a triangle that points clockwise, at an angle in degrees on a circle.
  private static func head(_ x: Double, _ y: Double, at angle: Double, _ radius: Double) -> Path {
    let turn = angle * .pi / 180
    let triangle = Path.polygon([(radius - 2.3, 0), (radius + 2.3, 0), (radius, 3)])
    return triangle.mapped(by: .rotation(by: turn).concatenating(.translation(x: x, y: y)))
  }
}
