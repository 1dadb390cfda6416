import CoreText
import FontFiles
import Foundation
import GraphicsCore
import StyleCore
import TestSupport
import Testing
import TextKitCore
import ViewTestSupport

/// Core Text's lines, frames and fonts. In 20 points of boxes a letter is 10 wide, a space 5, and a line 23.867 high.
struct CoreTextTests {
  private let line: CGFloat = 20 * 2444 / 2048
  private let ascent: CGFloat = 20 * 1950 / 2048

  private func boxes(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.font: UIFont.boxes(20) as CTFont])
  }

  private func lines(_ frame: CTFrame) -> [CTLine] {
    let array = CTFrameGetLines(frame)
    return (0..<CFArrayGetCount(array)).map {
      unsafe Unmanaged<CTLine>.fromOpaque(CFArrayGetValueAtIndex(array, $0)).takeUnretainedValue()
    }
  }

  @Test func `a line is as wide as its letters, with the space at its end`() {
    let made = CTLineCreateWithAttributedString(boxes("aa bb "))
    var (up, down, between): (CGFloat, CGFloat, CGFloat) = (0, 0, -1)
    let width = unsafe CTLineGetTypographicBounds(made, &up, &down, &between)
    #expect(width == 50 && abs(up - ascent) < 1e-9 && abs(up + down - line) < 1e-9 && between == 0)
    #expect(CTLineGetTrailingWhitespaceWidth(made) == 5)
    #expect(CTLineGetStringRange(made) == CFRangeMake(0, 6) && CTLineGetGlyphCount(made) == 6)
    #expect(CTLineGetPenOffsetForFlush(made, 0.5, 145) == 50)
  }

  @Test func `offsets and indices are inverse`() {
    let made = CTLineCreateWithAttributedString(boxes("aa bb"))
    #expect(CTLineGetOffsetForStringIndex(made, 3, nil) == 25)
    #expect(CTLineGetStringIndexForPosition(made, CGPoint(x: 29, y: 0)) == 3)
    #expect(CTLineGetStringIndexForPosition(made, CGPoint(x: 31, y: 0)) == 4)
    #expect(CTLineGetOffsetForStringIndex(made, 100, nil) == 45)
  }

  @Test func `all places of a long line are found one by one`() {
    let count = 4000
    let made = CTLineCreateWithAttributedString(boxes(String(repeating: "a", count: count)))
    for index in 0...count { #expect(CTLineGetOffsetForStringIndex(made, index, nil) == CGFloat(10 * index)) }
    let runs = CTLineGetGlyphRuns(made)
    let run = unsafe Unmanaged<CTRun>.fromOpaque(CFArrayGetValueAtIndex(runs, 0)).takeUnretainedValue()
    #expect(CFArrayGetCount(runs) == 1)
    for index in 0..<count {
      var (advance, glyph) = (CGSize.zero, CGGlyph())
      unsafe CTRunGetAdvances(run, CFRangeMake(index, 1), &advance)
      unsafe CTRunGetGlyphs(run, CFRangeMake(index, 1), &glyph)
      #expect(advance.width == 10 && glyph == 0x61)
    }
  }

  @Test(.enabled(if: ShapingLibrary.problem == nil, "HarfBuzz is not installed"))
  func `drawn glyphs name the file that they are from`() throws {
    try FontLibrary.with([try FontFile(TestFont().bytes, name: "Blocks.ttf")]) { () throws in
      let font = try #require(UIFont(name: "Blocks", size: 20))
      let context = CGContext(rect: CGRect(x: 0, y: 0, width: 40, height: 40))
      var (glyph, place) = (CGGlyph(0x41), CGPoint.zero)
      unsafe CTFontDrawGlyphs(font, &glyph, &place, 1, context)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      let sources = context.drawing.steps.map(\.source.object)
      try #require(sources.count == 2)
      #expect(sources[0] is FontData && sources[1] == nil)
    }
  }

  @Test func `a run has its glyphs, their places and its attributes`() {
    let text = NSMutableAttributedString(attributedString: boxes("ab"))
    let big = UIFont.boxes(40)
    text.append(NSAttributedString(string: "c", attributes: [.font: big]))
    let runs = CTLineGetGlyphRuns(CTLineCreateWithAttributedString(text))
    #expect(CFArrayGetCount(runs) == 2)
    let second = unsafe Unmanaged<CTRun>.fromOpaque(CFArrayGetValueAtIndex(runs, 1)).takeUnretainedValue()
    var (place, glyph) = (CGPoint.zero, CGGlyph())
    unsafe CTRunGetPositions(second, CFRangeMake(0, 1), &place)
    unsafe CTRunGetGlyphs(second, CFRangeMake(0, 1), &glyph)
    #expect(place == CGPoint(x: 20, y: 0) && glyph == 0x63)
    #expect(CTRunGetStringRange(second) == CFRangeMake(2, 1))
    #expect(CTRunGetAttributes(second).object(forKey: "NSFont" as NSString) as? UIFont == big)
    #expect(CTRunGetTypographicBounds(second, CFRangeMake(0, 0), nil, nil, nil) == 20)
  }

  @Test func `a frame has the lines that fit, from the top`() {
    let setter = CTFramesetterCreateWithAttributedString(boxes("aa bb cc dd"))
    let path = unsafe CGPath(rect: CGRect(x: 10, y: 20, width: 50, height: 2 * line - 1), transform: nil)
    let one = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
    #expect(lines(one).count == 1 && CTFrameGetVisibleStringRange(one) == CFRangeMake(0, 6))
    var origin = CGPoint.zero
    unsafe CTFrameGetLineOrigins(one, CFRangeMake(0, 1), &origin)
    #expect(origin.x == 0 && abs(origin.y - (2 * line - 1 - ascent)) < 1e-6)
    let rest = CTFramesetterCreateFrame(setter, CFRangeMake(6, 0), path, nil)
    #expect(CTFrameGetVisibleStringRange(rest) == CFRangeMake(6, 5))
    #expect(lines(rest).map { CTLineGetStringRange($0) } == [CFRangeMake(6, 5)])
  }

  @Test func `the suggested size is that of the text`() {
    let setter = CTFramesetterCreateWithAttributedString(boxes("aa bb cc"))
    var fit = CFRange()
    let size = unsafe CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, CGSize(width: 50, height: CGFloat.greatestFiniteMagnitude), &fit)
    #expect(size.width == 50 && abs(size.height - 2 * line) < 1e-6 && fit == CFRangeMake(0, 8))
  }

  @Test func `lines in a triangle are as wide as it is there`() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 200, y: 0), CGPoint(x: 100, y: 200)])
    path.closeSubpath()
    let setter = CTFramesetterCreateWithAttributedString(boxes(String(repeating: "aa ", count: 60)))
    let made = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
    let found = lines(made)
    var origins = [CGPoint](repeating: .zero, count: found.count)
    unsafe CTFrameGetLineOrigins(made, CFRangeMake(0, 0), &origins)
    #expect(found.count > 3)
    for (line, origin) in zip(found, origins) {
      let top = origin.y + ascent
      let room = (top / 2)...(200 - top / 2)
      #expect(room.lowerBound <= origin.x + 0.1)
      let width = CTLineGetBoundsWithOptions(line, []).width - CTLineGetTrailingWhitespaceWidth(line)
      #expect(origin.x + width <= room.upperBound + 0.1)
    }
  }

  @Test func `a typesetter suggests breaks between words and characters`() {
    let setter = CTTypesetterCreateWithAttributedString(boxes("aa bbb ccc"))
    #expect(CTTypesetterSuggestLineBreak(setter, 0, 45) == 3)
    #expect(CTTypesetterSuggestClusterBreak(setter, 0, 45) == 5)
    #expect(
      CTTypesetterSuggestLineBreak(setter, 3, 1000) == 7 && CTTypesetterSuggestLineBreak(setter, 10, 5) == 0)
    let made = CTTypesetterCreateLine(setter, CFRangeMake(3, 3))
    #expect(CTLineGetStringRange(made) == CFRangeMake(3, 3))
    #expect(CTLineGetOffsetForStringIndex(made, 4, nil) == 10)
  }

  @Test func `lines are cut and filled`() throws {
    let made = CTLineCreateWithAttributedString(boxes("aa bb cc"))
    let cut = try #require(CTLineCreateTruncatedLine(made, 50, .end, nil))
    #expect(CTLineGetBoundsWithOptions(cut, []).width <= 50)
    #expect(CTLineCreateTruncatedLine(made, 1000, .end, nil) === made)
    #expect(CTLineCreateTruncatedLine(made, 2, .end, nil) == nil)
    let full = try #require(CTLineCreateJustifiedLine(made, 1, 100))
    #expect(abs(CTLineGetBoundsWithOptions(full, []).width - 100) < 1e-6)
    // Each of two spaces grows by half of the room: (100 − 70) ÷ 2.
    #expect(abs(CTLineGetOffsetForStringIndex(full, 3, nil) - 40) < 1e-6)
    #expect(CTLineCreateJustifiedLine(made, 1, 60) == nil)
  }

  @Test func `a font has glyphs for its characters, with y up`() throws {
    let font = UIFont.boxes(20) as CTFont
    let characters: [UniChar] = [0x61, 0x20, 0x4E2D]
    var glyphs = [CGGlyph](repeating: 0, count: 3)
    #expect(!(unsafe CTFontGetGlyphsForCharacters(font, characters, &glyphs, 3)))
    #expect(glyphs == [0x61, 0x20, 0])
    var advances = [CGSize](repeating: .zero, count: 2)
    #expect(unsafe CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 2) == 15)
    #expect(advances.map(\.width) == [10, 5])
    let outline = CTFontCreatePathForGlyph(font, glyphs[0], nil)
    let path = try #require(outline)
    #expect(path.boundingBox.minY == 0 && abs(path.boundingBox.height - 20 * 1078 / 2048) < 1e-9)
    #expect(CTFontCreatePathForGlyph(font, glyphs[1], nil) == nil)
    #expect(CTFontGetSize(CTFontCreateWithName("Helvetica" as NSString, 17, nil)) == 17)
    #expect(abs(CTFontGetAscent(font) + CTFontGetDescent(font) - line) < 1e-9)
  }

  @Test func `a paragraph style has its values`() {
    var (alignment, spacing) = (CTTextAlignment.right, CGFloat(7))
    let style = unsafe withUnsafePointer(to: &alignment) { alignment in
      unsafe withUnsafePointer(to: &spacing) { spacing in
        let settings = unsafe [
          CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: alignment),
          CTParagraphStyleSetting(spec: .lineSpacing, valueSize: 8, value: spacing),
        ]
        return unsafe CTParagraphStyleCreate(settings, 2)
      }
    }
    #expect(style.alignment == .right && style.lineSpacing == 7)
    var read: CGFloat = 0
    #expect(unsafe CTParagraphStyleGetValueForSpecifier(style, .lineSpacing, 8, &read) && read == 7)
  }

  @Test func `a drawn line is upright where y is up`() {
    let context = CGContext(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    context.translateBy(x: 0, y: 100)
    context.scaleBy(x: 1, y: -1)
    context.textPosition = CGPoint(x: 10, y: 40)
    CTLineDraw(CTLineCreateWithAttributedString(boxes("a")), context)
    let areas = context.drawing.steps.areas
    // The baseline is 60 below the top, and a letter as high as an x.
    #expect(areas.count == 1)
    if let box = areas.first?.rect {
      #expect(abs(box.minX - 10) < 1e-6 && abs(box.width - 10) < 1e-6)
      #expect(abs(box.maxY - 60) < 1e-6 && abs(box.height - 20 * 1078 / 2048) < 1e-6)
    }
  }
}
