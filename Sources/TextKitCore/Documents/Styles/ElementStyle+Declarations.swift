import Foundation
import GraphicsCore
import StyleCore

/// The properties of style sheets.
extension ElementStyle {
  /// Applies a property; one that is unknown, or whose value is, has no effect.
  ///
  /// - Parameters:
  ///   - declaration: The property.
  ///   - parentSize: The size of the font of the element around this one, which sizes are relative to.
  ///   - parentWeight: The weight of that font.
  mutating func apply(_ declaration: CSSDeclaration, parentSize: CGFloat, parentWeight: Int) {
    let value = declaration.value
    switch declaration.name {
    case "color": if let parsed = CSSColor.color(value, current: color) { color = parsed }
    case "background-color": applyBackground(value)
    case "background":
      for part in CSSText.parts(value) where CSSColor.color(part, current: color) != nil {
        applyBackground(part)
      }
    case "font": applyFont(value, parentSize: parentSize, parentWeight: parentWeight)
    case "font-family": setFamilies(CSSText.families(value))
    case "font-size": applySize(value, parentSize: parentSize)
    case "font-weight": applyWeight(value, parentWeight: parentWeight)
    case "font-style": applySlant(value)
    case "text-decoration", "text-decoration-line": applyLines(value)
    case "text-align": applyAlignment(value)
    case "direction": applyDirection(value)
    case "line-height": applyLineHeight(value)
    case "letter-spacing":
      letterSpacing = value == "normal" ? 0 : CSSLength.points(value, em: size) ?? letterSpacing
    case "text-indent": textIndent = CSSLength.points(value, em: size) ?? textIndent
    case "vertical-align": applyVerticalAlignment(value)
    case "white-space": keepsSpace = value.hasPrefix("pre") && value != "pre-line"
    case "text-transform": applyTransform(value)
    case "display": applyDisplay(value)
    case "visibility", "float", "position": break
    case "list-style-type", "list-style":
      for part in CSSText.parts(value) { if let marker = ListMarker(style: part) { listMarker = marker } }
    case "margin": applyMargins(value)
    case "margin-left": margins.left = max(0, CSSLength.points(value, em: size) ?? margins.left)
    case "margin-right": margins.right = max(0, CSSLength.points(value, em: size) ?? margins.right)
    case "margin-bottom": margins.bottom = max(0, CSSLength.points(value, em: size) ?? margins.bottom)
    default: break
    }
  }

  private mutating func applyBackground(_ value: String) {
    guard let parsed = CSSColor.color(value, current: color) else { return }
    background = parsed.cgColor.alpha > 0 ? parsed : nil
  }

  private mutating func applySize(_ value: String, parentSize: CGFloat) {
    if let index = CSSLength.sizeNames.firstIndex(of: value) {
      size = CSSLength.sizes[index]
    } else if value == "larger" || value == "smaller" {
      size = CSSLength.limited(value == "larger" ? parentSize * 1.2 : parentSize / 1.2)
    } else if let points = CSSLength.points(value, em: parentSize, whole: parentSize), points >= 0 {
      (size, hasOwnSize) = (points, true)
    }
  }

  private mutating func applyWeight(_ value: String, parentWeight: Int) {
    switch value {
    case "normal": weight = 400
    case "bold": weight = 700
    case "bolder": weight = parentWeight < 350 ? 400 : parentWeight < 550 ? 700 : 900
    case "lighter": weight = parentWeight < 550 ? 100 : parentWeight < 750 ? 400 : 700
    default: if let number = Int(value), (1...1000).contains(number) { weight = number }
    }
  }

  private mutating func applySlant(_ value: String) {
    if value == "normal" { isItalic = false }
    if value == "italic" || value.hasPrefix("oblique") { isItalic = true }
  }

  private mutating func applyLines(_ value: String) {
    let parts = CSSText.parts(value)
    ownLines = (parts.contains("underline"), parts.contains("line-through"))
  }

  private mutating func applyLineHeight(_ value: String) {
    if value == "normal" {
      lineHeight = .normal
    } else if let factor = CSSLength.number(value), factor >= 0 {
      lineHeight = .factor(factor)
    } else if let points = CSSLength.points(value, em: size, whole: size), points >= 0 {
      lineHeight = .points(points)
    }
  }

  private mutating func applyVerticalAlignment(_ value: String) {
    switch value {
    case "super": (superscript, baselineOffset) = (1, size / 3 + 1)
    case "sub": (superscript, baselineOffset) = (-1, -(size / 5 + 1))
    case "baseline": (superscript, baselineOffset) = (0, 0)
    default: if let points = CSSLength.points(value, em: size, whole: size) { baselineOffset = points }
    }
  }

  private mutating func applyTransform(_ value: String) {
    switch value {
    case "uppercase": transform = .uppercase
    case "lowercase": transform = .lowercase
    case "capitalize": transform = .capitalize
    case "none": transform = .none
    default: break
    }
  }

  private mutating func applyDisplay(_ value: String) {
    switch value {
    case "none": display = .none
    case "block", "flex", "grid", "flow-root": display = .block
    case "list-item": display = .listItem
    case "inline", "inline-block", "inline-flex", "contents": display = .inline
    case "table": display = .table
    case "table-row": display = .row
    case "table-cell": display = .cell
    default: break
    }
  }

  private mutating func applyMargins(_ value: String) {
    let lengths = CSSText.parts(value).map { max(0, CSSLength.points($0, em: size) ?? 0) }
    guard let first = lengths.first else { return }
    let right = lengths.count > 1 ? lengths[1] : first
    margins.right = right
    margins.bottom = lengths.count > 2 ? lengths[2] : first
    margins.left = lengths.count > 3 ? lengths[3] : right
  }

  /// Applies the short form: slant and weight, size and height of lines, families.
  private mutating func applyFont(_ value: String, parentSize: CGFloat, parentWeight: Int) {
    let parts = CSSText.parts(value)
    let sizes = parts.firstIndex { part in
      let size = part.lowercased().prefix { $0 != "/" }
      return (part.first?.isNumber == true || part.first == ".")
        && CSSLength.points(String(size), em: 1, whole: 1) != nil
        && Int(part) == nil || CSSLength.sizeNames.contains(String(size)) || size == "larger"
        || size == "smaller"
    }
    guard let sizes, sizes + 1 < parts.count else { return }
    (weight, isItalic) = (400, false)
    for part in parts[..<sizes] {
      applySlant(part.lowercased())
      applyWeight(part.lowercased(), parentWeight: parentWeight)
    }
    setFamilies(CSSText.families(parts[(sizes + 1)...].joined(separator: " ")))
    let both = parts[sizes].split(separator: "/", maxSplits: 1)
    applySize(both.first.map { $0.lowercased() } ?? "", parentSize: parentSize)
    if both.count > 1 { applyLineHeight(both[1].lowercased()) } else { lineHeight = .normal }
  }
}
