import Paths

/// The parts of a symbol's name: its content, and its variant.
struct SymbolName {
  /// The shape that encloses a symbol.
  enum Enclosure: String {
    case circle, square
  }

  /// The name of the content.
  private(set) var base: String
  /// Whether or not the content has a slash.
  private(set) var isSlashed = false
  private(set) var enclosure: Enclosure?
  private(set) var isFilled = false

  /// Creates the parts of a name: `bell.slash.circle.fill` is a filled circle with a bell and a slash.
  init(_ name: String) {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count > 1, parts.last == "fill" {
      isFilled = true
      parts.removeLast()
    }
    if parts.count > 1, let last = parts.last, let enclosure = Enclosure(rawValue: String(last)),
      !SymbolName.endInShape.contains(parts.joined(separator: "."))
    {
      self.enclosure = enclosure
      parts.removeLast()
    }
    if parts.count > 1, parts.last == "slash" {
      isSlashed = true
      parts.removeLast()
    }
    base = parts.joined(separator: ".")
  }

  /// The names that end in a shape without being enclosed in it.
  private static let endInShape: Set<String> = [
    "person.crop.circle", "record.circle", "smallcircle.filled.circle", "square.on.square",
  ]
}

extension SymbolSketch {
  /// Draws the symbol of a name; returns false if there is none.
  mutating func draw(_ name: SymbolName) -> Bool {
    if let enclosure = name.enclosure {
      let shape: Path
      switch enclosure {
      case .circle: shape = .circle(10, 10, 7.75)
      case .square: shape = .box(2.6, 2.6, 17.4, 17.4, 3)
      }
      guard enclose(in: shape, size: 0.6, { $0.drawContent(name) }) else { return false }
      width = 20
      return true
    }
    guard !SymbolSketch.isLetter(name.base), drawContent(name) else { return false }
    return canBeFilled || !name.isFilled
  }

  /// Draws the content, without its enclosure.
  private mutating func drawContent(_ name: SymbolName) -> Bool {
    guard drawBase(name.base) else { return false }
    if name.isSlashed {
      guard SymbolSketch.slashed.contains(name.base) else { return false }
      slash()
      width = max(width, 19)
    }
    if name.enclosure != nil {
      return !SymbolSketch.notEnclosed.contains(name.base) && !name.base.contains("square")
    }
    return true
  }

  private mutating func drawBase(_ base: String) -> Bool {
    drawSign(base) || drawArrow(base) || drawList(base) || drawFigure(base) || drawMark(base)
      || drawPerson(base) || drawNature(base) || drawMedia(base) || drawDevice(base) || drawPaper(base)
      || drawTool(base) || drawPlace(base) || drawMessage(base)
  }

  /// The names that exist with a slash.
  private static let slashed: Set<String> = [
    "bell", "bolt", "bookmark", "camera", "cloud", "eye", "flag", "heart", "icloud", "location", "lock",
    "mic", "moon", "pencil", "person", "phone", "pin", "speaker", "star", "tag", "video", "wifi",
  ]

  /// The names that exist in no circle or square.
  private static let notEnclosed: Set<String> = [
    "app", "capsule", "circle", "diamond", "nosign", "oval", "rectangle", "rectangle.portrait",
    "battery.100", "battery.50", "battery.0", "chevron.up.chevron.down", "clock", "exclamationmark.circle",
    "face.smiling", "globe", "person.crop.circle", "record.circle", "smallcircle.filled.circle", "target",
    "slider.horizontal.3", "sparkles",
  ]
}
