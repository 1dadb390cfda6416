import TestSupport
import Testing

@testable import Text

/// Places in lines of both directions, in the typeface whose letters and spaces are 1 point wide.
@Suite struct BidiPositionTests {
  /// Latin around Hebrew: from left to right a, b, a space, the letters 5, 4 and 3, a space, c, d.
  private let mixed = TextLayout("ab אבג cd", style { _ in }, width: 20)
  /// Hebrew around Latin: from left to right the letters 7 and 6, a space, c, d, a space, the letters 1 and 0.
  private let turned = TextLayout("אב cd גד", style { _ in }, width: 20)

  private func pairs(_ layout: TextLayout) -> [[Double]] {
    layout.edges(ofLine: 0).map { [$0.start, $0.end] }
  }

  @Test func `positions are the edges where reading starts`() {
    #expect(mixed.positions(ofLine: 0) == [0, 1, 2, 6, 5, 4, 6, 7, 8, 9])
    #expect(turned.positions(ofLine: 0) == [8, 7, 6, 3, 4, 3, 2, 1, 0])
  }

  @Test func `edges of a letter are where reading it starts and ends`() {
    #expect(
      pairs(mixed) == [[0, 1], [1, 2], [2, 3], [6, 5], [5, 4], [4, 3], [6, 7], [7, 8], [8, 9]])
    #expect(pairs(turned) == [[8, 7], [7, 6], [6, 5], [3, 4], [4, 5], [3, 2], [2, 1], [1, 0]])
    // The second unit of a pair has no width, nor has a line end.
    #expect(
      pairs(TextLayout("a𝐀b\n", style { _ in }, width: 20)) == [[0, 1], [1, 2], [1, 1], [2, 3], [3, 3]])
  }

  @Test func `the caret between two directions is beside the letter of the paragraph's direction`() {
    func carets(_ layout: TextLayout, _ count: Int) -> [Double] {
      (0...count).map { layout.caret(at: $0, inLine: 0) }
    }
    // Before the Hebrew word it is after the space, and after the word before the other space.
    #expect(carets(mixed, 9) == [0, 1, 2, 3, 5, 4, 6, 7, 8, 9])
    #expect(carets(turned, 8) == [8, 7, 6, 5, 4, 3, 2, 1, 0])
  }

  @Test func `a point finds the nearest edge of the letter below it`() {
    let found = [0.4, 1.6, 2.9, 3.1, 3.9, 4.6, 5.9, 6.1, 8.8].map { mixed.offset(nearest: $0, inLine: 0) }
    #expect(found == [0, 2, 3, 6, 5, 4, 3, 6, 9])
    #expect(
      [-5, 0.4, 1.6, 3.2, 4.9, 5.2, 7.9, 50].map { turned.offset(nearest: $0, inLine: 0) } == [
        8, 8, 6, 3, 5, 3, 0, 0,
      ])
    // In the middle of a letter, its start is as near as its end: the start comes first.
    #expect([0.5, 1.5, 5.5, 8.5].map { mixed.offset(nearest: $0, inLine: 0) } == [0, 1, 3, 8])
    #expect(mixed.character(at: 5.5, inLine: 0) == 3..<4 && turned.character(at: 0.5, inLine: 0) == 7..<8)
  }

  @Test func `a selection over an edge of directions has two parts`() {
    func parts(_ layout: TextLayout, _ range: Range<Int>) -> [[Double]] {
      layout.selection(of: range, inLine: 0).map { [$0.x, $0.width] }
    }
    // b, the space and the first Hebrew letter, which is the rightmost one.
    #expect(parts(mixed, 1..<4) == [[1, 2], [5, 1]])
    #expect(parts(mixed, 4..<8) == [[3, 2], [6, 2]])
    #expect(parts(mixed, 0..<9) == [[0, 9]])
    // The space before c is to the right of it, and d is the farther letter.
    #expect(parts(turned, 2..<4) == [[3, 1], [5, 1]])
  }

  @Test func `runs tell their direction`() {
    #expect(mixed.runs(ofLine: 0).map(\.isRightToLeft) == [false, true, false])
    #expect(turned.runs(ofLine: 0).map(\.isRightToLeft) == [true, false, true])
  }

  @Test(arguments: TestEffort.seeds(4))
  func `the letters of a line lie side by side, whatever their directions`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet: [Unicode.Scalar] = [
      "a", "א", "ב", "1", " ", "(", "\u{301}", "\u{202B}", "\u{202C}", "漢", "\t",
    ]
    for _ in 0..<200 {
      var string = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...20, using: &random) {
        string.append(alphabet.randomElement(using: &random) ?? "a")
      }
      let isRightToLeft = Bool.random(using: &random)
      let layout = TextLayout(
        String(string), style { $0.isRightToLeft = isRightToLeft },
        width: Double.random(in: 1...12, using: &random))
      for index in layout.lines.indices {
        let edges = layout.edges(ofLine: index)
        let places = layout.positions(ofLine: index)
        #expect(edges.count == layout.lines[index].range.count && places.count == edges.count + 1)
        let areas = edges.map { (min($0.start, $0.end), max($0.start, $0.end)) }.filter { $0.1 > $0.0 }
          .sorted { $0.0 < $1.0 }
        for (area, next) in zip(areas, areas.dropFirst()) { #expect(abs(area.1 - next.0) < 1e-9) }
        for (edge, place) in zip(edges, places) where edge.start != edge.end {
          #expect(abs(edge.start - place) < 1e-9)
        }
      }
    }
  }
}
