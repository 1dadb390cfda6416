import StyleCore

extension UIColor {
  /// Creates the colour of the system that a set refers to, such as `systemBlueColor`; `nil` if there is none.
  convenience init?(systemReference name: String) {
    let base = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    guard let color = Self.ofSystem[base] else { return nil }
    self.init(from: color) { color.resolvedColor(with: $0) }
  }

  /// The colours that Xcode's editor offers, by their names.
  private static let ofSystem: [String: UIColor] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
    "separator": .separator, "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "groupTableViewBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "systemRed": .systemRed,
    "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemGreen": .systemGreen,
    "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan,
    "systemBlue": .systemBlue, "systemIndigo": .systemIndigo, "systemPurple": .systemPurple,
    "systemPink": .systemPink, "systemBrown": .systemBrown, "systemGray": .systemGray,
    "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
    "systemGray5": .systemGray5, "systemGray6": .systemGray6, "lightText": .lightText, "darkText": .darkText,
    "black": .black, "white": .white, "clear": .clear, "gray": .gray, "darkGray": .darkGray,
    "lightGray": .lightGray, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow,
    "magenta": .magenta, "orange": .orange, "purple": .purple, "brown": .brown,
  ]
}
