public import ControlCore
public import Foundation
public import LayoutCore
public import StyleCore
public import TextViewCore

/// The options of a search.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// The ways in which words match.
  public enum WordMatchMethod: Int, Sendable {
    /// A part of a word.
    case contains = 0
    /// The beginning of a word.
    case startsWith = 1
    /// A whole word.
    case fullWord = 2
  }

  /// The way in which words match.
  open internal(set) var wordMatchMethod = WordMatchMethod.contains
  /// The options of comparing texts.
  open internal(set) var stringCompareOptions: NSString.CompareOptions = [.caseInsensitive]

  /// Creates the options of a search for parts of words, in capital and small letters.
  public override init() {
    super.init()
  }
}

/// A search in a view: its results, and which of them is highlighted.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// The ways in which the number of results is shown.
  public enum SearchResultDisplayStyle: UInt, Sendable {
    /// The highlighted one, and the number.
    case currentAndTotal = 0
    /// The number.
    case total = 1
    /// Nothing.
    case none = 2
  }

  /// Creates a session.
  public override init() {
    super.init()
  }

  /// The number of results.
  open var resultCount: Int { 0 }
  /// The index of the highlighted result.
  open var highlightedResultIndex: Int { NSNotFound }
  /// The way in which the number of results is shown.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// Whether or not found texts can be replaced.
  open var supportsReplacement: Bool { false }
  /// Whether or not the highlighted text can be replaced.
  public var allowsReplacement: Bool { allowsReplacementForCurrentlyHighlightedResult }
  /// Whether or not the highlighted text can be replaced.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

  /// Searches for a text.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the highlighted text.
  open func performSingleReplacement(query: String, replacementString: String, options: UITextSearchOptions?)
  {}
  /// Replaces all found texts.
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Highlights the result in a direction.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Forgets the results.
  open func invalidateFoundResults() {}
}

/// A type of delegates that make the sessions of a search.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// Returns the session of a search in a view, or `nil` for none.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// Tells the delegate that a search begins.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// Tells the delegate that a search ended.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// An interaction that searches in a view.
///
/// Differs from UIKit: its panel is not drawn; code sets `searchText`, which searches at once.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  /// The delegate, which makes the sessions.
  public private(set) weak var delegate: (any UIFindInteractionDelegate)?
  private weak var owner: UIView?
  private var session: UIFindSession?

  /// Creates an interaction.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  /// Whether or not the panel of the search is there.
  open var isFindNavigatorVisible: Bool { session != nil }
  /// The session of the search.
  open var activeFindSession: UIFindSession? { session }
  /// The text that is searched for.
  open var searchText: String? {
    didSet { search() }
  }
  /// The text that replaces found ones.
  open var replacementText: String?
  /// A closure that changes the menu of the options.
  ///
  /// Differs from UIKit: not called, since the panel is not drawn.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Begins a search.
  open func presentFindNavigator(showingReplace: Bool) {
    guard session == nil, let owner, let made = delegate?.findInteraction(self, sessionFor: owner) else {
      return
    }
    session = made
    delegate?.findInteraction(self, didBegin: made)
    search()
  }

  private func search() {
    if let session, let searchText {
      session.performSearch(query: searchText, options: UITextSearchOptions())
    }
  }

  /// Ends the search.
  open func dismissFindNavigator() {
    guard let ended = session else { return }
    session = nil
    delegate?.findInteraction(self, didEnd: ended)
  }

  /// Highlights the next result.
  open func findNext() { session?.highlightNextResult(in: .forward) }
  /// Highlights the result before.
  open func findPrevious() { session?.highlightNextResult(in: .backward) }
  /// Updates the number of results, which the session has.
  ///
  /// Differs from UIKit: without effect, since the panel is not drawn.
  open func updateResultCount() {}

  /// The view of the interaction.
  open var view: UIView? { owner }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Sets the view.
  open func didMove(to view: UIView?) { owner = view }
}
