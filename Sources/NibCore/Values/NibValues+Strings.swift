import Foundation
import GraphicsCore
import StyleCore

extension NibValues {
  /// Returns a text with attributes.
  func attributedText(_ key: String) -> NSAttributedString? {
    guard let child = child(key), child.name == "attributedString" else { return nil }
    let result = NSMutableAttributedString()
    for fragment in child.children where fragment.name == "fragment" {
      let values = NibValues(element: fragment, document: document)
      let attributes = fragment.child("attributes").map {
        NibValues(element: $0, document: document).textAttributes
      }
      result.append(NSAttributedString(string: values.text("content") ?? "", attributes: attributes ?? [:]))
    }
    return result
  }

  /// The attributes of a text that the element has.
  private var textAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = font("NSFont")
    attributes[.foregroundColor] = color("NSColor")
    attributes[.backgroundColor] = color("NSBackgroundColor")
    attributes[.paragraphStyle] = paragraphStyle
    for (key, name) in Self.numbers {
      guard let number = child(key) else { continue }
      let value = NibValues(element: number, document: document).number("value")
      attributes[name] = value.map { name.isWhole ? Int($0) as Any : $0 as Any }
    }
    if attributes[.strokeWidth] != nil { attributes[.strokeColor] = color("NSStrokeColor") }
    if let shadow = child("NSShadow") {
      let values = NibValues(element: shadow, document: document)
      let made = NSShadow()
      made.shadowBlurRadius = values.number("blurRadius") ?? 0
      made.shadowOffset = values.size("offset") ?? .zero
      made.shadowColor = values.color("color") ?? made.shadowColor
      attributes[.shadow] = made
    }
    // The remaining ones are without effect, or repeat another.
    for key in ["NSOriginalFont", "NSStrokeColor", "NSUnderlineColor"] { _ = child(key) }
    return attributes
  }

  private static let numbers: [(String, NSAttributedString.Key)] = [
    ("NSKern", .kern), ("NSUnderline", .underlineStyle), ("NSStrikethrough", .strikethroughStyle),
    ("NSStrokeWidth", .strokeWidth), ("NSBaselineOffset", .baselineOffset),
  ]

  private var paragraphStyle: NSParagraphStyle? {
    guard let child = child("NSParagraphStyle") else { return nil }
    let values = NibValues(element: child, document: document)
    let style = NSMutableParagraphStyle()
    style.alignment = values.choice("alignment", TextNames.alignments) ?? .natural
    style.lineBreakMode = values.choice("lineBreakMode", TextNames.lineBreaks) ?? .byWordWrapping
    style.lineSpacing = values.number("lineSpacing") ?? 0
    style.paragraphSpacing = values.number("paragraphSpacing") ?? 0
    style.paragraphSpacingBefore = values.number("paragraphSpacingBefore") ?? 0
    style.firstLineHeadIndent = values.number("firstLineHeadIndent") ?? 0
    style.headIndent = values.number("headIndent") ?? 0
    style.tailIndent = values.number("tailIndent") ?? 0
    style.minimumLineHeight = values.number("minimumLineHeight") ?? 0
    style.maximumLineHeight = values.number("maximumLineHeight") ?? 0
    style.lineHeightMultiple = values.number("lineHeightMultiple") ?? 0
    for attribute in [
      "baseWritingDirection", "defaultTabInterval", "tighteningFactorForTruncation", "hyphenationFactor",
      "allowsDefaultTighteningForTruncation",
    ] { _ = child[attribute] }
    return style
  }

  /// Returns the attributes of a bar's title, `<textAttributes>`.
  func barTextAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
    guard let child = child(key) else { return nil }
    let values = NibValues(element: child, document: document)
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = values.font("fontDescription")
    attributes[.foregroundColor] = values.color("textColor")
    if let color = values.color("textShadowColor") {
      let shadow = NSShadow()
      shadow.shadowColor = color
      if let offset = values.offset("textShadowOffset") {
        shadow.shadowOffset = CGSize(width: offset.horizontal, height: offset.vertical)
      }
      attributes[.shadow] = shadow
    }
    return attributes
  }
}

extension NSAttributedString.Key {
  fileprivate var isWhole: Bool { self == .underlineStyle || self == .strikethroughStyle }
}

/// The names of values of texts in files.
@MainActor
enum TextNames {
  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]

  static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
    "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
    "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
    "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle, "truncatingMiddle": .byTruncatingMiddle,
  ]
}
