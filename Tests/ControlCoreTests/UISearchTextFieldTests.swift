import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import Plumb
import StyleCore
import Testing
import TextViewCore

/// The tokens and the suggestions of search fields.
@MainActor
struct UISearchTextFieldTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let field = UISearchTextField(frame: CGRect(x: 10, y: 20, width: 300, height: 36))

  private func show(_ words: [String]) -> HeadlessUser {
    field.tokens = words.map { UISearchToken(icon: nil, text: $0) }
    window.isHidden = false
    window.addSubview(field)
    window.layoutIfNeeded()
    return HeadlessUser(of: window)
  }

  private var tokenViews: [SearchTokenView] {
    field.subviews.flatMap(\.subviews).compactMap { $0 as? SearchTokenView }
  }

  @Test("Tokens are in a row before the text, each as wide as its word and 6 points at both ends")
  func layout() {
    _ = show(["Cats", "Dogs"])
    let widths = ["Cats", "Dogs"].map {
      $0.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width.rounded(.up) + 12
    }
    #expect(tokenViews.map(\.bounds.width) == widths)
    #expect(tokenViews[1].frame.minX == widths[0] + 4)
    // The glass is 20 points wide, 6 from the edge, and 8 before the tokens.
    let start = 34 + widths[0] + 4 + widths[1] + 4
    #expect(abs(field.textRect(forBounds: field.bounds).minX - start) < 1e-9)
    field.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    #expect(abs(field.textRect(forBounds: field.bounds).maxX - (300 - start)) < 1e-9)
    #expect(tokenViews[0].frame.minX > tokenViews[1].frame.minX)
  }

  @Test("Many tokens leave room for the text, and the last ones are visible") func overflow() throws {
    _ = show((0..<20).map { "Token \($0)" })
    let text = field.textRect(forBounds: field.bounds)
    #expect(text.width >= 48 - 1e-9)
    let row = try #require(tokenViews.first?.superview)
    let last = try #require(tokenViews.last)
    #expect(abs(last.frame.maxX - row.bounds.maxX) < 1e-9)
    #expect(tokenViews[0].frame.maxX < 0)
  }

  @Test("The delete key at the start of the text selects the last token, and then deletes it") func deleting()
    throws
  {
    let user = show(["Cats", "Dogs"])
    user.tap(at: CGPoint(x: 250, y: 38))
    try user.type("a")
    try user.deleteBackward()
    #expect(field.text == "" && field.tokens.count == 2 && field.hasText)
    try user.deleteBackward()
    #expect(field.tokens.count == 2 && tokenViews[1].isSelected)
    try user.deleteBackward()
    #expect(field.tokens.map(\.text) == ["Cats"])
    // A key replaces a selected token.
    try user.deleteBackward()
    try user.type("b")
    #expect(field.tokens.isEmpty && field.text == "b")
    field.tokens = [UISearchToken(icon: nil, text: "Fish")]
    field.allowsDeletingTokens = false
    try user.deleteBackward(count: 3)
    #expect(field.tokens.count == 1)
  }

  @Test("A tap selects a token; each is a position before the text") func positions() throws {
    let user = show(["Cats", "Dogs"])
    field.text = "ab"
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4)
    #expect(field.offset(from: field.positionOfToken(at: 1), to: field.textualRange.start) == 1)
    let start = field.beginningOfDocument
    let second = try #require(field.position(from: start, offset: 2))
    #expect(field.compare(second, to: field.textualRange.start) == .orderedSame)
    #expect(field.position(from: start, offset: -1) == nil && field.position(from: start, offset: 5) == nil)
    let all = try #require(field.textRange(from: start, to: field.endOfDocument))
    #expect(field.tokens(in: all).map(\.text) == ["Cats", "Dogs"])
    #expect(field.tokens(in: field.textualRange).isEmpty)
    let token = tokenViews[0].convert(tokenViews[0].bounds, to: nil)
    user.tap(at: CGPoint(x: token.midX, y: token.midY))
    #expect(tokenViews[0].isSelected && !tokenViews[1].isSelected)
    let range = try #require(field.selectedTextRange)
    #expect(field.tokens(in: range).map(\.text) == ["Cats"])
    field.selectedTextRange = field.textualRange
    #expect(!tokenViews[0].isSelected && field.text(in: field.textualRange) == "ab")
  }

  @Test("A text becomes a token; indices that there are not do no harm") func changes() {
    _ = show(["Cats"])
    field.text = "big dogs"
    field.replaceTextualPortion(of: field.textualRange, with: UISearchToken(icon: nil, text: "Dogs"), at: 9)
    #expect(field.text == "" && field.tokens.map(\.text) == ["Cats", "Dogs"])
    field.removeToken(at: 7)
    field.removeToken(at: -1)
    field.insertToken(UISearchToken(icon: nil, text: "Ants"), at: -5)
    #expect(field.tokens.map(\.text) == ["Ants", "Cats", "Dogs"])
    field.removeToken(at: 1)
    #expect(field.tokens.map(\.text) == ["Ants", "Dogs"])
  }

  @Test("Suggestions are in a list below the field while it is edited; one is chosen by a tap")
  func suggestions() throws {
    final class Delegate: NSObject, UISearchTextFieldDelegate {
      var chosen: [String] = []
      func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
      {
        chosen.append(suggestion.localizedSuggestion ?? "")
      }
    }
    let (user, delegate) = (show([]), Delegate())
    field.delegate = delegate
    field.searchSuggestions = ["Oolong", "Sencha"].map { UISearchSuggestionItem(localizedSuggestion: $0) }
    #expect(!user.sees("Sencha"))
    try user.tap(on: field)
    #expect(user.sees("Oolong"))
    try user.tap(on: "Sencha")
    #expect(delegate.chosen == ["Sencha"] && !user.sees("Oolong"))
  }
}
