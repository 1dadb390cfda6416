import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing
import TextViewCore

/// The members of text inputs that a type need not have, and what fields and views make of them.
@MainActor
@Suite struct TextInputMembersTests {
  private func range(_ input: any UITextInput, _ start: Int, _ end: Int) throws -> UITextRange {
    let first = try #require(input.position(from: input.beginningOfDocument, offset: start))
    let last = try #require(input.position(from: input.beginningOfDocument, offset: end))
    return try #require(input.textRange(from: first, to: last))
  }

  @Test func `a text with attributes takes the place of a range, and is found there again`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.text = "abcdef"
    let red = NSAttributedString(string: "XY", attributes: [.foregroundColor: UIColor.red])
    view.replace(try range(view, 1, 3), withAttributedText: red)
    #expect(view.text == "aXYdef" && view.selectedRange == NSRange(location: 3, length: 0))
    let found = view.attributedText(in: try range(view, 1, 3))
    #expect(found.string == "XY")
    let start = try range(view, 1, 1).start
    #expect(view.textStyling(at: start, in: .forward)?[.foregroundColor] as? UIColor == .red)
    #expect(view.textStyling(at: start, in: .backward)?[.foregroundColor] as? UIColor != .red)
    view.insertAttributedText(NSAttributedString(string: "!"))
    #expect(view.text == "aXY!def")
  }

  @Test func `the delegate is asked about a change, and told of other messages`() throws {
    final class Strict: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool { string != "no" && range.location == 1 }
    }
    let (field, delegate) = (UITextField(), Strict())
    field.delegate = delegate
    field.text = "word"
    #expect(field.shouldChangeText(in: try range(field, 1, 2), replacementText: "yes"))
    #expect(!field.shouldChangeText(in: try range(field, 1, 2), replacementText: "no"))
    #expect(!field.shouldChangeText(in: try range(field, 0, 2), replacementText: "yes"))
    let context = UIMailConversationContext()
    field.conversationContext = context
    #expect(field.conversationContext === context && field.writingToolsBehavior == .default)
  }

  @Test func `the selection becomes bold, italic and underlined, and no longer, where that is allowed`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.text = "some words"
    view.selectedRange = NSRange(location: 5, length: 5)
    let bold = Selector("toggleBoldface:", UITextView.toggleBoldface)
    #expect(!view.canPerformAction(bold, withSender: nil))
    view.toggleBoldface(nil)
    func traits(_ index: Int) -> UIFontDescriptor.SymbolicTraits {
      let font = unsafe view.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont
      return font?.fontDescriptor.symbolicTraits ?? []
    }
    #expect(!traits(6).contains(.traitBold))
    view.allowsEditingTextAttributes = true
    #expect(view.canPerformAction(bold, withSender: nil))
    view.toggleBoldface(nil)
    view.toggleItalics(nil)
    view.toggleUnderline(nil)
    #expect(traits(6).isSuperset(of: [.traitBold, .traitItalic]) && !traits(2).contains(.traitBold))
    let style = unsafe view.attributedText.attribute(.underlineStyle, at: 6, effectiveRange: nil) as? Int
    #expect(
      style == NSUnderlineStyle.single.rawValue && view.selectedRange == NSRange(location: 5, length: 5))
    view.toggleBoldface(nil)
    #expect(!traits(6).contains(.traitBold) && traits(6).contains(.traitItalic))
  }

  @Test func `the state of a text has its selection`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.text = "some words"
    view.selectedRange = NSRange(location: 5, length: 5)
    let state = view.interactionState
    view.selectedRange = NSRange(location: 0, length: 1)
    view.interactionState = state
    #expect(view.selectedRange == NSRange(location: 5, length: 5))
  }

  @Test func `a caret that is moved freely is at the nearest position`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.text = "some words"
    view.updateFloatingCursor(at: CGPoint(x: -10, y: 12))
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
    view.updateFloatingCursor(at: CGPoint(x: 290, y: 12))
    #expect(view.selectedRange == NSRange(location: 10, length: 0))
  }

  @Test func `a type that has only the required traits has the usual values of the others`() {
    final class Plain: NSObject, UITextInputTraits {}
    let traits: any UITextInputTraits = Plain()
    #expect(traits.keyboardType == .default && traits.autocapitalizationType == .sentences)
    #expect(!traits.isSecureTextEntry && traits.textContentType == nil && traits.conversationContext == nil)
  }

  @Test func `values of several items of a pasteboard are those with the indices`() {
    let board = UIPasteboard.withUniqueName()
    board.items = [["a": "one"], ["a": "two", "b": 3], ["b": 4]]
    #expect(board.types(forItemSet: [1]) == [["a", "b"]])
    #expect(board.values(forPasteboardType: "a", inItemSet: nil) as? [String] == ["one", "two"])
    #expect(board.data(forPasteboardType: "a", inItemSet: [1, 9]) == [Data("two".utf8)])
    #expect(board.contains(pasteboardTypes: ["a"], inItemSet: [0, 1]))
    #expect(!board.contains(pasteboardTypes: ["a"], inItemSet: nil))
  }

  @Test func `a pasteboard finds a location, a number and a text to search for`() {
    let board = UIPasteboard.withUniqueName()
    var kinds: [Set<UIPasteboard.DetectionPattern>] = []
    let all: Set<UIPasteboard.DetectionPattern> = [.probableWebURL, .probableWebSearch, .number]
    for text in ["https://example.com", "42", "some words"] {
      board.string = text
      board.detectPatterns(for: all) { kinds.append((try? $0.get()) ?? []) }
    }
    #expect(kinds == [[.probableWebURL], [.probableWebSearch, .number], [.probableWebSearch]])
    board.string = "42"
    var number: Double?
    board.detectValues(for: [\.number]) { number = try? $0.get().number }
    #expect(number == 42)
  }
}
