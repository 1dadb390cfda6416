import StyleCore

/// A text of a table: fixed, or one that depends on numbers.
enum LocalizedText: Hashable, Sendable {
  case plain(String)
  case plural(PluralText)
}

/// The name of a device in variations of texts.
enum TextDevice {
  /// Returns the value for the device of the main screen, or that for other devices.
  static func best<Value>(of values: [String: Value]) -> Value? {
    let names: [String] =
      switch UITraitCollection.ofMainScreen.userInterfaceIdiom {
      case .pad: ["ipad"]
      case .mac: ["mac"]
      case .tv: ["appletv"]
      case .vision: ["applevision"]
      case .phone, .carPlay, .unspecified: ["iphone"]
      }
    return (names + ["other", "iphone"]).lazy.compactMap { values[$0] }.first
  }
}
