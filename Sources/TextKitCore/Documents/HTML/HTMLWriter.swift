import Foundation
import GraphicsCore
import StyleCore

/// A writer of a text as an HTML document, with a paragraph each for those of the text.
struct HTMLWriter {
  /// The document.
  let text: String

  /// Writes a text.
  init(_ attributed: NSAttributedString, encoding: String.Encoding) {
    let whole = attributed.string as NSString
    var body = ""
    var location = 0
    while location < whole.length {
      let paragraph = whole.paragraphRange(for: NSRange(location: location, length: 0))
      let end = max(location + 1, paragraph.end)
      var range = NSRange(location: location, length: end - location)
      while range.length > 0, [0xA, 0xD, 0x2029].contains(whole.character(at: range.end - 1)) {
        range.length -= 1
      }
      let style = unsafe attributed.attribute(.paragraphStyle, at: location, effectiveRange: nil)
      body += "<p style=\"\(Self.style(of: style as? NSParagraphStyle))\">"
      body += range.length == 0 ? "<br>" : Self.spans(of: attributed, in: range)
      body += "</p>\n"
      location = end
    }
    let meta = DocumentEncoding.name(of: encoding).map { "<meta charset=\"\($0)\">\n" } ?? ""
    text = "<!DOCTYPE html>\n<html>\n<head>\n\(meta)</head>\n<body>\n\(body)</body>\n</html>\n"
  }

  private static func spans(of attributed: NSAttributedString, in range: NSRange) -> String {
    var text = ""
    // A space at the start of a paragraph is left out by readers, as is one behind another.
    var wasSpace = true
    attributed.enumerateRuns(in: range) { values, part in
      let string = (attributed.string as NSString).substring(with: part)
      let characters = escaped(string, wasSpace: &wasSpace, isLast: part.end == range.end)
      guard !characters.isEmpty else { return }
      let style = style(of: values)
      let span = style.isEmpty ? characters : "<span style=\"\(style)\">\(characters)</span>"
      let link = (values[.link] as? URL)?.absoluteString ?? values[.link] as? String
      text += link.map { "<a href=\"\(attribute($0))\">\(span)</a>" } ?? span
    }
    return text
  }

  private static func style(of values: [NSAttributedString.Key: Any]) -> String {
    var parts: [String] = []
    if let font = values[.font] as? UIFont {
      let traits = font.fontDescriptor.symbolicTraits
      let family = font.familyName.hasPrefix(".") ? "-apple-system" : "'\(font.familyName)'"
      parts += ["font-family: \(attribute(family))", "font-size: \(number(font.pointSize))px"]
      if traits.contains(.traitBold) { parts.append("font-weight: bold") }
      if traits.contains(.traitItalic) { parts.append("font-style: italic") }
    }
    if let color = values[.foregroundColor] as? UIColor { parts.append("color: \(text(of: color))") }
    if let color = values[.backgroundColor] as? UIColor {
      parts.append("background-color: \(text(of: color))")
    }
    let lines = [(NSAttributedString.Key.underlineStyle, "underline"), (.strikethroughStyle, "line-through")]
      .filter { key, _ in (values[key] as? Int ?? 0) != 0 }.map(\.1)
    if !lines.isEmpty { parts.append("text-decoration: \(lines.joined(separator: " "))") }
    if let kern = Double(number: values[.kern]), kern != 0 {
      parts.append("letter-spacing: \(number(CGFloat(kern)))px")
    }
    if let offset = Double(number: values[.baselineOffset]), offset != 0 {
      parts.append("vertical-align: \(number(CGFloat(offset)))px")
    }
    return parts.joined(separator: "; ")
  }

  private static func style(of paragraph: NSParagraphStyle?) -> String {
    let style = paragraph ?? NSParagraphStyle()
    let left = max(0, style.headIndent)
    var parts = ["margin: 0px 0px \(number(max(0, style.paragraphSpacing)))px \(number(left))px"]
    let indent = style.firstLineHeadIndent - left
    if indent != 0 { parts.append("text-indent: \(number(indent))px") }
    switch style.alignment {
    case .left: parts.append("text-align: left")
    case .right: parts.append("text-align: right")
    case .center: parts.append("text-align: center")
    case .justified: parts.append("text-align: justify")
    case .natural: break
    }
    if style.minimumLineHeight > 0 { parts.append("line-height: \(number(style.minimumLineHeight))px") }
    if style.baseWritingDirection == .rightToLeft { parts.append("direction: rtl") }
    return parts.joined(separator: "; ")
  }

  private static func text(of color: UIColor) -> String {
    let color = color.cgColor
    let bytes = [color.red, color.green, color.blue].map { Int((max(0, min($0, 1)) * 255).rounded()) }
    if color.alpha >= 1 { return "#" + bytes.map { String(format: "%02x", $0) }.joined() }
    return "rgba(\(bytes[0]), \(bytes[1]), \(bytes[2]), \(number(color.alpha)))"
  }

  private static func number(_ value: CGFloat) -> String {
    let rounded = (CSSLength.limited(value) * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
  }

  /// Returns text in which the characters of markup are entities, and spaces and tabs are kept.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - wasSpace: Whether or not a space is before the text, and then whether it ends in one.
  ///   - isLast: Whether or not the text ends its paragraph, whose last space is left out by readers.
  private static func escaped(_ text: String, wasSpace: inout Bool, isLast: Bool) -> String {
    var escaped = ""
    let end = text.unicodeScalars.last
    for (index, scalar) in text.unicodeScalars.enumerated() {
      switch scalar {
      case "\u{2028}": escaped += "<br>"
      case "\u{A0}": escaped += "&nbsp;"
      case "\t": escaped += "<span style=\"white-space: pre\">\t</span>"
      case "\u{FFFC}": break
      case " ":
        let endsParagraph = isLast && end == " " && index == text.unicodeScalars.count - 1
        escaped += wasSpace || endsParagraph ? "&nbsp;" : " "
      default: escaped += entity(scalar)
      }
      wasSpace = scalar == " " || scalar == "\u{2028}"
    }
    return escaped
  }

  /// Returns text as the value of an attribute.
  private static func attribute(_ text: String) -> String { text.unicodeScalars.map(entity).joined() }

  private static func entity(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    default: String(scalar)
    }
  }
}
