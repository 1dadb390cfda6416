package import Foundation
import StyleCore

extension ResourceFolders {
  /// Returns whether a bundle has an image of a name, in a catalog or in a file.
  package static func hasImage(named name: String, in bundle: Bundle?) -> Bool {
    folders(of: bundle).contains { folder in
      folder.catalogs.contains { $0.imageSet(name) != nil }
        || folder.imageNames.contains(name.hasSuffix(".png") ? String(name.dropLast(4)) : name)
    }
  }

  /// Returns whether a catalog of a bundle has a colour of a name.
  package static func hasColor(named name: String, in bundle: Bundle?) -> Bool {
    folders(of: bundle).contains { folder in folder.catalogs.contains { $0.colorSet(name) != nil } }
  }
}

extension ResourceFolder {
  /// Returns the text of a key in the language of the application; nil if its table has none, or depends on numbers.
  package func plainText(_ key: String, table: String) -> String? {
    guard case .plain(let text) = text(key, table: table, language: AppLanguage.current) else { return nil }
    return text
  }
}
