/// The division of a stretch into lines.
extension Typesetter {
  /// A piece of a stretch that fits a line.
  struct Piece {
    var end: Int
    var visibleEnd: Int
    /// The width without the white space at its end; `width` includes that.
    var visibleWidth = 0.0
    var width = 0.0
    var endsInHyphen = false

    /// Creates an empty piece.
    init(at index: Int) {
      (end, visibleEnd) = (index, index)
    }
  }

  /// Sets the lines of the stretch; returns false if the layout is full and text is left.
  mutating func breakStretch() -> Bool {
    let style = style(stretch.style)
    var start = stretch.scalars.lowerBound
    repeat {
      let (line, next) = line(from: start, in: width, isFull: lines.count + 1 == maximumLines)
      add(line, style: style)
      if line.isCut { return false }
      start = next
    } while start < stretch.scalars.upperBound
    return true
  }

  /// Whether or not the lines of a paragraph end at the width.
  private func wraps(_ style: ResolvedStyle) -> Bool {
    switch style.lineBreakMode {
    case .wordWrapping, .charWrapping: true
    case .clipping: limits.options.contains(.wrapsTruncated) && limits.truncation == .byStyle
    case .truncatingHead, .truncatingMiddle, .truncatingTail: limits.options.contains(.wrapsTruncated)
    }
  }

  /// Returns the line of the stretch from `start` on in a width, and the start of the line after it.
  ///
  /// - Parameters:
  ///   - start: The first scalar.
  ///   - width: The width of the text, from which the paragraph's indents are taken.
  ///   - isFull: Whether or not it is the last line, which is cut if text is left.
  mutating func line(from start: Int, in width: Double, isFull: Bool) -> (contents: LineContents, next: Int) {
    let style = style(stretch.style)
    let wraps = wraps(style)
    let isFirst = stretch.startsParagraph && start == stretch.scalars.lowerBound
    let indent = style.headIndent(ofFirst: isFirst)
    let room = style.room(in: width, indent: indent)
    var piece = Piece(at: start)
    if start == stretch.scalars.lowerBound {
      piece = wholeRest(from: start, room: wraps ? room : .infinity, indent: indent, style: style)
    }
    if piece.end < stretch.scalars.upperBound {
      piece = fit(from: start, room: room, indent: indent, style: style)
    }
    var line = contents(piece, from: start)
    if isFull && (piece.end < stretch.scalars.upperBound || stretch.isFollowed) {
      isTruncated = true
      line.isCut = true
      if let kind = truncation(style) {
        truncate(&line, kind, room: room, indent: indent, style: style)
      } else if style.lineBreakMode == .clipping {
        // It extends to the edge, not to a break before it.
        line = contents(wholeRest(from: start, room: .infinity, indent: indent, style: style), from: start)
        line.isCut = true
      }
    } else if !wraps && style.lineBreakMode != .clipping && piece.visibleWidth > room + Self.tolerance {
      isTruncated = true
      truncate(&line, kind(of: style.lineBreakMode) ?? .tail, room: room, indent: indent, style: style)
    }
    return (line, piece.end)
  }

  private func contents(_ piece: Piece, from start: Int) -> LineContents {
    let isLast = piece.end == stretch.scalars.upperBound
    return LineContents(
      scalars: start..<(isLast ? stretch.next : piece.end), visibleEnd: piece.visibleEnd,
      contentEnd: piece.end,
      endsInHyphen: piece.endsInHyphen, visibleWidth: piece.visibleWidth,
      hangingWidth: piece.width - piece.visibleWidth, style: stretch.style,
      isFirstOfParagraph: stretch.startsParagraph && start == stretch.scalars.lowerBound,
      isLastOfParagraph: isLast && stretch.endsParagraph, endsInLineEnd: isLast,
      isRightToLeft: stretch.isRightToLeft)
  }

  /// Returns the rest of the stretch if it is not wider than `room`; otherwise an empty piece, without further
  /// measuring.
  mutating func wholeRest(from start: Int, room: Double, indent: Double, style: ResolvedStyle) -> Piece {
    let range = start..<stretch.scalars.upperBound
    guard !range.isEmpty else { return Piece(at: start) }
    let scalars = text.scalars
    var pen = LinePen()
    var piece = Piece(at: range.upperBound)
    piece.visibleEnd = start
    let spacesHang = style.spacesHang
    for index in range {
      if stretch.hasTabs && scalars[index].value == 9 {
        pen.advance(toTabOf: style.tabs, indent: indent)
      } else {
        pen.advance(by: advances[index - base])
      }
      let hangs = scalars[index].hangs
      if pen.x > room + Self.tolerance, !hangs || !spacesHang {
        work += index - start
        return Piece(at: start)
      }
      if !hangs { (piece.visibleEnd, piece.visibleWidth) = (index + 1, max(0, pen.x)) }
    }
    piece.width = max(piece.visibleWidth, pen.x)
    work += range.count
    return piece
  }

  /// Returns as much of the stretch from `start` on as fits `room`, up to the last allowed break of the line.
  ///
  /// If there is none, it is up to the last character that fits; at least one character.
  private mutating func fit(from start: Int, room: Double, indent: Double, style: ResolvedStyle) -> Piece {
    findBreaks()
    let first = stretch.scalars.lowerBound
    let end = stretch.scalars.upperBound
    var pen = LinePen()
    var piece = Piece(at: start)
    var lastBreak: Piece?
    var lastCharacter: Piece?
    var overflows = false
    var index = start
    let spacesHang = style.spacesHang
    while index < end {
      let flag = flags[index - first]
      let hangs = flag.contains(.hangs)
      if index > start && flag.contains(.startsCharacter) {
        if overflows && !(hangs && spacesHang) { break }
        piece.end = index
        piece.width = max(piece.visibleWidth, pen.x)
        lastCharacter = piece
        if flag.contains(.allowsBreak) { noteBreak(piece, room: room, &lastBreak) }
      }
      if flag.contains(.isTab) {
        pen.advance(toTabOf: style.tabs, indent: indent)
      } else {
        pen.advance(by: advances[index - base])
      }
      if !overflows && pen.x > room + Self.tolerance && !(hangs && spacesHang) {
        work += index - start
        if let lastBreak { return lastBreak }
        if let lastCharacter { return lastCharacter }
        overflows = true
      }
      if !hangs { (piece.visibleEnd, piece.visibleWidth) = (index + 1, max(0, pen.x)) }
      index += 1
    }
    work += index - start
    piece.end = index
    piece.width = max(piece.visibleWidth, pen.x)
    return piece
  }

  /// Moves the last word of the first line to the second one if the text has two lines, and the second has one word.
  mutating func pushOutWord() {
    guard contents.count == 2, !contents[0].endsInLineEnd, !contents[0].endsInHyphen, !contents[1].isCut,
      contents[1].ellipsis == nil, style(stretch.style).lineBreakMode != .charWrapping
    else { return }
    let (first, second) = (contents[0], contents[1])
    let start = first.scalars.lowerBound
    work += stretch.scalars.count
    let breaks = (start + 1..<second.contentEnd).filter {
      flags[$0 - stretch.scalars.lowerBound].contains(.allowsBreak)
    }
    // A word is what has no break within, and follows white space.
    guard breaks.last == second.scalars.lowerBound, breaks.count > 1 else { return }
    let pushed = breaks[breaks.count - 2]
    guard text.scalars[pushed - 1].hangs, text.scalars[second.scalars.lowerBound - 1].hangs else { return }
    let style = style(stretch.style)
    let indent = style.headIndent(ofFirst: false)
    let rest = wholeRest(
      from: pushed, room: style.room(in: width, indent: indent), indent: indent, style: style)
    guard rest.end == stretch.scalars.upperBound else { return }
    contents.removeAll()
    lines.removeAll()
    add(contents(piece(start..<pushed, style: style), from: start), style: style)
    add(contents(rest, from: pushed), style: style)
  }

  /// Returns the piece of scalars at the start of a stretch.
  private func piece(_ range: Range<Int>, style: ResolvedStyle) -> Piece {
    var pen = LinePen()
    var piece = Piece(at: range.upperBound)
    piece.visibleEnd = range.lowerBound
    let indent = style.headIndent(ofFirst: stretch.startsParagraph)
    for index in range {
      if text.scalars[index].value == 9 {
        pen.advance(toTabOf: style.tabs, indent: indent)
      } else {
        pen.advance(by: advances[index - base])
      }
      if !text.scalars[index].hangs { (piece.visibleEnd, piece.visibleWidth) = (index + 1, max(0, pen.x)) }
    }
    piece.width = max(piece.visibleWidth, pen.x)
    return piece
  }

  /// Records a piece as a possible line, if there is room for the hyphen that it may need.
  private mutating func noteBreak(_ piece: Piece, room: Double, _ lastBreak: inout Piece?) {
    guard stretch.hasSpecials, text.scalars[piece.end - 1].value == 0xAD else {
      lastBreak = piece
      return
    }
    var hyphenated = piece
    hyphenated.visibleWidth = piece.width + width(of: "-", run: runIndex(at: piece.end - 1))
    hyphenated.width = hyphenated.visibleWidth
    hyphenated.visibleEnd = piece.end
    hyphenated.endsInHyphen = true
    if hyphenated.visibleWidth <= room + Self.tolerance { lastBreak = hyphenated }
  }
}
