import Foundation
import LayoutCore
import StyleCore
public import TextViewCore

/// A search in an object that can be searched: its results, and which of them is highlighted.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
  private let engine: any FindEngine

  /// Creates a session of a search in an object.
  public init<SearchableObject: UITextSearching>(searchableObject: SearchableObject) {
    engine = SearchEngine(searchableObject)
    super.init()
  }

  /// The object that is searched.
  open var searchableObject: (any UITextSearching)? { engine.object }
  open override var resultCount: Int { engine.count }
  open override var highlightedResultIndex: Int { engine.highlighted ?? NSNotFound }
  open override var supportsReplacement: Bool { engine.object?.supportsTextReplacement ?? false }

  open override func performSearch(query: String, options: UITextSearchOptions?) {
    engine.search(query, options ?? UITextSearchOptions())
  }
  open override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) { engine.replaceHighlighted(searchQuery, replacementString, options ?? UITextSearchOptions()) }
  open override func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) { engine.replaceAll(searchQuery, replacementString, options ?? UITextSearchOptions()) }
  open override func highlightNextResult(in direction: UITextStorageDirection) {
    engine.step(direction == .forward ? 1 : -1)
  }
  open override func invalidateFoundResults() { engine.clear() }
}

/// A type of searches in an object.
@MainActor
private protocol FindEngine {
  var object: (any UITextSearching)? { get }
  var count: Int { get }
  var highlighted: Int? { get }
  func search(_ query: String, _ options: UITextSearchOptions)
  func replaceHighlighted(_ query: String, _ text: String, _ options: UITextSearchOptions)
  func replaceAll(_ query: String, _ text: String, _ options: UITextSearchOptions)
  func step(_ way: Int)
  func clear()
}

/// A search in an object of a type.
@MainActor
private final class SearchEngine<Searchable: UITextSearching>: FindEngine {
  private weak var target: Searchable?
  private var results: [UITextSearchAggregator<Searchable.DocumentIdentifier>.Result] = []
  private(set) var highlighted: Int?
  /// The results of the search that goes on or has ended.
  private var searched: UITextSearchAggregator<Searchable.DocumentIdentifier>?

  init(_ target: Searchable) { self.target = target }

  var object: (any UITextSearching)? { target }
  var count: Int { results.count }

  func search(_ query: String, _ options: UITextSearchOptions) {
    clear()
    guard let target, !query.isEmpty else { return }
    let aggregator = UITextSearchAggregator<Searchable.DocumentIdentifier>()
    // The end of an older search shows nothing.
    aggregator.storage.onFinish = { [weak self, weak storage = aggregator.storage] in
      if let self, storage === self.searched?.storage { self.show() }
    }
    searched = aggregator
    target.performTextSearch(queryString: query, options: options, resultAggregator: aggregator)
  }

  private func show() {
    guard let target, let searched else { return }
    if !results.isEmpty { target.clearAllDecoratedFoundText() }
    (highlighted, results) = (nil, searched.sorted(by: target))
    for result in results {
      target.decorate(foundTextRange: result.range, document: result.document, usingStyle: .found)
    }
    let start = target.selectedTextRange
    let next = results.firstIndex { result in
      guard let start else { return true }
      return target.compare(result.range, toRange: start, document: result.document) != .orderedAscending
    }
    if !results.isEmpty { highlight(next ?? 0) }
  }

  private func highlight(_ index: Int) {
    guard let target else { return }
    if let highlighted {
      let old = results[highlighted]
      target.decorate(foundTextRange: old.range, document: old.document, usingStyle: .found)
    }
    highlighted = index
    let result = results[index]
    target.willHighlight(foundTextRange: result.range, document: result.document)
    target.decorate(foundTextRange: result.range, document: result.document, usingStyle: .highlighted)
    target.scrollRangeToVisible(result.range, inDocument: result.document)
  }

  func step(_ way: Int) {
    guard let highlighted else { return }
    highlight((highlighted + way + results.count) % results.count)
  }

  func replaceHighlighted(_ query: String, _ text: String, _ options: UITextSearchOptions) {
    guard let target, let highlighted, target.supportsTextReplacement else { return }
    let result = results[highlighted]
    guard target.shouldReplace(foundTextRange: result.range, document: result.document, withText: text) else {
      return
    }
    target.replace(foundTextRange: result.range, document: result.document, withText: text)
    search(query, options)
  }

  func replaceAll(_ query: String, _ text: String, _ options: UITextSearchOptions) {
    guard let target, target.supportsTextReplacement else { return }
    target.replaceAll(queryString: query, options: options, withText: text)
    clear()
  }

  func clear() {
    (results, highlighted, searched) = ([], nil, nil)
    target?.clearAllDecoratedFoundText()
  }
}
