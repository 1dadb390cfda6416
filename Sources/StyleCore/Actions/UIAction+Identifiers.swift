// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// The identifiers of actions of the system.
extension UIAction.Identifier {
  /// The identifier of the action that pastes.
  public static let paste = Self(rawValue: "com.apple.action.paste")
  /// The identifier of the action that pastes and takes the style of the place.
  public static let pasteAndMatchStyle = Self(rawValue: "com.apple.action.pasteAndMatchStyle")
  /// The identifier of the action that pastes an address and goes there.
  public static let pasteAndGo = Self(rawValue: "com.apple.action.pasteAndGo")
  /// The identifier of the action that pastes a text and searches for it.
  public static let pasteAndSearch = Self(rawValue: "com.apple.action.pasteAndSearch")
}

/// The property list of the command that shares what the first responder offers.
public let UICommandTagShare = "com.apple.menu.share"

/// The function keys.
extension UIKeyCommand {
  /// The function key F1.
  public nonisolated class var f1: String { "UIKeyInputF1" }
  /// The function key F2.
  public nonisolated class var f2: String { "UIKeyInputF2" }
  /// The function key F3.
  public nonisolated class var f3: String { "UIKeyInputF3" }
  /// The function key F4.
  public nonisolated class var f4: String { "UIKeyInputF4" }
  /// The function key F5.
  public nonisolated class var f5: String { "UIKeyInputF5" }
  /// The function key F6.
  public nonisolated class var f6: String { "UIKeyInputF6" }
  /// The function key F7.
  public nonisolated class var f7: String { "UIKeyInputF7" }
  /// The function key F8.
  public nonisolated class var f8: String { "UIKeyInputF8" }
  /// The function key F9.
  public nonisolated class var f9: String { "UIKeyInputF9" }
  /// The function key F10.
  public nonisolated class var f10: String { "UIKeyInputF10" }
  /// The function key F11.
  public nonisolated class var f11: String { "UIKeyInputF11" }
  /// The function key F12.
  public nonisolated class var f12: String { "UIKeyInputF12" }
}
