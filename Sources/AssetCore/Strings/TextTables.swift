import DiagnosticCore
import Foundation
import StyleCore
import Synchronization

/// The tables of texts of a folder, each read when it is first needed.
final class TextTables: Sendable {
  private let tables = Mutex<[String: [String: LocalizedText]]>([:])
  private let catalogs = Mutex<[String: StringCatalog?]>([:])

  /// Returns the texts of a file in a language: those of a `.strings` or a `.stringsdict`.
  func table(_ path: String, language: String) -> [String: LocalizedText] {
    tables.withLock { tables in
      if let table = tables[path] { return table }
      let table = Self.read(path, language: language)
      tables[path] = table
      return table
    }
  }

  /// Returns the String Catalog of a file; `nil` if it is damaged.
  func catalog(_ path: String) -> StringCatalog? {
    catalogs.withLock { catalogs in
      if let catalog = catalogs[path] { return catalog }
      let catalog = Self.readCatalog(path)
      catalogs[path] = .some(catalog)
      return catalog
    }
  }

  private static func read(_ path: String, language: String) -> [String: LocalizedText] {
    guard let data = FileManager.default.contents(atPath: path) else {
      report(path, "", "the file cannot be read")
      return [:]
    }
    if path.hasSuffix(".stringsdict") {
      let file = StringsDictionary(data, language: language)
      for problem in file.problems { report(path, problem.place, problem.text) }
      return file.values
    }
    let file = StringsFile(data)
    if let problem = file.problem {
      report(path, "line \(problem.line), column \(problem.column)", problem.text)
    }
    return file.values.mapValues(LocalizedText.plain)
  }

  private static func readCatalog(_ path: String) -> StringCatalog? {
    guard let data = FileManager.default.contents(atPath: path) else {
      report(path, "", "the file cannot be read")
      return nil
    }
    do {
      return try StringCatalog(data)
    } catch {
      report(path, error.place, error.problem)
      return nil
    }
  }

  private static func report(_ path: String, _ place: String, _ problem: String) {
    LayoutDiagnostics.reportOnce(.asset(.damaged(file: path, place: place, problem: problem)))
  }
}

extension ResourceFolder {
  /// The name of the table without another one.
  static let defaultTable = "Localizable"

  /// Returns the text of a key; `nil` if the folder has none.
  ///
  /// The first language with a table of that name decides. Without a translation in it the key has no text, except in
  /// a String Catalog, which has the text of its source language.
  func text(_ key: String, table: String, language: String?) -> LocalizedText? {
    if let path = files[table + ".xcstrings"],
      let text = tables.catalog(path)?.text(key, language: language ?? developmentLanguage)
    {
      return text
    }
    for language in languages(preferred: language) {
      let files = localized[language] ?? [:]
      let paths = [files[table + ".stringsdict"], files[table + ".strings"]].compactMap { $0 }
      for path in paths {
        let name = language == "Base" ? developmentLanguage ?? "en" : language
        if let text = tables.table(path, language: name)[key] { return text }
      }
      if !paths.isEmpty { return nil }
    }
    let paths = [files[table + ".stringsdict"], files[table + ".strings"]].compactMap { $0 }
    return paths.lazy.compactMap { self.tables.table($0, language: self.developmentLanguage ?? "en")[key] }
      .first
  }

  /// The names of all tables of texts in the folder.
  var tableNames: Set<String> {
    let names = Array(files.keys) + localized.values.flatMap(\.keys)
    return Set(
      names.compactMap { name in
        let ending = ResourceFolder.ending(of: name)
        return ["strings", "stringsdict", "xcstrings"].contains(ending)
          ? String(name.dropLast(ending.count + 1)) : nil
      })
  }

  /// The languages of the folder, sorted.
  var allLanguages: [String] {
    let catalogs = files.keys.sorted().filter { $0.hasSuffix(".xcstrings") }.compactMap { files[$0] }
    let names = catalogs.flatMap { tables.catalog($0)?.languages ?? [] }
    return Set(localized.keys).union(names).subtracting(["Base"]).sorted()
  }
}
