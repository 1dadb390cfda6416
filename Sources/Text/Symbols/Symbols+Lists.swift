import Paths

/// The symbols of lines of text, lists, grids and charts.
extension SymbolSketch {
  /// Draws a symbol of this group; returns false for any other name.
  mutating func drawList(_ name: String) -> Bool {
    switch name {
    case "line.3.horizontal", "line.horizontal.3":
      for y in [4.8, 10, 15.2] { lines((2.8, y), (17.2, y)) }
    case "line.3.horizontal.decrease", "line.horizontal.3.decrease":
      for (y, inset) in [(5.2, 0.0), (10, 2.6), (14.8, 5.2)] { lines((2.8 + inset, y), (17.2 - inset, y)) }
    case "list.bullet", "list.dash", "list.number":
      width = 22
      flips = true
      for (index, y) in [4.8, 10, 15.2].enumerated() {
        lines((6.6, y), (18, y))
        switch name {
        case "list.bullet": dot(2.4, y, 0.7)
        case "list.dash": lines((1.4, y), (3, y))
        default:
          let map = AffineTransform(a: 0.32, b: 0, c: 0, d: 0.32, tx: -0.9, ty: y - 3.2)
          var figure = SymbolSketch(line: line, weight: min(weight + 0.3, 1), isFilled: false)
          figure.text(String(index + 1))
          solidArea(figure.outline().mapped(by: map))
        }
      }
    case "text.alignleft", "text.aligncenter", "text.alignright", "text.justify", "text.justifyleft":
      for (index, y) in [3.7, 7.9, 12.1, 16.3].enumerated() {
        let short = index % 2 == 1 && !name.contains("justify") ? 4.6 : 0
        let left = name == "text.alignright" ? short : name == "text.aligncenter" ? short / 2 : 0
        lines((2.8 + left, y), (17.2 - short + left, y))
      }
    case "slider.horizontal.3":
      for (y, x) in [(4.6, 13.0), (10, 6.6), (15.4, 13)] {
        lines((2.6, y), (17.4, y))
        let knob = Path.circle(x, y, 1.9)
        gap(area(knob))
        stroke(knob)
      }
    case "square.grid.2x2", "circle.grid.2x2", "square.grid.3x3", "circle.grid.3x3":
      let count = name.hasSuffix("2x2") ? 2 : 3
      let (side, step) = count == 2 ? (5.6, 8.4) : (3.2, 5.4)
      let start = 10 - (step * Double(count - 1) + side) / 2
      for row in 0..<count {
        for column in 0..<count {
          let (x, y) = (start + Double(column) * step, start + Double(row) * step)
          shape(
            name.hasPrefix("square")
              ? .box(x, y, x + side, y + side, count == 2 ? 1.2 : 0.7)
              : .circle(x + side / 2, y + side / 2, side / 2))
        }
      }
    case "sidebar.left", "sidebar.right", "sidebar.leading", "sidebar.trailing":
      width = 22
      let isLeft = name == "sidebar.left" || name == "sidebar.leading"
      let bar = Path.lines([(7, 4.4), (7, 15.6)])
      stroke(.box(1.8, 4, 18.2, 16, 2.4))
      stroke(isLeft ? bar : bar.mirrored)
      for y in [7.2, 9.8] {
        let mark = Path.lines([(3.9, y), (4.9, y)])
        stroke(isLeft ? mark : mark.mirrored, 0.7)
      }
      flips = name.hasSuffix("ing")
    case "chart.bar":
      for (left, top) in [(2.8, 11.0), (8.3, 7.4), (13.8, 3.4)] {
        shape(.box(left, top, left + 3.4, 16.6, 0.7))
      }
    case "chart.pie":
      shape(.sector(9.2, 10.8, 7.2, from: 0, to: 270))
      shape(.sector(12, 8, 5.6, from: -90, to: 0))
    case "chart.line.uptrend.xyaxis":
      stroke(.bends([(2.8, 3), (2.8, 16.8), (17.4, 16.8)], radius: 1))
      lines((5.8, 13), (9, 9), (11.4, 11.2), (16.6, 5))
    case "waveform":
      for (x, half) in [(2.6, 1.6), (6.3, 4.6), (10, 7.4), (13.7, 3.8), (17.4, 1.2)] {
        lines((x, 10 - half), (x, 10 + half))
      }
    default: return false
    }
    return true
  }
}
