import Foundation
import GraphicsCore
import StyleCore

/// The figures of search bars and of search fields, in points, for each version of the system.
///
/// The bar and its field are those of C.19 and 26.C.17 to 26.C.19; what a prompt and a scope bar add is iOS 26's (C.21),
/// and the figures of tokens and suggestions are estimates.
enum SearchSizes {
  /// The height that a prompt adds above the field, and a scope bar below it.
  static let prompt: CGFloat = 34
  static let scopeBar: CGFloat = 47
  static let promptFont: CGFloat = 15
  /// The space beside the field, the scope bar, and between the field and the cancel button.
  static let side: CGFloat = 8
  static let cancelGap = SystemValue<CGFloat>(8, v26: 11)
  /// The size of a round cancel button; nil is a button with a title.
  static let cancel = SystemValue<CGSize?>(nil, v26: CGSize(width: 44, height: 44))
  static let cancelSymbol: CGFloat = 17
  /// The radius of the field's corners; one larger than half of the height makes a capsule.
  static let fieldRadius = SystemValue<CGFloat>(10, v26: .infinity)
  /// The space between the leading end of a field and its glass, and between the trailing one and its button.
  static let fieldInset = SystemValue<CGFloat>(6, v26: 12)
  static let trailingInset = SystemValue<CGFloat>(6, v26: 14.5)
  /// The space between the glass and the text, and at the text's end before a button or the end of the field.
  static let textGap = SystemValue<CGFloat>(8, v26: 7)
  static let buttonGap = SystemValue<CGFloat>(0, v26: 9.5)
  static let textEnd = SystemValue<CGFloat>(8, v26: 12)
  static let glass = SystemValue(CGSize(width: 20, height: 20), v26: CGSize(width: 20.5, height: 19.5))
  static let button: CGFloat = 20
  static let font = SystemValue(UIFont.Weight.regular, v26: .medium)
  static let fontSize: CGFloat = 17
  /// The shadow of a field: its opacity, its radius and its distance downward.
  static let shadow = SystemValue<Float>(0, v26: 0.07)
  static let shadowRadius: CGFloat = 16
  static let shadowOffset = CGSize(width: 0, height: 7.5)

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
