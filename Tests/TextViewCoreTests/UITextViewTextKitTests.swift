import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Plumb
import StyleCore
import Testing
import TextKitCore
import TextViewCore
import ViewTestSupport

/// Text views with their text storages and layout managers.
///
/// In 20 points of boxes a letter is 10 wide, a space 5, and a line 23.867 high; insets are 8 above and below, and the padding is 5.
@MainActor
struct UITextViewTextKitTests {
  private let line: CGFloat = 20 * 2444 / 2048

  private func makeView(_ text: String, width: CGFloat = 60) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 200))
    view.font = .boxes(20)
    view.text = text
    return view
  }

  private func height(_ view: UITextView) -> CGFloat {
    view.layoutIfNeeded()
    return view.contentSize.height
  }

  @Test func `the storage has the text, and its changes are shown`() {
    let view = makeView("aa")
    #expect(view.textStorage.string == "aa" && view.layoutManager.textStorage === view.textStorage)
    #expect(view.textContainer.layoutManager === view.layoutManager)
    view.textStorage.append(NSAttributedString(string: " bb cc", attributes: [.font: UIFont.boxes(20)]))
    #expect(view.text == "aa bb cc")
    #expect(height(view) == (2 * line).rounded(.up) + 16)
    view.text = "x"
    #expect(view.textStorage.string == "x")
    view.insertText("y")
    #expect(view.textStorage.string == "xy" && view.text == "xy")
    #expect(height(view) == line.rounded(.up) + 16)
  }

  @Test func `the layout manager has the lines of the view`() {
    let view = makeView("aa bb cc")
    view.layoutIfNeeded()
    var rects: [CGRect] = []
    let all = NSRange(0..<8)
    view.layoutManager.ensureLayout(for: view.textContainer)
    unsafe view.layoutManager.enumerateLineFragments(forGlyphRange: all) { rect, _, _, _, _ in
      rects.append(rect)
    }
    #expect(rects.count == 2 && rects[0].width == 60)
    view.frame.size.width = 200
    rects = []
    unsafe view.layoutManager.enumerateLineFragments(forGlyphRange: all) { rect, _, _, _, _ in
      rects.append(rect)
    }
    #expect(rects.count == 1)
  }

  /// A storage that makes digits red.
  private final class Digits: NSTextStorage {
    override func processEditing() {
      for (index, unit) in string.utf16.enumerated() where (0x30...0x39).contains(unit) {
        addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: index, length: 1))
      }
      super.processEditing()
    }
  }

  @Test func `a storage of the app colours what is typed`() {
    let (storage, manager) = (Digits(), NSLayoutManager())
    let container = NSTextContainer(size: CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), textContainer: container)
    view.font = .boxes(20)
    view.text = "a1"
    #expect(
      view.textStorage === storage && view.layoutManager === manager && view.textContainer === container)
    #expect(
      unsafe view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
    view.insertText("2")
    #expect(storage.string == "a12" && view.text == "a12")
    #expect(
      unsafe view.attributedText.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
  }

  @Test func `text flows around an exclusion, and the content is higher`() {
    let view = makeView("aa bb cc", width: 100)
    #expect(height(view) == line.rounded(.up) + 16)
    view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 10))]
    // 50 points are left for "aa bb", and "cc" goes below.
    #expect(height(view) == (2 * line).rounded(.up) + 16)
    let caret = view.caretRect(for: view.beginningOfDocument)
    #expect(caret.minX == 45 && caret.minY == 8)
    let areas = view.layer.drawnAreas.map(\.rect)
    #expect(areas.first?.minX == 45)
  }

  private final class Backgrounds: NSLayoutManager {
    var origins: [CGPoint] = []

    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      origins.append(origin)
      super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
    }
  }

  @Test func `a layout manager of the app draws`() {
    let (storage, manager, container) = (NSTextStorage(string: "ab"), Backgrounds(), NSTextContainer())
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), textContainer: container)
    view.font = .boxes(20)
    view.textContainerInset = UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 6)
    let areas = view.layer.drawnAreas
    #expect(view.text == "ab" && manager.origins.last == CGPoint(x: 4, y: 3))
    #expect(areas.first?.rect.minX == 9 && container.size.width == 90)
  }

  @Test func `lines of a container of its own width do not follow the view`() {
    let view = makeView("aa bb cc")
    view.textContainer.widthTracksTextView = false
    view.textContainer.size = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)
    #expect(height(view) == line.rounded(.up) + 16 && view.contentSize.width == 80)
  }

  @Test func `provisional text is replaced until it is part of the text`() throws {
    let view = makeView("ab")
    view.selectedRange = NSRange(location: 1, length: 0)
    view.setMarkedText("xy", selectedRange: NSRange(location: 1, length: 1))
    #expect(view.text == "axyb" && view.selectedRange == NSRange(location: 2, length: 1))
    #expect(view.text(in: try #require(view.markedTextRange)) == "xy")
    view.setMarkedText("z", selectedRange: NSRange(location: 1, length: 0))
    #expect(view.text == "azb")
    view.insertText("!")
    #expect(view.text == "a!b" && view.markedTextRange == nil)
    view.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
    #expect(view.text == "a!b" && view.markedTextRange == nil)
    let field = UITextField()
    field.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
    field.unmarkText()
    #expect(field.text == "k" && field.markedTextRange == nil)
  }

  private final class Links: NSObject, UITextViewDelegate {
    var found: [String] = []

    func textView(
      _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      found.append("\(url) \(characterRange.location)+\(characterRange.length)")
      return false
    }
  }

  @Test func `links have the attributes of the view, and a tap asks the delegate`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.isHidden = false
    let (view, delegate) = (makeView("", width: 300), Links())
    let text = NSMutableAttributedString(string: "ab cd", attributes: [.font: UIFont.boxes(20)])
    text.addAttribute(.link, value: "https://example.com", range: NSRange(3..<5))
    view.attributedText = text
    view.linkTextAttributes = [.foregroundColor: UIColor.red]
    (view.isEditable, view.delegate) = (false, delegate)
    window.addSubview(view)
    window.layoutIfNeeded()
    let red = UIColor.red.cgColor
    #expect(view.layer.drawnAreas.contains { $0.color == red && $0.rect.minX == 30 })
    let user = HeadlessUser(of: window)
    // The link begins after the padding, two letters and a space: 5 + 2 · 10 + 5 points.
    user.tap(at: CGPoint(x: 12, y: 15))
    #expect(delegate.found.isEmpty)
    user.tap(at: CGPoint(x: 36, y: 15))
    #expect(delegate.found == ["https://example.com 3+2"])
    window.isHidden = true
  }

  private final class Chip: NSTextAttachment {
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect { CGRect(x: 0, y: -4, width: 30, height: 14) }

    override func viewProvider(
      for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
      NSTextAttachmentViewProvider(
        textAttachment: self, parentView: parentView, textLayoutManager: textContainer?.textLayoutManager,
        location: location)
    }
  }

  @Test func `the view of an attachment is over its character`() {
    let view = makeView("", width: 300)
    let text = NSMutableAttributedString(string: "ab ", attributes: [.font: UIFont.boxes(20)])
    text.append(NSAttributedString(attachment: Chip()))
    view.attributedText = text
    view.layoutIfNeeded()
    // After two letters and a space; 10 above the baseline.
    let baseline = 8 + 20 * 1950 / CGFloat(2048)
    let frames = view.subviews.map(\.frame).filter { $0.size == CGSize(width: 30, height: 14) }
    #expect(frames.count == 1 && frames[0].minX == 30 && abs(frames[0].minY - (baseline - 10)) < 1e-6)
    view.text = "x"
    view.layoutIfNeeded()
    #expect(!view.subviews.contains { $0.frame.size == CGSize(width: 30, height: 14) })
  }
}
