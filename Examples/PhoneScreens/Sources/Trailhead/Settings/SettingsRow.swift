import UIKit

/// The settings that the user has chosen.
struct Settings {
  var reminders = true
  var messages = true
  var warnings = false
  var shading: Float = 0.6
  /// The number of the appearance: the system's, light, dark.
  var appearance = 0
}

/// Rows on a card, with a title above them and a note beneath them.
struct SettingsSection {
  var title: String?
  var rows: [SettingsRow]
  var note: String?
}

/// A row of the settings.
enum SettingsRow {
  /// The member who uses the app.
  case account
  /// A symbol, a title, and something to set or a value.
  case setting(symbol: String, color: UIColor, title: String, SettingsValue)
  /// The choice of an appearance, without a title.
  case appearance
  case logOut

  /// Whether or not something happens at a tap.
  var isTappable: Bool {
    switch self {
    case .account, .logOut: true
    case .setting(_, _, _, let value): value.isText
    case .appearance: false
    }
  }
}

/// The end of a row.
enum SettingsValue {
  case toggle(WritableKeyPath<Settings, Bool>)
  case slider(WritableKeyPath<Settings, Float>)
  /// A value that another screen is for.
  case text(String)

  var isText: Bool {
    if case .text = self { true } else { false }
  }
}
