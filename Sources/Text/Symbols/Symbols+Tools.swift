import Paths

/// The symbols of tools: gears, locks, bins, clocks, glasses.
extension SymbolSketch {
  /// Draws a symbol of this group; returns false for any other name.
  mutating func drawTool(_ name: String) -> Bool {
    switch name {
    case "gearshape":
      shape(SymbolSketch.wheel)
      if isFilled { knock(.circle(10, 10, 2.7)) } else { stroke(.circle(10, 10, 2.6)) }
    case "gear":
      stroke(.circle(10, 10, 5.9))
      for index in 0..<12 {
        let turns = Double(index) / 12
        lines(SymbolSketch.around(10, 10, 6.2, turns), SymbolSketch.around(10, 10, 8, turns), scale: 0.95)
      }
      for index in 0..<3 {
        lines((10, 10), SymbolSketch.around(10, 10, 5.6, Double(index) / 3 + 1.0 / 6), scale: 0.8)
      }
    case "trash":
      width = 18
      shape(.bends([(4.8, 5.4), (5.6, 17.8), (14.4, 17.8), (15.2, 5.4)], radius: 1.7).closed)
      lines((3, 5.2), (17, 5.2))
      stroke(.bends([(7.2, 5), (7.2, 2.6), (12.8, 2.6), (12.8, 5)], radius: 1.2))
      for (x, low) in [(7.9, 0.2), (12.1, -0.2)] { detail(.lines([(x - low, 8.2), (x, 14.8)]), 0.75) }
      detail(.lines([(10, 8.2), (10, 14.8)]), 0.75)
    case "magnifyingglass", "plus.magnifyingglass", "minus.magnifyingglass":
      stroke(.circle(8.4, 8.4, 5.8))
      lines((12.8, 12.8), (17.4, 17.4), scale: 1.1)
      if name != "magnifyingglass" { lines((5.8, 8.4), (11, 8.4), scale: 0.9) }
      if name == "plus.magnifyingglass" { lines((8.4, 5.8), (8.4, 11), scale: 0.9) }
    case "lock", "lock.open":
      width = name == "lock" ? 16 : 20
      let shift = name == "lock" ? 0 : -2.4
      shape(.box(4.4 + shift, 9, 15.6 + shift, 17.8, 1.9))
      let shackle = Path.lines([(6.8, 9), (6.8, 5.6)]).with(.arc(10, 5.4, 3.2, from: 180, to: 360))
        .with(.lines([(13.2, 5.4), (13.2, name == "lock" ? 9 : 7.4)]))
      stroke(shackle.moved(name == "lock" ? 0 : 3.9, 0))
    case "key":
      shape(.circle(6.4, 6.8, 4))
      if isFilled { knock(.circle(5.4, 5.8, 1.2)) } else { dot(5.4, 5.8, 0) }
      lines((9.4, 9.8), (17, 17.4))
      lines((13.2, 13.6), (15.4, 11.4))
      lines((16.2, 16.6), (18, 14.8))
    case "eye":
      width = 24
      shape(
        .curves(
          [
            (0.4, 10), (3.2, 6), (6.4, 4), (10, 4), (13.6, 4), (16.8, 6), (19.6, 10), (16.8, 14), (13.6, 16),
            (10, 16), (6.4, 16), (3.2, 14), (0.4, 10),
          ], closed: true))
      if isFilled {
        knock(stroked(.circle(10, 10, 3.2), 0.8))
      } else {
        stroke(.circle(10, 10, 2.9))
      }
    case "clock", "alarm", "stopwatch":
      let (y, radius) = name == "clock" ? (10.0, 7.75) : (11, 6.9)
      shape(.circle(10, y, radius))
      detail(.lines([(10, y - radius * 0.6), (10, y + 0.4), (6.8, y + 2.4)]), 0.95)
      if name == "alarm" {
        for path in [Path.lines([(2.4, 5.2), (5.4, 2.6)])] {
          stroke(path)
          stroke(path.mirrored)
        }
        lines((5, 16.4), (3.8, 17.8))
        lines((15, 16.4), (16.2, 17.8))
      } else if name == "stopwatch" {
        lines((8.2, 1.8), (11.8, 1.8))
        lines((10, 1.8), (10, 4))
        lines((15.6, 4.6), (16.4, 5.4))
      }
    case "timer":
      stroke(.arc(10, 10, 7.75, from: -90, to: 215))
      lines((10, 2.4), (10, 5))
      lines((10, 10), (6.6, 6.6))
    case "hourglass":
      width = 16
      shape(
        .curves(
          [
            (5, 2.2), (8.4, 2.2), (11.6, 2.2), (15, 2.2), (15, 6.6), (11.2, 7.6), (11.2, 10), (11.2, 12.4),
            (15, 13.4), (15, 17.8), (11.6, 17.8), (8.4, 17.8), (5, 17.8), (5, 13.4), (8.8, 12.4), (8.8, 10),
            (8.8, 7.6), (5, 6.6), (5, 2.2),
          ], closed: true))
    case "scissors":
      for path in [Path.circle(4.2, 15.2, 2.2).with(.lines([(5.8, 13.6), (13.4, 2.2)]))] {
        stroke(path)
        stroke(path.mapped(by: AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 20, ty: 0)))
      }
    case "paintbrush":
      shape(.polygon([(17.6, 2.4), (18.2, 3.4), (11, 12.2), (8.2, 9.8)], radius: 0.7))
      shape(
        .curves(
          [
            (7.4, 10.8), (9.2, 11.4), (10, 12.6), (10.2, 13.8), (9.4, 16.6), (5.6, 18), (2, 17), (4, 16.2),
            (4, 12.4), (7.4, 10.8),
          ], closed: true))
    case "wrench":
      shape(
        .polygon(
          [
            (2.2, 15.4), (9.6, 8), (9.4, 5), (11.6, 2.6), (14.6, 2), (11.8, 5), (15, 8.2), (18, 5.4),
            (17.4, 8.4), (15, 10.6), (12, 10.4), (4.6, 17.8),
          ], radius: 0.9))
    case "hammer":
      shape(.polygon([(10.4, 7.2), (12.8, 9.6), (4.4, 18), (2, 15.6)], radius: 0.9))
      shape(
        .polygon([(7.4, 4.2), (11, 2.6), (15.2, 6.4), (17.8, 8.2), (15.4, 11), (12.8, 8.6)], radius: 0.7))
    default: return false
    }
    return true
  }

  /// The outline of a wheel of eight teeth.
  private static let wheel: Path = {
    var points: [(Double, Double)] = []
    for tooth in 0..<8 {
      for (offset, radius) in [(-0.030, 6.3), (-0.021, 8.2), (0.021, 8.2), (0.030, 6.3)] {
        points.append(around(10, 10, radius, Double(tooth) / 8 + offset))
      }
    }
    return .polygon(points, radius: 0.5)
  }()
}
