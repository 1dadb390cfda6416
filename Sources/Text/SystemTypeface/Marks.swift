import Paths

/// The position of a mark on its letter.
enum MarkPosition {
  case above, below, tail
  /// The middle of the letter, where a dagesh is.
  case inside

  /// The first combining mark.
  static let first: UInt32 = 0x300

  /// Creates the position of a combining mark; nil for other scalars.
  init?(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x300...0x30C, 0x30F, 0x311, 0x312, 0x5B9, 0x5BA, 0x5C1, 0x5C2: self = .above
    case 0x323...0x327, 0x32D, 0x32E, 0x330, 0x331, 0x5B0...0x5B8, 0x5BB: self = .below
    case 0x328: self = .tail
    case 0x5BC: self = .inside
    default: return nil
    }
  }
}

/// A letter with the marks on it, in units of 1/1024 em.
struct MarkBase {
  let letter: Unicode.Scalar
  private let anchor: Double
  private let corner: Double
  private let head: Double
  private var above = 0
  private var below = 0

  /// The maximum number of marks above each other; all further ones have the position of the last of these.
  static let levels = 4
  /// The distance of each mark from the one before.
  static let step = 190.0

  /// Creates a letter as it was drawn.
  init(_ letter: Unicode.Scalar, anchor: Double, corner: Double, head: Double) {
    self.letter = letter
    self.anchor = anchor
    self.corner = corner
    self.head = head
  }

  /// Returns the offset of a mark, which is drawn about x = 0 in its position on an x, to its position on the letter; y
  /// up.
  mutating func offset(_ place: MarkPosition, stem: Double) -> Point {
    switch place {
    case .above:
      defer { above = min(above + 1, MarkBase.levels - 1) }
      return Point(x: anchor, y: head - FontInstance.x + Double(above) * MarkBase.step)
    case .below:
      defer { below = min(below + 1, MarkBase.levels - 1) }
      return Point(x: anchor, y: -Double(below) * MarkBase.step)
    case .inside: return Point(x: anchor, y: 0)
    case .tail:
      switch letter {
      case "a", "u", "A": return Point(x: corner - 0.5 * stem - 14, y: 0)
      case "E", "e": return Point(x: corner - 0.9 * stem - 40, y: 0)
      default: return Point(x: anchor, y: 0)
      }
    }
  }
}
