import Foundation
import GraphicsCore
import StyleCore
import Testing
import TextKitCore
import ViewTestSupport

/// Places in lines of both directions. In 20 points of boxes a letter is 10 wide, a space 5, and a line 23.867 high.
///
/// In `mixed` there are from left to right a, b, a space, the letters 5, 4 and 3, a space and c: 0, 10, 20, 25, 35, 45, 55,
/// 60 and the end at 70.
struct BidirectionalTextKitTests {
  private let mixed = "ab אבג c"
  private let line: CGFloat = 20 * 2444 / 2048

  private struct Setting {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 100, height: 0))

    init(_ text: String) {
      storage = NSTextStorage(string: text, attributes: [.font: UIFont.boxes(20)])
      container.lineFragmentPadding = 0
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
    }

    func rects(_ range: Range<Int>, selected: Range<Int>) -> [[CGFloat]] {
      var found: [[CGFloat]] = []
      unsafe manager.enumerateEnclosingRects(
        forGlyphRange: NSRange(range), withinSelectedGlyphRange: NSRange(selected), in: container
      ) { rect, _ in found.append([rect.minX, rect.maxX]) }
      return found
    }
  }

  @Test func `the place of a glyph is the edge where reading it starts`() {
    let setting = Setting(mixed)
    let places = (0..<8).map { setting.manager.location(forGlyphAt: $0).x }
    #expect(places == [0, 10, 20, 55, 45, 35, 55, 60])
  }

  @Test(arguments: [(3, 0, 0.3), (27, 5, 0.8), (36, 4, 0.9), (52, 3, 0.3), (57, 6, 0.4), (63, 7, 0.3)])
  func `a point is in the glyph below it, and past a share of it in reading`(
    x: Double, glyph: Int, share: Double
  ) {
    let setting = Setting(mixed)
    var fraction: CGFloat = 0
    let found = unsafe setting.manager.glyphIndex(
      for: CGPoint(x: x, y: 5), in: setting.container, fractionOfDistanceThroughGlyph: &fraction)
    #expect(found == glyph && abs(fraction - share) < 1e-6)
    let whole = NSTextLineFragment(
      string: mixed, attributes: [.font: UIFont.boxes(20)], range: NSRange(0..<8))
    let point = CGPoint(x: x, y: 5)
    #expect(whole.characterIndex(for: point) == glyph)
    #expect(abs(whole.fractionOfDistanceThroughGlyph(for: point) - share) < 1e-6)
  }

  @Test func `a selection over an edge of directions has two rectangles`() {
    let setting = Setting(mixed)
    #expect(setting.rects(1..<4, selected: 1..<4) == [[10, 25], [45, 55]])
    #expect(setting.rects(4..<7, selected: 4..<7) == [[25, 45], [55, 60]])
    let box = setting.manager.boundingRect(forGlyphRange: NSRange(1..<4), in: setting.container)
    #expect(box.minX == 10 && box.maxX == 55)
  }

  @Test func `a selection of several lines reaches to the ends of its lines in their direction`() {
    // The letters of each line are at its left edge.
    let setting = Setting("אב\nגד\nab\ncd")
    #expect(setting.rects(1..<5, selected: 1..<5) == [[0, 10], [0, 100]])
    #expect(setting.rects(7..<10, selected: 7..<10) == [[10, 100], [0, 10]])
    // The line end of the second line is selected with it, to the left of the line.
    #expect(setting.rects(3..<6, selected: 3..<6) == [[0, 20]])
  }

  private func segments(
    _ text: String, _ range: Range<Int>, _ options: NSTextLayoutManager.SegmentOptions = []
  ) throws -> [[CGFloat]] {
    let (content, manager) = (NSTextContentStorage(), NSTextLayoutManager())
    let container = NSTextContainer(size: CGSize(width: 60, height: 0))
    container.lineFragmentPadding = 0
    content.addTextLayoutManager(manager)
    manager.textContainer = container
    content.textStorage?.setAttributedString(
      NSAttributedString(string: text, attributes: [.font: UIFont.boxes(20)]))
    let start = try #require(
      content.location(content.documentRange.location, offsetBy: range.lowerBound))
    let end = try #require(content.location(start, offsetBy: range.count))
    var found: [[CGFloat]] = []
    manager.enumerateTextSegments(
      in: try #require(NSTextRange(location: start, end: end)), type: .standard, options: options
    ) { _, rect, _, _ in
      found.append([rect.minX, rect.maxX, (rect.minY / line).rounded()])
      return true
    }
    return found
  }

  @Test func `segments are divided where directions meet`() throws {
    #expect(try segments("ab אב", 1..<4) == [[10, 25, 0], [35, 45, 0]])
    #expect(try segments("אב", 1..<1) == [[10, 10, 0]])
    #expect(try segments("אב", 1..<2, .headSegmentExtended) == [[0, 60, 0]])
    #expect(try segments("אב", 0..<1, .tailSegmentExtended) == [[0, 20, 0]])
  }

  @Test func `options extend the first and the last line alone, and leave out those between`() throws {
    // Lines of five letters with a space each.
    let text = "aaaaa bbbbb ccccc"
    #expect(try segments(text, 1..<15) == [[10, 55, 0], [0, 55, 1], [0, 30, 2]])
    #expect(try segments(text, 1..<15, .middleFragmentsExcluded) == [[10, 55, 0], [0, 30, 2]])
    #expect(
      try segments(text, 1..<15, [.headSegmentExtended, .tailSegmentExtended]) == [
        [0, 55, 0], [0, 55, 1], [0, 60, 2],
      ])
  }

  @Test func `a caret with upstream affinity is at the end of the line before it`() throws {
    let text = "aaaaa bbbbb\nc"
    #expect(try segments(text, 6..<6) == [[0, 0, 1]])
    #expect(try segments(text, 6..<6, .upstreamAffinity) == [[55, 55, 0]])
    // After a line end there is one line alone.
    #expect(try segments(text, 12..<12, .upstreamAffinity) == [[0, 0, 2]])
    #expect(try segments(text, 13..<13) == [[10, 10, 2]])
  }
}
