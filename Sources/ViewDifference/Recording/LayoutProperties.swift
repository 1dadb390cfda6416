internal import Foundation
internal import GraphicsCore
internal import LayerCore
@_spi(Plumb) internal import LayoutCore
internal import StyleCore

/// The properties of a view or layer that differ from the defaults, in words.
@MainActor
struct LayoutProperties {
  private(set) var values: [String: String] = [:]

  init(_ layer: CALayer) {
    addLooks(of: layer)
    if let view = layer.hostView {
      for property in view.shownProperties { add(property, of: view) }
    } else {
      addContent(of: layer)
    }
  }

  private mutating func addLooks(of layer: CALayer) {
    add("background", layer.backgroundColor)
    if layer.isHidden { values["hidden"] = "" }
    if layer.opacity != 1 { values["alpha"] = Double(layer.opacity).plain }
    if layer.masksToBounds { values["clips"] = "" }
    if layer.cornerRadius != 0 { values["radius"] = layer.cornerRadius.plain }
    if layer.cornerRadius != 0, layer.maskedCorners.rawValue & 15 != 15 {
      values["corners"] = "\(layer.maskedCorners.rawValue)"
    }
    if layer.borderWidth > 0 {
      values["border"] = layer.borderWidth.plain
      add("borderColor", layer.borderColor)
    }
    if layer.shadowOpacity > 0 {
      let numbers = [
        Double(layer.shadowOpacity), layer.shadowRadius, layer.shadowOffset.width, layer.shadowOffset.height,
      ]
      values["shadow"] = numbers.map(\.plain).joined(separator: " ")
      add("shadowColor", layer.shadowColor)
    }
    if !CATransform3DIsIdentity(layer.transform) { values["transform"] = layer.transform.words }
    if !CATransform3DIsIdentity(layer.sublayerTransform) {
      values["sublayerTransform"] = layer.sublayerTransform.words
    }
    if layer.bounds.origin != .zero {
      values["offset"] = "\(layer.bounds.minX.plain) \(layer.bounds.minY.plain)"
    }
    if layer.zPosition != 0 { values["zPosition"] = layer.zPosition.plain }
    if let mask = layer.mask { values["mask"] = "\(type(of: mask)) \(mask.frame.words)" }
    if let filter = layer.compositingFilter { values["filter"] = "\(filter)" }
  }

  private mutating func add(_ property: ViewProperty, of view: UIView) {
    let name = property.name
    switch property.value {
    case .flag(let isSo): if isSo { values[name] = "" }
    case .number(let number, let usual): if number != usual { values[name] = "\(number)" }
    case .text(let text): add(name, text)
    case .runs(let text): if let words = text.words { values[name] = words }
    case .font(let font): add(name, font)
    case .color(let color): add(name, color?.resolvedColor(with: view.traitCollection).cgColor)
    case .image(let image): values[name] = image.words
    case .value(let value): values[name] = LayoutProperties.words(value)
    }
  }

  private static func words(_ value: ViewContent.Value) -> String {
    switch value {
    case .isOn(let isOn): isOn ? "on" : "off"
    case .number(let number): number.plain
    case .segment(let index): "\(index)"
    case .page(let page, let count): "\(page) of \(count)"
    }
  }

  private mutating func addContent(of layer: CALayer) {
    switch layer {
    case let layer as CAShapeLayer:
      if let path = layer.path { values["path"] = Digest(path.path).words }
      add("fill", layer.fillColor)
      if layer.strokeColor != nil {
        add("stroke", layer.strokeColor)
        values["lineWidth"] = layer.lineWidth.plain
      }
    case let layer as CAGradientLayer:
      let colors = (layer.colors ?? []).map { LayoutProperties.words(($0 as AnyObject) as? CGColor) ?? "?" }
      if !colors.isEmpty { values["colors"] = colors.joined(separator: " ") }
      if let locations = layer.locations {
        values["locations"] = locations.map(\.doubleValue.plain).joined(separator: " ")
      }
    case let layer as CATextLayer:
      let text = (layer.string as? NSAttributedString)?.string ?? layer.string as? String
      add("text", text)
      values["fontSize"] = layer.fontSize.plain
      add("textColor", layer.foregroundColor)
    default:
      if let contents = layer.contents, let image = (contents as AnyObject) as? CGImage {
        values["image"] = image.words
      }
    }
  }

  private mutating func add(_ key: String, _ text: String?) {
    if let text, !text.isEmpty { values[key] = text }
  }

  private mutating func add(_ key: String, _ color: CGColor?) {
    if let words = LayoutProperties.words(color) { values[key] = words }
  }

  private mutating func add(_ key: String, _ font: UIFont?) {
    if let font { values[key] = font.words }
  }

  /// Returns a colour with eight bits per channel: `#ff8000`, followed by alpha if it is not opaque; nil if it is
  /// clear.
  static func words(_ color: CGColor?) -> String? {
    guard let color = color?.srgb, color.alpha > 0 else { return nil }
    var channels = [color.red, color.green, color.blue]
    if color.alpha < 1 { channels.append(color.alpha) }
    return channels.reduce("#") { text, channel in
      let digits = String(Int((min(max(channel, 0), 1) * 255).rounded()), radix: 16)
      return text + (digits.count == 1 ? "0" : "") + digits
    }
  }
}

extension UIFont {
  /// The font's name and size, such as `.SFUI-Semibold 17`.
  fileprivate var words: String { "\(fontName) \(pointSize.plain)" }
}

extension NSAttributedString {
  /// The fonts and colours of all parts; nil if there is only one part.
  @MainActor
  fileprivate var words: String? {
    var parts: [String] = []
    unsafe enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      var part = "\(range.location)+\(range.length)"
      if let font = attributes[.font] as? UIFont { part += " \(font.words)" }
      if let color = attributes[.foregroundColor] as? UIColor,
        let words = LayoutProperties.words(color.cgColor)
      {
        part += " \(words)"
      }
      if attributes[.underlineStyle] != nil { part += " underlined" }
      parts.append(part)
    }
    return parts.count > 1 ? parts.joined(separator: ", ") : nil
  }
}

extension UIImage {
  /// The name of a symbol, or the size in points and a digest of the pixels.
  fileprivate var words: String {
    if let symbolName { return symbolName }
    return "\(size.width.plain)×\(size.height.plain)" + (cgImage.map { " \($0.words)" } ?? "")
  }
}

extension CGImage {
  fileprivate var words: String { Digest(self).words }
}

extension CGRect {
  /// The x, y, width and height.
  fileprivate var words: String { [minX, minY, width, height].map(\.plain).joined(separator: " ") }
}

extension CATransform3D {
  /// The six numbers of an affine transform, or all sixteen.
  fileprivate var words: String {
    let numbers =
      CATransform3DIsAffine(self)
      ? [m11, m12, m21, m22, m41, m42]
      : [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    return numbers.map(\.plain).joined(separator: " ")
  }
}
