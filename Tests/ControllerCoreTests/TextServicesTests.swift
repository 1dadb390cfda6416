import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing
import TextViewCore

@testable import ControllerCore

/// The checker of spelling, the formats of texts, and the text of a keyboard of one's own.
@MainActor
@Suite(.serialized) struct TextServicesTests {
  @Test func `words that count as misspelled are found, unless they are learned or ignored`() {
    UITextChecker.misspelledWords = ["teh": ["the"], "wrod": ["word", "rod"]]
    defer { UITextChecker.misspelledWords = [:] }
    let (checker, text) = (UITextChecker(), "teh last wrod")
    func find(from start: Int, wrap: Bool) -> NSRange {
      checker.rangeOfMisspelledWord(
        in: text, range: NSRange(location: 0, length: 13), startingAt: start, wrap: wrap, language: "en")
    }
    #expect(find(from: 0, wrap: false) == NSRange(location: 0, length: 3))
    #expect(find(from: 3, wrap: false) == NSRange(location: 9, length: 4))
    #expect(find(from: 10, wrap: false).location == NSNotFound)
    #expect(find(from: 10, wrap: true) == NSRange(location: 0, length: 3))
    let guesses = checker.guesses(
      forWordRange: NSRange(location: 9, length: 4), in: text, language: "en")
    #expect(guesses == ["word", "rod"])
    checker.ignoreWord("teh")
    UITextChecker.learnWord("wrod")
    #expect(find(from: 0, wrap: true).location == NSNotFound && UITextChecker.hasLearnedWord("wrod"))
    let completions = checker.completions(
      forPartialWordRange: NSRange(location: 9, length: 2), in: text, language: "en")
    #expect(completions == ["wrod"])
    UITextChecker.unlearnWord("wrod")
    #expect(find(from: 0, wrap: true) == NSRange(location: 9, length: 4))
  }

  @Test func `the formats of a text are those of its runs`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.textLists = [NSTextList(markerFormat: .decimal, options: 0)]
    let text = NSMutableAttributedString(string: "a", attributes: [.paragraphStyle: style])
    text.append(
      NSAttributedString(
        string: "b",
        attributes: [
          .font: UIFont.systemFont(ofSize: 20), .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]))
    let found = UITextFormattingViewController.FormattingDescriptor(
      string: text, range: NSRange(location: 0, length: 2))
    #expect(found.fonts == [.systemFont(ofSize: 20)] && found.underlinePresent && !found.strikethroughPresent)
    #expect(found.textAlignments == [.center] && found.textLists == [.decimal])
  }

  @Test func `a keyboard marks text, and knows the keyboard of the text`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let (field, controller) = (UITextField(), UIInputViewController())
    window.addSubview(field)
    window.addSubview(controller.view)
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    let proxy = controller.textDocumentProxy
    proxy.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(field.text == "ni" && field.markedTextRange != nil)
    proxy.unmarkText()
    #expect(field.markedTextRange == nil && proxy.documentInputMode?.primaryLanguage != nil)
    let first = proxy.documentIdentifier
    #expect(proxy.documentIdentifier == first)
    field.resignFirstResponder()
    #expect(proxy.documentIdentifier != first)
    var entries: [UILexiconEntry]?
    controller.requestSupplementaryLexicon { entries = $0.entries }
    #expect(entries?.isEmpty == true)
  }

  @Test func `an entry has the word that is typed and its text`() {
    let entry = UILexiconEntry(documentText: "on my way", userInput: "omw")
    #expect(entry.documentText == "on my way" && entry.userInput == "omw")
  }
}
