public import Foundation
import LayoutCore
public import StyleCore

/// The looks of a part of a text during a search.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// The usual look.
  case normal = 0
  /// The look of a result.
  case found = 1
  /// The look of the result that is shown.
  case highlighted = 2
}

/// The results of a search so far.
@preconcurrency @MainActor
public struct UITextSearchAggregator<DocumentIdentifier: Hashable> {
  /// A result: a range in a document.
  struct Result {
    let range: UITextRange
    let document: DocumentIdentifier
  }

  /// The list that copies of the aggregator share.
  final class Storage {
    var results: [Result] = []
    var onFinish: (() -> Void)?
  }

  let storage = Storage()

  /// The ranges that were found.
  public var allFoundRanges: [UITextRange] { storage.results.map(\.range) }

  /// Adds a result.
  public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
    storage.results.append(Result(range: range, document: document))
  }

  /// Removes a result.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
    storage.results.removeAll { $0.range.isEqual(range) && $0.document == document }
  }

  /// Removes all results.
  public func invalidate() { storage.results = [] }

  /// Ends the search.
  public func finishedSearching() { storage.onFinish?() }
}

/// A type of objects whose text can be searched.
@preconcurrency @MainActor
public protocol UITextSearching: NSObjectProtocol {
  /// The type of the identifiers of documents, of which an object may have several.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?

  /// The selection, from which a search begins.
  var selectedTextRange: UITextRange? { get }
  /// The document of the selection.
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  /// Whether or not found texts can be replaced.
  var supportsTextReplacement: Bool { get }

  /// Returns the order of two ranges in a document.
  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?)
    -> ComparisonResult
  /// Returns the order of two documents.
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
  /// Searches for a text, and adds each result to an aggregator.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
  /// Gives a range a look.
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
  /// Gives all ranges their usual look.
  func clearAllDecoratedFoundText()
  /// Tells the object that a result is about to be shown.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  /// Scrolls until a range is visible.
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
  /// Returns whether a result may be replaced.
  func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
  /// Replaces a result.
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
  /// Replaces all results.
  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
  /// The document of the selection: none.
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  /// Whether or not found texts can be replaced: no.
  public var supportsTextReplacement: Bool { false }
  /// Returns that the documents are in no order.
  public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
    .orderedSame
  }
  /// Does nothing.
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  /// Does nothing.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
  /// Returns true.
  public func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
  ) -> Bool { true }
  /// Does nothing.
  public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
  /// Replaces each result that may be replaced, from the last to the first.
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
    let aggregator = UITextSearchAggregator<DocumentIdentifier>()
    performTextSearch(queryString: queryString, options: options, resultAggregator: aggregator)
    for found in aggregator.sorted(by: self).reversed()
    where shouldReplace(foundTextRange: found.range, document: found.document, withText: withText) {
      replace(foundTextRange: found.range, document: found.document, withText: withText)
    }
  }
}

extension UITextSearchAggregator {
  /// Returns the results in the order that an object says.
  func sorted<Searchable: UITextSearching>(by object: Searchable) -> [Result]
  where Searchable.DocumentIdentifier == DocumentIdentifier {
    storage.results.sorted { one, two in
      if one.document != two.document {
        return object.compare(document: one.document, toDocument: two.document) == .orderedAscending
      }
      return object.compare(one.range, toRange: two.range, document: one.document) == .orderedAscending
    }
  }
}
