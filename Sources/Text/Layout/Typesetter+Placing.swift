/// The placement of lines by their contents.
extension Typesetter {
  /// Adds a line below the present ones.
  mutating func add(_ line: LineContents, style: ResolvedStyle) {
    let needed = heights(of: line)
    let height = style.lineHeight(needed.ascent + needed.descent)
    var top = 0.0
    if let last = lines.last, let above = contents.last.map({ self.style($0.style) }) {
      // Leading may be negative, but never moves a line above the one before.
      top = max(last.top, last.bottom + last.leading) + above.lineSpacing
      if line.isFirstOfParagraph { top += above.paragraphSpacing + style.paragraphSpacingBefore }
    }
    let start = text.offset(ofScalar: line.scalars.lowerBound)
    var placed = TextLine(
      range: start..<text.offset(ofScalar: line.scalars.upperBound), top: top, height: height,
      leading: needed.leading ?? 0, descent: needed.descent,
      startsParagraph: line.isFirstOfParagraph, endsParagraph: line.isLastOfParagraph,
      isRightToLeft: line.isRightToLeft)
    if let hidden = line.ellipsis?.hidden {
      placed.hiddenRange = text.offset(ofScalar: hidden.lowerBound)..<text.offset(ofScalar: hidden.upperBound)
    }
    contents.append(line)
    lines.append(placed)
  }

  /// Returns the extents of a line's runs above and below its baseline, without hidden text.
  ///
  /// An empty line has the height of the run of its line end, or of the last run.
  mutating func heights(of line: LineContents) -> LineHeights {
    var heights = LineHeights()
    guard let (hidden, ellipsisRun) = line.ellipsis else {
      add(line.scalars, to: &heights)
      if line.scalars.isEmpty { add(text: runs[runIndex(at: line.scalars.lowerBound)], to: &heights) }
      return heights
    }
    add(line.scalars.lowerBound..<hidden.lowerBound, to: &heights)
    add(hidden.upperBound..<max(hidden.upperBound, line.visibleEnd), to: &heights)
    add(text: runs[ellipsisRun], to: &heights)
    return heights
  }

  private mutating func add(_ range: Range<Int>, to heights: inout LineHeights) {
    guard !range.isEmpty else { return }
    var index = runIndex(at: range.lowerBound)
    while index < runs.count, runs[index].scalars.lowerBound < range.upperBound {
      let part = runs[index].scalars.clamped(to: range)
      if let attachment = runs[index].attachment, !part.isEmpty {
        work += part.count
        let hasText = text.scalars[part].contains { $0.value != 0xFFFC }
        let hasAttachment = text.scalars[part].contains { $0.value == 0xFFFC }
        if hasAttachment {
          heights.ascent = max(heights.ascent, attachment.ascent)
          heights.descent = max(heights.descent, attachment.descent)
        }
        if hasText { add(text: runs[index], to: &heights) }
      } else if !part.isEmpty {
        add(text: runs[index], to: &heights)
      }
      index += 1
    }
  }

  private func add(text run: ResolvedRun, to heights: inout LineHeights) {
    heights.ascent = max(heights.ascent, run.ascent)
    heights.descent = max(heights.descent, run.descent)
    heights.leading = max(heights.leading ?? run.leading, run.leading)
  }

  /// The extents of the runs of a line.
  struct LineHeights {
    var ascent = 0.0
    var descent = 0.0
    /// The leading; nil before any text.
    var leading: Double?
  }

  /// Places all lines from the left edge, when the width in which they are aligned is known.
  mutating func place() {
    var widest = 0.0
    for index in lines.indices { widest = max(widest, measure(index, in: width)) }
    widestReach = min(widest, width)
    let width = width.isFinite ? width : widest
    for index in lines.indices { align(index, in: width) }
  }

  /// Sets the width of a line in a width of the text, and returns the distance that it takes with its indents.
  mutating func measure(_ index: Int, in width: Double) -> Double {
    let line = contents[index]
    let style = style(line.style)
    let indent = style.headIndent(ofFirst: line.isFirstOfParagraph)
    let room = style.room(in: width, indent: indent)
    var used = line.visibleWidth
    if !line.isCut && limits.options.contains(.countsTrailingSpaces) {
      used = min(used + line.hangingWidth, max(used, room))
    }
    if used > room && used <= room + Self.tolerance { used = room }
    lines[index].width = used
    lines[index].hangingWidth = max(0, line.visibleWidth + line.hangingWidth - used)
    if style.alignment == .justified && !line.endsInLineEnd { justify(index, room: room) }
    return indent + lines[index].width - min(0, style.tailIndent)
  }

  /// Widens the spaces of a line so that it fills its room; only those after the last tab grow.
  private mutating func justify(_ index: Int, room: Double) {
    let line = contents[index]
    guard room.isFinite, room > line.visibleWidth else { return }
    var spaces = 0
    var from = line.scalars.lowerBound
    for scalar in line.scalars.lowerBound..<line.visibleEnd {
      if text.scalars[scalar].isStretched { spaces += 1 }
      if text.scalars[scalar].value == 9 { (spaces, from) = (0, scalar + 1) }
    }
    work += line.visibleEnd - line.scalars.lowerBound
    guard spaces > 0 else { return }
    contents[index].justification = ((room - line.visibleWidth) / Double(spaces), from)
    lines[index].width = room
  }

  /// Places a line in the width of the text.
  mutating func align(_ index: Int, in width: Double) {
    let style = style(contents[index].style)
    let indent = style.headIndent(ofFirst: contents[index].isFirstOfParagraph)
    let used = lines[index].width
    // Text that is too wide exceeds the end of the line.
    let free = max(0, style.room(in: width, indent: indent) - used)
    let share =
      switch style.alignment {
      case .left: 0.0
      case .center: 0.5
      case .right: 1.0
      case .natural, .justified: style.isRightToLeft ? 1.0 : 0.0
      }
    // In a paragraph that starts on the right, the indent and the excess change sides.
    lines[index].x =
      contents[index].isRightToLeft ? width - indent - used - free * (1 - share) : indent + free * share
  }
}
