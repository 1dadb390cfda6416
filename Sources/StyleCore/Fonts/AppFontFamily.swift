/// A family of fonts that belongs to the application.
package struct AppFontFamily: Sendable, Equatable {
  /// The name of the family.
  package let name: String
  /// The names of its faces.
  package let faces: [String]

  package init(name: String, faces: [String]) {
    (self.name, self.faces) = (name, faces)
  }
}

/// A type that finds the fonts of the application, which this module cannot read.
package protocol AppFontFinding: SendableMetatype {
  /// The families of the application's fonts, by name.
  static var families: [AppFontFamily] { get }
  /// Reports the application's font files, which are not used, once.
  static func reportFiles()
}

extension AppFontFamily {
  /// The type that finds fonts, which belongs to a module above this one.
  static var finder: (any AppFontFinding.Type)? {
    _typeByName("9AssetCore8AppFontsO") as? any AppFontFinding.Type
  }

  /// The families of the application.
  static var all: [AppFontFamily] { finder?.families ?? [] }
}
