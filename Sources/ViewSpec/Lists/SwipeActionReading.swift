internal import Foundation
internal import LayoutCore
internal import ListCore
internal import StyleCore

/// An action beside a row in a spec.
private struct SpecAction {
  var title: String?
  var image: UIImage?
  var style = UIContextualAction.Style.normal
  var background: UIColor?

  /// The action, which does nothing.
  @MainActor var action: UIContextualAction {
    let action = UIContextualAction(style: style, title: title) { _, _, done in done(true) }
    action.image = image
    if let background { action.backgroundColor = background }
    return action
  }
}

extension PropertyValue<UIContextualAction> {
  /// An action beside a row: a title, or an object.
  static var swipeAction: PropertyValue {
    let spec = PropertyValue<SpecAction>.textOrObject(
      "swipeAction", "An action beside a row: its title, or an object."
    ) {
      .object(
        [
          Property("title", .text, "The title.") { $0.title = $1 },
          Property("image", .image, "The image above the title.") { $0.image = $1 },
          Property("style", .actionStyle, "The style of the action.") { $0.style = $1 },
          Property("background", .color, "The colour behind the action.") { $0.background = $1 },
        ], from: { SpecAction() })
    } from: { title in
      SpecAction(title: title)
    }
    return PropertyValue(spec.shape) { element, scope throws(DocumentError) in
      let make = try spec.read(element, scope)
      return { environment throws(DocumentError) in try make(environment).action }
    }
  }
}

extension PropertyValue<UIContextualAction.Style> {
  fileprivate static var actionStyle: PropertyValue {
    .choice(["normal": .normal, "destructive": .destructive])
  }
}
