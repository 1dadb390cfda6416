import Foundation
import GraphicsCore

/// The actions of editing, which every responder has and few perform.
enum StandardEditActions {
  private static let names: [String: String] = {
    let actions = [
      "cut", "copy", "paste", "select", "selectAll", "delete", "toggleBoldface", "toggleItalics",
      "toggleUnderline", "makeTextWritingDirectionLeftToRight", "makeTextWritingDirectionRightToLeft",
      "increaseSize", "decreaseSize", "find", "findAndReplace", "findNext", "findPrevious",
      "useSelectionForFind", "pasteAndMatchStyle", "pasteAndGo", "pasteAndSearch", "printContent",
      "duplicate", "move", "rename", "export", "showWritingTools",
    ]
    return Dictionary(uniqueKeysWithValues: actions.map { ("\($0):", "\($0)(_:)") })
  }()

  /// Returns whether the class of a responder overrides an action of editing; nil for other actions.
  static func isOverridden(_ action: Selector, by responder: UIResponder) -> Bool? {
    guard let name = names[action.description] else { return nil }
    return ObjectiveCTables.shared.declares(name, type(of: responder))
  }
}
