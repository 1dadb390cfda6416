import Paths

/// The symbols of houses, maps, travel, and purchases.
extension SymbolSketch {
  /// Draws a symbol of this group; returns false for any other name.
  mutating func drawPlace(_ name: String) -> Bool {
    switch name {
    case "house":
      width = 22
      let roof = Path.lines([(1.4, 10.2), (10, 2.8), (18.6, 10.2)])
      let body = Path.bends([(3.8, 8.4), (3.8, 17), (16.2, 17), (16.2, 8.4)], radius: 1.2)
      let door = Path.box(7.9, 11.4, 12.1, 17.8, 0.4)
      canBeDrawnFilled()
      if isFilled {
        solid(.polygon([(3.8, 9.6), (10, 4.4), (16.2, 9.6), (16.2, 17), (3.8, 17)], radius: 0.6))
        knock(door)
      } else {
        stroke(body)
        stroke(.bends([(7.9, 17), (7.9, 11.4), (12.1, 11.4), (12.1, 17)], radius: 0.5), 0.9)
      }
      stroke(roof)
    case "building.2", "building":
      width = 20
      shape(.box(3, 2.6, 11.4, 17.4, 1))
      if name == "building.2" {
        stroke(.bends([(11.6, 8.2), (17.6, 8.2), (17.6, 17.4), (11.6, 17.4)], radius: 1))
      }
      for y in [6.0, 9.4, 12.8] {
        for x in [5.8, 8.6] { detail(.lines([(x, y), (x, y + 0.02)]), 0.95) }
      }
    case "map":
      width = 22
      shape(
        .polygon(
          [
            (1.6, 5), (7.2, 2.8), (12.8, 5), (18.4, 2.8), (18.4, 15), (12.8, 17.2), (7.2, 15), (1.6, 17.2),
          ], radius: 0.5))
      detail(.lines([(7.2, 3.4), (7.2, 14.6)]), 0.85)
      detail(.lines([(12.8, 5.4), (12.8, 16.6)]), 0.85)
    case "mappin", "mappin.and.ellipse":
      width = name == "mappin" ? 11 : 20
      solid(.circle(10, 4.6, 2.6))
      lines((10, 7.6), (10, name == "mappin" ? 18 : 15))
      if name != "mappin" {
        stroke(
          .curves(
            [
              (6.4, 11.8), (3.8, 12.2), (2.2, 13.2), (2.2, 14.6), (2.2, 16.6), (5.6, 18), (10, 18),
              (14.4, 18), (17.8, 16.6), (17.8, 14.6), (17.8, 13.2), (16.2, 12.2), (13.6, 11.8),
            ]))
      }
    case "location": shape(.polygon([(17.8, 2.2), (2.2, 8.6), (9.4, 10.6), (11.4, 17.8)], radius: 0.6))
    case "globe", "network":
      stroke(.circle(10, 10, 7.75))
      stroke(.ellipse(10, 10, 3.5, 7.75), 0.85)
      lines((2.4, 10), (17.6, 10), scale: 0.85)
      lines((10, 2.4), (10, 17.6), scale: 0.85)
      stroke(.curves([(4.2, 5), (7.6, 6.8), (12.4, 6.8), (15.8, 5)]), 0.85)
      stroke(.curves([(4.2, 15), (7.6, 13.2), (12.4, 13.2), (15.8, 15)]), 0.85)
    case "cart":
      width = 24
      lines((0.2, 3.2), (3.2, 3.2), (5.8, 14), (16.8, 14))
      shape(.polygon([(3.8, 5.6), (19.4, 5.6), (17.4, 11.6), (5.2, 11.6)], radius: 0.8))
      for x in [7.2, 15.4] { dot(x, 17, 1.2) }
    case "bag":
      width = 18
      shape(.polygon([(3.8, 6), (16.2, 6), (17, 18), (3, 18)], radius: 1.7))
      let handle = Path.lines([(6.9, 8.6), (6.9, 5)]).with(.arc(10, 5, 3.1, from: 180, to: 360))
        .with(.lines([(13.1, 5), (13.1, 8.6)]))
      if isFilled {
        stroke(Path.arc(10, 5, 3.1, from: 180, to: 360))
        knock(stroked(.lines([(6.9, 8.6), (6.9, 7)]).with(.lines([(13.1, 7), (13.1, 8.6)])), 0.9))
      } else {
        stroke(handle)
      }
    case "creditcard":
      width = 24
      shape(.box(0.8, 4, 19.2, 16, 2.2))
      detail(.lines([(1.2, 8), (18.8, 8)]), 1.3)
      detail(.lines([(4, 12.6), (7.4, 12.6)]), 0.95)
    case "gift":
      shape(.box(2.2, 6.2, 17.8, 9.8, 0.9))
      shape(.bends([(3.6, 9.8), (3.6, 17.8), (16.4, 17.8), (16.4, 9.8)], radius: 1.5).closed)
      detail(.lines([(10, 6.6), (10, 17.4)]))
      let bow = Path.curves([(10, 6), (8.6, 1.6), (4.6, 0.8), (4.4, 3.4), (4.4, 5.4), (7, 6), (10, 6)])
      stroke(bow, 0.95)
      stroke(bow.mirrored, 0.95)
    case "briefcase", "case":
      width = 24
      shape(.box(0.8, 6, 19.2, 17, 2))
      stroke(.bends([(6.6, 5.8), (6.6, 3), (13.4, 3), (13.4, 5.8)], radius: 1.4))
      if name == "briefcase" { detail(.lines([(1.2, 11), (18.8, 11)]), 0.9) }
    case "car":
      width = 24
      shape(.polygon([(0.8, 9.4), (19.2, 9.4), (19.2, 15.4), (0.8, 15.4)], radius: 1.8))
      stroke(.bends([(2.8, 9.2), (4.8, 4.2), (15.2, 4.2), (17.2, 9.2)], radius: 1.6))
      for x in [3.8, 16.2] {
        lines((x, 15.6), (x, 17.2), scale: 1.3)
        detail(.lines([(x + 0.4, 12.2), (x + 0.42, 12.2)]), 1.3)
      }
    case "airplane":
      width = 22
      solid(
        .polygon(
          [(18.6, 9.2), (18.6, 10.8), (12, 11.4), (2.6, 11), (1.4, 10), (2.6, 9), (12, 8.6)], radius: 0.4))
      for path in [
        Path.polygon([(12.4, 9.4), (8.2, 2.2), (6.6, 2.2), (8, 9.4)], radius: 0.3),
        Path.polygon([(4.4, 9.4), (2.6, 6.4), (1.4, 6.4), (1.8, 9.4)], radius: 0.3),
      ] {
        solid(path)
        solid(path.upended)
      }
    default: return false
    }
    return true
  }
}
