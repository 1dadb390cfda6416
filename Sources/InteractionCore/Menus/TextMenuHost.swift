import ControlCore
package import Foundation
import GraphicsCore
package import LayoutCore
package import StyleCore
package import TextViewCore

/// The edit menus of fields and text views.
@MainActor
package enum TextMenuHost: TextMenuShowing {
  package static func showMenu(
    of text: any UIView & UITextInput, beside rect: CGRect?, _ menu: @escaping ([UIMenuElement]) -> UIMenu?
  ) {
    let source = TextMenuSource.of(text)
    source.interaction.dismissMenu()
    (source.menu, source.rect) = (menu, rect)
    source.interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: "UITextSelection", sourcePoint: source.target.origin))
  }

  package static func find(_ step: TextFindStep, in view: UITextView) {
    guard let interaction = view.findInteraction else { return }
    switch step {
    case .begin, .beginReplacing:
      interaction.presentFindNavigator(showingReplace: step == .beginReplacing)
    case .next: interaction.findNext()
    case .previous: interaction.findPrevious()
    case .useSelection:
      interaction.searchText = view.selectedTextRange.flatMap { view.text(in: $0) }
    }
  }

  package static func canFind(in view: UITextView) -> Bool { view.isFindInteractionEnabled }

  package static func hideMenu(of text: any UIView & UITextInput) {
    TextMenuSource.known(of: text)?.interaction.dismissMenu()
  }
}

/// The menu of a text, with the interaction that shows it.
@MainActor
private final class TextMenuSource: NSObject, UIEditMenuInteractionDelegate {
  private weak var text: (any UIView & UITextInput)?
  private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)
  var menu: ([UIMenuElement]) -> UIMenu? = { _ in nil }
  /// The rectangle beside which the menu is shown, or `nil` for that of the selection.
  var rect: CGRect?

  private static let sources = AttachedValue<TextMenuSource>()

  private init(_ text: any UIView & UITextInput) {
    self.text = text
    super.init()
    text.addInteraction(interaction)
  }

  static func known(of text: any UIView & UITextInput) -> TextMenuSource? {
    sources[text]
  }

  static func of(_ text: any UIView & UITextInput) -> TextMenuSource {
    sources.of(text) { TextMenuSource(text) }
  }

  /// The rectangle of the first line of the selection, or of the caret.
  var target: CGRect {
    if let rect { return rect }
    guard let text, let range = text.selectedTextRange else { return .zero }
    return text.firstRect(for: range)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { menu(suggestedActions) }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { target }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    if rect == nil { text?.willPresentEditMenu(animator: animator) }
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    if rect == nil { text?.willDismissEditMenu(animator: animator) }
  }
}
