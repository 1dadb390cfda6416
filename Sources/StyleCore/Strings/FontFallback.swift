import Escaping
import FontFiles
import Foundation
import Text

/// The fonts of characters that a font does not have.
///
/// Each character has the first font that has all of its scalars: the one that was asked for, the typeface of Plumb, then
/// those of registered files in their order. What no font has stays in the first one, as a box. An emoji is that of a
/// registered file that has it in colours, in the width of the typeface of Plumb, whose own is an outline.
struct FontFallback {
  private let font: UIFont
  private let own: FileTypeface?
  private let system: Text.Font
  private var fonts: [ExactText: Text.Font?] = [:]

  /// Returns whether or not text in a font may have characters in others: if there are fonts of files.
  static func isPossible(in font: UIFont) -> Bool {
    font.textFont.typeface is FileTypeface || !FontLibrary.isEmpty
  }

  /// Creates the fallback of a font.
  init(_ font: UIFont) {
    own = font.textFont.typeface as? FileTypeface
    self.font = font
    system = Text.Font(font.values.systemTypeface, size: font.textFont.size)
  }

  /// Calls `body` with the parts of a text that have one font, by their offsets in UTF-16 from its start.
  ///
  /// The font is nil where it is the one that was asked for.
  mutating func forEachPart(of string: Substring, _ body: (Range<Int>, Text.Font?) -> Void) {
    var (start, offset) = (0, 0)
    var current: Text.Font?
    for character in string {
      let next = substitute(for: character)
      if offset > 0, next?.identity != current?.identity {
        body(start..<offset, current)
        start = offset
      }
      current = next
      offset += character.utf16.count
    }
    body(start..<offset, current)
  }

  /// Returns the font in place of the one that was asked for; nil if that has the character, or no font does.
  private mutating func substitute(for character: Character) -> Text.Font? {
    // Equivalent characters have different scalars, of which a font may have one sort only.
    let key = ExactText(String(character))
    if let known = fonts[key] { return known }
    let found = search(Array(character.unicodeScalars))
    fonts[key] = .some(found)
    return found
  }

  private func search(_ scalars: [Unicode.Scalar]) -> Text.Font? {
    if scalars.contains("\u{FFFC}") { return nil }
    if let own, scalars.allSatisfy(own.has) { return nil }
    if scalars.isEmoji, let emoji = coloredEmoji(scalars) { return emoji }
    if own != nil {
      if scalars.allSatisfy(system.typeface.covers) { return system }
    } else if scalars.allSatisfy(font.textFont.typeface.covers) {
      return nil
    }
    guard scalars.contains(where: { $0.value >= 0x7F }),
      let face = FontLibrary.face(covering: scalars, like: font.values.traits),
      let typeface = try? FileTypeface(face, substitute: system.typeface)
    else { return nil }
    return Text.Font(typeface, size: font.textFont.size)
  }

  private func coloredEmoji(_ scalars: [Unicode.Scalar]) -> Text.Font? {
    guard let face = FontLibrary.face(covering: scalars, like: font.values.traits, inColors: true),
      let typeface = try? FileTypeface(face, substitute: system.typeface)
    else { return nil }
    return Text.Font(EmojiTypeface(typeface, beside: system.typeface), size: font.textFont.size)
  }
}

extension [Unicode.Scalar] {
  /// Whether or not the scalars of a character are an emoji rather than a sign of the text.
  fileprivate var isEmoji: Bool {
    guard let first, !contains("\u{FE0E}") else { return false }
    return first.properties.isEmojiPresentation || contains("\u{FE0F}") || contains("\u{20E3}")
  }
}

extension Text.Font {
  /// The mark of a font among those of fallback: the name of the face of a file, or nothing for the typeface of Plumb.
  ///
  /// That of emoji begins with a character that no name has.
  fileprivate var identity: String {
    if let emoji = typeface as? EmojiTypeface { return " " + emoji.emoji.face.postScriptName }
    return (typeface as? FileTypeface)?.face.postScriptName ?? ""
  }
}
