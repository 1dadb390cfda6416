import Paths

/// The symbols of weather, plants, fire and water.
extension SymbolSketch {
  /// Draws a symbol of this group; returns false for any other name.
  mutating func drawNature(_ name: String) -> Bool {
    switch name {
    case "sun.max", "sun.min":
      let (from, to) = name == "sun.max" ? (6.2, 8.1) : (6.6, 6.8)
      shape(.circle(10, 10, 3.6))
      for index in 0..<8 {
        let turns = Double(index) / 8
        lines(SymbolSketch.around(10, 10, from, turns), SymbolSketch.around(10, 10, to, turns))
      }
    case "moon": shape(Path.circle(9.4, 10.6, 7.4).cut(.circle(13.2, 6.8, 6.2)))
    case "cloud", "icloud":
      width = 24
      shape(SymbolSketch.cloud)
    case "cloud.rain":
      width = 24
      shape(SymbolSketch.cloud.moved(0, -2.6))
      for x in [6.4, 10, 13.6] { lines((x, 15.6), (x - 1.2, 18.2)) }
    case "bolt":
      width = 16
      shape(
        .polygon([(11.8, 1.6), (4.6, 11.2), (9.2, 11.2), (8.2, 18.4), (15.4, 8.6), (10.8, 8.6)], radius: 0.4))
    case "drop":
      width = 16
      shape(
        .curves(
          [
            (10, 2.4), (11.2, 5.2), (15.4, 8.6), (15.4, 12.4), (15.4, 15.4), (13, 17.6), (10, 17.6),
            (7, 17.6), (4.6, 15.4), (4.6, 12.4), (4.6, 8.6), (8.8, 5.2), (10, 2.4),
          ], closed: true))
    case "flame":
      width = 16
      shape(
        .curves(
          [
            (9.6, 1.8), (10.6, 5.6), (15.6, 7.6), (15.6, 12.6), (15.6, 15.8), (13.2, 18), (10, 18),
            (6.8, 18), (4.4, 15.8), (4.4, 12.6), (4.4, 10.2), (5.4, 8.4), (6.6, 7.2), (6.8, 8.4),
            (7.4, 9.2), (8.4, 9.6), (8, 6.4), (8.4, 3.8), (9.6, 1.8),
          ], closed: true))
    case "leaf":
      shape(
        .curves(
          [
            (17, 3.2), (17.6, 9.8), (15, 15.4), (9.4, 15.6), (5.8, 15.8), (3.4, 13.6), (3.6, 10.4),
            (3.8, 6.4), (8.6, 5.6), (11.4, 5.2), (13.6, 4.8), (15.6, 4.4), (17, 3.2),
          ], closed: true))
      let vein = Path.curves([(2.4, 17.8), (4.4, 13.6), (7.6, 11), (11.6, 9.8)])
      if isFilled { room(around: vein) }
      stroke(vein, 0.9)
    case "snowflake":
      for index in 0..<6 {
        let arm = Path.lines([(10, 10), (10, 2.4)]).with(.lines([(8, 3.6), (10, 5.6), (12, 3.6)]))
        stroke(arm.turned(Double(index) * 2 / 3), 0.9)
      }
    case "wind":
      stroke(.lines([(2.2, 7.6), (10.4, 7.6)]).with(.arc(10.4, 5.2, 2.4, from: 90, to: -120)))
      stroke(.lines([(2.2, 11), (14.6, 11)]).with(.arc(14.6, 8.4, 2.6, from: 90, to: -120)))
      stroke(.lines([(4.2, 14.4), (11.6, 14.4)]).with(.arc(11.6, 16.4, 2, from: -90, to: 120)))
    default: return false
    }
    return true
  }

  private static let cloud = Path.circle(4.8, 12.2, 3.6).joined(.circle(9.6, 9.2, 5.2))
    .joined(.circle(15.2, 12, 3.8)).joined(.box(4.8, 9, 15.2, 15.8))
}
