extension TextLayout {
  /// Returns the position in x of each UTF-16 offset of a line, from the start to the end of its range.
  ///
  /// The start of text from right to left is its right edge. There is one more than the line has units. The second unit
  /// of a pair has the position of the first, hidden text that of “…”, and a line end that of the end of the text before
  /// it.
  ///
  /// - Parameter index: The index of the line.
  public func positions(ofLine index: Int) -> [Double] {
    guard contents.indices.contains(index) else { return [] }
    return places(LinePositions(self, line: index), ofLine: index)
  }

  /// Returns the edges of each UTF-16 unit of a line where reading starts and ends, from the left edge of the layout's
  /// width.
  ///
  /// In text from right to left the first one is the right edge. The second unit of a pair, hidden text and line ends
  /// have no width, and their `positions(ofLine:)`.
  ///
  /// - Parameter index: The index of the line.
  public func edges(ofLine index: Int) -> [(start: Double, end: Double)] {
    guard contents.indices.contains(index) else { return [] }
    let positions = LinePositions(self, line: index)
    var edges = places(positions, ofLine: index).dropLast().map { (start: $0, end: $0) }
    var unit = 0
    for scalar in contents[index].scalars {
      if positions.head.contains(scalar) || positions.tail.contains(scalar) {
        let (left, width) = positions.extent(of: scalar..<scalar + 1)
        let isRightToLeft = positions.visual?[scalar].isRightToLeft ?? false
        edges[unit] = isRightToLeft ? (left + width, left) : (left, left + width)
      }
      unit += text.scalars[scalar].value > 0xFFFF ? 2 : 1
    }
    return edges
  }

  private func places(_ positions: LinePositions, ofLine index: Int) -> [Double] {
    let scalars = contents[index].scalars
    var found: [Double] = []
    found.reserveCapacity(lines[index].range.count + 1)
    let end =
      positions.visual == nil
      ? positions.end(before: scalars.upperBound) : caret(at: lines[index].range.upperBound, inLine: index)
    for scalar in scalars {
      var x = positions[scalar]
      if let visual = positions.visual {
        let item = visual[scalar]
        x = scalar >= positions.tail.upperBound ? end : item.isRightToLeft ? item.right : item.left
      }
      found.append(x)
      if text.scalars[scalar].value > 0xFFFF { found.append(x) }
    }
    found.append(end)
    return found
  }

  /// Returns the index of the line that has a UTF-16 offset; that of the last line for the end of the text.
  ///
  /// The result is nil if no line has the offset.
  public func lineIndex(at offset: Int) -> Int? {
    guard let last = lines.last, let first = lines.first, offset >= first.range.lowerBound else { return nil }
    if offset >= last.range.upperBound { return offset == last.range.upperBound ? lines.count - 1 : nil }
    return lines.partitioningIndex { $0.range.upperBound > offset }
  }

  /// Returns the spacing around a line, which the positions of the lines include.
  public func spacing(ofLine index: Int) -> LineSpacing {
    let line = contents[index]
    return LineSpacing(
      of: line, style(line.style), height: lines[index].height, leading: lines[index].leading,
      isFirst: index == 0, isFollowed: index + 1 < lines.count)
  }
}
