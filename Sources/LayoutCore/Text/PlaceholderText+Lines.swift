import Foundation

extension PlaceholderText {
  /// A line of boxes.
  struct Line {
    /// The boxes in the line, without those that hang over its end.
    var boxes: Range<Int>
    /// The indent at the leading edge.
    var indent: CGFloat
    /// The width of the boxes, without the indent.
    var width: CGFloat
    var height: CGFloat
    /// From the top of the line to its baseline.
    var baseline: CGFloat
    /// The space beneath the line, if another follows.
    var gap: CGFloat
    /// The attributes that its paragraph style is read from.
    var attributes: Int
  }

  /// Where lines may break.
  enum Wrapping {
    case words
    case characters
    /// At line ends only.
    case none

    init(_ mode: NSLineBreakMode) {
      switch mode {
      case .byCharWrapping: self = .characters
      default: self = .words
      }
    }
  }

  /// The first `limit` lines (0: all) of the text in the given width; one that is not positive is no limit.
  ///
  /// Spaces that a wrapped line ends with hang over its end and have no width.
  func lines(width: CGFloat, wrapping: Wrapping, limit: Int) -> [Line] {
    let available = width > 0 && width < .greatestFiniteMagnitude ? width : .infinity
    var lines: [Line] = []
    var start = 0
    var isFirstOfParagraph = true
    while start < boxes.count, limit <= 0 || lines.count < limit {
      let style = paragraph(at: start)
      let indent = isFirstOfParagraph ? style?.firstLineHeadIndent ?? 0 : style?.headIndent ?? 0
      let room = wrapping == .none ? .infinity : available - indent
      let end = endOfLine(from: start, room: room, wrapping: wrapping)
      var shown = end
      let endsParagraph = end == boxes.count || boxes[end - 1].kind == .lineEnd
      if end > start, boxes[end - 1].kind == .lineEnd { shown -= 1 }
      if !endsParagraph {
        while shown > start, boxes[shown - 1].kind == .space { shown -= 1 }
      }
      lines.append(line(start..<shown, indent: indent, endsParagraph: endsParagraph && end < boxes.count))
      start = end
      isFirstOfParagraph = endsParagraph
    }
    return lines
  }

  /// The end of the line from `start`: past its line end, or past the spaces after its last word that fits.
  private func endOfLine(from start: Int, room: CGFloat, wrapping: Wrapping) -> Int {
    var width: CGFloat = 0
    var lastBreak: Int?
    for index in start..<boxes.count {
      let box = boxes[index]
      if box.kind == .lineEnd { return index + 1 }
      if index > start, mayBreak(before: index, wrapping) { lastBreak = index }
      width += box.advance
      // Sums of many advances are off by rounding errors; a line that just fits must fit.
      guard width > room + 1e-6 * max(1, room), box.kind != .space else { continue }
      return lastBreak ?? max(index, start + 1)
    }
    return boxes.count
  }

  private func mayBreak(before index: Int, _ wrapping: Wrapping) -> Bool {
    let (previous, next) = (boxes[index - 1].kind, boxes[index].kind)
    guard next != .space else { return false }
    switch wrapping {
    case .none: return false
    case .characters: return true
    case .words: return previous == .space || previous == .wide || next == .wide
    }
  }

  private func line(_ range: Range<Int>, indent: CGFloat, endsParagraph: Bool) -> Line {
    let place =
      boxes.indices.contains(range.lowerBound) ? boxes[range.lowerBound].attributes : attributes.count - 1
    var width: CGFloat = 0
    var ascent = attributes[place].font.ascender
    var descent = -attributes[place].font.descender
    var last = place
    for box in boxes[range] {
      width += box.advance
      guard box.attributes != last else { continue }
      last = box.attributes
      ascent = max(ascent, attributes[last].attachment?.height ?? attributes[last].font.ascender)
      descent = max(descent, -attributes[last].font.descender)
    }
    let natural = max(ascent + descent, attributes[place].attachment?.height ?? 0)
    var height = natural
    let style = attributes[place].paragraph
    if let style {
      if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
      height = max(height, style.minimumLineHeight)
      if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    }
    // A higher line grows above its text, as Core Text's do.
    return Line(
      boxes: range, indent: indent, width: width, height: height, baseline: height - descent,
      gap: (style?.lineSpacing ?? 0) + (endsParagraph ? style?.paragraphSpacing ?? 0 : 0), attributes: place)
  }

  private func paragraph(at index: Int) -> NSParagraphStyle? {
    attributes[boxes[index].attributes].paragraph
  }
}

extension [PlaceholderText.Line] {
  /// The space that the lines take, not rounded: the widest line, and the sum of the heights (C.5, C.9).
  var size: CGSize {
    var size = CGSize.zero
    for (index, line) in enumerated() {
      size.width = Swift.max(size.width, line.indent + line.width)
      size.height += line.height + (index + 1 < count ? line.gap : 0)
    }
    return size
  }
}
