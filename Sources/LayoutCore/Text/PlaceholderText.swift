import Foundation

/// Text as a row of character boxes, until there are glyphs. One rule measures it:
///
/// - a character is as wide as half its font's point size; a space and a tab are a quarter of it wide; East Asian
///   characters and emoji are as wide as the point size; joiners and line ends have no width; `kern` is added;
/// - an attachment is as large as its bounds, and stands on the baseline;
/// - lines break after spaces, and before and after wide characters; a word that is too long breaks anywhere;
/// - a line is as high as the highest of its fonts' `lineHeight`.
struct PlaceholderText {
  /// One character.
  struct Box {
    var kind: Kind
    var advance: CGFloat
    var attributes: Int
  }

  enum Kind {
    case letter
    case wide
    case space
    case lineEnd
  }

  /// What characters have in common.
  struct Attributes {
    var font: UIFont
    var color: UIColor?
    var paragraph: NSParagraphStyle?
    var kern: CGFloat
    var attachment: CGRect?
  }

  let boxes: [Box]
  let attributes: [Attributes]

  /// The boxes of `text`, in `font` where it says no other.
  init(_ text: NSAttributedString, font: UIFont) {
    var boxes: [Box] = []
    var attributes: [Attributes] = []
    let string = text.string
    var end = 0
    var location = 0
    for character in string {
      if location >= end {
        var range = NSRange(location: 0, length: 0)
        let values = unsafe text.attributes(at: location, effectiveRange: &range)
        end = max(range.location + range.length, location + 1)
        attributes.append(Attributes(values, font: font))
      }
      let index = attributes.count - 1
      boxes.append(Box(character, attributes[index], index: index))
      location += character.utf16.count
    }
    self.boxes = boxes
    self.attributes = attributes.isEmpty ? [Attributes([:], font: font)] : attributes
  }
}

extension PlaceholderText.Attributes {
  init(_ values: [NSAttributedString.Key: Any], font: UIFont) {
    self.font = values[.font] as? UIFont ?? font
    color = values[.foregroundColor] as? UIColor
    paragraph = values[.paragraphStyle] as? NSParagraphStyle
    kern = Self.number(values[.kern]) ?? Self.number(values[.tracking]) ?? 0
    attachment = (values[.attachment] as? NSTextAttachment)?.effectiveBounds
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

extension PlaceholderText.Box {
  init(_ character: Character, _ attributes: PlaceholderText.Attributes, index: Int) {
    let em = attributes.font.pointSize
    let advance: CGFloat
    switch character {
    case _ where character.isNewline:
      (kind, advance) = (.lineEnd, 0)
    case " ", "\t", "\u{3000}":
      (kind, advance) = (.space, em / 4)
    case "\u{00A0}", "\u{202F}":
      (kind, advance) = (.letter, em / 4)
    case "\u{200B}":
      (kind, advance) = (.space, 0)
    case "\u{200C}", "\u{200D}", "\u{2060}", "\u{FEFF}":
      (kind, advance) = (.letter, 0)
    case "\u{FFFC}":
      (kind, advance) = (.letter, attributes.attachment?.width ?? em)
    default:
      (kind, advance) = character.isWide ? (.wide, em) : (.letter, em / 2)
    }
    self.advance = kind == .lineEnd ? 0 : advance + attributes.kern
    self.attributes = index
  }
}

extension Character {
  /// Whether the character is as wide as high: East Asian script or an emoji.
  fileprivate var isWide: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    if scalar.value < 0x1100 { return unicodeScalars.contains { $0.value == 0xFE0F } }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF,
      0x20000...0x3FFFD:
      return true
    default:
      return unicodeScalars.contains { $0.value == 0xFE0F } || scalar.properties.isEmojiPresentation
    }
  }
}
