public import Foundation
public import StyleCore
public import TextViewCore

/// A token of a search: a thing that is searched for, shown with an icon and a word before the text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// The icon of the token.
  package let icon: UIImage?
  /// The words of the token.
  package let text: String

  /// Creates a token with an icon and words.
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }

  /// The thing that is searched for.
  open var representedObject: Any?
}

/// A type of suggestions for a search.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text that is searched for.
  var localizedSuggestion: String? { get }
  /// The text that is searched for, with attributes.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// The text that describes the suggestion to assistive technologies.
  var localizedDescription: String? { get }
  /// The image beside the text.
  var iconImage: UIImage? { get }
  /// The thing that the suggestion is of.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  /// Returns nil: no text.
  public var localizedSuggestion: String? { nil }
  /// Returns nil: no text.
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
  /// Returns nil: no description.
  public var localizedDescription: String? { nil }
  /// Returns nil: no image.
  public var iconImage: UIImage? { nil }
}

/// A suggestion for a search, with a text and an image.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  private let attributedSuggestion: NSAttributedString?
  private let icon: UIImage?
  private let words: String?

  /// Creates a suggestion.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    attributedSuggestion = NSAttributedString(string: suggestion)
    (words, icon) = (description, iconImage)
    super.init()
  }

  /// Creates a suggestion whose text has attributes.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    (attributedSuggestion, words, icon) = (suggestion, description, iconImage)
    super.init()
  }

  /// The text that is searched for.
  open var localizedSuggestion: String? { attributedSuggestion?.string }
  /// The text that is searched for, with attributes.
  open var localizedAttributedSuggestion: NSAttributedString? { attributedSuggestion }
  /// The text that describes the suggestion to assistive technologies.
  open var localizedDescription: String? { words }
  /// The image beside the text.
  open var iconImage: UIImage? { icon }
  /// The thing that the suggestion is of.
  open var representedObject: Any?
}

/// A type that is notified of the tokens and the suggestions of a search text field.
///
/// Every method has a default implementation.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// Tells the delegate that the user chose a suggestion.
  func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
  /// Returns what is copied in place of a token; nil for nothing.
  ///
  /// Differs from UIKit: it is not called, since only texts are copied.
  func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider
}

extension UISearchTextFieldDelegate {
  /// Does nothing.
  public func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
  ) {}
  /// Returns an empty item.
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { NSItemProvider() }
}
