import Foundation
import GraphicsCore
import LayerCore

extension UIColor {
  /// The description of the colour in UIKit's words: its space and components, or that it depends on the traits (L.3).
  var describedAsUIKit: String {
    if isDynamic {
      let title = ObjectNames.address(of: self)
      guard let name = SystemPalette.name(of: self) else { return "<UIDynamicProviderColor: \(title)>" }
      return "<UIDynamicSystemColor: \(title); name = \(name)>"
    }
    let color = cgColor
    guard color.pattern == nil else { return "<\(ObjectNames.title(of: self))>" }
    let isGrey = color.colorSpace?.model == .monochrome
    let numbers = isGrey ? [color.red, color.alpha] : [color.red, color.green, color.blue, color.alpha]
    let space = isGrey ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
    return ([space] + numbers.map(ObjectNames.short)).joined(separator: " ")
  }
}

extension UIImage {
  /// The description of the image in UIKit's words: its kind, its points and its scale (L.3).
  var describedAsUIKit: String {
    let kind = values.symbolName.map { "symbol(system: \($0))" } ?? "CGImage anonymous"
    let points = "(\(ObjectNames.short(size.width)) \(ObjectNames.short(size.height)))"
    return "<\(ObjectNames.name(of: type(of: self))):\(ObjectNames.address(of: self)) \(kind); \(points)"
      + "@\(ObjectNames.short(scale))>"
  }
}
