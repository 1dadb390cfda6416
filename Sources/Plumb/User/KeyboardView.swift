internal import Foundation
internal import LayoutCore
internal import StyleCore

/// A plain picture of a keyboard, which takes no touches: `HeadlessUser.type(_:)` presses its keys.
final class KeyboardView: UIView {
  private struct Key {
    var text: String
    var frame: CGRect
    var isSpecial = false
  }

  private enum Metrics {
    static let gap = CGSize(width: 6, height: 11)
    static let side: CGFloat = 3
    static let suggestions: CGFloat = 44
    static let radius: CGFloat = 5
  }

  private let input: (any UITextInputTraits)?
  private let bottomInset: CGFloat

  /// Creates the keyboard of a window with the traits of `input`, with an inset below its keys.
  init(for input: (any UITextInputTraits)?, in frame: CGRect, bottomInset: CGFloat, traits: UITraitCollection)
  {
    self.input = input
    self.bottomInset = bottomInset
    super.init(frame: CGRect(origin: .zero, size: frame.size))
    hostTraits = traits
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : UIColor(white: 0.83, alpha: 1)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    for key in keys { draw(key) }
  }

  private func draw(_ key: Key) {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let white: CGFloat = isDark ? (key.isSpecial ? 0.28 : 0.42) : key.isSpecial ? 0.68 : 1
    UIColor(white: isDark ? 0.08 : 0.54, alpha: 1).setFill()
    UIBezierPath(roundedRect: key.frame.offsetBy(dx: 0, dy: 1), cornerRadius: Metrics.radius).fill()
    UIColor(white: white, alpha: 1).setFill()
    UIBezierPath(roundedRect: key.frame, cornerRadius: Metrics.radius).fill()
    let font = UIFont.systemFont(ofSize: key.text.count > 1 ? 16 : 22)
    let text = NSAttributedString(
      string: key.text, attributes: [.font: font, .foregroundColor: UIColor.label])
    let size = text.size()
    text.draw(at: CGPoint(x: key.frame.midX - size.width / 2, y: key.frame.midY - size.height / 2))
  }

  // MARK: Keys

  private var keys: [Key] {
    switch input?.keyboardType {
    case .phonePad, .numberPad, .decimalPad, .asciiCapableNumberPad: numberKeys
    default: letterKeys
    }
  }

  /// Returns the rectangles of the rows from top to bottom, below the suggestions.
  private func rows(_ top: CGFloat) -> [CGRect] {
    let area = CGRect(
      x: Metrics.side, y: top, width: bounds.width - 2 * Metrics.side,
      height: bounds.height - bottomInset - top - Metrics.gap.height / 2)
    let height = area.height / 4
    return (0..<4).map { row in
      CGRect(
        x: area.minX, y: (area.minY + CGFloat(row) * height).rounded(), width: area.width, height: height
      )
      .insetBy(dx: 0, dy: min(Metrics.gap.height, height * 0.2) / 2)
    }
  }

  private var numberKeys: [Key] {
    let texts = [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], ["", "0", "⌫"]]
    return zip(rows(Metrics.gap.height / 2), texts).flatMap { row, texts in
      let width = (row.width - 2 * Metrics.gap.width) / 3
      return texts.enumerated().filter { !$1.isEmpty }.map { index, text in
        Key(
          text: text,
          frame: CGRect(
            x: row.minX + CGFloat(index) * (width + Metrics.gap.width), y: row.minY, width: width,
            height: row.height), isSpecial: text == "⌫")
      }
    }
  }

  private var letterKeys: [Key] {
    let rows = rows(Metrics.suggestions)
    let width = (rows[0].width - 9 * Metrics.gap.width) / 10
    var keys: [Key] = []
    for (row, letters) in zip(rows, ["qwertyuiop", "asdfghjkl", "zxcvbnm"]) {
      let count = CGFloat(letters.count)
      var x = row.midX - (count * width + (count - 1) * Metrics.gap.width) / 2
      for letter in letters {
        keys.append(
          Key(text: String(letter), frame: CGRect(x: x, y: row.minY, width: width, height: row.height)))
        x += width + Metrics.gap.width
      }
    }
    func special(_ text: String, _ row: CGRect, from start: CGFloat, to end: CGFloat) {
      keys.append(
        Key(
          text: text, frame: CGRect(x: start, y: row.minY, width: end - start, height: row.height),
          isSpecial: true))
    }
    let (third, last) = (rows[2], rows[3])
    let edge = width * 1.3
    special("⇧", third, from: third.minX, to: third.minX + edge)
    special("⌫", third, from: third.maxX - edge, to: third.maxX)
    special("123", last, from: last.minX, to: last.minX + 2 * width)
    special(returnText, last, from: last.maxX - 2.4 * width, to: last.maxX)
    let space = CGRect(
      x: last.minX + 2 * width + Metrics.gap.width, y: last.minY,
      width: last.width - 4.4 * width - 2 * Metrics.gap.width, height: last.height)
    keys.append(Key(text: "space", frame: space))
    return keys
  }

  private var returnText: String {
    switch input?.returnKeyType {
    case .go: "go"
    case .next: "next"
    case .search: "search"
    case .send: "send"
    case .done: "done"
    case .join: "join"
    default: "return"
    }
  }
}
