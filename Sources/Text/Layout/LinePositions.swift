/// The position of each scalar of a line from the left edge of the text, computed on demand.
struct LinePositions {
  /// The scalars before “…”, or all of them without the line end.
  let head: Range<Int>
  /// The scalars after “…”.
  let tail: Range<Int>
  /// The positions of each scalar of `head` and its end, and of `tail` and its end, if all run from left to right.
  private var headX: [Double] = []
  private var tailX: [Double] = []
  /// The places of a line in which text runs from right to left; nil in others.
  private(set) var visual: VisualLine?

  /// Creates the positions of a line of a layout.
  init(_ layout: TextLayout, line index: Int) {
    let line = layout.contents[index]
    let hidden = line.ellipsis?.hidden ?? line.contentEnd..<line.contentEnd
    head = line.scalars.lowerBound..<hidden.lowerBound
    tail = hidden.upperBound..<max(hidden.upperBound, line.contentEnd)
    let x = layout.lines[index].x
    var pen = LinePen()
    headX = Self.advance(&pen, from: x, over: head, in: layout, line)
    if line.endsInHyphen { pen.advance(by: layout.hyphenWidth(of: line)) }
    headX.append(x + pen.x)
    if let run = line.ellipsis?.run { pen.advance(by: layout.width(of: "…", run: run)) }
    tailX = Self.advance(&pen, from: x, over: tail, in: layout, line)
    tailX.append(x + pen.x)
    if let bidi = layout.bidi {
      visual = VisualLine(
        layout, line: index, bidi, head: zip(head, headX), tail: zip(tail, tailX),
        ends: (headX[head.count], tailX[tail.count]))
    }
  }

  /// The position of a scalar in text from left to right.
  ///
  /// That of “…” for a hidden one, and the end of the line for one after it.
  subscript(scalar: Int) -> Double {
    if scalar >= tail.lowerBound { return tailX[min(scalar, tail.upperBound) - tail.lowerBound] }
    return headX[min(max(scalar, head.lowerBound), head.upperBound) - head.lowerBound]
  }

  /// Returns the end of the text before a scalar, in text from left to right: after “…” if that replaces it.
  func end(before scalar: Int) -> Double {
    scalar > head.upperBound
      ? self[max(scalar, tail.lowerBound)] : headX[max(scalar, head.lowerBound) - head.lowerBound]
  }

  /// Returns the left edge of a scalar.
  func left(of scalar: Int) -> Double { visual.map { $0[scalar].left } ?? self[scalar] }

  /// Returns the left edge and the width of “…”.
  func extentOfEllipsis(hiding hidden: Range<Int>) -> (x: Double, width: Double) {
    if let visual { return visual.extentOfEllipsis }
    return (self[hidden.lowerBound], end(before: hidden.upperBound) - self[hidden.lowerBound])
  }

  /// Returns the left edge and the width of scalars of one direction.
  func extent(of range: Range<Int>) -> (x: Double, width: Double) {
    guard let visual else {
      return (self[range.lowerBound], end(before: range.upperBound) - self[range.lowerBound])
    }
    return visual.extent(of: range)
  }

  /// Returns the width of the visible part of the same scalars, without white space at the end of the line.
  func inkWidth(of range: Range<Int>, visibleEnd: Int) -> Double {
    guard let visual else {
      return max(
        0, end(before: min(range.upperBound, max(range.lowerBound, visibleEnd))) - self[range.lowerBound])
    }
    return range.lowerBound < visibleEnd ? visual.extent(of: range).width : 0
  }

  /// Returns the end of the text from a scalar on that is drawn as one run, as far as that depends on its direction.
  func endOfRun(from scalar: Int, to end: Int, visibleEnd: Int) -> Int {
    guard let visual else { return end }
    return visual.endOfLevel(from: scalar, to: scalar < visibleEnd ? min(end, visibleEnd) : end)
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
        let extra = line.justification(of: scalars[index], at: index)
        if extra != 0 { pen.advance(by: extra) }
      }
    }
    return positions
  }
}

extension LineContents {
  /// Returns the width that justification adds to a scalar.
  func justification(of scalar: Unicode.Scalar, at index: Int) -> Double {
    guard let (extra, from) = justification, index >= from, index < visibleEnd, scalar.isStretched else {
      return 0
    }
    return extra
  }
}

extension TextLayout {
  /// Returns the width of the hyphen of a line that ends in one.
  func hyphenWidth(of line: LineContents) -> Double { width(of: "-", run: runIndex(at: line.visibleEnd - 1)) }
}
