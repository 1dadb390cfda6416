import Synchronization

/// An asset catalog: the sets of images, colours, data and symbols in a folder `.xcassets`.
///
/// The folder is read as it is in a project; nothing compiles it.
package final class AssetCatalog: Sendable {
  /// The kinds of sets, by the extensions of their folders.
  enum Kind: String, CaseIterable, Sendable {
    case image = "imageset"
    case symbol = "symbolset"
    case color = "colorset"
    case data = "dataset"
  }

  /// The path of the catalog.
  let path: String
  /// The paths of the sets of each kind, by their names.
  private let sets: [Kind: [String: String]]
  private let images = Mutex<[String: ImageSet?]>([:])
  private let colors = Mutex<[String: ColorSet?]>([:])

  private static let depthLimit = 24

  /// Finds the sets of the catalog at `path`.
  ///
  /// The name of a set in a folder that provides a namespace begins with the folder's name and a slash.
  init(_ path: String) {
    self.path = path
    var sets: [Kind: [String: String]] = [:]
    var waiting = [(path: path, prefix: "", depth: 0)]
    var next = 0
    while next < waiting.count {
      let group = waiting[next]
      next += 1
      for name in ResourceFolder.names(in: group.path) {
        let item = group.path + "/" + name
        let ending = ResourceFolder.ending(of: name)
        if let kind = Kind(rawValue: String(ending)) {
          let set = group.prefix + name.dropLast(ending.count + 1)
          if sets[kind]?[set] == nil { sets[kind, default: [:]][set] = item }
        } else if name != AssetContents.fileName, !Self.isLeftOut(ending), group.depth < Self.depthLimit {
          let isSpace = AssetContents.providesNamespace(item)
          waiting.append((item, isSpace ? group.prefix + name + "/" : group.prefix, group.depth + 1))
        }
      }
    }
    self.sets = sets
  }

  /// Returns the set of images or of a symbol with the given name.
  package func imageSet(_ name: String) -> ImageSet? {
    guard let path = sets[.image]?[name] ?? sets[.symbol]?[name] else { return nil }
    let isSymbol = sets[.image]?[name] == nil
    return images.withLock { kept in
      kept[path] ?? keep(ImageSet(path, name: name, isSymbol: isSymbol), as: path, in: &kept)
    }
  }

  /// Returns the set of a colour with the given name.
  func colorSet(_ name: String) -> ColorSet? {
    guard let path = sets[.color]?[name] else { return nil }
    return colors.withLock { kept in kept[path] ?? keep(ColorSet(path, name: name), as: path, in: &kept) }
  }

  /// Returns the folder of the data with the given name.
  func dataSet(_ name: String) -> String? { sets[.data]?[name] }

  /// Returns the names of all sets of the given kinds.
  package func imageNames() -> [String] { names([.image, .symbol]) }

  /// Returns the names of all sets of the given kinds.
  func names(_ kinds: [Kind]) -> [String] { kinds.flatMap { sets[$0]?.keys.sorted() ?? [] } }

  private func keep<Value>(_ value: Value?, as path: String, in kept: inout [String: Value?]) -> Value? {
    kept[path] = .some(value)
    return value
  }

  /// Returns whether folders with this extension have no images, colours or data.
  private static func isLeftOut(_ ending: Substring) -> Bool {
    [
      "appiconset", "iconset", "launchimage", "brandassets", "imagestack", "stickerpack", "stickersequence",
      "arresourcegroup", "cubetextureset", "mipmapset", "textureset", "complicationset", "gcdashboardimage",
      "gcleaderboard", "png", "pdf", "svg", "jpg", "jpeg", "json",
    ].contains(ending.lowercased())
  }
}
