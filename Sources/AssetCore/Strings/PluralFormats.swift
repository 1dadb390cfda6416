import Foundation
import Synchronization

/// The formats that stand for texts that depend on numbers.
///
/// Formats are strings, so that code between lookup and formatting passes them on as they are. No two texts have the same
/// format: a further one ends in invisible characters, which no result has.
enum PluralFormats {
  private struct Known {
    var texts: [String: PluralText] = [:]
    var formats: [PluralText: String] = [:]
  }

  private static let known = Mutex(Known())

  /// Returns the format of a text, which is its own if no other text has it.
  static func format(of text: PluralText) -> String {
    known.withLock { known in
      if let format = known.formats[text] { return format }
      var format = text.format
      var number = 2
      while known.texts[format] != nil {
        format = text.format + invisible(number)
        number += 1
      }
      known.texts[format] = text
      known.formats[text] = format
      return format
    }
  }

  /// Returns the text of a format; `nil` if it is a format of Foundation's.
  static func text(of format: String) -> PluralText? {
    guard format.utf8.contains(UInt8(ascii: "%")) else { return nil }
    return known.withLock { $0.texts[format] }
  }

  /// Returns a text of invisible characters that is different for each number.
  private static func invisible(_ number: Int) -> String {
    let marks: [Unicode.Scalar] = ["\u{2063}", "\u{2064}"]
    var text = String.UnicodeScalarView()
    var rest = number
    while rest > 0 {
      text.append(marks[rest & 1])
      rest >>= 1
    }
    return String(text)
  }
}
