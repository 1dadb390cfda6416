public import Foundation
@_spi(Plumb) public import LayoutCore

/// A controller that shows the definition of a word.
///
/// Differs from UIKit: a labelled rectangle with the word stands in for the definition, and no word has one.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
  private let term: String

  /// Creates a controller of a word.
  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of no word.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    term = ""
    super.init(coder: coder)
  }

  /// Returns whether there is a definition of a word: there is none.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  open override func loadView() {
    view = ServiceView("UIReferenceLibraryViewController") { [weak self] in
      [self?.term].compactMap { $0 }
    }
  }
}
