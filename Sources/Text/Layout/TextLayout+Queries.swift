public import Paths

/// Where the text is, and what text is somewhere. Points are as those of lines.
extension TextLayout {
  /// The runs of a line from its start to its end, with their glyphs. Attachments, tabs and other text are runs of
  /// their own.
  public func runs(ofLine line: Int) -> [TextRun] { [] }

  /// The index of the line that shows the character at a UTF-16 offset: at a break that is the line after it. What is
  /// beyond the text, or cut, is in the last line.
  public func line(at offset: Int) -> Int { 0 }

  /// The x of the leading edge of the character at a UTF-16 offset in a line. Offsets in a character are its start,
  /// those after the line its end, those that are hidden where “…” starts.
  public func x(at offset: Int, inLine line: Int) -> Double { 0 }

  /// The UTF-16 offset of the character boundary nearest to a point, in the line nearest to it: where a caret goes. It
  /// is never behind the end of the line's paragraph.
  public func offset(at point: Point) -> Int { 0 }

  /// The UTF-16 offset of the first unit of the character at a point in the line nearest to it, or nil where no
  /// character is.
  public func character(at point: Point) -> Int? { nil }

  /// What the text of a UTF-16 range covers, a rectangle a line that shows some of it, each as high as its line.
  public func rects(of range: Range<Int>) -> [Rect] { [] }
}
