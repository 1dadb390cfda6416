import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing
import TextViewCore
import ViewTestSupport

/// The effects of changing one property of a label on the others, and the callbacks that follow.
@MainActor
struct UILabelChangeTests {
  private final class CountingLabel: UILabel {
    var invalidations = 0
    var displays = 0

    override func invalidateIntrinsicContentSize() {
      invalidations += 1
      super.invalidateIntrinsicContentSize()
    }

    override func setNeedsDisplay() {
      displays += 1
      super.setNeedsDisplay()
    }
  }

  @Test("A mode that the label has already changes nothing but an attributed text") func sameMode() {
    let label = CountingLabel()
    label.text = "a"
    label.invalidations = 0
    label.lineBreakMode = label.lineBreakMode
    #expect(label.invalidations == 0)
    label.lineBreakMode = .byClipping
    #expect(label.invalidations == 1)
    label.attributedText = NSAttributedString(string: "b")
    label.invalidations = 0
    label.lineBreakMode = label.lineBreakMode
    #expect(label.invalidations == 1)
  }

  /// In 20 points a letter is 10 wide, a space 5.
  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.font = .boxes(20)
    label.numberOfLines = lines
    label.text = text
    return label
  }

  private func styled() -> UILabel {
    let label = label("")
    label.attributedText = NSAttributedString(
      string: "ab", attributes: [.paragraphStyle: NSMutableParagraphStyle()])
    return label
  }

  private func style(of label: UILabel) -> NSParagraphStyle? {
    unsafe label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }

  @Test("A new text asks for a new size and to be drawn; the same text does not")
  func newText() {
    let label = CountingLabel()
    label.text = "a"
    let before = (label.invalidations, label.displays)
    label.text = "b"
    #expect(label.invalidations > before.0 && label.displays > before.1)
    let after = (label.invalidations, label.displays)
    label.text = "b"
    #expect((label.invalidations, label.displays) == after)
  }

  @Test("White space at the end of one line counts: a letter of 10 and a space of 5")
  func trailingSpace() {
    #expect(label("a ").intrinsicContentSize.width == 15)
  }

  @Test("Text of several lines wraps where one line would be clipped")
  func clipping() {
    // Two letters and a space are 25 wide, so that each word has a line of its own in 30.
    let (clipped, wrapped) = (label("ab ab", lines: 0), label("ab ab", lines: 0))
    clipped.lineBreakMode = .byClipping
    wrapped.lineBreakMode = .byWordWrapping
    let room = CGSize(width: 30, height: 0)
    #expect(clipped.sizeThatFits(room) == wrapped.sizeThatFits(room))
    #expect(clipped.sizeThatFits(room).height > label("ab").intrinsicContentSize.height)
  }

  @Test("No more lines are shown than allowed, whatever the height")
  func lineLimit() {
    let label = label("a\nb\nc", lines: 2)
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 1_000)
    #expect(label.visibleLines.count == 2)
  }

  @Test("Alignment, break mode and colour of the label become those of its attributed text")
  func attributes() throws {
    let label = styled()
    label.textAlignment = .right
    label.lineBreakMode = .byTruncatingHead
    label.textColor = .red
    #expect(style(of: label)?.alignment == .right)
    #expect(style(of: label)?.lineBreakMode == .byTruncatingHead)
    let text = try #require(label.attributedText)
    #expect(unsafe text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }

  @Test("The attributed text of a plain one has the label's alignment and break mode")
  func plainStyle() {
    let label = label("ab")
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    #expect(style(of: label)?.alignment == .center)
    #expect(style(of: label)?.lineBreakMode == .byTruncatingMiddle)
  }

  @Test("A text that is changed after it was set is not the label's")
  func copies() {
    let text = NSMutableAttributedString(string: "ab")
    let label = label("")
    label.attributedText = text
    text.append(NSAttributedString(string: "c"))
    #expect(label.attributedText?.string == "ab")
  }
}
