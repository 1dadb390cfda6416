import Paths

/// The symbols of people, hands and faces.
extension SymbolSketch {
  /// Draws a symbol of this group; returns false for any other name.
  mutating func drawPerson(_ name: String) -> Bool {
    switch name {
    case "person":
      width = 18
      shape(.circle(10, 6.1, 3.5))
      shape(SymbolSketch.shoulders(10, 12.2, 17.2, 6.8))
    case "person.2":
      width = 28
      shape(.circle(4.4, 7, 2.7))
      shape(SymbolSketch.shoulders(4.4, 12, 16.2, 6))
      let (head, body) = (Path.circle(13.6, 6.1, 3.3), SymbolSketch.shoulders(13.6, 12, 17.2, 6.8))
      room(around: head)
      gap(body)
      room(around: body)
      shape(head)
      shape(body)
    case "person.3":
      width = 36
      for x in [1.2, 18.8] {
        shape(.circle(x, 7.4, 2.4))
        shape(SymbolSketch.shoulders(x, 12, 15.8, 5.2))
      }
      let body = SymbolSketch.shoulders(10, 12.2, 17.2, 6)
      gap(body)
      room(around: body)
      shape(.circle(10, 6.3, 3.1))
      shape(body)
    case "person.crop.circle":
      let ring = Path.circle(10, 10, 7.75)
      let body = Path.circle(10, 8.2, 2.9).with(
        SymbolSketch.shoulders(10, 12.4, 20, 5.8).common(.circle(10, 10, 7)))
      shape(ring)
      if isFilled { knock(body) } else { solidArea(body) }
    case "face.smiling":
      shape(.circle(10, 10, 7.75))
      detail(.lines([(7.4, 7.8), (7.4, 8.4)]), 1.1)
      detail(.lines([(12.6, 7.8), (12.6, 8.4)]), 1.1)
      detail(.arc(10, 10.2, 4, from: 25, to: 155), 0.9)
    case "hand.thumbsup", "hand.thumbsdown":
      let isUp = name == "hand.thumbsup"
      let hand = Path.curves(
        [
          (6.4, 9.2), (7.8, 7.4), (8.6, 5), (9.2, 3.2), (9.6, 2), (11.8, 2.4), (11.8, 4.2), (11.8, 5.6),
          (11.4, 6.8), (11.2, 7.8), (12.6, 7.8), (14, 7.8), (15.4, 7.8), (17, 7.8), (17.6, 9), (17.2, 10.4),
          (16.8, 12), (16.4, 13.6), (15.8, 15.2), (15.4, 16.4), (14.6, 16.8), (13.4, 16.8), (11.8, 16.8),
          (10.2, 16.8), (9, 16.8), (8, 16.8), (7.2, 16.4), (6.4, 15.8), (6.4, 13.6), (6.4, 11.4), (6.4, 9.2),
        ], closed: true)
      let cuff = Path.box(2.2, 8.8, 4, 16.8, 0.6)
      shape(isUp ? hand : hand.upended)
      shape(isUp ? cuff : cuff.upended)
    case "figure.stand":
      width = 14
      solid(.circle(10, 3.2, 1.4))
      lines((10, 7.4), (10, 11.6), scale: 1.8)
      lines((6.2, 7), (13.8, 7))
      lines((9.4, 11.6), (8.6, 18))
      lines((10.6, 11.6), (11.4, 18))
    default: return false
    }
    return true
  }

  /// Returns the upper part of a body, from the shoulders to a straight lower edge.
  private static func shoulders(_ x: Double, _ top: Double, _ low: Double, _ half: Double) -> Path {
    .curves(
      [
        (x - half, low), (x - half, top + (low - top) * 0.3), (x - half * 0.55, top), (x, top),
        (x + half * 0.55, top), (x + half, top + (low - top) * 0.3), (x + half, low), (x + half / 3, low),
        (x - half / 3, low), (x - half, low),
      ], closed: true)
  }
}
