import Foundation
import GraphicsCore
import StyleCore

/// The colours of style sheets and of attributes.
enum CSSColor {
  /// Returns the colour of a text in lower case, or `nil` if it has none.
  static func color(_ text: String, current: UIColor) -> UIColor? {
    if text.hasPrefix("#") { return hex(text.dropFirst()) }
    if text == "transparent" { return UIColor(white: 0, alpha: 0) }
    if text == "currentcolor" { return current }
    if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
      return function(String(text[..<open]), String(text[text.index(after: open)...].dropLast()))
    }
    return CSSColorNames.numbers[text].map(opaque)
  }

  /// Returns the colour of an attribute, in which the digits may lack their sign.
  static func legacy(_ text: String) -> UIColor? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    return color(text, current: UIColor(white: 0, alpha: 1)) ?? hex(text[...])
  }

  private static func opaque(_ number: UInt32) -> UIColor {
    color(bytes: [number >> 16 & 255, number >> 8 & 255, number & 255, 255])
  }

  private static func color(bytes: [UInt32]) -> UIColor {
    UIColor(
      red: CGFloat(bytes[0]) / 255, green: CGFloat(bytes[1]) / 255, blue: CGFloat(bytes[2]) / 255,
      alpha: CGFloat(bytes[3]) / 255)
  }

  private static func hex(_ digits: Substring) -> UIColor? {
    let values = digits.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue.map { UInt32($0) } }
    guard values.count == digits.utf8.count else { return nil }
    var bytes: [UInt32]
    switch values.count {
    case 3, 4: bytes = values.map { $0 * 17 }
    case 6, 8: bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    if bytes.count == 3 { bytes.append(255) }
    return color(bytes: bytes)
  }

  private static func function(_ name: String, _ text: String) -> UIColor? {
    let parts = text.split { $0 == "," || $0 == "/" || $0.isWhitespace }.map { String($0) }
    guard parts.count == 3 || parts.count == 4 else { return nil }
    let alpha = parts.count == 4 ? share(parts[3], of: 1) : 1
    guard let alpha else { return nil }
    switch name {
    case "rgb", "rgba":
      let shares = parts.prefix(3).compactMap { share($0, of: 255) }
      guard shares.count == 3 else { return nil }
      return UIColor(red: shares[0], green: shares[1], blue: shares[2], alpha: alpha)
    case "hsl", "hsla":
      let angle = parts[0].hasSuffix("deg") ? String(parts[0].dropLast(3)) : parts[0]
      guard let hue = CSSLength.number(angle), let saturation = share(parts[1], of: 100),
        let lightness = share(parts[2], of: 100)
      else { return nil }
      let turn = (hue / 360) - (hue / 360).rounded(.down)
      // Brightness and saturation of the other cylinder.
      let brightness = lightness + saturation * min(lightness, 1 - lightness)
      return UIColor(
        hue: turn, saturation: brightness == 0 ? 0 : 2 * (1 - lightness / brightness),
        brightness: brightness, alpha: alpha)
    default: return nil
    }
  }

  /// Returns a share from 0 to 1 of a number of parts, or of a number of per cents.
  private static func share(_ text: String, of whole: CGFloat) -> CGFloat? {
    let isPercent = text.hasSuffix("%")
    guard let number = CSSLength.number(isPercent ? String(text.dropLast()) : text) else { return nil }
    return max(0, min(number / (isPercent ? 100 : whole), 1))
  }
}
