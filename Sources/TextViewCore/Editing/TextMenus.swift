package import Foundation
package import LayoutCore
package import StyleCore

/// A type that shows the menus of texts that are edited, which belongs to a higher module.
@MainActor
package protocol TextMenuShowing {
  /// Shows the menu of a text beside a rectangle or its selection, made of the actions that the system suggests.
  static func showMenu(
    of text: any UIView & UITextInput, beside rect: CGRect?, _ menu: @escaping ([UIMenuElement]) -> UIMenu?)
  /// Performs a step of a search in a text view.
  static func find(_ step: TextFindStep, in view: UITextView)
  /// Returns whether a text view can be searched.
  static func canFind(in view: UITextView) -> Bool
  /// Hides the menu of a text.
  static func hideMenu(of text: any UIView & UITextInput)
}

/// The steps of a search.
package enum TextFindStep {
  case begin, beginReplacing, next, previous, useSelection
}

/// The menus of texts.
@MainActor
enum TextMenus {
  /// The type that shows them, or `nil` in a program without its module.
  static let host = _typeByName("15InteractionCore12TextMenuHostO") as? any TextMenuShowing.Type
}

extension EditableText {
  /// Selects the word at a double tap, and shows the menu of the text beside it; other taps hide the menu.
  func didTap(_ touch: UITouch?, _ menu: @escaping (NSRange, [UIMenuElement]) -> UIMenu?) {
    guard let touch, isFirstResponder else { return }
    guard touch.tapCount == 2, length > 0 else {
      TextMenus.host?.hideMenu(of: self)
      return
    }
    if let position = closestPosition(to: touch.location(in: self)) {
      selection = NSRange(location: offset(from: beginningOfDocument, to: position), length: 0)
    }
    selectWord()
    TextMenus.host?.showMenu(of: self, beside: nil) { [weak self] suggested in
      self.flatMap { menu($0.selection, suggested) }
    }
  }
}
