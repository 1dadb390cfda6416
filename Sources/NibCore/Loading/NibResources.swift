import Foundation
import StyleCore

/// The files, images and colours that nibs and storyboards name.
@MainActor
enum NibResources {
  /// A file in a bundle.
  struct Found {
    let url: URL
    let bundle: Bundle?
  }

  /// The folders that are searched without a bundle: the program's, and the bundles of resources beside it.
  private static let folders: [URL] = {
    let main = [
      Bundle.main.resourceURL, Bundle.main.bundleURL, Bundle.main.executableURL?.deletingLastPathComponent(),
    ]
    .compactMap { $0?.standardizedFileURL }
    var folders: [URL] = []
    for folder in main where !folders.contains(folder) { folders.append(folder) }
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.sorted() where name.hasSuffix(".resources") || name.hasSuffix(".bundle") {
        folders.append(folder.appendingPathComponent(name))
      }
    }
    return folders
  }()

  /// The folders of languages within a folder that are searched, the preferred ones first.
  private static let languages: [String] = {
    let preferred = Locale.preferredLanguages.flatMap { language -> [String] in
      let parts = language.split(separator: "-")
      return [language, parts.first.map(String.init) ?? language]
    }
    return preferred + ["Base", "en"]
  }()

  /// Returns the file of a name and an extension.
  ///
  /// - Parameters:
  ///   - module: The module whose bundle of resources is preferred.
  static func file(named name: String, extension type: String, in bundle: Bundle?, of module: String? = nil)
    -> Found?
  {
    let isSearched = bundle == nil || bundle === Bundle.main
    var places = isSearched ? folders : bundle.map { [$0.resourceURL ?? $0.bundleURL] } ?? []
    if let module, isSearched {
      let own = places.filter { $0.lastPathComponent.contains("_\(module).") }
      places = own + places.filter { place in !own.contains(place) }
    }
    for place in places {
      for folder in [""] + languages.reversed().map({ $0 + ".lproj/" }).reversed() {
        let url = place.appendingPathComponent("\(folder)\(name).\(type)")
        guard isFile(url) else { continue }
        return Found(url: url, bundle: bundle ?? Bundle(url: place))
      }
    }
    return nil
  }

  private static func isFile(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile ?? false
  }

  /// Returns the texts of a nib in the present language, by identifier and property.
  static func texts(of name: String, beside found: Found) -> [String: String] {
    var place = found.url.deletingLastPathComponent()
    if place.pathExtension == "lproj" { place = place.deletingLastPathComponent() }
    for language in languages where language != "Base" {
      let url = place.appendingPathComponent("\(language).lproj/\(name).strings")
      guard isFile(url), let data = try? Data(contentsOf: url) else { continue }
      let list = try? unsafe PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      return list as? [String: String] ?? [:]
    }
    return [:]
  }

  /// Returns an image of a bundle.
  static func image(named name: String, in bundle: Bundle?) -> UIImage? {
    UIImage.file(named: name)
  }

  /// Returns a colour of the asset catalogs of a bundle.
  static func color(named name: String, in bundle: Bundle?) -> UIColor? { nil }
}
