import Foundation
import LayoutCore
import StyleCore
import Testing
import TextViewCore

/// Positions, ranges and the selection in fields and text views.
@MainActor
struct UITextInputTests {
  private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var log: [String] = []

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      log.append("\(range.location)+\(range.length) \(string)")
      return true
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }
    func textViewDidChange(_ textView: UITextView) { log.append("caret \(textView.selectedRange.location)") }
  }

  private func makeField(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    field.text = text
    return field
  }

  private func select(_ start: Int, _ end: Int, in input: some UITextInput) throws {
    let from = try #require(input.position(from: input.beginningOfDocument, offset: start))
    let to = try #require(input.position(from: input.beginningOfDocument, offset: end))
    input.selectedTextRange = input.textRange(from: from, to: to)
  }

  @Test func `the caret is at the end until another selection is set`() throws {
    let field = makeField("Hello")
    let range = try #require(field.selectedTextRange)
    #expect(range.isEmpty)
    #expect(range.start == field.endOfDocument)
    #expect(field.offset(from: field.beginningOfDocument, to: range.start) == 5)
    try select(0, 2, in: field)
    #expect(field.text(in: try #require(field.selectedTextRange)) == "He")
    field.text = "Other"
    #expect(field.selectedTextRange?.start == field.endOfDocument)
  }

  @Test func `keys replace the selection, and the caret is after them`() throws {
    let field = makeField("Hello")
    try select(1, 4, in: field)
    field.insertText("ipp")
    #expect(field.text == "Hippo")
    field.insertText("p")
    #expect(field.text == "Hipppo")
    field.deleteBackward()
    #expect(field.text == "Hippo")
    try select(0, 5, in: field)
    field.deleteBackward()
    #expect(field.text == "")
    field.deleteBackward()
    #expect(field.text == "")
  }

  @Test func `the delete key deletes a whole character`() throws {
    let field = makeField("a👨‍👩‍👧b")
    try select(9, 9, in: field)
    field.deleteBackward()
    #expect(field.text == "ab")
    field.text = "e\u{301}"
    field.deleteBackward()
    #expect(field.text == "")
  }

  @Test func `the delegate hears of the range, and of the selection`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.isHidden = false
    let (field, delegate) = (makeField("Hello"), Delegate())
    window.addSubview(field)
    field.becomeFirstResponder()
    field.delegate = delegate
    try select(2, 4, in: field)
    #expect(delegate.log == ["selection"])
    _ = window.press("y")
    #expect(field.text == "Heyo")
    _ = window.pressDelete(1)
    #expect(delegate.log == ["selection", "2+2 y", "selection", "2+1 ", "selection"])
    #expect(field.text == "Heo")
    window.isHidden = true
  }

  @Test func `positions outside of the text do not exist`() {
    let field = makeField("Hello")
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.position(from: field.endOfDocument, offset: -5) == field.beginningOfDocument)
    #expect(field.position(from: field.endOfDocument, offset: -6) == nil)
    #expect(field.compare(field.beginningOfDocument, to: field.endOfDocument) == .orderedAscending)
  }

  @Test func `a range is replaced, and what follows stays`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let delegate = Delegate()
    view.delegate = delegate
    view.text = "one two three"
    view.selectedRange = NSRange(location: 4, length: 3)
    view.replace(try #require(view.selectedTextRange), withText: "2")
    #expect(view.text == "one 2 three")
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    #expect(delegate.log == ["caret 5"])
    view.selectedRange = NSRange(location: 100, length: 100)
    #expect(view.selectedRange == NSRange(location: 11, length: 0))
  }

  @Test func `typed text has the typing attributes`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.font = .systemFont(ofSize: 20)
    #expect(view.typingAttributes[.font] as? UIFont == .systemFont(ofSize: 20))
    view.text = "plain "
    view.typingAttributes = [.font: UIFont.boldSystemFont(ofSize: 20)]
    view.insertText("bold")
    #expect(view.text == "plain bold")
    let font = unsafe view.attributedText.attribute(.font, at: 6, effectiveRange: nil) as? UIFont
    #expect(font == .boldSystemFont(ofSize: 20))
  }

  @Test func `the attributes of a field are its properties`() {
    let field = makeField("Hello")
    field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red]
    #expect(field.font == .systemFont(ofSize: 30))
    #expect(field.textColor == .red)
    #expect(field.defaultTextAttributes[.font] as? UIFont == .systemFont(ofSize: 30))
  }

  @Test func `the caret moves to the right by the width of the text`() {
    let field = makeField("Hello")
    let size = ("Hello" as NSString).size(withAttributes: [.font: field.font as Any])
    let (start, end) = (
      field.caretRect(for: field.beginningOfDocument), field.caretRect(for: field.endOfDocument)
    )
    #expect(start.minX == 0)
    #expect(abs(end.minX - size.width) < 0.01)
    #expect(field.closestPosition(to: CGPoint(x: 1000, y: 15)) == field.endOfDocument)
    #expect(field.closestPosition(to: CGPoint(x: -10, y: 15)) == field.beginningOfDocument)
  }

  @Test func `a selection in two lines has two rectangles`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.text = "one\ntwo"
    let all = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    let rects = view.selectionRects(for: all)
    #expect(rects.count == 2)
    #expect(rects.map(\.containsStart) == [true, false])
    #expect(rects.map(\.containsEnd) == [false, true])
    #expect(rects[0].rect.minY == 8)
    #expect(rects[0].rect.minX == 5)
    #expect(rects[1].rect.minY == rects[0].rect.maxY)
    let down = view.position(from: view.beginningOfDocument, in: .down, offset: 1)
    #expect(down == view.position(from: view.beginningOfDocument, offset: 4))
  }

  @Test func `a range is scrolled to`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    view.text = Array(repeating: "line", count: 40).joined(separator: "\n")
    view.layoutIfNeeded()
    view.scrollRangeToVisible(NSRange(location: view.text.utf16.count, length: 0))
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(abs(view.contentOffset.y - (caret.maxY - 50)) < 0.01)
  }

  @Test func `a tokenizer finds words, paragraphs and characters`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    view.text = "It's two.\nNext"
    let forward = UITextDirection.storage(.forward)
    func text(_ offset: Int, _ granularity: UITextGranularity) -> String? {
      let position = view.position(from: view.beginningOfDocument, offset: offset)
      let range = position.flatMap {
        view.tokenizer.rangeEnclosingPosition($0, with: granularity, inDirection: forward)
      }
      return range.flatMap { view.text(in: $0) }
    }
    #expect(text(1, .word) == "It's")
    #expect(text(4, .word) == nil)
    #expect(text(5, .word) == "two")
    #expect(text(5, .paragraph) == "It's two.\n")
    #expect(text(12, .document) == "It's two.\nNext")
    #expect(text(0, .character) == "I")
    let end = view.tokenizer.position(from: view.beginningOfDocument, toBoundary: .word, inDirection: forward)
    #expect(end == view.position(from: view.beginningOfDocument, offset: 4))
  }
}
