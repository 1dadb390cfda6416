import Foundation
import GraphicsCore

/// The actions of editing, which every responder has and few perform.
enum StandardEditActions {
  private static let names: [String: String] = [
    "cut:": "cut(_:)", "copy:": "copy(_:)", "paste:": "paste(_:)", "select:": "select(_:)",
    "selectAll:": "selectAll(_:)", "delete:": "delete(_:)",
  ]

  /// Returns whether the class of a responder overrides an action of editing; nil for other actions.
  static func isOverridden(_ action: Selector, by responder: UIResponder) -> Bool? {
    guard let name = names[action.description] else { return nil }
    return ObjectiveCTables.shared.declares(name, type(of: responder))
  }
}
