public import Foundation

/// The parts of texts that Linux's Foundation does not enumerate.
public struct SubstringParts: OptionSet, Sendable {
  public let rawValue: UInt
  /// Creates parts of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Words: letters, digits and marks, with apostrophes and full stops between them.
  public static let byWords = Self(rawValue: 3)
  /// Sentences, with the spaces behind them.
  public static let bySentences = Self(rawValue: 4)
  /// The last part comes first.
  public static let reverse = Self(rawValue: 1 << 8)
  /// The texts are not needed.
  public static let substringNotRequired = Self(rawValue: 1 << 9)
  /// The rules are those of the user's language, which are the same here.
  public static let localized = Self(rawValue: 1 << 10)

  /// Returns the places of the parts of a text, and those of what encloses them.
  fileprivate func ranges(in text: Substring) -> [(part: Range<String.Index>, enclosing: Range<String.Index>)]
  {
    // The kind is the number in the lowest byte.
    let parts = rawValue & 0xFF == Self.bySentences.rawValue ? sentences(in: text) : words(in: text)
    // The first of two words encloses the text between them.
    let starts = parts.map(\.lowerBound) + [text.endIndex]
    let all = parts.indices.map { index in
      (parts[index], (index == 0 ? text.startIndex : starts[index])..<starts[index + 1])
    }
    return contains(.reverse) ? all.reversed() : all
  }

  private func words(in text: Substring) -> [Range<String.Index>] {
    var result: [Range<String.Index>] = []
    var start: String.Index?
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      let isInside = text[index].isLetter || text[index].isNumber || text[index] == "_"
      // An apostrophe or a full stop is of a word that goes on behind it.
      let joins =
        start != nil && "'’.".contains(text[index]) && next < text.endIndex
        && (text[next].isLetter || text[next].isNumber)
      if isInside {
        start = start ?? index
      } else if let first = start, !joins {
        result.append(first..<index)
        start = nil
      }
      index = next
    }
    if let start { result.append(start..<text.endIndex) }
    return result
  }

  private func sentences(in text: Substring) -> [Range<String.Index>] {
    var result: [Range<String.Index>] = []
    var start = text.startIndex
    var hasEnded = false
    for index in text.indices {
      let isSpace = text[index].isWhitespace
      if hasEnded, !isSpace, index > text.startIndex, text[text.index(before: index)].isWhitespace {
        result.append(start..<index)
        (start, hasEnded) = (index, false)
      }
      if ".!?…。！？".contains(text[index]) || text[index].isNewline {
        hasEnded = true
      } else if !isSpace {
        hasEnded = hasEnded && "\"'”’)]".contains(text[index])
      }
    }
    if start < text.endIndex { result.append(start..<text.endIndex) }
    return result
  }
}

extension StringProtocol where Index == String.Index {
  /// Calls a closure with the words or sentences of a part of the text, their places and those of what encloses them.
  public func enumerateSubstrings<Range: RangeExpression>(
    in range: Range, options opts: SubstringParts,
    _ body: (
      _ substring: String?, _ substringRange: Swift.Range<Index>, _ enclosingRange: Swift.Range<Index>,
      inout Bool
    ) -> Void
  ) where Range.Bound == Index {
    let text = Substring(self)
    for (part, enclosing) in opts.ranges(in: text[range.relative(to: self)]) {
      var stop = false
      body(opts.contains(.substringNotRequired) ? nil : String(text[part]), part, enclosing, &stop)
      if stop { return }
    }
  }
}

extension NSString {
  /// Calls a closure with the words or sentences of a part of the text, their places and those of what encloses them.
  public func enumerateSubstrings(
    in range: NSRange, options opts: SubstringParts,
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let text = String(describing: self)
    guard let range = Range(range, in: text) else { return }
    var stop = ObjCBool(false)
    text.enumerateSubstrings(in: range, options: opts) { part, place, enclosing, end in
      unsafe block(part, NSRange(place, in: text), NSRange(enclosing, in: text), &stop)
      end = stop.boolValue
    }
  }
}
