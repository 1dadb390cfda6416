import Foundation
import StyleCore
import Text

/// A line in a container.
struct FilledLine {
  /// The index of the line in the layout; nil for the line after a final line end.
  var index: Int?
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
    guard let index = lines[line].index else { return [] }
    return layout.positions(ofLine: index).map { $0 + inset }
  }

  /// Returns the distance from the top of a line's area to its baseline.
  func baseline(ofLine line: Int) -> CGFloat {
    guard let index = lines[line].index else { return 0 }
    return layout.lines[index].baseline - lines[line].rect.minY
  }

  /// Adds a line of the layout, or the line after a final line end.
  mutating func add(_ line: FilledLine) {
    if line.range.isEmpty { extra = line } else { lines.append(line) }
  }
}
