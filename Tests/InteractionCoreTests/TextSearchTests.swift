import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing
import TextViewCore

@testable import InteractionCore

/// Searches in text views.
@MainActor
@Suite struct TextSearchTests {
  private func searched(_ text: String, _ query: String) throws -> (UITextView, UIFindInteraction) {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.text = text
    view.selectedRange = NSRange(location: 0, length: 0)
    view.isFindInteractionEnabled = true
    let interaction = try #require(view.findInteraction)
    interaction.presentFindNavigator(showingReplace: false)
    interaction.searchText = query
    return (view, interaction)
  }

  @Test func `a session of no kind finds nothing`() {
    let session = UIFindSession()
    #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
    #expect(!session.supportsReplacement && !session.allowsReplacement)
    #expect(session.searchResultDisplayStyle == .currentAndTotal)
  }

  @Test func `results are found in order, and the first one after the selection is highlighted`() throws {
    let (view, interaction) = try searched("a cat, a Cat and a dog", "cat")
    let session = try #require(interaction.activeFindSession)
    #expect(session.resultCount == 2 && session.highlightedResultIndex == 0)
    let (one, two) = (NSRange(location: 2, length: 3), NSRange(location: 9, length: 3))
    #expect(view.foundTextStyles == [one: .highlighted, two: .found])
    interaction.findNext()
    #expect(view.foundTextStyles == [one: .found, two: .highlighted])
    interaction.findNext()
    #expect(session.highlightedResultIndex == 0, "after the last comes the first")
    interaction.findPrevious()
    #expect(session.highlightedResultIndex == 1)
    interaction.dismissFindNavigator()
    #expect(view.foundTextStyles.isEmpty && session.resultCount == 0)
  }

  @Test func `the actions of editing search in a text`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.text = "a b a"
    view.selectedRange = NSRange(location: 0, length: 1)
    let find = Selector("find:", UITextView.find)
    #expect(!view.canPerformAction(find, withSender: nil))
    view.isFindInteractionEnabled = true
    #expect(view.canPerformAction(find, withSender: nil))
    view.find(nil)
    view.useSelectionForFind(nil)
    let session = try #require(view.findInteraction?.activeFindSession)
    #expect(session.resultCount == 2 && session.highlightedResultIndex == 0)
    view.findNext(nil)
    #expect(session.highlightedResultIndex == 1)
  }

  @Test func `one result or all are replaced`() throws {
    let (view, interaction) = try searched("one one one", "one")
    let session = try #require(interaction.activeFindSession)
    session.performSingleReplacement(query: "one", replacementString: "two", options: nil)
    #expect(view.text == "two one one" && session.resultCount == 2)
    session.replaceAll(searchQuery: "one", replacementString: "three", options: nil)
    #expect(view.text == "two three three")
    view.isEditable = false
    #expect(!session.supportsReplacement)
  }

  @Test func `an interaction that is not enabled is none`() {
    let view = UITextView()
    #expect(!view.isFindInteractionEnabled && view.findInteraction == nil)
    view.isFindInteractionEnabled = true
    #expect(view.interactions.contains { $0 is UIFindInteraction })
    view.isFindInteractionEnabled = false
    #expect(view.findInteraction == nil && !view.interactions.contains { $0 is UIFindInteraction })
  }

  /// An object whose results the test finds.
  private final class Pages: NSObject, UITextSearching {
    let text = UITextView()
    var searches: [UITextSearchAggregator<Int>] = []
    var selectedTextRange: UITextRange? { nil }
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: Int?) -> ComparisonResult {
      text.compare(foundRange.start, to: toRange.start)
    }
    func performTextSearch(
      queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<Int>
    ) { searches.append(resultAggregator) }
    func decorate(
      foundTextRange: UITextRange, document: Int?, usingStyle: UITextSearchFoundTextStyle
    ) {}
    func clearAllDecoratedFoundText() {}

    func find(_ place: Int, in search: Int) throws {
      let start = try #require(text.position(from: text.beginningOfDocument, offset: place))
      let range = try #require(text.textRange(from: start, to: start))
      searches[search].foundRange(range, searchString: "a", document: 0)
    }
  }

  @Test func `a search that ends again shows its results, and an older one none`() throws {
    let pages = Pages()
    pages.text.text = "aaa"
    let session = UITextSearchingFindSession(searchableObject: pages)
    session.performSearch(query: "a", options: nil)
    for place in 0..<3 { try pages.find(place, in: 0) }
    pages.searches[0].finishedSearching()
    session.highlightNextResult(in: .backward)
    #expect(session.resultCount == 3 && session.highlightedResultIndex == 2)
    pages.searches[0].invalidate()
    try pages.find(1, in: 0)
    pages.searches[0].finishedSearching()
    #expect(session.resultCount == 1 && session.highlightedResultIndex == 0)
    session.performSearch(query: "b", options: nil)
    try pages.find(2, in: 1)
    pages.searches[0].finishedSearching()
    #expect(session.resultCount == 0, "the second search goes on")
  }

  @Test func `a text that was set before is searched for when the search begins`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.text = "a b a"
    view.isFindInteractionEnabled = true
    let interaction = try #require(view.findInteraction)
    interaction.searchText = "a"
    interaction.presentFindNavigator(showingReplace: false)
    #expect(interaction.activeFindSession?.resultCount == 2)
  }
}
