/// The position of each scalar of a line from the left edge of the text, computed on demand.
struct LinePositions {
  /// The scalars before “…”, or all of them without the line end.
  let head: Range<Int>
  /// The scalars after “…”.
  let tail: Range<Int>
  /// The positions of each scalar of `head` and its end, and of `tail` and its end.
  private var headX: [Double] = []
  private var tailX: [Double] = []

  /// Creates the positions of a line of a layout.
  init(_ layout: TextLayout, line index: Int) {
    let line = layout.contents[index]
    let hidden = line.ellipsis?.hidden ?? line.contentEnd..<line.contentEnd
    head = line.scalars.lowerBound..<hidden.lowerBound
    tail = hidden.upperBound..<max(hidden.upperBound, line.contentEnd)
    let x = layout.lines[index].x
    var pen = LinePen()
    headX = Self.advance(&pen, from: x, over: head, in: layout, line)
    if line.endsInHyphen {
      pen.advance(by: layout.width(of: "-", run: layout.runIndex(at: line.visibleEnd - 1)))
    }
    headX.append(x + pen.x)
    if let run = line.ellipsis?.run { pen.advance(by: layout.width(of: "…", run: run)) }
    tailX = Self.advance(&pen, from: x, over: tail, in: layout, line)
    tailX.append(x + pen.x)
  }

  /// The position of a scalar; that of “…” for a hidden one, and the end of the line for one after it.
  subscript(scalar: Int) -> Double {
    if scalar >= tail.lowerBound { return tailX[min(scalar, tail.upperBound) - tail.lowerBound] }
    return headX[min(max(scalar, head.lowerBound), head.upperBound) - head.lowerBound]
  }

  /// Returns the end of the text before a scalar: after “…” if that replaces it.
  func end(before scalar: Int) -> Double {
    scalar > head.upperBound
      ? self[max(scalar, tail.lowerBound)] : headX[max(scalar, head.lowerBound) - head.lowerBound]
  }

  /// Returns the position of each scalar of a range, and moves the pen after them.
  private static func advance(
    _ pen: inout LinePen, from x: Double, over range: Range<Int>, in layout: TextLayout, _ line: LineContents
  ) -> [Double] {
    let scalars = layout.text.scalars
    let style = layout.style(line.style)
    var positions: [Double] = []
    positions.reserveCapacity(range.count + 1)
    for index in range {
      positions.append(x + pen.x)
      if scalars[index].value == 9 {
        pen.advance(toTabOf: style.tabs, indent: style.headIndent(ofFirst: line.isFirstOfParagraph))
        if pen.awaitsText {
          let text = (index + 1..<max(index + 1, min(range.upperBound, line.visibleEnd))).prefix {
            scalars[$0].value != 9
          }
          pen.place(textOfWidth: text.reduce(0) { $0 + layout.advances[$1] })
        }
      } else {
        pen.advance(by: layout.advances[index])
        if let (extra, from) = line.justification, index >= from, index < line.visibleEnd,
          scalars[index].isStretched
        {
          pen.advance(by: extra)
        }
      }
    }
    return positions
  }
}
