/// Why a user cannot do something.
public enum HeadlessUserError: Error, Hashable, CustomStringConvertible {
  /// Nothing on the screen is called so; with what there is.
  case notFound(String, among: [String])
  /// The view is hidden, or outside of what is seen.
  case outOfSight(String)
  /// Something else is in front of the view.
  case covered(String, by: String)
  /// Nobody who takes text is first responder.
  case noKeyboard
  /// No navigation bar shows a way back.
  case noWayBack
  /// There is no key window.
  case noWindow

  /// What is wrong, in a line.
  public var description: String {
    switch self {
    case .notFound(let name, let names):
      "Nothing on the screen is called \"\(name)\"; there are: \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .outOfSight(let view): "\(view) is not seen; scroll to it first?"
    case .covered(let view, let other): "\(view) is behind \(other)"
    case .noKeyboard: "nobody takes text; tap on a field first?"
    case .noWayBack: "no navigation bar shows a way back"
    case .noWindow: "there is no key window; was it made key and visible?"
    }
  }
}
