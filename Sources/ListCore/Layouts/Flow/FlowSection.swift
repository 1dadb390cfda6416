import Foundation
import StyleCore

/// A section of a flow layout: its measures, and its lines as a function of them.
struct FlowSection {
  /// The distances of a section, in points.
  struct Measures: Equatable {
    /// The lengths of the header and the footer, along which the collection view scrolls.
    var header: CGFloat = 0
    var footer: CGFloat = 0
    /// The insets before and after the lines.
    var before: CGFloat = 0
    var after: CGFloat = 0
    /// The inset before the start of a line, and the length of a line.
    var lineStart: CGFloat = 0
    var lineLength: CGFloat = 0
    /// The minimum distances between lines and between items.
    var lineSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
  }

  let measures: Measures
  let sizes: FlowSizes
  /// The position of the section in the content.
  let origin: CGFloat
  /// The lines of items that differ; of items of the same size, each line is computed.
  private let filled: [FlowLine]
  private let grid: FlowGrid?
  /// The length of all lines and the spaces between them.
  private let extent: CGFloat

  /// Lays out the items of a section that begins at `origin`.
  init(_ measures: Measures, _ sizes: FlowSizes, origin: CGFloat) {
    (self.measures, self.sizes, self.origin) = (measures, sizes, origin)
    let filling = FlowFilling(length: measures.lineLength, minimum: measures.itemSpacing)
    if let size = sizes.common {
      let grid = FlowGrid(size, count: sizes.count, filling, lineSpacing: measures.lineSpacing)
      (self.grid, filled, extent) = (grid, [], grid.extent)
    } else {
      grid = nil
      filled = Self.fill(filling, sizes, measures.lineSpacing)
      extent = filled.last.map { $0.offset + $0.depth } ?? 0
    }
  }

  /// The position of the first line.
  var contentStart: CGFloat { origin + measures.header + measures.before }
  /// The position of the footer.
  var footerStart: CGFloat { contentStart + extent + measures.after }
  /// The end of the section.
  var end: CGFloat { footerStart + measures.footer }

  // MARK: Lines

  /// The number of lines.
  var lineCount: Int { grid?.lineCount ?? filled.count }

  /// Returns a line.
  func line(_ index: Int) -> FlowLine { grid?.line(index) ?? filled[index] }

  /// Returns the items of a line.
  func items(ofLine index: Int) -> Range<Int> {
    if let grid { return grid.items(ofLine: index) }
    let end = index + 1 < filled.count ? filled[index + 1].first : sizes.count
    return filled[index].first..<end
  }

  /// Returns the line of an item.
  func line(of item: Int) -> Int {
    if let grid { return item / grid.perLine }
    return Bisection.first(in: 0..<filled.count) { filled[$0].first > item } - 1
  }

  /// Returns the lines that may meet a range of positions in the content.
  func lines(meeting low: CGFloat, _ high: CGFloat) -> Range<Int> {
    let start = contentStart
    let first = Bisection.first(in: 0..<lineCount) {
      let line = self.line($0)
      return start + line.offset + line.depth >= low
    }
    let end = Bisection.first(in: first..<lineCount) { start + self.line($0).offset > high }
    return first..<end
  }

  /// Calls a function with the position, in points along the line, of each item of a line.
  func forEachItem(ofLine index: Int, _ body: (_ item: Int, _ position: CGFloat, _ line: FlowLine) -> Void) {
    let line = line(index)
    var position = measures.lineStart + line.start
    for item in items(ofLine: index) {
      body(item, position, line)
      position += sizes[item].along + line.gap
    }
  }

  private static func fill(_ filling: FlowFilling, _ sizes: FlowSizes, _ lineSpacing: CGFloat) -> [FlowLine] {
    var lines: [FlowLine] = []
    var (item, offset): (Int, CGFloat) = (0, 0)
    while item < sizes.count {
      var line = FlowLine(first: item, offset: offset, depth: 0, start: 0, gap: 0)
      var (used, sum): (CGFloat, CGFloat) = (0, 0)
      var isUniform = true
      let size = sizes[item]
      while item < sizes.count {
        let next = sizes[item]
        let isFirst = item == line.first
        guard isFirst || filling.hasRoom(for: next.along, after: used) else { break }
        used += next.along + (isFirst ? 0 : filling.minimum)
        sum += next.along
        line.depth = max(line.depth, next.across)
        isUniform = isUniform && next == size
        item += 1
      }
      let count = item - line.first
      (line.start, line.gap) =
        item < sizes.count
        ? filling.full(count, sum: sum) : filling.last(count, common: isUniform ? size.along : nil)
      lines.append(line)
      offset += line.depth + lineSpacing
    }
    return lines
  }
}
