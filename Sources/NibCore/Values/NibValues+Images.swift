import Foundation
import StyleCore

extension NibValues {
  /// Returns the image that an attribute names, or an element `<imageReference>` of that role.
  func image(_ name: String) -> UIImage? {
    if let imageName = element[name] { return image(named: imageName, catalog: element["catalog"]) }
    guard let child = child(name), child.name == "imageReference", let imageName = child["image"] else {
      return nil
    }
    let values = NibValues(element: child, document: document)
    let found = values.image(named: imageName, catalog: child["catalog"])
    let scale = values.choice("symbolScale", Self.symbolScales) ?? .default
    guard scale != .default else { return found }
    return found?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale))
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
    let weight = values.choice("weight", Self.symbolWeights) ?? .regular
    _ = child["configurationType"]
    if let font = child.child(key: "fontDescription") {
      let size = NibValues(element: font, document: document).ownFont?.pointSize ?? 17
      return UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
    }
    guard let size = values.number("pointSize") else { return UIImage.SymbolConfiguration(scale: scale) }
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
