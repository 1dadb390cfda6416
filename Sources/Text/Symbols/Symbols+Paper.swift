import Paths

/// The symbols of documents, folders, books, and writing tools.
extension SymbolSketch {
  /// Draws a symbol of this group; returns false for any other name.
  mutating func drawPaper(_ name: String) -> Bool {
    switch name {
    case "doc", "doc.text":
      width = 18
      shape(SymbolSketch.sheet)
      detail(.bends([(11.4, 2.2), (11.4, 7.2), (16, 7.2)], radius: 0.8), 0.9)
      if name == "doc.text" {
        for y in [10.8, 14] { detail(.lines([(7.2, y), (12.8, y)]), 0.8) }
      }
    case "doc.on.doc", "doc.on.clipboard":
      let back = Path.polygon([(2.2, 1.8), (7.6, 1.8), (11.8, 6), (11.8, 13.6), (2.2, 13.6)], radius: 1.5)
      let front = Path.polygon([(7.6, 6.2), (13, 6.2), (17.6, 10.6), (17.6, 18.2), (7.6, 18.2)], radius: 1.5)
      shape(back)
      gap(area(front))
      room(around: front)
      shape(front)
      detail(.bends([(12.6, 6.4), (12.6, 11), (17.4, 11)], radius: 0.8), 0.9)
    case "folder":
      width = 24
      shape(
        .polygon(
          [(0.8, 3.8), (6.6, 3.8), (8.6, 5.8), (19.2, 5.8), (19.2, 16.2), (0.8, 16.2)], radius: 1.5))
      detail(.lines([(1.2, 8.4), (18.8, 8.4)]), 0.8)
    case "tray", "tray.and.arrow.up", "tray.and.arrow.down":
      width = 24
      let top = name == "tray" ? 4.4 : 8.6
      shape(
        .polygon(
          [(3.8, top), (16.2, top), (19, 11.6), (19, 16.6), (1, 16.6), (1, 11.6)], radius: 1.3))
      detail(
        .bends(
          [(1.2, 11.6), (6.6, 11.6), (7.6, 13.6), (12.4, 13.6), (13.4, 11.6), (18.8, 11.6)], radius: 0.6))
      if name != "tray" {
        let shaft = Path.lines([(10, 1.4), (10, 9.4)])
        room(around: shaft)
        stroke(shaft)
        stroke(
          name == "tray.and.arrow.up"
            ? .lines([(7.2, 4.2), (10, 1.4), (12.8, 4.2)]) : .lines([(7.2, 6.8), (10, 9.6), (12.8, 6.8)]))
      }
    case "archivebox":
      width = 22
      shape(.box(1.6, 3.4, 18.4, 7.2, 1))
      shape(.bends([(3.2, 7.2), (3.2, 16.8), (16.8, 16.8), (16.8, 7.2)], radius: 1.8).closed)
      detail(.lines([(8, 10.6), (12, 10.6)]))
    case "book":
      width = 24
      let page = Path.curves(
        [
          (10, 5), (7.8, 3), (4, 2.8), (1, 4), (1, 8), (1, 11.6), (1, 15.6), (4, 14.6), (7.8, 14.8),
          (10, 16.6), (10, 12.6), (10, 8.8), (10, 5),
        ], closed: true)
      shape(page)
      shape(page.mirrored)
      if isFilled { knock(stroked(.lines([(10, 5.4), (10, 17)]), 0.6)) }
    case "newspaper":
      width = 24
      shape(.box(0.8, 3.6, 15.6, 16.4, 1.6))
      stroke(.bends([(15.8, 6.6), (19.2, 6.6), (19.2, 16.4), (3, 16.4)], radius: 1.6))
      for y in [7.0, 10, 13] { detail(.lines([(y < 8 ? 4.0 : 4, y), (12.4, y)]), 0.8) }
    case "calendar":
      shape(.box(2.4, 3.6, 17.6, 17.2, 2.4))
      detail(.lines([(2.8, 7.6), (17.2, 7.6)]))
      for x in [6.4, 13.6] { lines((x, 2), (x, 4)) }
      for (x, y) in [(9.9, 10.8), (13.6, 10.8), (6.2, 14), (9.9, 14)] {
        detail(.lines([(x, y), (x, y + 0.02)]), 1.1)
      }
    case "pencil":
      stroke(SymbolSketch.pencil)
      lines((12, 4.8), (15.2, 8))
    case "square.and.pencil":
      stroke(
        .bends([(10.6, 3.8), (2.6, 3.8), (2.6, 17.4), (16.2, 17.4), (16.2, 9.4)], radius: 2.2))
      let pen = Path.polygon([(7.4, 12.6), (8.2, 9.8), (16, 2), (18, 4), (10.2, 11.8)], radius: 0.3)
      room(around: pen)
      solid(pen)
    case "square.and.arrow.up", "square.and.arrow.down":
      width = 18
      shape(.bends([(6.6, 7.4), (3.6, 7.4), (3.6, 18), (16.4, 18), (16.4, 7.4), (13.4, 7.4)], radius: 1.6))
      let isUp = name == "square.and.arrow.up"
      let shaft = Path.lines(isUp ? [(10, 12.4), (10, 1.8)] : [(10, 1.8), (10, 12.4)])
      if isFilled { room(around: shaft) }
      stroke(shaft)
      let head: [(Double, Double)] =
        isUp ? [(6.8, 4.8), (10, 1.6), (13.2, 4.8)] : [(6.8, 9.4), (10, 12.6), (13.2, 9.4)]
      if isFilled, !isUp { room(around: .lines(head)) }
      stroke(.lines(head))
    case "rectangle.portrait.and.arrow.right":
      width = 22
      stroke(
        .bends([(12.4, 6.4), (12.4, 2.6), (1.6, 2.6), (1.6, 17.4), (12.4, 17.4), (12.4, 13.6)], radius: 1.8))
      lines((6.8, 10), (18.6, 10))
      lines((15, 6.4), (18.6, 10), (15, 13.6))
    case "paperclip":
      stroke(
        .curves(
          [
            (13, 6.8), (11.2, 8.6), (9.4, 10.4), (7.6, 12.2), (6.8, 13), (6.8, 13.9), (7.4, 14.5), (8, 15.1),
            (8.9, 15.1), (9.7, 14.3), (11.7, 12.3), (13.6, 10.4), (15.6, 8.4), (17.2, 6.8), (17.2, 4.8),
            (15.9, 3.5), (14.6, 2.2), (12.6, 2.2), (11, 3.8), (8.8, 6), (6.6, 8.2), (4.4, 10.4), (2.2, 12.6),
            (2.2, 14.8), (4, 16.6), (5.8, 18.2), (8.2, 18), (10.2, 16), (12, 14.2), (13.8, 12.4),
            (15.6, 10.6),
          ]), 0.95)
    case "link":
      let half = Path.box(1.2, 7, 11.2, 13, 2.99)
      let other = half.turned(2)
      let (first, second) = (half.turned(3.5), other.turned(3.5))
      stroke(first)
      room(around: second.common(.box(0, 0, 20, 20)))
      stroke(second)
    default: return false
    }
    return true
  }

  private static let sheet = Path.polygon(
    [(4, 1.8), (11.4, 1.8), (16, 6.6), (16, 18.2), (4, 18.2)], radius: 1.6)

  private static let pencil = Path.polygon(
    [(2.8, 17.2), (4, 12.8), (14, 2.8), (17.2, 6), (7.2, 16)], radius: 0.4)
}
