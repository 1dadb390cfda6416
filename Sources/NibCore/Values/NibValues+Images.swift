import Foundation
import StyleCore

extension NibValues {
  /// Returns the image that an attribute names.
  func image(_ name: String) -> UIImage? {
    guard let imageName = element[name] else { return nil }
    return image(named: imageName, catalog: element["catalog"])
  }

  /// Returns the image of a name: a symbol of the catalog `system`, or a file or an asset.
  func image(named name: String, catalog: String?) -> UIImage? {
    if catalog == "system" { return UIImage(systemName: name) }
    if let image = NibResources.image(named: name, in: document.bundle) { return image }
    return report("Could not load the \"\(name)\" image referenced from a nib.")
  }

  /// Returns the configuration of symbols.
  func symbolConfiguration(_ key: String) -> UIImage.SymbolConfiguration? {
    guard let child = child(key) else { return nil }
    let values = NibValues(element: child, document: document)
    let scale = values.choice("scale", Self.symbolScales) ?? .default
    _ = child["configurationType"]
    if let font = child.child(key: "fontDescription") {
      let size = NibValues(element: font, document: document).ownFont?.pointSize ?? 17
      return UIImage.SymbolConfiguration(pointSize: size, weight: .regular, scale: scale)
    }
    guard let size = values.number("pointSize") else { return UIImage.SymbolConfiguration(scale: scale) }
    let weight = values.choice("weight", Self.symbolWeights) ?? .regular
    return UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
  }

  private static let symbolScales: [String: UIImage.SymbolScale] = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]

  private static let symbolWeights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
