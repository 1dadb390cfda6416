import Foundation
import LayoutCore
import StyleCore
import Text

/// Carets, selections and touches in text of which some runs from right to left.
extension EditableText {
  /// The layout of such a text; `nil` for text from left to right, whose places are sums of widths.
  var reordered: (layout: TextLayout, origin: CGPoint)? {
    guard let placed = placedLayout, placed.layout.isReordered else { return nil }
    return placed
  }

  /// Returns whether or not the paragraph of an offset runs from right to left.
  func isRightToLeft(at offset: Int) -> Bool {
    guard let lines = reordered?.layout.lines else { return false }
    return lines.last { $0.range.lowerBound <= offset }?.isRightToLeft ?? false
  }

  /// Returns the direction of the paragraph before or after a position; that of the interface if there is no text.
  func paragraphDirection(
    at position: UITextPosition, _ direction: UITextStorageDirection
  ) -> NSWritingDirection {
    guard length > 0 else {
      return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    let offset = max(0, min(offset(of: position), length) - (direction == .backward ? 1 : 0))
    return isRightToLeft(at: offset) ? .rightToLeft : .leftToRight
  }

  /// Returns the horizontal position of the caret at an offset.
  func reorderedCaret(at offset: Int) -> CGFloat? {
    guard let (layout, origin) = reordered,
      let index = layout.lines.lastIndex(where: { $0.range.lowerBound <= offset })
    else { return nil }
    return origin.x + layout.caret(at: offset, inLine: index)
  }

  /// Returns the rectangles of a range, line by line from left to right, with the indices of their lines.
  private func reorderedAreas(of range: Range<Int>) -> [(line: Int, rect: CGRect)]? {
    guard let (layout, origin) = reordered else { return nil }
    return layout.lines.indices.flatMap { index in
      let line = layout.lines[index]
      return layout.selection(of: range.clamped(to: line.range), inLine: index).map { part in
        (index, CGRect(x: origin.x + part.x, y: origin.y + line.top, width: part.width, height: line.height))
      }
    }
  }

  /// Returns the rectangles of a range, line by line from left to right.
  func reorderedRects(of range: Range<Int>) -> [CGRect]? { reorderedAreas(of: range)?.map(\.rect) }

  /// Returns the rectangles of a selection with the directions of their lines: the rectangles of its first and of its
  /// last character contain its ends.
  func reorderedSelectionRects(of range: Range<Int>) -> [UITextSelectionRect]? {
    guard let areas = reorderedAreas(of: range), let lines = reordered?.layout.lines else { return nil }
    func index(of place: Int) -> Int? {
      guard let character = reorderedAreas(of: place..<place + 1)?.first else { return nil }
      return areas.firstIndex {
        $0.line == character.line && $0.rect.minX <= character.rect.midX
          && character.rect.midX <= $0.rect.maxX
      }
    }
    let start = index(of: range.lowerBound) ?? 0
    let end = index(of: max(range.lowerBound, range.upperBound - 1)) ?? areas.count - 1
    return areas.enumerated().map { index, area in
      UITextSelectionRect(
        area.rect, containsStart: index == start, containsEnd: index == end,
        writingDirection: lines[area.line].isRightToLeft ? .rightToLeft : .leftToRight)
    }
  }

  /// Returns the offset whose caret is nearest to a point.
  func reorderedOffset(nearest point: CGPoint) -> Int? {
    guard let (layout, origin) = reordered else { return nil }
    let y = point.y - origin.y
    let index = layout.lines.lastIndex { $0.top <= y } ?? 0
    return layout.offset(nearest: point.x - origin.x, inLine: index)
  }

  /// Returns the range of the character at a point, or `nil` beside the text.
  func reorderedCharacter(
    at point: CGPoint, _ placed: (layout: TextLayout, origin: CGPoint)
  ) -> UITextRange? {
    let y = point.y - placed.origin.y
    let index = placed.layout.lines.lastIndex { $0.top <= y } ?? 0
    guard let range = placed.layout.character(at: point.x - placed.origin.x, inLine: index) else {
      return nil
    }
    return TextSpan(NSRange(location: range.lowerBound, length: range.count))
  }
}
