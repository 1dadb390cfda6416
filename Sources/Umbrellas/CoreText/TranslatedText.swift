import Foundation
import GraphicsCore
import StyleCore
import Text

/// A text with the attributes of UIKit in place of those of Core Text.
struct TranslatedText {
  /// The text before the translation.
  let original: NSAttributedString
  /// The offset of the text in the one that it is a part of.
  let start: Int
  let styled: StyledText

  /// Creates the text of a part of another one.
  ///
  /// - Parameters:
  ///   - whole: The text.
  ///   - range: The part of it.
  ///   - keepsLineEnds: Whether or not line ends end lines; otherwise they have no width.
  ///   - mode: The way in which lines end, or `nil` for that of the text.
  init(
    _ whole: NSAttributedString, _ range: Range<Int>, keepsLineEnds: Bool, mode: NSLineBreakMode? = nil
  ) {
    start = range.lowerBound
    let isWhole = range.lowerBound == 0 && range.upperBound == whole.length
    original =
      isWhole
      ? NSAttributedString(attributedString: whole) : whole.attributedSubstring(from: NSRange(range))
    styled = StyledText(
      Self.translated(original, keepsLineEnds, mode),
      StyledText.Defaults(font: .systemFont(ofSize: 12), usesFontLeading: true))
  }

  /// Creates the same text at another place of a text.
  init(_ other: TranslatedText, movedBy distance: Int) {
    (original, styled, start) = (other.original, other.styled, other.start + distance)
  }

  private static func translated(
    _ text: NSAttributedString, _ keepsLineEnds: Bool, _ mode: NSLineBreakMode?
  ) -> NSAttributedString {
    var units = Array(text.string.utf16)
    var runs: [(values: [NSAttributedString.Key: Any], range: NSRange)] = []
    text.enumerateRuns { values, range in
      var values = values
      for (key, name) in colors {
        if let color = values.removeValue(forKey: NSAttributedString.Key(name)) as? CGColor {
          values[key] = UIColor(cgColor: color)
        }
      }
      // Text without a colour is drawn in that of the context, as only the text with this attribute is on a phone.
      if (values.removeValue(forKey: fromContextKey) as? NSNumber)?.boolValue == true {
        values[.foregroundColor] = nil
      } else if values[.foregroundColor] == nil {
        values[.foregroundColor] = UIColor.black
      }
      if let delegate = values.removeValue(forKey: delegateKey) as? CTRunDelegate {
        values[.attachment] = delegate
        for index in range.location..<NSMaxRange(range) { units[index] = 0xFFFC }
      }
      if let mode {
        let style = NSMutableParagraphStyle()
        style.setParagraphStyle(values[.paragraphStyle] as? NSParagraphStyle ?? .default)
        style.lineBreakMode = mode
        values[.paragraphStyle] = style
      }
      runs.append((values, range))
    }
    if !keepsLineEnds {
      for index in units.indices where [0xA, 0xB, 0xC, 0xD, 0x85, 0x2028, 0x2029].contains(units[index]) {
        units[index] = 0x200B
      }
    }
    let result = NSMutableAttributedString(string: String(decoding: units, as: UTF16.self))
    for run in runs { result.setAttributes(run.values, range: run.range) }
    return result
  }

  private static let fromContextKey = NSAttributedString.Key("CTForegroundColorFromContext")
  private static let delegateKey = NSAttributedString.Key("CTRunDelegate")
  private static let colors: [NSAttributedString.Key: String] = [
    .foregroundColor: "CTForegroundColor", .backgroundColor: "CTBackgroundColor",
    .underlineColor: "CTUnderlineColor", .strokeColor: "CTStrokeColor",
  ]
}
