import Foundation

/// The lines of items of the same size, computed one by one.
struct FlowGrid {
  let perLine: Int
  let lineCount: Int
  private let size: FlowSize
  private let count: Int
  private let lineSpacing: CGFloat
  private let start: CGFloat
  private let gap: CGFloat

  /// Arranges a number of items of a size.
  init(_ size: FlowSize, count: Int, _ filling: FlowFilling, lineSpacing: CGFloat) {
    (self.size, self.count, self.lineSpacing) = (size, count, lineSpacing)
    perLine = filling.capacity(of: size.along, limit: max(1, count))
    lineCount = (count + perLine - 1) / perLine
    // An incomplete line keeps to the grid of a full one, so all lines have the distances of the last (P.3).
    (start, gap) = filling.last(perLine, common: size.along)
  }

  /// The length of all lines and the spaces between them.
  var extent: CGFloat {
    lineCount == 0 ? 0 : CGFloat(lineCount) * size.across + CGFloat(lineCount - 1) * lineSpacing
  }

  /// Returns a line.
  func line(_ index: Int) -> FlowLine {
    let offset = CGFloat(index) * (size.across + lineSpacing)
    return FlowLine(first: index * perLine, offset: offset, depth: size.across, start: start, gap: gap)
  }

  /// Returns the items of a line.
  func items(ofLine index: Int) -> Range<Int> {
    index * perLine..<min(count, (index + 1) * perLine)
  }
}
