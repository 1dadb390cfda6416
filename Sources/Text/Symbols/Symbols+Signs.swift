import Paths

/// The symbols of signs, letters and chevrons.
extension SymbolSketch {
  /// Draws a symbol of this group; returns false for any other name.
  mutating func drawSign(_ name: String) -> Bool {
    switch name {
    case "plus":
      lines((10, 3.5), (10, 16.5))
      lines((3.5, 10), (16.5, 10))
    case "minus": lines((3.5, 10), (16.5, 10))
    case "multiply", "xmark":
      let half = name == "xmark" ? 5.6 : 4.6
      for side in [-half, half] { lines((10 - half, 10 - side), (10 + half, 10 + side)) }
    case "divide":
      lines((3.5, 10), (16.5, 10))
      dot(10, 5.2)
      dot(10, 14.8)
    case "equal":
      lines((3.5, 7.4), (16.5, 7.4))
      lines((3.5, 12.6), (16.5, 12.6))
    case "checkmark":
      lines((3.8, 10.9), (8.2, 15.5), (16.2, 4.4))
    case "exclamationmark", "exclamationmark.2":
      width = name == "exclamationmark" ? 8 : 13
      for x in name == "exclamationmark" ? [10.0] : [7.5, 12.5] {
        lines((x, 4), (x, 11.6), scale: 1.1)
        dot(x, 16, 0.9)
      }
    case "info":
      width = 10
      dot(10, 4.2, 0.9)
      lines((8.2, 8.2), (10.3, 8.2), (10.3, 15.8))
      lines((7.6, 15.8), (13, 15.8))
    case "ellipsis":
      for x in [4.4, 10, 15.6] { dot(x, 10, 1.2) }
    case "chevron.up.chevron.down":
      width = 16
      lines((5.6, 7.4), (10, 3.2), (14.4, 7.4))
      lines((5.6, 12.6), (10, 16.8), (14.4, 12.6))
    case "chevron.left.forwardslash.chevron.right":
      width = 26
      for path in [Path.lines([(3.4, 5), (-1.4, 10), (3.4, 15)])] {
        stroke(path)
        stroke(path.mirrored)
      }
      lines((12.2, 3.6), (7.8, 16.4))
    default: return drawChevron(name) || drawLetter(name)
    }
    return true
  }

  private mutating func drawChevron(_ name: String) -> Bool {
    let right = Path.lines([(7.3, 3.8), (13.2, 10), (7.3, 16.2)])
    let parts = name.split(separator: ".")
    guard parts.count >= 2, parts[0] == "chevron" else { return false }
    let isDouble = parts.count == 3 && parts[2] == "2"
    guard parts.count == 2 || isDouble else { return false }
    let path = isDouble ? right.moved(-3, 0).with(right.moved(3, 0)) : right
    width = isDouble ? 18 : 12
    switch parts[1] {
    case "right": stroke(path)
    case "left": stroke(path.mirrored)
    case "forward":
      stroke(path)
      flips = true
    case "backward":
      stroke(path.mirrored)
      flips = true
    case "up", "down":
      stroke(path.turned(parts[1] == "up" ? 3 : 1))
      width = 20
    default: return false
    }
    return true
  }

  /// The letters, figures and signs that are drawn as text.
  private static let written: [String: String] = [
    "questionmark": "?", "number": "#", "at": "@", "percent": "%", "asterisk": "*", "dollarsign": "$",
    "eurosign": "€", "sterlingsign": "£", "yensign": "¥", "command": "⌘", "option": "⌥", "sum": "∑",
    "infinity": "∞", "textformat": "Aa", "textformat.abc": "abc", "textformat.123": "123", "ampersand": "&",
  ]

  private mutating func drawLetter(_ name: String) -> Bool {
    if let sign = SymbolSketch.written[name] {
      text(sign)
      width = sign.count > 1 ? 10 + 8 * Double(sign.count) : name == "questionmark" ? 12 : 20
      return true
    }
    guard SymbolSketch.isLetter(name) else { return false }
    text(name.uppercased())
    return true
  }

  /// Returns whether or not the name is that of a letter, or a number below 100, which exist in shapes only, as
  /// `a.circle`.
  static func isLetter(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    let isNumber = scalars.count <= 2 && scalars.allSatisfy { ("0"..."9").contains($0) }
    return !scalars.isEmpty
      && (isNumber || scalars.count == 1 && scalars.allSatisfy { ("a"..."z").contains($0) })
  }
}
