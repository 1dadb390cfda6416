import Foundation
import StyleCore

/// A folder of resources: its catalogs, its files, and those of each language.
package final class ResourceFolder: Sendable {
  /// The extent of the search for files in a folder.
  package enum Extent: Sendable {
    /// The files of the folder itself, and those of the languages in it.
    case own
    /// The files of all folders below, as Xcode puts files of all groups into one bundle.
    case all
  }

  /// The path of the folder.
  package let path: String
  /// The catalogs in the folder, in the order of their paths.
  package let catalogs: [AssetCatalog]
  /// The paths of files by their names.
  let files: [String: String]
  /// The paths of the files of each language, by their names.
  let localized: [String: [String: String]]
  /// The language in which the program was written, if its `Info.plist` has one.
  let developmentLanguage: String?
  /// The tables of texts.
  let tables = TextTables()

  /// The largest depth at which files are looked for.
  private static let depthLimit = 24
  /// The largest number of folders that are looked into.
  private static let folderLimit = 20_000
  /// The extensions of folders that are bundles of their own, or no resources.
  private static let others: Set<Substring> = [
    "bundle", "framework", "xcframework", "resources", "xcodeproj", "xcworkspace", "playground", "build",
    "git",
    "swiftmodule", "docc", "product", "dSYM",
  ]

  /// Reads the names of the files in the folder at `path`.
  package init(_ path: String, _ extent: Extent) {
    self.path = path
    var catalogs: [String] = []
    var files: [String: String] = [:]
    var localized: [String: [String: String]] = [:]
    var waiting = [(path, 0)]
    var next = 0
    while next < waiting.count, next < Self.folderLimit {
      let (folder, depth) = waiting[next]
      next += 1
      for name in Self.names(in: folder) {
        let item = folder + "/" + name
        let ending = Self.ending(of: name)
        if let language = ending == "lproj" ? name.dropLast(6) : nil {
          for file in Self.names(in: item) where localized[String(language)]?[file] == nil {
            // A String Catalog has all languages; Xcode puts that of a storyboard into mul.lproj.
            if Self.ending(of: file) == "xcstrings" {
              if files[file] == nil { files[file] = item + "/" + file }
            } else {
              localized[String(language), default: [:]][file] = item + "/" + file
            }
          }
        } else if ending == "xcassets" {
          catalogs.append(item)
        } else if extent == .all, depth < Self.depthLimit, !Self.others.contains(ending), Self.isFolder(item)
        {
          waiting.append((item, depth + 1))
        } else if files[name] == nil {
          files[name] = item
        }
      }
    }
    self.catalogs = catalogs.map(AssetCatalog.init)
    (self.files, self.localized) = (files, localized)
    developmentLanguage = files["Info.plist"].flatMap(Self.developmentLanguage)
  }

  /// Returns the path of a file, which may be one of the language of the application.
  package func path(ofFile name: String) -> String? {
    for language in languages(preferred: AppLanguage.current) {
      if let path = localized[language]?[name] { return path }
    }
    return files[name] ?? (name.contains("/") ? existing(path + "/" + name) : nil)
  }

  /// Returns the languages of the folder in the order in which they are looked into.
  ///
  /// The preferred one is first, then the development language, `Base` and English.
  func languages(preferred: String?) -> [String] {
    let known = localized.keys.sorted()
    var result: [String] = []
    for wanted in [preferred, developmentLanguage, "Base", "en"] {
      guard let wanted, let found = LanguageName(wanted).best(of: known) else { continue }
      if !result.contains(found) { result.append(found) }
    }
    return result
  }

  /// The names of loose images, without scales, idioms and `.png`.
  package var imageNames: [String] {
    let names = (Array(files.keys) + localized.values.flatMap(\.keys)).filter { name in
      ["png", "jpg", "jpeg"].contains(Self.ending(of: name).lowercased())
    }
    let short = names.map { name in
      let isPNG = name.hasSuffix(".png")
      let stem = isPNG ? String(name.dropLast(4)) : name
      return stem.replacing("@2x", with: "").replacing("@3x", with: "").replacing("~ipad", with: "")
        .replacing("~iphone", with: "")
    }
    return Set(short).sorted()
  }

  private func existing(_ path: String) -> String? {
    FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// Returns the names in a folder, sorted by their scalars, without hidden ones.
  static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted {
      $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars)
    }
  }

  /// Returns the part of a name after its last dot.
  static func ending(of name: String) -> Substring {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? ""
  }

  /// Returns whether there is a folder at `path` that is no symbolic link.
  private static func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  /// Returns the development language of an `Info.plist`, unless it is a setting of a build.
  private static func developmentLanguage(_ path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? unsafe PropertyListSerialization.propertyList(from: data, options: [], format: nil),
      let name = (list as? [String: Any])?["CFBundleDevelopmentRegion"] as? String, !name.contains("$")
    else { return nil }
    return name
  }
}
