/// The reasons for which a user cannot perform an action.
public enum HeadlessUserError: Error, Hashable, CustomStringConvertible {
  /// No view on the screen has that name; with the existing names.
  case notFound(String, among: [String])
  /// The view is hidden, or outside of the visible area.
  case outOfSight(String)
  /// Another view is in front of the view.
  case covered(String, by: String)
  /// The action is there, but disabled.
  case disabled(String)
  /// The first responder takes no text.
  case noKeyboard
  /// No navigation bar shows a back button.
  case noWayBack
  /// No responder has a command for the keys.
  case noKeyCommand(String)
  /// The menu for a selection is hidden, or has no such item; with the existing titles.
  case noMenuItem(String, among: [String])
  /// No window is the key window.
  case noWindow
  /// No list on the screen has such a row, from its start to its end; with the text of a row that is most alike.
  case noRow(String, nearest: String?)
  /// A swipe over the row showed no actions.
  case noActions(String)
  /// The row has no grip, and no long touch picks it up.
  case notMovable(String)
  /// No scroll view on the screen has a refresh control, or it did not begin to refresh.
  case noRefresh

  /// The problem, in a line.
  public var description: String {
    switch self {
    case .notFound(let name, let names):
      "nothing on the screen is named \"\(name)\"; candidates: \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .outOfSight(let view): "\(view) is not visible; scroll to it first"
    case .covered(let view, let other): "\(view) is behind \(other)"
    case .disabled(let action): "\(action) is disabled"
    case .noKeyboard: "no first responder accepts text; tap a text field first"
    case .noWayBack: "no navigation bar shows a back button"
    case .noKeyCommand(let keys):
      "no responder has a command for \(keys); is it in the chain of the first responder?"
    case .noMenuItem(let title, let titles):
      "the menu has no item \"\(title)\"; items: \(titles.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .noRow(let text, let nearest):
      "no list on the screen has a row \"\(text)\"" + (nearest.map { "; is it \"\($0)\"?" } ?? "")
    case .noActions(let row): "a swipe over the row \"\(row)\" shows no actions"
    case .notMovable(let row):
      "the row \"\(row)\" cannot be moved; is the list in editing mode, and may the row move?"
    case .noRefresh: "nothing on the screen refreshes when it is pulled"
    case .noWindow: "there is no key window; was it made key and visible?"
    }
  }
}
