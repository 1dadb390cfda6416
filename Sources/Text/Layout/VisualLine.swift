/// The places of a line's scalars where some of its text runs from right to left.
///
/// Tabs divide the line into segments, which follow each other in the direction of the paragraph; each is ordered by
/// itself (L1, L2 of UAX #9). In text from right to left, characters are placed from right to left, and the scalars of
/// each from left to right (L3).
struct VisualLine {
  /// A scalar, or “…”.
  struct Item {
    var width: Double
    var level: UInt8
    var startsCharacter: Bool
    /// The left edge.
    var left = 0.0

    var isRightToLeft: Bool { level % 2 == 1 }
    var right: Double { left + width }
  }

  /// The items in the order of the text: those of the head, “…”, and those of the tail.
  private(set) var items: [Item] = []
  private let head: Range<Int>
  private let tail: Range<Int>
  /// The index of “…”; nil without one.
  private let ellipsis: Int?

  /// Creates the places of a line; nil if all of it runs from left to right.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - index: The index of the line.
  ///   - bidi: The levels of the text.
  ///   - head: The scalars before “…” with their positions in a line from left to right.
  ///   - tail: The scalars after “…” with their positions.
  ///   - ends: The ends of the head and of the line.
  init?(
    _ layout: TextLayout, line index: Int, _ bidi: BidiText, head: Zip2Sequence<Range<Int>, [Double]>,
    tail: Zip2Sequence<Range<Int>, [Double]>, ends: (head: Double, line: Double)
  ) {
    let line = layout.contents[index]
    let hidden = line.ellipsis?.hidden ?? line.contentEnd..<line.contentEnd
    self.head = line.scalars.lowerBound..<hidden.lowerBound
    self.tail = hidden.upperBound..<max(hidden.upperBound, line.contentEnd)
    ellipsis = line.ellipsis == nil ? nil : self.head.count
    let range = line.scalars.lowerBound..<self.tail.upperBound
    var levels = Array(bidi.levels[range])
    guard line.isRightToLeft || levels.contains(where: { $0 % 2 == 1 }) else { return nil }
    let base: UInt8 = line.isRightToLeft ? 1 : 0
    BidiLine.reset(&levels, of: layout.text.scalars[range], base: base)
    let start = range.lowerBound
    var positions: [Double] = []
    var tabs: [Int] = []
    let starts = Graphemes.starts(of: Array(layout.text.scalars[range]))
    func add(_ scalars: Zip2Sequence<Range<Int>, [Double]>) {
      for (scalar, position) in scalars {
        if layout.text.scalars[scalar].value == 9 { tabs.append(items.count) }
        items.append(
          Item(
            width: layout.advances[scalar] + line.justification(of: layout.text.scalars[scalar], at: scalar),
            level: levels[scalar - start], startsCharacter: starts[scalar - start]))
        positions.append(position)
      }
    }
    add(head)
    if line.endsInHyphen, !items.isEmpty { items[items.count - 1].width += layout.hyphenWidth(of: line) }
    if let run = line.ellipsis?.run {
      let around = [items.last?.level, self.tail.isEmpty ? nil : levels[self.tail.lowerBound - start]]
      let level = around[0] == around[1] ? around[0] ?? base : base
      items.append(Item(width: layout.width(of: "…", run: run), level: level, startsCharacter: true))
      positions.append(ends.head)
    }
    add(tail)
    positions.append(ends.line)
    place(in: layout.lines[index], positions: positions, tabs: tabs)
  }

  /// Places the segments between tabs, by the positions of the items and of the end.
  private mutating func place(in line: TextLine, positions: [Double], tabs: [Int]) {
    var start = 0
    for end in tabs + [items.count] {
      if start < end { placeSegment(start..<end, from: positions[start] - line.x, in: line) }
      if end < items.count {
        items[end].width = positions[end + 1] - positions[end]
        placeSegment(end..<end + 1, from: positions[end] - line.x, in: line)
      }
      start = end + 1
    }
  }

  private mutating func placeSegment(_ segment: Range<Int>, from position: Double, in line: TextLine) {
    let width = items[segment].reduce(0) { $0 + $1.width }
    var x = line.isRightToLeft ? line.maxX - position - width : line.x + position
    for run in BidiLine.runs(of: items[segment].map(\.level)) {
      var end = segment.lowerBound + run.range.upperBound
      let first = segment.lowerBound + run.range.lowerBound
      guard run.isRightToLeft else {
        place(first..<end, at: &x)
        continue
      }
      while end > first {
        var start = end - 1
        while start > first, !items[start].startsCharacter { start -= 1 }
        place(start..<end, at: &x)
        end = start
      }
    }
  }

  private mutating func place(_ range: Range<Int>, at x: inout Double) {
    for index in range {
      items[index].left = x
      x += items[index].width
    }
  }
}

extension VisualLine {
  /// The place of a scalar; that of “…” for a hidden one.
  subscript(scalar: Int) -> Item {
    items.isEmpty ? Item(width: 0, level: 0, startsCharacter: true) : items[index(of: scalar)]
  }

  private func index(of scalar: Int) -> Int {
    let index: Int
    if scalar < head.upperBound {
      index = max(0, scalar - head.lowerBound)
    } else if scalar < tail.lowerBound, let ellipsis {
      index = ellipsis
    } else {
      index = head.count + (ellipsis == nil ? 0 : 1) + max(0, scalar - tail.lowerBound)
    }
    return min(index, items.count - 1)
  }

  /// The left edge and the width of “…”; 0 without one.
  var extentOfEllipsis: (x: Double, width: Double) {
    ellipsis.map { (items[$0].left, items[$0].width) } ?? (0, 0)
  }

  /// Returns the left edge and the width of scalars of one level.
  func extent(of range: Range<Int>) -> (x: Double, width: Double) {
    guard !range.isEmpty, !items.isEmpty else { return (self[range.lowerBound].left, 0) }
    let part = items[index(of: range.lowerBound)...index(of: range.upperBound - 1)]
    return (part.reduce(.infinity) { min($0, $1.left) }, part.reduce(0) { $0 + $1.width })
  }

  /// Returns the first scalar after one of the line whose level is another one; at most the given end.
  func endOfLevel(from scalar: Int, to end: Int) -> Int {
    let level = self[scalar].level
    return (scalar..<end).first { self[$0].level != level } ?? end
  }
}
