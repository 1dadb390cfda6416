import Foundation
import StyleCore
import Testing

struct AttributeFixingTests {
  @Test func `a paragraph has the style of its first character`() {
    let (one, other) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    one.alignment = .center
    other.alignment = .right
    let text = NSMutableAttributedString(string: "ab\ncd")
    text.addAttribute(.paragraphStyle, value: one, range: NSRange(location: 0, length: 1))
    text.addAttribute(.paragraphStyle, value: other, range: NSRange(location: 4, length: 1))
    text.addAttribute(.attachment, value: "none", range: NSRange(location: 1, length: 1))
    text.fixAttributes(in: NSRange(location: 0, length: 5))
    let alignments = (0..<5).map { index in
      (unsafe text.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle)?.alignment
    }
    #expect(alignments == [.center, .center, .center, nil, nil])
    #expect(unsafe text.attribute(.attachment, at: 1, effectiveRange: nil) == nil)
    text.addAttribute(.attachment, value: "none", range: NSRange(location: 4, length: 1))
    text.fixAttributes(in: NSRange(location: 1, length: .max))
    #expect(unsafe text.attribute(.attachment, at: 4, effectiveRange: nil) == nil)
    text.fixAttributes(in: NSRange(location: 9, length: .max))
  }

  @Test func `an attachment stays with its character, and effects are values`() {
    let effect = NSAttributedString.TextEffectStyle.letterpressStyle
    let text = NSMutableAttributedString(
      string: "\u{FFFC}", attributes: [.attachment: "picture", .textEffect: effect])
    text.fixAttributes(in: NSRange(location: 0, length: 1))
    let values = unsafe text.attributes(at: 0, effectiveRange: nil)
    #expect(values[.attachment] as? String == "picture")
    #expect(values[.textEffect] as? NSAttributedString.TextEffectStyle == effect)
  }
}
