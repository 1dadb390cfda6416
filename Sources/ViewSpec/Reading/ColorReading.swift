internal import Foundation
internal import LayoutCore
internal import StyleCore

extension SpecValue<UIColor> {
  /// A colour.
  static var color: SpecValue {
    let description = "A colour: #RRGGBB, #RRGGBBAA, or UIKit's name for it."
    let hex = TextShape(pattern: "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$", example: "#3366CC")
    let shape = ValueShape.shared("color", description) {
      .either([.choice(namedColors.map(\.name)), .text(hex)])
    }
    return SpecValue(shape) { element, _ throws(DocumentError) in try element.color() }
  }
}

extension JSONElement {
  /// Returns a colour: `#RRGGBB`, `#RRGGBBAA` (alpha last), or UIKit's name of one.
  func color() throws(DocumentError) -> UIColor {
    let text = try string()
    if text.hasPrefix("#") { return try hexColor(text) }
    if let named = namedColors.first(where: { $0.name == text }) { return named.color }
    throw problem(
      "unknown colour \(quoted(text))",
      suggestion: didYouMean(text, among: namedColors.map(\.name))
        ?? "write \"#RRGGBB\", \"#RRGGBBAA\" or a name of UIColor")
  }

  private func hexColor(_ text: String) throws(DocumentError) -> UIColor {
    let digits = text.utf8.dropFirst().map(Character.init(ascii:)).map(\.hexDigitValue)
    let values = digits.compactMap { $0 }
    guard values.count == digits.count, values.count == 6 || values.count == 8 else {
      throw problem("\(quoted(text)) is not a colour", suggestion: "write \"#RRGGBB\" or \"#RRGGBBAA\"")
    }
    func channel(_ index: Int) -> Double {
      2 * index < values.count ? Double(values[2 * index] * 16 + values[2 * index + 1]) / 255 : 1
    }
    return UIColor(red: channel(0), green: channel(1), blue: channel(2), alpha: channel(3))
  }
}

extension Character {
  fileprivate init(ascii byte: UInt8) {
    self.init(Unicode.Scalar(byte))
  }
}

/// UIKit's colours that a spec can name, with UIKit's spelling.
private let namedColors: [(name: String, color: UIColor)] = [
  ("clear", .clear), ("black", .black), ("darkGray", .darkGray), ("lightGray", .lightGray),
  ("white", .white), ("gray", .gray), ("red", .red), ("green", .green), ("blue", .blue),
  ("cyan", .cyan), ("yellow", .yellow), ("magenta", .magenta), ("orange", .orange),
  ("purple", .purple), ("brown", .brown),
  ("systemRed", .systemRed), ("systemOrange", .systemOrange), ("systemYellow", .systemYellow),
  ("systemGreen", .systemGreen), ("systemMint", .systemMint), ("systemTeal", .systemTeal),
  ("systemCyan", .systemCyan), ("systemBlue", .systemBlue), ("systemIndigo", .systemIndigo),
  ("systemPurple", .systemPurple), ("systemPink", .systemPink), ("systemBrown", .systemBrown),
  ("systemGray", .systemGray), ("systemGray2", .systemGray2), ("systemGray3", .systemGray3),
  ("systemGray4", .systemGray4), ("systemGray5", .systemGray5), ("systemGray6", .systemGray6),
  ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
  ("quaternaryLabel", .quaternaryLabel), ("placeholderText", .placeholderText), ("link", .link),
  ("separator", .separator), ("opaqueSeparator", .opaqueSeparator),
  ("systemBackground", .systemBackground),
  ("secondarySystemBackground", .secondarySystemBackground),
  ("tertiarySystemBackground", .tertiarySystemBackground),
  ("systemGroupedBackground", .systemGroupedBackground),
  ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
  ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground),
  ("systemFill", .systemFill), ("secondarySystemFill", .secondarySystemFill),
  ("tertiarySystemFill", .tertiarySystemFill), ("quaternarySystemFill", .quaternarySystemFill),
]
