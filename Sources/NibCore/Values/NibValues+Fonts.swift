import Foundation
import GraphicsCore
import StyleCore

extension NibValues {
  /// Returns a font.
  func font(_ key: String) -> UIFont? {
    guard let child = child(key) else { return nil }
    return NibValues(element: child, document: document).ownFont
  }

  /// The font that the element is, `<fontDescription>` or `<font>`.
  var ownFont: UIFont? {
    let size = number("pointSize") ?? number("size") ?? 0
    if let style = element["style"] {
      return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    if let name = element["name"] {
      _ = element["family"]
      return UIFont(name: name, size: size > 0 ? size : UIFont.systemFontSize)
    }
    let weight = choice("weight", Self.weights)
    switch element["type"] ?? element["metaFont"] ?? "system" {
    case "boldSystem", "systemBold":
      return .systemFont(ofSize: known(size), weight: weight ?? .bold)
    case "italicSystem", "systemItalic": return .italicSystemFont(ofSize: known(size))
    case "smallSystem", "smallSystemBold": return .systemFont(ofSize: size > 0 ? size : 12)
    default: return .systemFont(ofSize: known(size), weight: weight ?? .regular)
    }
  }

  private func known(_ size: CGFloat) -> CGFloat { size > 0 ? size : 17 }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
