import Foundation
import GraphicsCore
import StyleCore

extension NibValues {
  /// Returns a colour.
  func color(_ key: String) -> UIColor? {
    guard let child = child(key) else { return nil }
    return NibValues(element: child, document: document).ownColor
  }

  /// The colour that the element is: a colour of the system, of an asset catalog, or of components.
  var ownColor: UIColor? {
    for attribute in ["systemColor", "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor"] {
      guard let name = element[attribute] else { continue }
      if let color = SystemColors.color(named: name) { return color }
      return components ?? report("There is no colour of the system called \(name).")
    }
    if let name = element["name"] { return catalogColor(name) }
    return components ?? report("The colour has no components.")
  }

  /// Returns the colour of a name in the asset catalogs, or else the one that the file remembers.
  private func catalogColor(_ name: String) -> UIColor? {
    if let color = NibResources.color(named: name, in: document.bundle) { return color }
    if let remembered = document.namedColor(name) {
      return NibValues(element: remembered, document: document).ownColor
    }
    return report("There is no colour called \(name) in an asset catalog.")
  }

  private var components: UIColor? {
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
    _ = element["colorSpace"]
    return element["customColorSpace"] == "displayP3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}

/// The colours of the system by their names in files.
@MainActor
enum SystemColors {
  /// Returns the colour of a name, `systemBlueColor`.
  static func color(named name: String) -> UIColor? {
    table[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
  }

  private static let table: [String: UIColor] = fixed.merging(semantic) { $1 }.merging(tints) { $1 }

  private static let fixed: [String: UIColor] = [
    "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white, "gray": .gray,
    "red": .red, "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta,
    "orange": .orange, "purple": .purple, "brown": .brown, "clear": .clear, "lightText": .lightText,
    "darkText": .darkText,
  ]

  private static let semantic: [String: UIColor] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
    "separator": .separator, "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    // The names from before iOS 13.
    "groupTableViewBackground": .systemGroupedBackground,
    "tableCellGroupedBackground": .secondarySystemGroupedBackground,
    "tableCellPlainBackground": .systemBackground, "tableBackground": .systemBackground,
    "viewFlipsideBackground": UIColor(white: 0.2, alpha: 1),
    "scrollViewTexturedBackground": UIColor(white: 0.43, alpha: 1),
  ]

  private static let tints: [String: UIColor] = [
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
    "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
    "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
    "tint": .tintColor,
  ]
}
