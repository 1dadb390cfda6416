import Paths
import Testing
import Text

/// Where text is, and what text is somewhere. A letter is 1 point wide, a line 2 points high.
@Suite struct TextQueriesTests {
  /// "ab " | "cde" | "f" | ""
  private let layout = TextLayout("ab cdef\n", width: 3)

  @Test("Offsets are in the line that shows what is behind them")
  func lines() {
    #expect(layout.shown == ["ab ", "cde", "f", ""])
    #expect((-1...9).map { layout.line(at: $0) } == [0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3])
  }

  @Test("Carets stand before characters, and at the end of lines")
  func carets() {
    #expect((0...3).map { layout.x(at: $0, inLine: 0) } == [0, 1, 2, 2])
    #expect((3...6).map { layout.x(at: $0, inLine: 1) } == [0, 1, 2, 3])
    #expect((6...9).map { layout.x(at: $0, inLine: 2) } == [0, 1, 1, 1])
    #expect(layout.x(at: 0, inLine: 9) == 0)
    let marks = TextLayout("ae\u{301}👍b")
    #expect((0...6).map { marks.x(at: $0, inLine: 0) } == [0, 1, 1, 2, 2, 3, 4])
    let right = TextLayout("ab", style { $0.alignment = .right }, width: 10)
    #expect((0...2).map { right.x(at: $0, inLine: 0) } == [8, 9, 10])
  }

  @Test("The nearest place for a caret")
  func nearest() {
    func offset(_ x: Double, _ y: Double) -> Int { layout.offset(at: Point(x: x, y: y)) }
    #expect([-5, 0.4, 0.6, 1.6, 9].map { offset($0, 1) } == [0, 0, 1, 2, 2])
    #expect([0, 1.6, 9].map { offset($0, 3) } == [3, 5, 6])
    #expect([0, 9].map { offset($0, 5) } == [6, 7])
    #expect([0, 9].map { offset($0, 7) } == [8, 8])
    #expect(offset(0, -9) == 0)
    #expect(offset(0, 99) == 8)
    // Between lines, the nearer one
    let spaced = TextLayout("a\nb", style { $0.lineSpacing = 4 })
    #expect([1.9, 3.9, 4.1, 6.1].map { spaced.offset(at: Point(x: 0, y: $0)) } == [0, 0, 2, 2])
    #expect(TextLayout("").offset(at: Point(x: 3, y: 3)) == 0)
    #expect(TextLayout("e\u{301}👍").offset(at: Point(x: 1.2, y: 0)) == 2)
  }

  @Test("The character at a point")
  func characters() {
    func character(_ x: Double, _ y: Double) -> Int? { layout.character(at: Point(x: x, y: y)) }
    #expect([-0.1, 0, 0.9, 1, 2.5, 3.1].map { character($0, 1) } == [nil, 0, 0, 1, 2, nil])
    #expect([0.5, 1.5].map { character($0, 5) } == [6, nil])
    #expect(character(0, 7) == nil)
  }

  @Test("Ranges cover rectangles as high as their lines")
  func rects() {
    func rects(_ range: Range<Int>) -> [[Double]] {
      layout.rects(of: range).map { [$0.minX, $0.minY, $0.maxX, $0.maxY] }
    }
    #expect(rects(1..<2) == [[1, 0, 2, 2]])
    #expect(rects(1..<5) == [[1, 0, 3, 2], [0, 2, 2, 4]])
    #expect(rects(0..<99) == [[0, 0, 3, 2], [0, 2, 3, 4], [0, 4, 1, 6]])
    #expect(rects(2..<2).isEmpty)
    #expect(rects(8..<20).isEmpty)
    let justified = TextLayout("a b c", style { $0.alignment = .justified }, width: 4)
    #expect(justified.rects(of: 1..<2).map { [$0.minX, $0.maxX] } == [[1, 3]])
  }

  @Test("What is hidden is where “…” is")
  func hidden() {
    let truncated = TextLayout("abcdefgh", style(.truncatingMiddle), width: 6)
    #expect(truncated.shown == ["ab…gh"])
    #expect((0...9).map { truncated.x(at: $0, inLine: 0) } == [0, 1, 2, 2, 2, 2, 4, 5, 6, 6])
    #expect([0.5, 2.5, 3.9, 4.5].map { truncated.character(at: Point(x: $0, y: 0)) } == [0, 2, 2, 6])
    #expect(truncated.rects(of: 3..<4).map { [$0.minX, $0.maxX] } == [[2, 4]])
    #expect(truncated.rects(of: 0..<4).map { [$0.minX, $0.maxX] } == [[0, 4]])
    #expect(truncated.rects(of: 5..<7).map { [$0.minX, $0.maxX] } == [[2, 5]])
    #expect([1.2, 2.9, 3.1].map { truncated.offset(at: Point(x: $0, y: 0)) } == [1, 2, 6])
  }
}
