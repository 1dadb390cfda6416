/// The truncation of lines by “…” in one pass, for which the width of “…” is known in advance for each run.
extension Typesetter {
  enum TruncationKind {
    case head, middle, tail
  }

  /// Returns the truncation of a line-break mode; nil if it has none.
  func kind(of mode: LineBreakMode) -> TruncationKind? {
    switch mode {
    case .truncatingHead: .head
    case .truncatingMiddle: .middle
    case .truncatingTail: .tail
    case .wordWrapping, .charWrapping, .clipping: nil
    }
  }

  /// Returns the truncation of the last line; nil if it has none.
  func truncation(_ style: ResolvedStyle) -> TruncationKind? {
    switch limits.truncation {
    case .byStyle: kind(of: style.lineBreakMode)
    case .none: nil
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }

  /// Truncates a line, which has the rest of the stretch from then on.
  ///
  /// A line that fits and is truncated only because of text after the stretch ends in “…”, for any kind. White space
  /// next to “…” is hidden, too. If there is no room for a character beside “…”, that is alone; it may be wider than
  /// the line.
  mutating func truncate(
    _ line: inout LineContents, _ kind: TruncationKind, room: Double, indent: Double, style: ResolvedStyle
  ) {
    findCharacters()
    let start = line.scalars.lowerBound
    let rest = wholeRest(from: start, room: room, indent: indent, style: style)
    let fits = rest.end == stretch.scalars.upperBound
    line.scalars = start..<stretch.next
    line.contentEnd = stretch.scalars.upperBound
    line.endsInHyphen = false
    line.hangingWidth = 0
    line.endsInLineEnd = true
    line.isLastOfParagraph = stretch.endsParagraph
    switch fits ? .tail : kind {
    case .tail: truncateTail(&line, room: room, indent: indent, style: style)
    case .head: truncateMiddle(&line, room: room, keepsHead: false)
    case .middle: truncateMiddle(&line, room: room, keepsHead: true)
    }
  }

  private mutating func truncateTail(
    _ line: inout LineContents, room: Double, indent: Double, style: ResolvedStyle
  ) {
    let first = stretch.scalars.lowerBound
    let (start, end) = (line.scalars.lowerBound, line.contentEnd)
    var ellipsis = Ellipsis(run: runIndex(at: start), in: self)
    line.visibleWidth = ellipsis.width
    line.visibleEnd = start
    var run = ellipsis.run
    var pen = LinePen()
    var visible = (end: start, width: 0.0, run: run)
    var index = start
    while index <= end {
      // A position between characters: the text before it is kept if there is room for “…” after it.
      if index == end || flags[index - first].contains(.startsCharacter) {
        if visible.width > room + Self.tolerance { break }
        if visible.run != ellipsis.run { ellipsis = Ellipsis(run: visible.run, in: self) }
        if visible.end > line.visibleEnd && visible.width + ellipsis.width <= room + Self.tolerance {
          line.visibleEnd = visible.end
          line.visibleWidth = visible.width + ellipsis.width
          line.ellipsis = (visible.end..<end, visible.run)
        }
      }
      guard index < end else { break }
      while runs[run].scalars.upperBound <= index { run += 1 }
      let flag = flags[index - first]
      if flag.contains(.isTab) {
        pen.advance(toTabOf: style.tabs, indent: indent)
      } else {
        pen.advance(by: advances[index - base])
      }
      if !flag.contains(.hangs) { visible = (index + 1, pen.x, run) }
      index += 1
    }
    work += index - start
    if line.ellipsis == nil { line.ellipsis = (start..<end, runIndex(at: start)) }
  }

  /// Keeps as many characters from the start as fit in half of the room beside “…”, if the head is kept, then from the
  /// end.
  ///
  /// From the end, as many are kept as fit in the remaining room (K.11); up to the first that does not fit on its side,
  /// or a tab.
  private mutating func truncateMiddle(_ line: inout LineContents, room: Double, keepsHead: Bool) {
    let first = stretch.scalars.lowerBound
    let (start, contentEnd) = (line.scalars.lowerBound, line.contentEnd)
    var end = contentEnd
    while end > start && flags[end - 1 - first].contains(.hangs) { end -= 1 }
    let ellipsis = Ellipsis(run: runIndex(at: keepsHead ? start : max(start, end - 1)), in: self)
    let limit = room + Self.tolerance - ellipsis.width
    var (head, tail) = (start, end)
    var (headWidth, tailWidth) = (0.0, 0.0)
    while keepsHead && head < end && !flags[head - first].contains(.isTab) {
      let (next, width) = character(from: head, upTo: end)
      if headWidth + width > limit / 2 { break }
      (head, headWidth) = (next, headWidth + width)
    }
    work += head - start
    while head > start && flags[head - 1 - first].contains(.hangs) {
      head -= 1
      headWidth -= advances[head - base]
    }
    while tail > head {
      let (next, width) = character(before: tail, downTo: head)
      if headWidth + width + tailWidth > limit || flags[next - first].contains(.isTab) { break }
      (tail, tailWidth) = (next, tailWidth + width)
    }
    work += end - tail
    while tail < end && flags[tail - first].contains(.hangs) {
      tailWidth -= advances[tail - base]
      tail += 1
    }
    line.visibleEnd = end
    line.visibleWidth = max(0, headWidth + ellipsis.width + tailWidth)
    line.ellipsis = (head..<tail, ellipsis.run)
  }

  /// Returns the end of the character that starts at an index, and its width.
  private func character(from index: Int, upTo end: Int) -> (end: Int, width: Double) {
    let first = stretch.scalars.lowerBound
    var next = index
    var width = 0.0
    repeat {
      width += advances[next - base]
      next += 1
    } while next < end && !flags[next - first].contains(.startsCharacter)
    return (next, width)
  }

  /// Returns the start of the character that ends at an index, and its width.
  private func character(before index: Int, downTo start: Int) -> (start: Int, width: Double) {
    let first = stretch.scalars.lowerBound
    var next = index
    var width = 0.0
    repeat {
      next -= 1
      width += advances[next - base]
    } while next > start && !flags[next - first].contains(.startsCharacter)
    return (next, width)
  }

  /// The “…” in the attributes of a run.
  private struct Ellipsis {
    let run: Int
    let width: Double

    init(run: Int, in typesetter: Typesetter) {
      self.run = run
      width = typesetter.width(of: "…", run: run)
    }
  }
}
