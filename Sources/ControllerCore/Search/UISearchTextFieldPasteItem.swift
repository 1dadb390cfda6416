public import ControlCore
import LayoutCore

/// A type of pasted items that become tokens of a search field.
///
/// Differs from UIKit: only texts are pasted into search fields.
@preconcurrency @MainActor
public protocol UISearchTextFieldPasteItem: UITextPasteItem {
  /// Makes the item a token.
  func setSearchTokenResult(_ token: UISearchToken)
}
