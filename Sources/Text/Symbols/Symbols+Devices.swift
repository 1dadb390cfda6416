import Paths

/// The symbols of devices, and of their connections and power.
extension SymbolSketch {
  /// Draws a symbol of this group; returns false for any other name.
  mutating func drawDevice(_ name: String) -> Bool {
    switch name {
    case "iphone", "ipad":
      let isPhone = name == "iphone"
      width = isPhone ? 14 : 18
      let half = isPhone ? 4.6 : 6.6
      shape(.box(10 - half, 1.8, 10 + half, 18.2, isPhone ? 2.2 : 1.8))
      detail(.lines([(8.2, 15.8), (11.8, 15.8)]), 0.8)
    case "laptopcomputer":
      width = 26
      shape(.box(1.4, 3.8, 18.6, 14, 1.6))
      lines((-1.4, 16.4), (21.4, 16.4))
    case "desktopcomputer", "display":
      width = 24
      shape(.box(0.8, 2.8, 19.2, 13.8, 1.8))
      if name == "desktopcomputer" { detail(.lines([(1.2, 11), (18.8, 11)]), 0.8) }
      lines((10, 14), (10, 17))
      lines((6.6, 17.2), (13.4, 17.2))
    case "tv":
      width = 24
      shape(.box(0.8, 3.4, 19.2, 14.6, 1.8))
      lines((6.4, 17.2), (13.6, 17.2))
    case "keyboard":
      width = 26
      shape(.box(-0.6, 4.6, 20.6, 15.4, 1.8))
      for x in stride(from: 2.4, through: 17.6, by: 3.04) { detail(.lines([(x, 7.8), (x, 7.82)]), 0.9) }
      for x in [2.4, 17.6] { detail(.lines([(x, 12.2), (x, 12.22)]), 0.9) }
      detail(.lines([(5.6, 12.2), (14.4, 12.2)]), 0.9)
    case "printer":
      width = 22
      shape(.box(2, 6.8, 18, 13.6, 1.6))
      shape(.box(5.4, 2.6, 14.6, 6.8, 0.8))
      let sheet = Path.box(5.4, 11, 14.6, 17.4, 0.8)
      gap(area(sheet))
      stroke(sheet)
    case "battery.100", "battery.50", "battery.25", "battery.0":
      width = 28
      stroke(.box(-1.8, 5.6, 17.8, 14.4, 2.4))
      lines((20.6, 8.8), (20.6, 11.2), scale: 1.1)
      let share = (Double(name.dropFirst(8)) ?? 0) / 100
      if share > 0 { solidArea(.box(0.4, 7.8, 0.4 + 15.2 * share, 12.2, 0.9)) }
    case "wifi":
      width = 24
      for radius in [4.2, 8, 11.8] { stroke(.arc(10, 15.6, radius, from: -133, to: -47), 1.1) }
      dot(10, 15.4, 1.2)
    case "antenna.radiowaves.left.and.right":
      width = 24
      solid(.circle(10, 8.2, 0.9))
      lines((10, 9), (10, 17.6))
      for radius in [4.0, 7.4, 10.8] {
        stroke(.arc(10, 8.2, radius, from: -40, to: 40))
        stroke(.arc(10, 8.2, radius, from: 140, to: 220))
      }
    case "power":
      stroke(.arc(10, 10.8, 6.8, from: -55, to: 235))
      lines((10, 2.4), (10, 9.6))
    case "barcode":
      width = 24
      for (x, scale) in [
        (0.8, 0.7), (4.2, 1.2), (7.6, 0.6), (10.4, 1.1), (13.4, 0.6), (16, 1.2), (19.2, 0.7),
      ] {
        lines((x, 4.6), (x, 15.4), scale: scale)
      }
    case "qrcode":
      for (x, y) in [(2.8, 2.8), (11.6, 2.8), (2.8, 11.6)] {
        stroke(.box(x, y, x + 5.6, y + 5.6, 0.6))
        solidArea(.box(x + 2, y + 2, x + 3.6, y + 3.6))
      }
      for (x, y) in [(11.8, 11.8), (14.6, 14.6), (17.2, 11.8), (11.8, 17.2), (17.2, 17.2)] {
        solidArea(.box(x - 1, y - 1, x + 1, y + 1))
      }
    case "lightbulb":
      width = 16
      shape(
        .curves(
          [
            (7.4, 14), (7.4, 11.8), (4.6, 11), (4.6, 7.4), (4.6, 4.2), (7, 2), (10, 2), (13, 2), (15.4, 4.2),
            (15.4, 7.4), (15.4, 11), (12.6, 11.8), (12.6, 14), (10.9, 14), (9.1, 14), (7.4, 14),
          ], closed: true))
      lines((7.8, 16.4), (12.2, 16.4), scale: 0.9)
      lines((8.8, 18.4), (11.2, 18.4), scale: 0.9)
    default: return false
    }
    return true
  }
}
