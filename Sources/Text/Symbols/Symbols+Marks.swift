import Paths

/// The symbols that mark items: stars, hearts, bookmarks, tags, flags, bells.
extension SymbolSketch {
  /// Draws a symbol of this group; returns false for any other name.
  mutating func drawMark(_ name: String) -> Bool {
    switch name {
    case "star": shape(SymbolSketch.star)
    case "star.leadinghalf.filled":
      solidArea(SymbolSketch.star.common(.box(0, 0, 10, 20)))
      stroke(SymbolSketch.star)
      flips = true
    case "heart":
      shape(
        .curves(
          [
            (10, 17), (5.4, 13.8), (2.3, 10.8), (2.3, 7.5), (2.3, 4.9), (4.2, 3.2), (6.3, 3.2), (7.9, 3.2),
            (9.2, 4.1), (10, 5.6), (10.8, 4.1), (12.1, 3.2), (13.7, 3.2), (15.8, 3.2), (17.7, 4.9),
            (17.7, 7.5), (17.7, 10.8), (14.6, 13.8), (10, 17),
          ], closed: true))
    case "bookmark":
      width = 16
      let top = Path.bends([(5, 17.4), (5, 2.8), (15, 2.8), (15, 17.4)], radius: 1.8)
      var path = top
      path.line(to: Point(x: 10, y: 12.8))
      path.close()
      shape(path)
    case "tag":
      shape(.polygon([(2.6, 2.6), (9.8, 2.6), (17.8, 10.6), (10.6, 17.8), (2.6, 9.8)], radius: 1.5))
      if isFilled { knock(.circle(6.4, 6.4, 1.1)) } else { dot(6.4, 6.4, 0.4) }
    case "flag":
      width = 18
      lines((4, 2.8), (4, 17.6))
      shape(
        .curves(
          [
            (4, 3.8), (7, 2.2), (9, 5.4), (12, 4.6), (13.6, 4.2), (15, 3.6), (16.4, 3.4), (16.4, 6),
            (16.4, 9),
            (16.4, 11.4), (15, 11.8), (13.6, 12.4), (12, 12.6), (9, 13.2), (7, 10.2), (4, 11.8), (4, 9),
            (4, 6.4), (4, 3.8),
          ], closed: true))
    case "bell":
      width = 18
      shape(
        .curves(
          [
            (3.4, 14.4), (4.8, 12.6), (5.2, 11.4), (5.2, 9), (5.2, 5.8), (7, 3.6), (10, 3.6), (13, 3.6),
            (14.8, 5.8), (14.8, 9), (14.8, 11.4), (15.2, 12.6), (16.6, 14.4), (12.2, 14.4), (7.8, 14.4),
            (3.4, 14.4),
          ], closed: true))
      lines((10, 2.3), (10, 3.2))
      solidArea(.sector(10, 16.2, 1.4 + line / 2, from: 0, to: 180))
    case "pin":
      width = 16
      shape(
        .curves(
          [
            (6.6, 2.6), (8.9, 2.6), (11.1, 2.6), (13.4, 2.6), (13.4, 3.8), (12.4, 4.2), (12.4, 5),
            (12.4, 6.4), (12.6, 7.4), (13.6, 8.4), (14.6, 9.4), (15, 10.2), (15, 11.6), (11.6, 11.6),
            (8.4, 11.6), (5, 11.6), (5, 10.2), (5.4, 9.4), (6.4, 8.4), (7.4, 7.4), (7.6, 6.4), (7.6, 5),
            (7.6, 4.2), (6.6, 3.8), (6.6, 2.6),
          ], closed: true))
      lines((10, 11.8), (10, 18))
    case "sparkles":
      solid(SymbolSketch.sparkle(8, 11.4, 5.6))
      solid(SymbolSketch.sparkle(15.4, 5, 2.6))
      solid(SymbolSketch.sparkle(15.6, 16, 1.7))
    default: return false
    }
    return true
  }

  private static let star = Path.polygon(
    (0..<10).map { around(10, 10.6, $0 % 2 == 0 ? 8.2 : 3.75, Double($0) / 10) }, radius: 0.3)

  private static func sparkle(_ x: Double, _ y: Double, _ reach: Double) -> Path {
    let near = reach * 0.16
    return .curves(
      [
        (x, y - reach), (x + near, y - near * 1.6), (x + near * 1.6, y - near), (x + reach, y),
        (x + near * 1.6, y + near), (x + near, y + near * 1.6), (x, y + reach), (x - near, y + near * 1.6),
        (x - near * 1.6, y + near), (x - reach, y), (x - near * 1.6, y - near), (x - near, y - near * 1.6),
        (x, y - reach),
      ], closed: true)
  }
}
