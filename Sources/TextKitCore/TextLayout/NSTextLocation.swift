public import Foundation

/// A type of places in a text.
public protocol NSTextLocation: NSObjectProtocol {
  /// Returns the order of two places.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place in a text, as an offset in UTF-16 units.
package final class TextOffset: NSObject, NSTextLocation {
  package let offset: Int

  package init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  package func compare(_ location: any NSTextLocation) -> ComparisonResult {
    let other = (location as? TextOffset)?.offset ?? offset
    return offset < other ? .orderedAscending : offset > other ? .orderedDescending : .orderedSame
  }

  package override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  package override var hash: Int { offset.hashValue }
  package override var description: String { "\(offset)" }
}

/// A range between two places in a text.
open class NSTextRange: NSObject {
  private let start, end: any NSTextLocation

  /// Creates a range, or `nil` if it ends before it starts; without an end it is empty.
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    start = location
    end = endLocation ?? location
    super.init()
    if start.compare(end) == .orderedDescending { return nil }
  }

  /// Creates an empty range.
  public convenience init(location: any NSTextLocation) {
    self.init(from: location, to: location)
  }

  init(from start: any NSTextLocation, to end: any NSTextLocation) {
    (self.start, self.end) = (start, end)
    super.init()
  }

  /// Creates a range of UTF-16 offsets.
  convenience init(_ range: Range<Int>) {
    self.init(from: TextOffset(range.lowerBound), to: TextOffset(range.upperBound))
  }

  /// The place of the first character.
  open var location: any NSTextLocation { start }
  /// The place after the last character.
  open var endLocation: any NSTextLocation { end }
  /// Whether or not the range has no characters.
  open var isEmpty: Bool { start.compare(end) == .orderedSame }

  /// Returns whether two ranges have the same places.
  open func isEqual(to textRange: NSTextRange) -> Bool {
    start.compare(textRange.start) == .orderedSame && end.compare(textRange.end) == .orderedSame
  }

  /// Returns whether a character is in the range.
  open func contains(_ location: any NSTextLocation) -> Bool {
    start.compare(location) != .orderedDescending && location.compare(end) == .orderedAscending
  }

  /// Returns whether another range is in the range.
  open func contains(_ textRange: NSTextRange) -> Bool {
    start.compare(textRange.start) != .orderedDescending && textRange.end.compare(end) != .orderedDescending
  }

  /// Returns whether two ranges have a character in common.
  open func intersects(_ textRange: NSTextRange) -> Bool {
    start.compare(textRange.end) == .orderedAscending && textRange.start.compare(end) == .orderedAscending
  }

  /// Returns the common part of two ranges, or `nil` for none.
  open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    let first = start.compare(textRange.start) == .orderedDescending ? start : textRange.start
    let last = end.compare(textRange.end) == .orderedAscending ? end : textRange.end
    return NSTextRange(location: first, end: last)
  }

  /// Returns the smallest range with both ranges.
  open func union(_ textRange: NSTextRange) -> NSTextRange {
    let first = start.compare(textRange.start) == .orderedAscending ? start : textRange.start
    let last = end.compare(textRange.end) == .orderedDescending ? end : textRange.end
    return NSTextRange(from: first, to: last)
  }

  /// The range in UTF-16 offsets, or `nil` if its places are not the package's own.
  var offsets: Range<Int>? {
    guard let first = (start as? TextOffset)?.offset, let last = (end as? TextOffset)?.offset else {
      return nil
    }
    return first..<max(first, last)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSTextRange).map { isEqual(to: $0) } ?? false
  }
  open override var hash: Int { offsets?.hashValue ?? 0 }
  open override var description: String { "\(start)...\(end)" }
}
