public import Paths

/// Where the text is, and what text is somewhere. Points are as those of lines.
extension TextLayout {
  /// The index of the line that shows the character at a UTF-16 offset: at a break that is the line after it. What is
  /// beyond the text, or cut, is in the last line.
  public func line(at offset: Int) -> Int {
    max(0, min(lines.partitioningIndex { $0.range.upperBound > offset }, lines.count - 1))
  }

  /// The x of the leading edge of the character at a UTF-16 offset in a line. Offsets in a character are its start,
  /// those after the line its end, those that are hidden where “…” starts.
  public func x(at offset: Int, inLine line: Int) -> Double {
    guard lines.indices.contains(line) else { return 0 }
    let positions = LinePositions(self, line: line)
    let scalar = text.scalarIndex(containing: offset)
    var found = positions.head.lowerBound
    for start in boundaries(ofLine: line) where start <= scalar { found = start }
    return positions[found]
  }

  /// The UTF-16 offset of the character boundary nearest to a point, in the line nearest to it: where a caret goes. It
  /// is never behind the line: before a line end, and before white space that hangs where a line is broken.
  public func offset(at point: Point) -> Int {
    guard let line = line(nearest: point.y) else { return 0 }
    let positions = LinePositions(self, line: line)
    var nearest = (scalar: positions.head.lowerBound, distance: Double.infinity)
    for boundary in boundaries(ofLine: line) {
      let distance = abs(positions[boundary] - point.x)
      if distance < nearest.distance { nearest = (boundary, distance) }
    }
    return text.offset(ofScalar: nearest.scalar)
  }

  /// The UTF-16 offset of the first unit of the character at a point in the line nearest to it, or nil where no
  /// character is. Where “…” is, that is the first one hidden.
  public func character(at point: Point) -> Int? {
    guard let line = line(nearest: point.y) else { return nil }
    let positions = LinePositions(self, line: line)
    guard point.x >= positions[positions.head.lowerBound] else { return nil }
    var previous: Int?
    for boundary in boundaries(ofLine: line) + [contents[line].contentEnd] {
      if let previous, point.x < positions[boundary] { return text.offset(ofScalar: previous) }
      previous = boundary
    }
    return nil
  }

  /// What the text of a UTF-16 range covers, a rectangle a line that shows some of it, each as high as its line.
  public func rects(of range: Range<Int>) -> [Rect] {
    guard !range.isEmpty, !lines.isEmpty else { return [] }
    var rects: [Rect] = []
    for index in line(at: range.lowerBound)..<lines.count {
      let line = lines[index]
      guard line.range.lowerBound < range.upperBound else { break }
      let part = line.range.clamped(to: range)
      let positions = LinePositions(self, line: index)
      let left = positions[text.scalarIndex(containing: part.lowerBound)]
      let right = positions.end(before: text.scalarIndex(at: part.upperBound))
      if right > left { rects.append(Rect(minX: left, minY: line.top, maxX: right, maxY: line.bottom)) }
    }
    return rects
  }

  /// The line whose height is nearest to a y; the upper one of two.
  private func line(nearest y: Double) -> Int? {
    guard !lines.isEmpty else { return nil }
    let below = min(lines.partitioningIndex { $0.bottom > y }, lines.count - 1)
    if below > 0, lines[below].top - y > 0, y - lines[below - 1].bottom <= lines[below].top - y {
      return below - 1
    }
    return below
  }

  /// The scalars with which characters of a line start that are seen, where “…” starts, and the end of the line if a
  /// caret may be there.
  private func boundaries(ofLine index: Int) -> [Int] {
    let line = contents[index]
    let hidden = line.ellipsis?.hidden ?? line.contentEnd..<line.contentEnd
    var boundaries: [Int] = []
    Graphemes.forEachStart(in: line.scalars.lowerBound..<hidden.lowerBound, of: text.scalars) {
      boundaries.append($0)
    }
    if !hidden.isEmpty { boundaries.append(hidden.lowerBound) }
    Graphemes.forEachStart(in: hidden.upperBound..<max(hidden.upperBound, line.contentEnd), of: text.scalars)
    {
      boundaries.append($0)
    }
    if line.endsInLineEnd || line.visibleEnd == line.contentEnd { boundaries.append(line.contentEnd) }
    return boundaries
  }
}
