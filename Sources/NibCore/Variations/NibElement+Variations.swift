import Foundation
import StyleCore

extension NibElement {
  /// Returns the variations for traits, the more special ones last.
  @MainActor
  func variations(for traits: UITraitCollection) -> [NibElement] {
    let matching = children.compactMap { child -> (element: NibElement, count: Int)? in
      guard child.name == "variation", let key = child.key else { return nil }
      let conditions = key == "default" ? [] : key.split(separator: "-")
      return conditions.allSatisfy { traits.meet($0) } ? (child, conditions.count) : nil
    }
    return matching.enumerated().sorted {
      ($0.element.count, $0.offset) < ($1.element.count, $1.offset)
    }.map(\.element.element)
  }
}

extension UITraitCollection {
  /// Returns whether the traits meet a condition of a variation, `widthClass=compact`.
  @MainActor
  fileprivate func meet(_ condition: Substring) -> Bool {
    let parts = condition.split(separator: "=")
    guard parts.count == 2 else { return false }
    return switch (parts[0], parts[1]) {
    case ("widthClass", "compact"): horizontalSizeClass == .compact
    case ("widthClass", "regular"): horizontalSizeClass == .regular
    case ("heightClass", "compact"): verticalSizeClass == .compact
    case ("heightClass", "regular"): verticalSizeClass == .regular
    case ("userInterfaceIdiom", "phone"), ("userInterfaceIdiom", "iphone"): userInterfaceIdiom == .phone
    case ("userInterfaceIdiom", "pad"), ("userInterfaceIdiom", "ipad"): userInterfaceIdiom == .pad
    case ("userInterfaceStyle", "dark"): userInterfaceStyle == .dark
    case ("userInterfaceStyle", "light"): userInterfaceStyle == .light
    case ("layoutDirection", "rightToLeft"): layoutDirection == .rightToLeft
    default: false
    }
  }
}
