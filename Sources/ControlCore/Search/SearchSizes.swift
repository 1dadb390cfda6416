import Foundation
import GraphicsCore

/// The figures of search bars and of search fields, in points.
///
/// The bar and its field are those of iOS 13 to 18 (C.19); what a prompt and a scope bar add is iOS 26's (C.21), and the
/// figures of tokens and suggestions are estimates.
enum SearchSizes {
  /// The height that a prompt adds above the field, and a scope bar below it.
  static let prompt: CGFloat = 34
  static let scopeBar: CGFloat = 47
  static let promptFont: CGFloat = 15
  /// The space beside the field, the scope bar, and between the field and the cancel button.
  static let side: CGFloat = 8
  static let fieldRadius: CGFloat = 10
  /// The space between the ends of a field and its views.
  static let fieldInset: CGFloat = 6
  static let glass: CGFloat = 20

  static let tokenHeight: CGFloat = 24
  static let tokenRadius: CGFloat = 5
  /// The space at both ends of a token, between its icon and its words, and between two tokens.
  static let tokenInset: CGFloat = 6
  static let tokenIconGap: CGFloat = 4
  static let tokenGap: CGFloat = 4
  /// The width that tokens leave to the text.
  static let leastText: CGFloat = 48

  static let suggestionHeight: CGFloat = 44
  static let suggestionInset: CGFloat = 16
  /// The number of suggestions that are visible without scrolling.
  static let visibleSuggestions = 6
}
