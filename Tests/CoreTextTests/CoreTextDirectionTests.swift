import CoreText
import Foundation
import GraphicsCore
import StyleCore
import Testing
import ViewTestSupport

/// Lines of both directions. In 20 points of boxes a letter is 10 wide and a space 5.
///
/// In "ab אבג c" there are from left to right a, b, a space, the letters 5, 4 and 3, a space and c: 0, 10, 20, 25, 35, 45,
/// 55, 60 and the end at 70.
struct CoreTextDirectionTests {
  private func line(_ text: String) -> CTLine {
    CTLineCreateWithAttributedString(
      NSAttributedString(string: text, attributes: [.font: UIFont.boxes(20) as CTFont]))
  }

  private func runs(_ line: CTLine) -> [CTRun] {
    let array = CTLineGetGlyphRuns(line)
    return (0..<CFArrayGetCount(array)).map {
      unsafe Unmanaged<CTRun>.fromOpaque(CFArrayGetValueAtIndex(array, $0)).takeUnretainedValue()
    }
  }

  private struct Glyphs: Equatable {
    var indices: [CFIndex]
    var places: [CGFloat]
    var advances: [CGFloat]
    var isRightToLeft = false

    init(indices: [CFIndex], places: [CGFloat], advances: [CGFloat], isRightToLeft: Bool = false) {
      (self.indices, self.places, self.advances) = (indices, places, advances)
      self.isRightToLeft = isRightToLeft
    }

    init(_ run: CTRun) {
      let count = CTRunGetGlyphCount(run)
      indices = Array(repeating: 0, count: count)
      var (points, sizes) = (
        Array(repeating: CGPoint.zero, count: count), Array(repeating: CGSize.zero, count: count)
      )
      unsafe CTRunGetStringIndices(run, CFRangeMake(0, 0), &indices)
      unsafe CTRunGetPositions(run, CFRangeMake(0, 0), &points)
      unsafe CTRunGetAdvances(run, CFRangeMake(0, 0), &sizes)
      (places, advances) = (points.map(\.x), sizes.map(\.width))
      isRightToLeft = CTRunGetStatus(run).contains(.rightToLeft)
    }
  }

  @Test func `glyphs are from left to right, with positive advances and descending indices in Hebrew`() {
    #expect(
      runs(line("ab אבג c")).map(Glyphs.init) == [
        Glyphs(indices: [0, 1, 2], places: [0, 10, 20], advances: [10, 10, 5]),
        Glyphs(indices: [5, 4, 3], places: [25, 35, 45], advances: [10, 10, 10], isRightToLeft: true),
        Glyphs(indices: [6, 7], places: [55, 60], advances: [5, 10]),
      ])
    // A single letter has a direction, too, and runs are from left to right in a line from right to left.
    let turned = runs(line("א cd")).map(Glyphs.init)
    #expect(
      turned == [
        Glyphs(indices: [2, 3], places: [0, 10], advances: [10, 10]),
        Glyphs(indices: [1, 0], places: [20, 25], advances: [5, 10], isRightToLeft: true),
      ])
  }

  @Test func `the width of a part of a run is that of its glyphs from the left`() {
    let run = runs(line("a אב"))[1]
    #expect(CTRunGetTypographicBounds(run, CFRangeMake(0, 0), nil, nil, nil) == 20)
    let spaced = runs(line("א cd"))[1]
    // The space is the leftmost glyph of the run.
    #expect(CTRunGetTypographicBounds(spaced, CFRangeMake(0, 1), nil, nil, nil) == 5)
  }

  @Test func `where directions meet there are two positions`() {
    let made = line("ab אבג c")
    func offsets(_ index: CFIndex) -> [CGFloat] {
      var second: CGFloat = -1
      let first = unsafe CTLineGetOffsetForStringIndex(made, index, &second)
      return [first, second]
    }
    #expect(offsets(1) == [10, 10] && offsets(4) == [45, 45])
    // Before the Hebrew word: after the space, or at the right edge of its first letter.
    #expect(offsets(3) == [25, 55])
    // After it: before the other space, or at the left edge of its last letter.
    #expect(offsets(6) == [55, 25])
    #expect(CTLineGetStringIndexForPosition(made, CGPoint(x: 52, y: 0)) == 3)
    #expect(CTLineGetStringIndexForPosition(made, CGPoint(x: 47, y: 0)) == 4)
  }

  @Test func `carets are at both edges of each letter`() {
    var found: [CFIndex: [CGFloat]] = [:]
    unsafe CTLineEnumerateCaretOffsets(line("ab אבג c")) { offset, index, isLeading, _ in
      found[index, default: []].append(isLeading ? offset : -offset)
    }
    #expect(
      found[1] == [10, -20] && found[3] == [55, -45] && found[5] == [35, -25] && found[6] == [55, -60])
  }

  @Test func `a line with many spaces is filled`() throws {
    let filled = try #require(CTLineCreateJustifiedLine(line(String(repeating: "a ", count: 400)), 1, 7000))
    // The space at the end does not grow: 400 letters, and 399 spaces that share the rest of 7,000 points.
    #expect(abs(CTLineGetOffsetForStringIndex(filled, 2, nil) - 10 - 3000.0 / 399) < 1e-6)
    #expect(abs(CTLineGetOffsetForStringIndex(filled, 799, nil) - 7000) < 1e-6)
  }

  @Test func `text has the colour of the context only by an attribute`() throws {
    func color(_ attributes: [NSAttributedString.Key: Any]) -> CGColor? {
      let context = CGContext(rect: CGRect(x: 0, y: 0, width: 50, height: 50))
      context.setFillColor(UIColor.red.cgColor)
      let values = attributes.merging([.font: UIFont.boxes(20) as CTFont]) { $1 }
      CTLineDraw(
        CTLineCreateWithAttributedString(NSAttributedString(string: "a", attributes: values)), context)
      return context.drawing.steps.first?.color
    }
    let key = NSAttributedString.Key(String(describing: kCTForegroundColorFromContextAttributeName))
    #expect(color([:]) == UIColor.black.cgColor && color([key: false]) == UIColor.black.cgColor)
    #expect(color([key: true]) == UIColor.red.cgColor)
    let own = NSAttributedString.Key(String(describing: kCTForegroundColorAttributeName))
    #expect(color([own: UIColor.blue.cgColor]) == UIColor.blue.cgColor)
  }
}
