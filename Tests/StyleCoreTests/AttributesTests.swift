import Foundation
import LayoutCore
import StyleCore
import Testing
import Text
import TextKitCore

/// Objects as attributes of text.
struct AttributesTests {
  @Test("Writing directions of paragraphs and of characters are those of the layout") func directions() {
    let style = NSMutableParagraphStyle()
    style.baseWritingDirection = .rightToLeft
    let numbers = [
      NSWritingDirection.rightToLeft.rawValue + NSWritingDirectionFormatType.override.rawValue,
      NSWritingDirection.leftToRight.rawValue + NSWritingDirectionFormatType.embedding.rawValue,
    ]
    let text = NSAttributedString(
      string: "ab",
      attributes: [.paragraphStyle: style, .writingDirection: numbers.map { NSNumber(value: $0) }])
    let styled = StyledText(text, StyledText.Defaults(font: .systemFont(ofSize: 10), isRightToLeft: false))
      .text
    #expect(styled.styles.map(\.style.direction) == [.rightToLeft])
    #expect(
      styled.runs.map(\.attributes.writingDirections) == [
        [WritingDirection(isRightToLeft: true, isOverride: true), WritingDirection(isRightToLeft: false)]
      ])
  }

  @Test("Attributes can replace others of their kind") func replacing() {
    let attributes: [(NSAttributedString.Key, [NSObject])] = [
      (.font, [UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 11)]),
      (.paragraphStyle, [NSParagraphStyle.default, NSMutableParagraphStyle()]),
      (.shadow, [NSShadow(), NSShadow()]), (.attachment, [NSTextAttachment(), NSTextAttachment()]),
      (.foregroundColor, [UIColor.red, UIColor.label]),
    ]
    for (key, values) in attributes {
      let text = NSMutableAttributedString(string: "abc")
      for value in values { text.addAttribute(key, value: value, range: NSRange(location: 0, length: 2)) }
      let shown = unsafe text.attribute(key, at: 0, effectiveRange: nil) as? NSObject
      #expect(shown == values.last)
    }
  }

  @Test("Tab stops are in order, and styles copy them") func tabStops() {
    let style = NSMutableParagraphStyle()
    #expect(
      style.tabStops.map(\.location) == (1...12).map { CGFloat(28 * $0) } && style.defaultTabInterval == 0)
    style.tabStops = []
    for location in [50, 20, 30] as [CGFloat] {
      style.addTabStop(NSTextTab(textAlignment: .right, location: location))
    }
    #expect(style.tabStops.map(\.location) == [20, 30, 50])
    style.removeTabStop(NSTextTab(textAlignment: .right, location: 30))
    #expect(style.tabStops.map(\.location) == [20, 50] && style.tabStops[0].alignment == .right)
    let copy = style.mutableCopy() as? NSMutableParagraphStyle
    #expect(copy == style)
    copy?.addTabStop(NSTextTab(textAlignment: .left, location: 1))
    #expect(copy != style)
  }

  @Test("Shadows are equal by value") func shadows() {
    let (first, second) = (NSShadow(), NSShadow())
    first.shadowColor = UIColor.red
    #expect(first != second)
    second.shadowColor = UIColor.red
    #expect(first == second && first.copy() as? NSShadow == first)
    second.shadowBlurRadius = 1
    #expect(first != second)
  }
}
