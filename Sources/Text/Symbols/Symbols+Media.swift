import Paths

/// The symbols of sound, pictures, and their playback.
extension SymbolSketch {
  /// Draws a symbol of this group; returns false for any other name.
  mutating func drawMedia(_ name: String) -> Bool {
    switch name {
    case "play":
      width = 18
      shape(.polygon([(4.8, 3), (17, 10), (4.8, 17)], radius: 1))
    case "pause":
      width = 16
      for left in [4.6, 11.6] { shape(.box(left, 3.8, left + 3.8, 16.2, 0.9)) }
    case "stop": shape(.box(4, 4, 16, 16, 1.8))
    case "forward", "backward":
      width = 24
      for left in [0.6, 9.8] {
        let arrow = Path.polygon([(left, 4.6), (left + 9.2, 10), (left, 15.4)], radius: 0.8)
        shape(name == "forward" ? arrow : arrow.mirrored)
      }
    case "forward.end", "backward.end":
      width = 18
      let arrow = Path.polygon([(4, 4), (13.6, 10), (4, 16)], radius: 0.8)
      let bar = Path.lines([(16, 4.4), (16, 15.6)])
      shape(name == "forward.end" ? arrow : arrow.mirrored)
      stroke(name == "forward.end" ? bar : bar.mirrored)
    case "playpause":
      width = 22
      shape(.polygon([(1.6, 4.4), (10.2, 10), (1.6, 15.6)], radius: 0.8))
      lines((13.8, 4.8), (13.8, 15.2))
      lines((18, 4.8), (18, 15.2))
    case "shuffle":
      stroke(.curves([(2.2, 5.8), (7.4, 5.8), (10, 14.2), (17.2, 14.2)]))
      stroke(.curves([(2.2, 14.2), (7.4, 14.2), (10, 5.8), (17.2, 5.8)]))
      for y in [5.8, 14.2] { lines((14.8, y - 2.6), (17.4, y), (14.8, y + 2.6)) }
    case "repeat":
      stroke(.bends([(2.6, 9.6), (2.6, 6), (17, 6)], radius: 2.6))
      lines((14.4, 3.2), (17.2, 6), (14.4, 8.8))
      stroke(Path.bends([(2.6, 9.6), (2.6, 6), (17, 6)], radius: 2.6).turned(2))
      stroke(Path.lines([(14.4, 3.2), (17.2, 6), (14.4, 8.8)]).turned(2))
    case "speaker", "speaker.wave.1", "speaker.wave.2", "speaker.wave.3":
      let waves = Int(name.suffix(1)) ?? 0
      width = 16 + 4 * Double(waves)
      let shift = -2 * Double(waves)
      shape(
        Path.polygon(
          [(4, 7.2), (7.2, 7.2), (12.4, 3), (12.4, 17), (7.2, 12.8), (4, 12.8)], radius: 0.9
        ).moved(shift, 0))
      for wave in 0..<waves {
        stroke(.arc(11.4 + shift, 10, 4 + 3.2 * Double(wave), from: -34, to: 34))
      }
    case "music.note", "music.note.list":
      width = name == "music.note" ? 14 : 22
      let shift = name == "music.note" ? 0 : 4.0
      solid(.ellipse(7.8 + shift, 15.4, 1.9, 1.5))
      lines((9.7 + shift, 15.2), (9.7 + shift, 3.4))
      solid(
        .polygon(
          [(9.7 + shift, 3.4), (14 + shift, 4.8), (14 + shift, 7.4), (9.7 + shift, 6)], radius: 0.3))
      if shift > 0 {
        for y in [4.0, 8, 12] { lines((1.4, y), (8.6 - (y - 4) / 4, y)) }
      }
    case "headphones":
      stroke(.arc(10, 10.6, 7.4, from: 180, to: 360))
      for path in [Path.box(2.6, 11, 5.4, 17, 1)] {
        solid(path)
        solid(path.mirrored)
      }
    case "mic":
      width = 16
      shape(.box(7, 1.8, 13, 12.4, 2.99))
      stroke(
        .curves(
          [
            (4.4, 9.4), (4.4, 9.8), (4.4, 10), (4.4, 10.2), (4.4, 13.4), (6.8, 15.2), (10, 15.2),
            (13.2, 15.2),
            (15.6, 13.4), (15.6, 10.2), (15.6, 10), (15.6, 9.8), (15.6, 9.4),
          ]))
      lines((10, 15.4), (10, 18))
      lines((6.8, 18), (13.2, 18))
    case "camera":
      width = 24
      shape(
        .polygon(
          [
            (0.8, 5.8), (5, 5.8), (6.6, 3.6), (13.4, 3.6), (15, 5.8), (19.2, 5.8), (19.2, 16.4), (0.8, 16.4),
          ], radius: 1.3))
      detail(.circle(10, 10.9, 3.2))
    case "video":
      width = 26
      shape(.box(-1, 4.8, 13, 15.2, 2.2))
      shape(.polygon([(16, 9), (20.6, 5.6), (20.6, 14.4), (16, 11)], radius: 0.6))
    case "photo", "photo.on.rectangle":
      width = 24
      let isStack = name != "photo"
      let shift = isStack ? 1.2 : 0
      if isStack { stroke(.bends([(17, 3), (0.2, 3), (0.2, 13)], radius: 2)) }
      let frame = Path.box(0.8 + shift, 3.6 + shift * 1.6, 19.2 + shift, 16.4 + shift, 2.2)
      if isStack { gap(area(frame)) }
      shape(frame)
      if isFilled {
        knock(.circle(5.8 + shift, 7.9 + shift, 1.6))
      } else {
        solid(.circle(5.8 + shift, 7.9 + shift, 0.9))
      }
      detail(
        Path.lines([(1.2, 14.6), (6.2, 11), (9.4, 13.4), (14, 8.8), (18.8, 13.2)]).moved(shift, shift * 0.8))
    case "film":
      width = 24
      shape(.box(0.8, 3.6, 19.2, 16.4, 1.8))
      detail(.lines([(5, 3.8), (5, 16.2)]), 0.8)
      detail(.lines([(15, 3.8), (15, 16.2)]), 0.8)
      for y in [6.8, 10, 13.2] {
        detail(.lines([(1.2, y), (5, y)]), 0.7)
        detail(.lines([(15, y), (18.8, y)]), 0.7)
      }
    default: return false
    }
    return true
  }
}
