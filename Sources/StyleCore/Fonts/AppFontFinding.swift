/// A type that finds the fonts of the application, which this module cannot read.
package protocol AppFontFinding: SendableMetatype {
  /// Registers the application's font files, unless they are registered.
  static func registerFiles()
}

/// The fonts that the application brings.
enum AppFontFiles {
  /// The type that finds them, which belongs to a module above this one.
  private static let finder = _typeByName("9AssetCore8AppFontsO") as? any AppFontFinding.Type

  /// Registers them, unless they are registered.
  static func register() { finder?.registerFiles() }
}
