import Paths

/// The symbols of writing and speaking.
extension SymbolSketch {
  /// Draws a symbol of this group; returns false for any other name.
  mutating func drawMessage(_ name: String) -> Bool {
    switch name {
    case "envelope", "envelope.open":
      width = 24
      if name == "envelope" {
        shape(.box(0.8, 4, 19.2, 16, 2.2))
        detail(.bends([(1.4, 5.4), (10, 11.6), (18.6, 5.4)], radius: 1.6), 0.9)
      } else {
        shape(.polygon([(0.8, 7.2), (10, 1.8), (19.2, 7.2), (19.2, 17.6), (0.8, 17.6)], radius: 1.7))
        detail(.bends([(1.4, 8.2), (10, 13.4), (18.6, 8.2)], radius: 1.6), 0.9)
      }
    case "phone", "phone.down":
      let handset = SymbolSketch.handset
      shape(name == "phone" ? handset : handset.turned(1.5).moved(0, -3))
    case "message":
      width = 22
      shape(
        Path.ellipse(10, 9.4, 8.6, 6.9).joined(.polygon([(4.6, 12), (3, 18), (9, 15.6)], radius: 0.5)))
    case "bubble.left", "text.bubble", "ellipsis.bubble", "bubble.right", "exclamationmark.bubble":
      width = 22
      let bubble = Path.box(1.6, 2.8, 18.4, 14.4, 3.2).joined(
        .polygon([(4.4, 12), (4.4, 18.4), (10, 13.6)], radius: 0.4))
      if name.hasPrefix("bubble") {
        shape(name == "bubble.right" ? bubble.mirrored : bubble)
      } else {
        ground(bubble)
      }
      if name == "text.bubble" {
        detail(.lines([(5.4, 6.8), (14.6, 6.8)]), 0.85)
        detail(.lines([(5.4, 10.2), (11.4, 10.2)]), 0.85)
      } else if name == "ellipsis.bubble" {
        for x in [6.2, 10, 13.8] { detail(.lines([(x, 8.6), (x, 8.62)]), 1.25) }
      } else if name == "exclamationmark.bubble" {
        detail(.lines([(10, 5.6), (10, 8.4)]))
        detail(.lines([(10, 11.4), (10, 11.42)]), 1.15)
      }
    case "bubble.left.and.bubble.right":
      width = 28
      let back = Path.box(-3, 1.8, 11.4, 11.4, 2.8).joined(
        .polygon([(-0.4, 9), (-0.4, 14.8), (4.6, 10.6)], radius: 0.4))
      let front = Path.box(8.4, 6.4, 23, 15.4, 2.8).joined(
        .polygon([(20.4, 13), (20.4, 18.8), (15.4, 14.6)], radius: 0.4))
      shape(back)
      gap(front)
      room(around: front)
      shape(front)
    case "paperplane":
      shape(.polygon([(18, 2), (1.8, 8.4), (8.2, 11.8), (11.6, 18.2)], radius: 0.6))
      detail(.lines([(8.4, 11.6), (17.4, 2.6)]), 0.8)
    default: return false
    }
    return true
  }

  /// The area of a telephone's handset, rotated by an eighth of a turn.
  private static let handset: Path = {
    func thick(_ path: Path, _ width: Double, _ cap: StrokeStyle.Cap) -> Path {
      let style = StrokeStyle(width: width, cap: cap, join: .round)
      return Path(polygons: path.stroked(style, tolerance: SymbolSketch.tolerance))
    }
    let grip = thick(.curves([(4.8, 5.6), (5.6, 10.2), (9.8, 14.4), (14.4, 15.2)]), 3.4, .round)
    let ear = thick(.lines([(4, 6.2), (6.2, 4)]), 3.2, .round)
    let mouth = thick(.lines([(13.8, 16), (16, 13.8)]), 3.2, .round)
    return grip.joined(ear).joined(mouth)
  }()
}
