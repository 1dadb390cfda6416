/// The reasons for which a user cannot perform an action.
public enum HeadlessUserError: Error, Hashable, CustomStringConvertible {
  /// No view on the screen has that name; with the existing names.
  case notFound(String, among: [String])
  /// The view is hidden, or outside of the visible area.
  case outOfSight(String)
  /// Another view is in front of the view.
  case covered(String, by: String)
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

  /// The problem, in a line.
  public var description: String {
    switch self {
    case .notFound(let name, let names):
      "nothing on the screen is named \"\(name)\"; candidates: \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .outOfSight(let view): "\(view) is not visible; scroll to it first"
    case .covered(let view, let other): "\(view) is behind \(other)"
    case .noKeyboard: "no first responder accepts text; tap a text field first"
    case .noWayBack: "no navigation bar shows a back button"
    case .noKeyCommand(let keys):
      "no responder has a command for \(keys); is it in the chain of the first responder?"
    case .noMenuItem(let title, let titles):
      "the menu has no item \"\(title)\"; items: \(titles.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .noWindow: "there is no key window; was it made key and visible?"
    }
  }
}
