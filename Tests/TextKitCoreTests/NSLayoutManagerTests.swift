import Foundation
import GraphicsCore
import StyleCore
import Testing
import TextKitCore
import ViewTestSupport

/// Lines in containers. In 20 points of boxes a letter is 10 wide, a space 5, and a line 23.867 high; the padding is 5.
struct NSLayoutManagerTests {
  private let line: CGFloat = 20 * 2444 / 2048
  private let baseline: CGFloat = 20 * 1950 / 2048

  @Test func `a layout manager belongs to one text`() {
    let (first, second, manager) = (NSTextStorage(string: "a"), NSTextStorage(string: "b"), NSLayoutManager())
    manager.textStorage = first
    #expect(manager.textStorage === first && first.layoutManagers == [manager])
    manager.textStorage = second
    #expect(manager.textStorage === second && first.layoutManagers.isEmpty)
    #expect(second.layoutManagers == [manager])
    manager.textStorage = nil
    #expect(manager.textStorage == nil && second.layoutManagers.isEmpty)
  }

  /// A text in a container, with what owns it.
  private struct Setting {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    var containers: [NSTextContainer]
    var container: NSTextContainer { containers[0] }

    init(_ text: String, _ sizes: CGSize..., attributes: [NSAttributedString.Key: Any] = [:]) {
      let font: [NSAttributedString.Key: Any] = [.font: UIFont.boxes(20)]
      storage = NSTextStorage(string: text, attributes: font.merging(attributes) { $1 })
      containers = sizes.map { NSTextContainer(size: $0) }
      storage.addLayoutManager(manager)
      for container in containers { manager.addTextContainer(container) }
    }

    func rects() -> [CGRect] {
      var rects: [CGRect] = []
      unsafe manager.enumerateLineFragments(forGlyphRange: NSRange(0..<storage.length)) { rect, _, _, _, _ in
        rects.append(rect)
      }
      return rects
    }

    func ranges() -> [NSRange] {
      var ranges: [NSRange] = []
      unsafe manager.enumerateLineFragments(forGlyphRange: NSRange(0..<storage.length)) { _, _, _, range, _ in
        ranges.append(range)
      }
      return ranges
    }
  }

  private func close(_ one: CGRect, _ two: CGRect) -> Bool {
    abs(one.minX - two.minX) < 1e-6 && abs(one.minY - two.minY) < 1e-6
      && abs(one.width - two.width) < 1e-6 && abs(one.height - two.height) < 1e-6
  }

  @Test func `areas of lines are as wide as the container, used ones as the text with its padding`() {
    let setting = Setting("aa bb cc", CGSize(width: 60, height: 0))
    let rects = setting.rects()
    #expect(rects.count == 2)
    #expect(close(rects[0], CGRect(x: 0, y: 0, width: 60, height: line)))
    #expect(close(rects[1], CGRect(x: 0, y: line, width: 60, height: line)))
    #expect(setting.ranges() == [NSRange(0..<6), NSRange(6..<8)])
    let second = unsafe setting.manager.lineFragmentUsedRect(forGlyphAt: 7, effectiveRange: nil)
    #expect(close(second, CGRect(x: 0, y: line, width: 30, height: line)))
    // The space at the end of the first line has room up to the padding (K.7).
    #expect(
      close(setting.manager.usedRect(for: setting.container), CGRect(x: 0, y: 0, width: 60, height: 2 * line))
    )
  }

  @Test func `a glyph is on the baseline of its line, after the padding`() {
    let setting = Setting("aa bb cc", CGSize(width: 60, height: 0))
    let place = setting.manager.location(forGlyphAt: 3)
    #expect(place.x == 30 && abs(place.y - baseline) < 1e-6)
    let bounds = setting.manager.boundingRect(forGlyphRange: NSRange(3..<5), in: setting.container)
    #expect(close(bounds, CGRect(x: 30, y: 0, width: 20, height: line)))
  }

  @Test func `a point has the glyph under it, and a share of its width`() {
    let setting = Setting("aa bb cc", CGSize(width: 60, height: 0))
    var share: CGFloat = -1
    let index = unsafe setting.manager.glyphIndex(
      for: CGPoint(x: 7.5, y: line + 1), in: setting.container, fractionOfDistanceThroughGlyph: &share)
    #expect(index == 6 && abs(share - 0.25) < 1e-6)
    #expect(setting.manager.glyphIndex(for: CGPoint(x: -100, y: -100), in: setting.container) == 0)
    #expect(setting.manager.glyphIndex(for: CGPoint(x: 500, y: 500), in: setting.container) == 7)
  }

  @Test func `a line end at the end is followed by an empty line`() {
    let setting = Setting("aa\n", CGSize(width: 60, height: 0))
    #expect(close(setting.manager.extraLineFragmentRect, CGRect(x: 0, y: line, width: 60, height: line)))
    #expect(setting.manager.extraLineFragmentTextContainer === setting.container)
    #expect(abs(setting.manager.usedRect(for: setting.container).height - 2 * line) < 1e-6)
    setting.storage.deleteCharacters(in: NSRange(2..<3))
    #expect(setting.manager.extraLineFragmentRect == .zero)
    #expect(setting.manager.extraLineFragmentTextContainer == nil)
  }

  @Test func `text goes on beside an exclusion, in the same row`() {
    let setting = Setting("aaa bbb ccc", CGSize(width: 110, height: 0))
    setting.container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 40, y: 0, width: 30, height: 10))]
    #expect(setting.ranges() == [NSRange(0..<4), NSRange(4..<8), NSRange(8..<11)])
    let rects = setting.rects()
    #expect(close(rects[0], CGRect(x: 0, y: 0, width: 40, height: line)))
    #expect(close(rects[1], CGRect(x: 70, y: 0, width: 40, height: line)))
    #expect(close(rects[2], CGRect(x: 0, y: line, width: 110, height: line)))
    setting.container.exclusionPaths = []
    // Nine letters and two spaces are 100 wide.
    #expect(setting.ranges() == [NSRange(0..<11)])
  }

  @Test func `a word without room beside an exclusion goes below it`() {
    let setting = Setting("aaaaaa", CGSize(width: 80, height: 0))
    setting.container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 30, y: 0, width: 20, height: 40))]
    let rects = setting.rects()
    #expect(rects.count == 1 && rects[0].width == 80 && rects[0].minY >= 40 && rects[0].minY <= 41)
  }

  @Test func `containers are filled one after the other`() {
    let setting = Setting(
      "aa bb cc", CGSize(width: 60, height: line + 1), CGSize(width: 60, height: line + 1))
    #expect(setting.manager.glyphRange(for: setting.containers[0]) == NSRange(0..<6))
    #expect(setting.manager.glyphRange(for: setting.containers[1]) == NSRange(6..<8))
    let container = unsafe setting.manager.textContainer(forGlyphAt: 6, effectiveRange: nil)
    #expect(container === setting.containers[1])
    #expect(unsafe setting.manager.lineFragmentRect(forGlyphAt: 6, effectiveRange: nil).minY == 0)
    setting.manager.removeTextContainer(at: 1)
    #expect(setting.manager.firstUnlaidCharacterIndex() == 6)
  }

  @Test func `a last line is cut where the container says so`() {
    let setting = Setting("aa bb cc dd", CGSize(width: 60, height: 0))
    setting.container.maximumNumberOfLines = 1
    #expect(setting.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
    setting.container.lineBreakMode = .byTruncatingTail
    let hidden = setting.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    #expect(hidden.location != NSNotFound && NSMaxRange(hidden) == 11)
    #expect(setting.rects().count == 1)
  }

  private final class Spacing: NSObject, NSLayoutManagerDelegate {
    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 7 }
  }

  @Test func `the delegate decides about the spacing of lines, but not after the last`() {
    let setting = Setting("aa bb cc", CGSize(width: 60, height: 0))
    let delegate = Spacing()
    setting.manager.delegate = delegate
    let rects = setting.rects()
    #expect(abs(rects[1].minY - line - 7) < 1e-6)
    #expect(abs(setting.manager.usedRect(for: setting.container).height - 2 * line - 7) < 1e-6)
  }

  private final class Moving: NSObject, NSLayoutManagerDelegate {
    func layoutManager(
      _ layoutManager: NSLayoutManager,
      shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
      lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
      in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool {
      unsafe lineFragmentRect.pointee.size.height = 40
      unsafe lineFragmentUsedRect.pointee.size.height = 40
      unsafe baselineOffset.pointee = 30
      return true
    }
  }

  @Test func `the delegate changes areas and baselines`() {
    let setting = Setting("aa bb cc", CGSize(width: 60, height: 0))
    let delegate = Moving()
    setting.manager.delegate = delegate
    #expect(setting.rects().map(\.minY) == [0, 40])
    #expect(abs(setting.manager.location(forGlyphAt: 7).y - 30) < 1e-6)
  }

  private final class Painter: NSLayoutManager {
    var filled: [CGRect] = []

    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
      color: UIColor
    ) {
      unsafe filled += Array(UnsafeBufferPointer(start: rectArray, count: rectCount))
    }
  }

  @Test func `a subclass fills the rectangles of backgrounds`() {
    let storage = NSTextStorage(string: "aa bb cc", attributes: [.font: UIFont.boxes(20)])
    storage.addAttribute(.backgroundColor, value: UIColor.red, range: NSRange(3..<8))
    let (manager, container) = (Painter(), NSTextContainer(size: CGSize(width: 60, height: 0)))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    UIGraphicsPushContext(CGContext(rect: CGRect(x: 0, y: 0, width: 100, height: 100)))
    manager.drawBackground(forGlyphRange: manager.glyphRange(for: container), at: CGPoint(x: 2, y: 3))
    UIGraphicsPopContext()
    #expect(manager.filled.count == 2)
    // Two letters and the space after them.
    #expect(close(manager.filled[0], CGRect(x: 2 + 30, y: 3, width: 25, height: line)))
    #expect(close(manager.filled[1], CGRect(x: 2 + 5, y: 3 + line, width: 20, height: line)))
  }

  @Test func `lengths that are no numbers end in no lines or in plain ones`() {
    for length in [CGFloat.nan, .infinity, -.infinity, -1, 0, 1e300] {
      let setting = Setting("aa bb\ncc", CGSize(width: length, height: length))
      setting.container.lineFragmentPadding = length
      setting.container.exclusionPaths = [UIBezierPath(rect: CGRect(x: length, y: 0, width: 10, height: 10))]
      _ = setting.rects()
      _ = setting.manager.glyphIndex(for: CGPoint(x: length, y: length), in: setting.container)
      _ = setting.manager.boundingRect(
        forGlyphRange: NSRange(location: -5, length: 100), in: setting.container)
      _ = setting.manager.location(forGlyphAt: -1)
      #expect(setting.manager.numberOfGlyphs == 8)
    }
  }
}
