package import Foundation
import LayoutCore
package import StyleCore

/// A position in a text, as an offset in UTF-16 units; positions of the same offset are equal.
package final class TextIndex: UITextPosition {
  package nonisolated let offset: Int

  package init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  package nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextIndex)?.offset == offset
  }
  package nonisolated override var hash: Int { offset.hashValue }
  package nonisolated override var description: String { "<TextIndex: \(offset)>" }
}

/// A range of a text in UTF-16 units; ranges of the same offsets are equal.
package final class TextSpan: UITextRange {
  package nonisolated let range: NSRange

  package init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  package override var isEmpty: Bool { range.length == 0 }
  package override var start: UITextPosition { TextIndex(range.location) }
  package override var end: UITextPosition { TextIndex(range.location + range.length) }

  package nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.range == range }
  package nonisolated override var hash: Int { range.location.hashValue }
  package nonisolated override var description: String { "<TextSpan: \(range.location), \(range.length)>" }
}

extension NSRange {
  /// Returns the part of the range in a text of `length` units, without halves of characters at its ends.
  func limited(to text: String) -> NSRange {
    let units = text as NSString
    let start = max(0, min(location, units.length))
    let end = max(start, min(location + max(0, length), units.length))
    func whole(_ offset: Int) -> Int {
      guard offset > 0, offset < units.length else { return offset }
      return units.rangeOfComposedCharacterSequence(at: offset).location
    }
    let (first, last) = (whole(start), whole(end))
    return NSRange(location: first, length: last - first)
  }
}
