// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation
public import GraphicsCore
import StyleCore
import Text

/// An object that breaks a text into lines.
public final class CTTypesetter: NSObject {
  let text: NSAttributedString

  init(_ text: NSAttributedString) {
    self.text = NSAttributedString(attributedString: text)
  }

  /// Returns the number of UTF-16 units from an index on that fit a width, at least one character.
  func count(from start: Int, width: Double, mode: NSLineBreakMode) -> Int {
    let length = text.length
    guard start >= 0, start < length else { return 0 }
    let paragraph = (text.string as NSString).paragraphRange(for: NSRange(location: start, length: 0))
    let part = TranslatedText(text, start..<NSMaxRange(paragraph), keepsLineEnds: true, mode: mode)
    var setter = LineSetter(part.styled.text)
    return setter.propose(width: max(0, width))?.range.count ?? 0
  }
}

/// Creates an object that breaks a text into lines.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  CTTypesetter(string)
}

/// Creates the line of a part of the text, where a length of 0 means all that follows.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let text = typesetter.text
  return CTLine(text, stringRange.rest(of: text.length))
}

/// Creates the line of a part of the text, whose tabs do not depend on the offset.
public func CTTypesetterCreateLineWithOffset(
  _ typesetter: CTTypesetter, _ stringRange: CFRange, _ offset: Double
) -> CTLine { CTTypesetterCreateLine(typesetter, stringRange) }

/// Returns the number of UTF-16 units from an index on that fit a width, up to a break between words.
public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex { typesetter.count(from: startIndex, width: width, mode: .byWordWrapping) }

/// Returns the number of UTF-16 units from an index on that fit a width, up to a break between characters.
public func CTTypesetterSuggestClusterBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex { typesetter.count(from: startIndex, width: width, mode: .byCharWrapping) }
