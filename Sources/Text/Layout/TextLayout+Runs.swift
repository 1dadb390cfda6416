internal import Paths

extension TextLayout {
  /// Returns the runs of a line in the order of the text, with their glyphs, for drawing.
  ///
  /// Each runs in one direction. Attachments and tabs are runs of their own; line ends and hidden text are in none. The
  /// work is linear in the visible part of the line.
  ///
  /// - Parameter index: The index of the line.
  public func runs(ofLine index: Int) -> [TextRun] {
    guard contents.indices.contains(index) else { return [] }
    let positions = LinePositions(self, line: index)
    var runs: [TextRun] = []
    append(positions.head, ofLine: index, positions, to: &runs)
    if let (hidden, run) = contents[index].ellipsis {
      var piece = emptyRun(run, ofLine: index, at: hidden.lowerBound)
      piece.isEllipsis = true
      (piece.x, piece.width) = positions.extentOfEllipsis(hiding: hidden)
      piece.inkWidth = piece.width
      set("…", at: hidden.lowerBound, in: &piece, run: run)
      runs.append(piece)
    }
    append(positions.tail, ofLine: index, positions, to: &runs)
    return runs
  }

  private func emptyRun(_ run: Int, ofLine index: Int, at scalar: Int) -> TextRun {
    let offset = text.offset(ofScalar: scalar)
    return TextRun(
      range: offset..<offset, attributes: text.runs[run].attributes, glyphs: [], x: 0, width: 0, inkWidth: 0,
      baseline: lines[index].baseline - runs[run].offset, isEllipsis: false, isAttachment: false)
  }

  private func append(
    _ range: Range<Int>, ofLine index: Int, _ positions: LinePositions, to pieces: inout [TextRun]
  ) {
    guard !range.isEmpty else { return }
    var run = runIndex(at: range.lowerBound)
    var start = range.lowerBound
    while start < range.upperBound {
      while runs[run].scalars.upperBound <= start { run += 1 }
      let visibleEnd = contents[index].visibleEnd
      let runEnd = positions.endOfRun(
        from: start, to: min(runs[run].scalars.upperBound, range.upperBound), visibleEnd: visibleEnd)
      let end =
        isAlone(start, run: run) ? start + 1 : (start..<runEnd).first { isAlone($0, run: run) } ?? runEnd
      var piece = emptyRun(run, ofLine: index, at: start)
      piece.range = text.offset(ofScalar: start)..<text.offset(ofScalar: end)
      (piece.x, piece.width) = positions.extent(of: start..<end)
      piece.isRightToLeft = positions.visual?[start].isRightToLeft ?? false
      piece.inkWidth = positions.inkWidth(of: start..<end, visibleEnd: visibleEnd)
      piece.isAttachment = runs[run].attachment != nil && text.scalars[start].value == 0xFFFC
      addGlyphs(of: start..<end, to: &piece, run: run, positions)
      if contents[index].endsInHyphen && end == visibleEnd {
        set("-", at: start, in: &piece, run: run)
      }
      pieces.append(piece)
      start = end
    }
  }

  /// Returns whether or not a scalar is a run of its own: a tab, an attachment, a soft hyphen.
  private func isAlone(_ scalar: Int, run: Int) -> Bool {
    switch text.scalars[scalar].value {
    case 9, 0xAD: true
    case 0xFFFC: runs[run].attachment != nil
    default: false
    }
  }

  private func addGlyphs(
    of range: Range<Int>, to piece: inout TextRun, run: Int, _ positions: LinePositions
  ) {
    var (scalar, advanced) = (-1, 0.0)
    glyphs.forEach(in: range) { shaped in
      if shaped.scalar != scalar { (scalar, advanced) = (shaped.scalar, 0) }
      piece.glyphs.append(
        placed(
          shaped, x: positions.left(of: scalar) + advanced, index: text.offset(ofScalar: scalar), in: piece,
          run: run))
      advanced += shaped.advance * runs[run].factor
    }
  }

  /// Sets the glyphs of a run to those of one scalar.
  private func set(_ shown: Unicode.Scalar, at scalar: Int, in piece: inout TextRun, run: Int) {
    var shaped: [ShapedGlyph] = []
    piece.attributes.font.typeface.shape([shown], into: &shaped)
    var x = piece.x
    piece.glyphs = shaped.map { glyph in
      defer { x += glyph.advance * runs[run].factor }
      return placed(glyph, x: x, index: text.offset(ofScalar: scalar), in: piece, run: run)
    }
  }

  private func placed(_ glyph: ShapedGlyph, x: Double, index: Int, in piece: TextRun, run: Int) -> PlacedGlyph
  {
    PlacedGlyph(
      glyph: glyph.glyph,
      origin: Point(
        x: x + glyph.offset.x * runs[run].factor, y: piece.baseline + glyph.offset.y * runs[run].size),
      index: index)
  }

  // MARK: - Results of the typesetter

  func style(_ index: Int) -> ResolvedStyle { styles[index] ?? ResolvedStyle(ParagraphStyle()) }

  /// Returns the index of the run of a scalar; that of the last one for the end of the text.
  func runIndex(at scalar: Int) -> Int { runs.index(ofRunAt: scalar) }

  /// Returns the width of a scalar in a run's attributes, with kern, for “…” or a hyphen.
  func width(of scalar: Unicode.Scalar, run: Int) -> Double {
    runs[run].width(of: scalar, in: text.runs[run].attributes)
  }
}
