import Foundation
import LayoutCore
import StyleCore

/// A position in a text, as an offset in UTF-16 units; positions of the same offset are equal.
final class TextIndex: UITextPosition {
  nonisolated let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextIndex)?.offset == offset }
  nonisolated override var hash: Int { offset.hashValue }
  nonisolated override var description: String { "<TextIndex: \(offset)>" }
}

/// A range of a text in UTF-16 units; ranges of the same offsets are equal.
final class TextSpan: UITextRange {
  nonisolated let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { TextIndex(range.location) }
  override var end: UITextPosition { TextIndex(range.location + range.length) }

  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.range == range }
  nonisolated override var hash: Int { range.location.hashValue }
  nonisolated override var description: String { "<TextSpan: \(range.location), \(range.length)>" }
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
