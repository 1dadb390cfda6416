import Paths

/// The symbols of plain shapes, and of marks in them.
extension SymbolSketch {
  /// Draws a symbol of this group; returns false for any other name.
  mutating func drawFigure(_ name: String) -> Bool {
    switch name {
    case "circle": shape(.circle(10, 10, 7.75))
    case "square": shape(.box(2.6, 2.6, 17.4, 17.4, 3))
    case "app": shape(.box(2.4, 2.4, 17.6, 17.6, 4.4))
    case "rectangle", "rectangle.portrait":
      width = name == "rectangle" ? 22 : 17
      shape(name == "rectangle" ? .box(1.6, 4.4, 18.4, 15.6, 2) : .box(4.2, 2, 15.8, 18, 2))
    case "capsule":
      width = 22
      shape(.box(1.6, 5.2, 18.4, 14.8, 4.79))
    case "oval":
      width = 22
      shape(.ellipse(10, 10, 8.6, 6))
    case "triangle": shape(SymbolSketch.triangle)
    case "diamond": shape(.polygon([(10, 1.8), (18.2, 10), (10, 18.2), (1.8, 10)], radius: 1.4))
    case "hexagon":
      shape(.polygon((0..<6).map { SymbolSketch.around(10, 10, 8.4, Double($0) / 6) }, radius: 1.2))
    case "seal": shape(SymbolSketch.seal)
    case "checkmark.seal":
      ground(SymbolSketch.seal)
      detail(.lines([(6.9, 10.4), (9.2, 12.9), (13.2, 7.2)]), 0.95)
    case "exclamationmark.triangle":
      ground(SymbolSketch.triangle)
      detail(.lines([(10, 7.6), (10, 11)]))
      detail(.lines([(10, 14), (10, 14.02)]), 1.15)
    case "shield", "checkmark.shield":
      width = 18
      if name == "shield" {
        shape(SymbolSketch.shield)
      } else {
        ground(SymbolSketch.shield)
        detail(.lines([(7, 10), (9.3, 12.6), (13, 7)]), 0.95)
      }
    case "record.circle", "smallcircle.filled.circle":
      shape(.circle(10, 10, 7.75))
      let dot = Path.circle(10, 10, name == "record.circle" ? 3.6 : 2.2)
      if isFilled { knock(area(dot)) } else { solid(dot) }
    case "target":
      stroke(.circle(10, 10, 7.75))
      stroke(.circle(10, 10, 4))
      dot(10, 10, 0.4)
    case "circle.lefthalf.filled", "circle.righthalf.filled":
      let half = Path.circle(10, 10, 7.75).common(.box(0, 0, 10, 20))
      solidArea(name == "circle.lefthalf.filled" ? half : half.mirrored.clockwise)
      stroke(.circle(10, 10, 7.75))
    case "nosign":
      stroke(.circle(10, 10, 7.75))
      lines((4.6, 4.6), (15.4, 15.4))
    case "square.on.square":
      let front = Path.box(6.8, 6.8, 17.4, 17.4, 2.2)
      shape(.box(2.6, 2.6, 13.2, 13.2, 2.2))
      gap(area(front))
      if isFilled { room(around: front) }
      shape(front)
    case "viewfinder":
      for quarters in 0..<4 {
        stroke(.bends([(2.8, 7), (2.8, 2.8), (7, 2.8)], radius: 2).turned(Double(quarters)))
      }
    default: return false
    }
    return true
  }

  private static let triangle = Path.polygon([(10, 2.6), (18.6, 17), (1.4, 17)], radius: 1.6)

  private static let shield = Path.curves(
    [
      (10, 2.4), (11.8, 4), (14.2, 4.9), (16.4, 5.1), (16.4, 6.6), (16.4, 8.2), (16.4, 9.8), (16.4, 13.6),
      (13.6, 16.3), (10, 17.6), (6.4, 16.3), (3.6, 13.6), (3.6, 9.8), (3.6, 8.2), (3.6, 6.6), (3.6, 5.1),
      (5.8, 4.9), (8.2, 4), (10, 2.4),
    ], closed: true)

  /// Returns a point on a circle, at a number of turns clockwise from the top.
  static func around(_ x: Double, _ y: Double, _ radius: Double, _ turns: Double) -> (Double, Double) {
    let angle = turns * 2 * .pi
    return (x + radius * Trigonometry.sine(angle), y - radius * Trigonometry.cosine(angle))
  }

  /// The outline of a wavy disc of eight bumps.
  private static let seal: Path = {
    var path = Path()
    for index in 0..<8 {
      let (x, y) = around(10, 10, 5.5, (Double(index) + 0.5) / 8)
      let bump = Path.circle(x, y, 2.6)
      path = index == 0 ? bump : path.joined(bump)
    }
    return path.joined(.circle(10, 10, 6.2))
  }()
}
