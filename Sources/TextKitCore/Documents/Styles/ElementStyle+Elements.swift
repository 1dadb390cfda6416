import Foundation
import StyleCore

/// The styles of elements without a style sheet, and those that attributes of elements set.
extension ElementStyle {
  /// Applies the properties that all elements of a tag have.
  mutating func applyTag(_ tag: String, _ attributes: [String: String]) {
    if HTMLNames.hidden.contains(tag) { display = .none }
    if HTMLNames.blocks.contains(tag) { display = .block }
    switch tag {
    case "b", "strong": weight = 700
    case "i", "em", "cite", "var", "dfn", "address": isItalic = true
    case "u", "ins": ownLines.under = true
    case "s", "strike", "del": ownLines.through = true
    case "big": size = CSSLength.limited(size * 1.2)
    case "small": size = CSSLength.limited(size / 1.2)
    case "sup": raise(by: size / 3 + 1, steps: 1)
    case "sub": raise(by: -(size / 5 + 1), steps: -1)
    case "tt", "code", "kbd", "samp": setFamilies(["monospace"])
    case "pre", "xmp", "listing", "plaintext":
      setFamilies(["monospace"])
      keepsSpace = true
    case "a" where attributes["href"] != nil:
      color = UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1)
      ownLines.under = true
    case "mark":
      color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
      background = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    case "center": alignment = .center
    case "ul", "menu", "dir":
      listMarker = listDepth == 0 ? .disc : listDepth == 1 ? .circle : .square
      listDepth += 1
    case "ol":
      listMarker = .decimal
      listDepth += 1
    case "li": display = .listItem
    case "table":
      display = .table
      alignment = .natural
    case "tr": display = .row
    case "td": display = .cell
    case "th":
      display = .cell
      weight = 700
    case "p": margins.bottom = size
    default: applyHeading(tag)
    }
  }

  private mutating func raise(by offset: CGFloat, steps: Int) {
    superscript += steps
    baselineOffset = CSSLength.limited(baselineOffset + offset)
    size = CSSLength.limited(size / 1.2)
  }

  private mutating func applyHeading(_ tag: String) {
    guard let index = HTMLNames.headings.firstIndex(of: tag) else { return }
    let factors: [(size: CGFloat, margin: CGFloat)] = [
      (2, 0.67), (1.5, 0.83), (1.17, 1), (1, 1.33), (0.83, 1.67), (0.67, 2.33),
    ]
    size = CSSLength.limited(size * factors[index].size)
    weight = 700
    margins.bottom = (size * factors[index].margin * 100).rounded() / 100
  }

  /// Applies what attributes of the element say of its look.
  mutating func applyAttributes(_ tag: String, _ attributes: [String: String]) {
    if let value = attributes["align"], tag != "img" { applyAlignment(value) }
    if let value = attributes["dir"] { applyDirection(value) }
    if let value = attributes["bgcolor"], let parsed = CSSColor.legacy(value) { background = parsed }
    if attributes["hidden"] != nil { display = .none }
    switch tag {
    case "font", "basefont":
      if let value = attributes["color"], let parsed = CSSColor.legacy(value) { color = parsed }
      if let face = attributes["face"] { setFamilies(CSSText.families(face)) }
      if let value = attributes["size"], let size = CSSLength.fontSize(ofAttribute: value) {
        self.size = size
      }
    case "body":
      if let value = attributes["text"], let parsed = CSSColor.legacy(value) { color = parsed }
    case "ol", "ul", "li":
      if let value = attributes["type"], let marker = ListMarker(type: value) { listMarker = marker }
    default: break
    }
  }

  mutating func applyAlignment(_ value: String) {
    switch value.lowercased() {
    case "left": alignment = .left
    case "right", "end": alignment = .right
    case "center", "middle", "-webkit-center": alignment = .center
    case "justify": alignment = .justified
    case "start", "initial": alignment = .natural
    default: break
    }
  }

  mutating func applyDirection(_ value: String) {
    switch value.lowercased() {
    case "rtl": direction = .rightToLeft
    case "ltr": direction = .leftToRight
    default: break
    }
  }
}
