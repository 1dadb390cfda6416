import DiagnosticCore
package import Foundation
import StyleCore

/// The lookup of texts by their keys, in the language of the application.
package enum TextLookup {
  /// Returns the text of a key in a table of a bundle, or else the value, or else the key.
  ///
  /// A text that depends on numbers is a format, from which `String` makes the text.
  package static func text(_ key: String, value: String?, table: String?, in bundle: Bundle?) -> String {
    switch find(key, table: table, in: bundle, language: AppLanguage.current) {
    case .plain(let text): text
    case .plural(let text): PluralFormats.format(of: text)
    case nil: value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }
  }

  /// Returns the text of a key; nil if there is none. A table that does not exist is reported.
  static func find(_ key: String, table: String?, in bundle: Bundle?, language: String?) -> LocalizedText? {
    let folders = ResourceFolders.folders(of: bundle)
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? ResourceFolder.defaultTable
    for folder in folders {
      if let text = folder.text(key, table: name, language: language) { return text }
    }
    if name != ResourceFolder.defaultTable, !folders.contains(where: { $0.tableNames.contains(name) }) {
      MissingAssets.report(.table, name, in: bundle) { folders.flatMap { $0.tableNames.sorted() } }
    }
    return nil
  }

  /// Returns the languages of a bundle that its texts come from: the application's, if the bundle has it.
  static func languages(of bundle: Bundle) -> [String] {
    let folders = ResourceFolders.folders(of: bundle)
    let all = folders.flatMap(\.allLanguages)
    let development = folders.lazy.compactMap(\.developmentLanguage).first
    for wanted in [AppLanguage.current, development, "en"] {
      if let wanted, let found = LanguageName(wanted).best(of: all) { return [found] }
    }
    return [development ?? "en"]
  }
}
