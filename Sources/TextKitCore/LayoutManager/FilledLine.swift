import Foundation
import StyleCore
import Text

/// A line in a container.
struct FilledLine {
  /// The index of the line in the layout.
  var index: Int
  /// The index of the container.
  var container: Int
  /// The characters, in UTF-16 offsets.
  var range: Range<Int>
  /// The area of the line, with the spacing around it.
  var rect: CGRect
  /// The area with text and the padding beside it, without the spacing of paragraphs.
  var used: CGRect
}

/// A text in the lines of containers.
struct FilledContainers {
  var styled: StyledText
  var layout: TextLayout
  /// The distance of the layout's lines from the left edge of their containers.
  var inset: CGFloat = 0
  var lines: [FilledLine] = []
  /// The line after a final line end.
  var extra: FilledLine?
  /// The offset of the first character without a line.
  var end = 0

  /// Returns the index of the line that has an offset, or `nil` for none.
  func line(at offset: Int) -> Int? {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = low + (high - low) / 2
      if lines[middle].range.upperBound > offset { high = middle } else { low = middle + 1 }
    }
    return low < lines.count && lines[low].range.contains(offset) ? low : nil
  }

  /// Returns the lines of a container, with that after a final line end.
  func lines(inContainer container: Int) -> [FilledLine] {
    lines.filter { $0.container == container } + (extra.map { $0.container == container ? [$0] : [] } ?? [])
  }

  /// Returns the characters in a container.
  func range(inContainer container: Int) -> Range<Int> {
    let own = lines.filter { $0.container == container }
    guard let first = own.first, let last = own.last else {
      let before = lines.last { $0.container < container }?.range.upperBound ?? 0
      return before..<before
    }
    return first.range.lowerBound..<last.range.upperBound
  }

  /// Returns the positions of the offsets of a line, from the left edge of its container.
  func positions(ofLine line: Int) -> [CGFloat] {
    layout.positions(ofLine: lines[line].index).map { $0 + inset }
  }

  /// Returns the edges of each offset of a line where reading starts and ends, from the left edge of its container.
  func edges(ofLine line: Int) -> [(start: CGFloat, end: CGFloat)] {
    layout.edges(ofLine: lines[line].index).map { ($0.start + inset, $0.end + inset) }
  }

  /// Returns the extents of a range in a line from left to right: one, or several in a line of both directions.
  ///
  /// An empty range has the place of its caret.
  func extents(of range: Range<Int>, inLine line: Int) -> [(left: CGFloat, right: CGFloat)] {
    let part = range.clamped(to: lines[line].range)
    guard layout.isReordered else {
      let (positions, start) = (positions(ofLine: line), lines[line].range.lowerBound)
      let ends = (positions[part.lowerBound - start], positions[part.upperBound - start])
      return [(min(ends.0, ends.1), max(ends.0, ends.1))]
    }
    let selected = layout.selection(of: part, inLine: lines[line].index)
    guard selected.isEmpty else { return selected.map { ($0.x + inset, $0.x + $0.width + inset) } }
    let caret = layout.caret(at: part.lowerBound, inLine: lines[line].index) + inset
    return [(caret, caret)]
  }

  /// Returns whether or not a line of a range ends in a line end.
  func endsInLineEnd(_ range: Range<Int>) -> Bool {
    let text = styled.string as NSString
    guard range.upperBound <= text.length, !range.isEmpty else { return false }
    return [0xA, 0xD, 0x2028, 0x2029].contains(text.character(at: range.upperBound - 1))
  }

  /// Returns the distance from the top of a line's area to its baseline.
  func baseline(ofLine line: Int) -> CGFloat {
    layout.lines[lines[line].index].baseline - lines[line].rect.minY
  }

  /// Adds a line of the layout, or the line after a final line end.
  mutating func add(_ line: FilledLine) {
    if line.range.isEmpty { extra = line } else { lines.append(line) }
  }
}
