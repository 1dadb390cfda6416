import Foundation
import GraphicsCore
import StyleCore
import Testing
import TextKitCore
import ViewTestSupport

/// Paragraphs as fragments. In 20 points of boxes a letter is 10 wide, a space 5, and a line 23.867 high.
struct NSTextLayoutManagerTests {
  private let line: CGFloat = 20 * 2444 / 2048

  private func setting(_ text: String) -> (NSTextContentStorage, NSTextLayoutManager, NSTextContainer) {
    let (content, manager) = (NSTextContentStorage(), NSTextLayoutManager())
    let container = NSTextContainer(size: CGSize(width: 60, height: 0))
    content.addTextLayoutManager(manager)
    manager.textContainer = container
    content.textStorage?.setAttributedString(
      NSAttributedString(string: text, attributes: [.font: UIFont.boxes(20)]))
    return (content, manager, container)
  }

  private func fragments(_ manager: NSTextLayoutManager) -> [NSTextLayoutFragment] {
    var found: [NSTextLayoutFragment] = []
    manager.enumerateTextLayoutFragments(from: nil) {
      found.append($0)
      return true
    }
    return found
  }

  @Test func `a paragraph is a fragment with its lines`() {
    let (content, manager, _) = setting("aa bb cc\nd")
    let found = fragments(manager)
    #expect(found.count == 2)
    #expect(found[0].textLineFragments.map(\.characterRange) == [NSRange(0..<6), NSRange(6..<9)])
    #expect(found[0].layoutFragmentFrame.minX == 5)
    #expect(abs(found[0].layoutFragmentFrame.height - 2 * line) < 1e-6)
    #expect(abs(found[1].layoutFragmentFrame.minY - 2 * line) < 1e-6)
    #expect(found[1].layoutFragmentFrame.width == 10)
    #expect(abs(manager.usageBoundsForTextContainer.maxY - 3 * line) < 1e-6)
    #expect((found[0].textElement as? NSTextParagraph)?.attributedString.string == "aa bb cc\n")
    #expect(content.textElements(for: content.documentRange).count == 2)
  }

  @Test func `a line knows the places of its characters`() throws {
    let (content, manager, _) = setting("aa bb cc")
    let second = try #require(fragments(manager).first?.textLineFragments.last)
    #expect(abs(second.typographicBounds.minY - line) < 1e-6)
    #expect(second.locationForCharacter(at: 7).x == 10)
    #expect(second.characterIndex(for: CGPoint(x: 12, y: 0)) == 7)
    #expect(abs(second.glyphOrigin.y - 20 * 1950 / 2048) < 1e-6)
    // The manager does not keep its content.
    withExtendedLifetime(content) {}
  }

  @Test func `segments of a range are one for each line`() throws {
    let (content, manager, container) = setting("aa bb cc")
    let start = try #require(content.location(content.documentRange.location, offsetBy: 3))
    let end = try #require(content.location(start, offsetBy: 4))
    let range = try #require(NSTextRange(location: start, end: end))
    var rects: [CGRect] = []
    manager.enumerateTextSegments(in: range, type: .standard) { _, rect, _, own in
      #expect(own === container)
      rects.append(rect)
      return true
    }
    // "bb " and "c"
    #expect(rects.map(\.minX) == [30, 5] && rects.map(\.width) == [25, 10])
  }

  private final class Delegate: NSObject, NSTextLayoutManagerDelegate {
    final class Bubble: NSTextLayoutFragment {}

    func textLayoutManager(
      _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
      in textElement: NSTextElement
    ) -> NSTextLayoutFragment { Bubble(textElement: textElement, range: textElement.elementRange) }
  }

  @Test func `the delegate makes fragments of its own, and changes make new ones`() {
    let (content, manager, _) = setting("a")
    let delegate = Delegate()
    manager.delegate = delegate
    #expect(fragments(manager).first is Delegate.Bubble)
    content.performEditingTransaction { content.textStorage?.append(NSAttributedString(string: "\nb")) }
    #expect(fragments(manager).count == 2)
  }

  private final class Mention: NSTextAttachment {
    var seen: [CGFloat] = []

    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect {
      seen.append(lineFrag.width)
      return CGRect(x: 0, y: -5, width: lineFrag.width / 2, height: 40)
    }
  }

  @Test func `an attachment knows the width of lines`() {
    let storage = NSTextStorage(string: "a ", attributes: [.font: UIFont.boxes(20)])
    let mention = Mention()
    storage.append(NSAttributedString(attachment: mention))
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 60, height: 0)))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    #expect(manager.attachmentSize(forGlyphAt: 2) == CGSize(width: 30, height: 40))
    #expect(mention.seen == [60] && storage.containsAttachments(in: NSRange(0..<3)))
    // 35 above the baseline, and the descent of the font below it, which is less than 5
    let below: CGFloat = max(5, 20 * 494 / 2048)
    #expect(abs(manager.usedRect(for: container).height - 35 - below) < 1e-6)
  }
}
