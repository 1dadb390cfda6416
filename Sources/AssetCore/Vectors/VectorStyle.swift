import Foundation
import GraphicsCore
import Paths

/// A paint of SVG: none, a colour, or a reference to a gradient.
enum VectorPaint: Equatable, Sendable {
  case none
  case color(VectorColor)
  case reference(String)

  /// Reads a paint; `nil` if it is none that is known.
  init?(_ text: String, current: VectorColor) {
    let text = text.trimmingCharacters(in: .whitespaces)
    switch text.lowercased() {
    case "none": self = .none
    case "currentcolor": self = .color(current)
    default:
      if text.hasPrefix("url("), let end = text.firstIndex(of: ")") {
        let name = text[text.index(text.startIndex, offsetBy: 4)..<end].filter { !"#'\" ".contains($0) }
        self = .reference(name)
      } else if let color = VectorColor(text) {
        self = .color(color)
      } else {
        return nil
      }
    }
  }
}

/// A colour of SVG.
struct VectorColor: Equatable, Sendable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha = 1.0

  static let black = VectorColor(red: 0, green: 0, blue: 0)

  init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Reads a colour: `#rgb`, `#rrggbb`, `rgb(…)` or a name.
  init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if text.hasPrefix("#") {
      self.init(hexadecimal: text.dropFirst())
    } else if text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"),
      open < close
    {
      let parts = text[text.index(after: open)..<close].split { ", /".contains($0) }
      let numbers = parts.enumerated().compactMap { index, part -> Double? in
        if part.hasSuffix("%") { return Double(part.dropLast()).map { $0 / 100 } }
        return Double(part).map { index < 3 ? $0 / 255 : $0 }
      }
      guard numbers.count == parts.count, (3...4).contains(numbers.count), numbers.allSatisfy(\.isFinite)
      else { return nil }
      self.init(
        red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers.count > 3 ? numbers[3] : 1)
    } else if text == "transparent" {
      self.init(red: 0, green: 0, blue: 0, alpha: 0)
    } else if let value = Self.names[text] {
      self.init(hexadecimal: value[...])
    } else {
      return nil
    }
  }

  private init?(hexadecimal digits: Substring) {
    var digits = String(digits)
    if digits.count == 3 || digits.count == 4 { digits = String(digits.flatMap { [$0, $0] }) }
    guard digits.count == 6 || digits.count == 8, let value = UInt32(digits, radix: 16) else { return nil }
    let rgba = digits.count == 6 ? value << 8 | 0xFF : value
    func part(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  /// Returns the colour at an opacity.
  func color(opacity: Double) -> CGColor {
    CGColor(red: red, green: green, blue: blue, alpha: min(max(alpha * opacity, 0), 1))
  }

  private static let names: [String: String] = [
    "black": "000000", "white": "ffffff", "red": "ff0000", "green": "008000", "blue": "0000ff",
    "gray": "808080",
    "grey": "808080", "silver": "c0c0c0", "maroon": "800000", "purple": "800080", "fuchsia": "ff00ff",
    "magenta": "ff00ff", "lime": "00ff00", "olive": "808000", "yellow": "ffff00", "navy": "000080",
    "teal": "008080",
    "aqua": "00ffff", "cyan": "00ffff", "orange": "ffa500", "pink": "ffc0cb", "brown": "a52a2a",
    "gold": "ffd700",
    "indigo": "4b0082", "violet": "ee82ee", "crimson": "dc143c", "coral": "ff7f50", "tomato": "ff6347",
    "salmon": "fa8072", "khaki": "f0e68c", "lightgray": "d3d3d3", "lightgrey": "d3d3d3", "darkgray": "a9a9a9",
    "darkgrey": "a9a9a9", "dimgray": "696969", "dimgrey": "696969", "skyblue": "87ceeb",
    "steelblue": "4682b4",
    "royalblue": "4169e1", "slategray": "708090", "slategrey": "708090", "turquoise": "40e0d0",
    "darkgreen": "006400", "darkblue": "00008b", "darkred": "8b0000", "lightblue": "add8e6",
    "lightgreen": "90ee90",
  ]
}

/// The properties of an element that its children inherit.
struct VectorStyle: Sendable {
  var fill = VectorPaint.color(.black)
  var stroke = VectorPaint.none
  var current = VectorColor.black
  var (fillOpacity, strokeOpacity, opacity) = (1.0, 1.0, 1.0)
  var isEvenOdd = false
  var width = 1.0
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var miterLimit = 4.0
  var dashes: [Double] = []
  var dashPhase = 0.0
  var isVisible = true
  var transform = Paths.AffineTransform.identity

  /// Applies the properties of an element: attributes, then classes, then its style.
  mutating func apply(_ attributes: [String: String], classes: [String: [String: String]]) {
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) { set(name, value) }
    for name in (attributes["class"] ?? "").split(separator: " ") {
      for (name, value) in (classes[String(name)] ?? [:]).sorted(by: { $0.key < $1.key }) { set(name, value) }
    }
    for (name, value) in Self.declarations(attributes["style"] ?? "") { set(name, value) }
    if let text = attributes["transform"] { transform = VectorTransform.read(text).concatenating(transform) }
  }

  /// Returns the declarations of a style, in order.
  static func declarations(_ text: String) -> [(String, String)] {
    text.split(separator: ";").compactMap { declaration in
      guard let colon = declaration.firstIndex(of: ":") else { return nil }
      let name = declaration[..<colon].trimmingCharacters(in: .whitespacesAndNewlines)
      return (
        name, declaration[declaration.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
      )
    }
  }

  private mutating func set(_ name: String, _ value: String) {
    switch name {
    case "color": current = VectorColor(value) ?? current
    case "fill": fill = VectorPaint(value, current: current) ?? fill
    case "stroke": stroke = VectorPaint(value, current: current) ?? stroke
    case "fill-opacity": fillOpacity = Self.share(value) ?? fillOpacity
    case "stroke-opacity": strokeOpacity = Self.share(value) ?? strokeOpacity
    case "opacity": opacity *= Self.share(value) ?? 1
    case "fill-rule": isEvenOdd = value == "evenodd"
    case "stroke-width": width = Self.length(value).map { max(0, $0) } ?? width
    case "stroke-linecap": cap = value == "round" ? .round : value == "square" ? .square : .butt
    case "stroke-linejoin": join = value == "round" ? .round : value == "bevel" ? .bevel : .miter
    case "stroke-miterlimit": miterLimit = Self.length(value).map { max(1, $0) } ?? miterLimit
    case "stroke-dasharray":
      var numbers = VectorNumbers(value)
      let all = numbers.all()
      dashes = all.allSatisfy { $0 >= 0 } && all.contains { $0 > 0 } ? all : []
    case "stroke-dashoffset": dashPhase = Self.length(value) ?? dashPhase
    case "display": if value == "none" { isVisible = false }
    case "visibility": if value == "hidden" || value == "collapse" { isVisible = false }
    default: break
    }
  }

  /// Returns a number, or the share of a percentage, within 0…1.
  static func share(_ text: String) -> Double? {
    let number = text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
    return number.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
  }

  /// Returns a length in points, without its unit; `nil` for a percentage.
  static func length(_ text: String?) -> Double? {
    guard let text = text?.trimmingCharacters(in: .whitespaces), !text.hasSuffix("%") else { return nil }
    var numbers = VectorNumbers(text)
    return numbers.number()
  }
}

/// The transforms of SVG.
enum VectorTransform {
  /// Returns the product of a list of transforms; those that are unknown or damaged are left out.
  static func read(_ text: String) -> Paths.AffineTransform {
    var result = Paths.AffineTransform.identity
    for part in text.split(separator: ")") {
      let pieces = part.split(separator: "(", maxSplits: 1)
      guard pieces.count == 2 else { continue }
      var list = VectorNumbers(String(pieces[1]))
      let name = pieces[0].trimmingCharacters(in: CharacterSet(charactersIn: ", \n\t\r"))
      if let next = transform(name, list.all()) { result = next.concatenating(result) }
    }
    return result
  }

  private static func transform(_ name: String, _ n: [Double]) -> Paths.AffineTransform? {
    func radians(_ degrees: Double) -> Double { degrees.truncatingRemainder(dividingBy: 360) * .pi / 180 }
    switch (name, n.count) {
    case ("matrix", 6): return Paths.AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1...2): return .translation(x: n[0], y: n.count > 1 ? n[1] : 0)
    case ("scale", 1...2): return .scale(x: n[0], y: n.count > 1 ? n[1] : n[0])
    case ("rotate", 1): return .rotation(by: radians(n[0]))
    case ("rotate", 3):
      return Paths.AffineTransform.translation(x: -n[1], y: -n[2]).concatenating(.rotation(by: radians(n[0])))
        .concatenating(.translation(x: n[1], y: n[2]))
    case ("skewX", 1), ("skewY", 1):
      let turn = Paths.AffineTransform.rotation(by: radians(n[0]))
      let slope = abs(turn.a) > 1e-9 ? turn.b / turn.a : 0
      return Paths.AffineTransform(
        a: 1, b: name == "skewY" ? slope : 0, c: name == "skewX" ? slope : 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }
}
