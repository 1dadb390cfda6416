/// Places in a line, for carets, selections and touches, in points from the left edge of the layout's width.
extension TextLayout {
  /// Whether or not some text runs from right to left.
  public var isReordered: Bool { bidi != nil }

  /// Returns the horizontal position of the caret before the character at an offset.
  ///
  /// Where text of two directions meets, the caret is beside the character that runs in the paragraph's direction.
  ///
  /// - Parameters:
  ///   - offset: The UTF-16 offset; one beyond the line counts as its end.
  ///   - index: The index of the line.
  public func caret(at offset: Int, inLine index: Int) -> Double {
    guard lines.indices.contains(index) else { return 0 }
    return caret(at: offset, among: LineCharacters(self, line: index).characters, ofLine: index)
  }

  /// Returns the horizontal position of the caret at each UTF-16 offset of a line, from the start to the end of its range.
  public func carets(ofLine index: Int) -> [Double] {
    guard lines.indices.contains(index) else { return [] }
    let characters = LineCharacters(self, line: index).characters
    let range = lines[index].range
    return (range.lowerBound...range.upperBound).map { caret(at: $0, among: characters, ofLine: index) }
  }

  private func caret(
    at offset: Int, among characters: [LineCharacters.Character], ofLine index: Int
  ) -> Double {
    let scalar = text.scalarIndex(at: offset)
    let next = characters.partitioningIndex { $0.scalars.upperBound > scalar }
    let isRightToLeft = lines[index].isRightToLeft
    if next < characters.count, characters[next].isRightToLeft == isRightToLeft {
      return characters[next].start
    }
    if next > 0, characters[next - 1].isRightToLeft == isRightToLeft { return characters[next - 1].end }
    if next < characters.count { return characters[next].start }
    return characters.last?.end ?? (isRightToLeft ? lines[index].maxX : lines[index].x)
  }

  /// Returns the UTF-16 offset of the caret that is nearest to a horizontal position, between whole characters.
  public func offset(nearest x: Double, inLine index: Int) -> Int {
    guard lines.indices.contains(index) else { return 0 }
    let line = LineCharacters(self, line: index)
    var best = (offset: lines[index].range.lowerBound, distance: Double.infinity)
    for character in line.characters {
      for (scalar, edge) in [
        (character.scalars.lowerBound, character.start), (character.scalars.upperBound, character.end),
      ] {
        // The edge of the character under the position comes before that of a neighbour at the same place.
        let isInside = x >= character.left && x <= character.right
        let distance = abs(edge - x) - (isInside ? 1e-9 : 0)
        if distance < best.distance { best = (text.offset(ofScalar: scalar), distance) }
      }
    }
    return best.offset
  }

  /// Returns the UTF-16 range of the character at a horizontal position; nil beside the text.
  public func character(at x: Double, inLine index: Int) -> Range<Int>? {
    guard lines.indices.contains(index) else { return nil }
    return LineCharacters(self, line: index).characters.first { x >= $0.left && x < $0.right }.map {
      text.offset(ofScalar: $0.scalars.lowerBound)..<text.offset(ofScalar: $0.scalars.upperBound)
    }
  }

  /// Returns the horizontal extents of a selection from left to right: several where text of both directions is selected.
  ///
  /// - Parameters:
  ///   - range: The UTF-16 range, whose part in the line counts.
  ///   - index: The index of the line.
  public func selection(of range: Range<Int>, inLine index: Int) -> [(x: Double, width: Double)] {
    guard lines.indices.contains(index), !range.isEmpty else { return [] }
    let wanted = text.scalarIndex(at: range.lowerBound)..<text.scalarIndex(at: range.upperBound)
    let selected = LineCharacters(self, line: index).characters
      .filter { $0.scalars.overlaps(wanted) && $0.left < $0.right }
      .sorted { $0.left < $1.left }
    var extents: [(x: Double, width: Double)] = []
    for character in selected {
      if let last = extents.last, character.left - (last.x + last.width) < TextLayout.seam {
        extents[extents.count - 1].width = max(last.width, character.right - last.x)
      } else {
        extents.append((character.left, character.right - character.left))
      }
    }
    return extents
  }

  /// The distance up to which two selected characters touch each other.
  private static let seam = 1.0 / 1024
}

/// The visible characters of a line in the order of the text, with their edges.
private struct LineCharacters {
  struct Character {
    var scalars: Range<Int>
    var left: Double
    var right: Double
    var isRightToLeft: Bool

    /// The edge where reading starts, and the other one.
    var start: Double { isRightToLeft ? right : left }
    var end: Double { isRightToLeft ? left : right }
  }

  private(set) var characters: [Character] = []

  init(_ layout: TextLayout, line index: Int) {
    let positions = LinePositions(layout, line: index)
    let scalars = layout.text.scalars
    for part in [positions.head, positions.tail] where !part.isEmpty {
      let starts = Graphemes.starts(of: Array(scalars[part]))
      var start = part.lowerBound
      while start < part.upperBound {
        let end = starts[(start + 1 - part.lowerBound)...].firstIndex(of: true) ?? part.count
        add(start..<part.lowerBound + end, positions)
        start = part.lowerBound + end
      }
    }
  }

  private mutating func add(_ range: Range<Int>, _ positions: LinePositions) {
    let extent = positions.extent(of: range)
    characters.append(
      Character(
        scalars: range, left: extent.x, right: extent.x + extent.width,
        isRightToLeft: positions.visual?[range.lowerBound].isRightToLeft ?? false))
  }
}
