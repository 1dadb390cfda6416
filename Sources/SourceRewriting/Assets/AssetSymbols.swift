public import Foundation

/// The symbols that Xcode makes for the images and colours of asset catalogs, `ImageResource.teaCup` and `UIImage.teaCup`.
public struct AssetSymbols {
  /// The bundle with the catalogs.
  public enum Owner: String {
    /// That of the program.
    case main
    /// That of the module.
    case module
  }

  private let content: Content
  private let owner: Owner

  /// Reads the names in catalogs, the folders whose names end in `.xcassets`.
  public init(catalogs: [URL], owner: Owner) {
    var content = Content()
    for catalog in catalogs { content.read(catalog, path: "") }
    self.content = content
    self.owner = owner
  }

  /// The declarations, which need a module that has `ImageResource`; empty if the catalogs have no image and no colour.
  public var source: String {
    let kinds: [(Kind, String)] = [
      (.color, content.constants(.color)), (.image, content.constants(.image)),
      (.color, content.accessors(.color)), (.image, content.accessors(.image)),
    ]
    let parts = kinds.enumerated().compactMap { index, part in
      part.1.isEmpty ? nil : "extension \(index < 2 ? part.0.resource : part.0.type) {\n\(part.1)}\n"
    }
    guard !parts.isEmpty else { return "" }
    return "private let __assetBundle = Bundle.\(owner.rawValue)\n\n" + parts.joined(separator: "\n")
  }

  /// The kinds of assets that have symbols.
  enum Kind: String {
    case color, image

    var resource: String { self == .color ? "ColorResource" : "ImageResource" }
    var type: String { self == .color ? "UIColor" : "UIImage" }

    /// The members of the type that no asset may hide.
    var taken: Set<String> {
      switch self {
      case .color:
        [
          "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green",
          "groupTableViewBackground", "label", "lightGray", "lightText", "link", "magenta", "opaqueSeparator",
          "orange", "placeholderText", "purple", "quaternaryLabel", "quaternarySystemFill", "red",
          "secondaryLabel", "secondarySystemBackground", "secondarySystemFill",
          "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue", "systemBrown",
          "systemCyan", "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4",
          "systemGray5",
          "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint",
          "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow",
          "tertiaryLabel", "tertiarySystemBackground", "tertiarySystemFill",
          "tertiarySystemGroupedBackground", "tintColor", "white", "yellow",
        ]
      case .image: ["actions", "add", "checkmark", "remove", "strokedCheckmark"]
      }
    }
  }

  /// An asset with a symbol.
  private struct Asset {
    let kind: Kind
    let symbol: String
    /// The name that finds it, behind those of its namespaces.
    let name: String
  }

  /// The assets of a catalog or of a namespace in it.
  private struct Content {
    private var assets: [Asset] = []
    private var namespaces: [(symbol: String, content: Content)] = []

    /// Adds the assets of a folder and of the groups in it, in the order of their names.
    mutating func read(_ folder: URL, path: String) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.sorted() {
        let place = folder.appending(path: name)
        let stem = (name as NSString).deletingPathExtension
        switch place.pathExtension {
        case "colorset": add(.color, stem, path)
        case "imageset", "symbolset": add(.image, stem, path)
        case "json", "appiconset", "launchimage", "dataset", "brandassets", "imagestack", "spriteatlas",
          "textureset",
          "cubetextureset", "mipmapset", "arresourcegroup", "complicationset", "stickerpack",
          "gcdashboardimage",
          "gcleaderboard", "solidimagestack", "iconset":
          break
        default: readGroup(place, name, path)
        }
      }
    }

    private mutating func add(_ kind: Kind, _ name: String, _ path: String) {
      guard let symbol = AssetSymbolName.constant(for: name, without: kind.rawValue) else { return }
      assets.append(Asset(kind: kind, symbol: symbol, name: path + name))
    }

    private mutating func readGroup(_ folder: URL, _ name: String, _ path: String) {
      guard Self.providesNamespace(folder), let symbol = AssetSymbolName.namespace(for: name) else {
        return read(folder, path: path)
      }
      if let index = namespaces.firstIndex(where: { $0.symbol == symbol }) {
        return namespaces[index].content.read(folder, path: path + name + "/")
      }
      var inner = Content()
      inner.read(folder, path: path + name + "/")
      namespaces.append((symbol, inner))
    }

    private static func providesNamespace(_ folder: URL) -> Bool {
      guard let data = FileManager.default.contents(atPath: folder.appending(path: "Contents.json").path),
        let values = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
        let properties = values["properties"] as? [String: Any]
      else { return false }
      return (properties["provides-namespace"] as? NSNumber)?.boolValue ?? false
    }

    /// Returns the constants of a kind, a line for each.
    func constants(_ kind: Kind) -> String {
      lines(kind) { asset, _ in
        let name = asset.name.debugDescription
        return "static let \(asset.symbol) = \(kind.resource)(name: \(name), bundle: __assetBundle)"
      }
    }

    /// Returns the properties of a kind's type, a line for each; one that UIKit has is left out with a warning, as in Xcode.
    func accessors(_ kind: Kind) -> String {
      lines(kind) { asset, path in
        if path.isEmpty, kind.taken.contains(asset.symbol) {
          let message =
            "the \(kind.rawValue) \(asset.name) stands for \(asset.symbol), which \(kind.type) has; give it another name"
          return "#warning(\(message.debugDescription))"
        }
        return "static var \(asset.symbol): \(kind.type) { \(kind.type)(resource: .\(path)\(asset.symbol)) }"
      }
    }

    /// Returns a line for each symbol of a kind; of assets with one symbol the first has it.
    ///
    /// - Parameters:
    ///   - kind: The kind.
    ///   - path: The symbols of the namespaces around the content, each with a dot behind it.
    ///   - indent: The spaces before a line.
    ///   - line: The line for an asset in the namespaces of a path.
    private func lines(
      _ kind: Kind, path: String = "", indent: String = "  ", _ line: (Asset, String) -> String
    ) -> String {
      var seen: Set<String> = []
      var text = ""
      for asset in assets where asset.kind == kind && seen.insert(asset.symbol).inserted {
        text += indent + line(asset, path) + "\n"
      }
      for (symbol, content) in namespaces where !seen.contains(symbol) {
        let inner = content.lines(kind, path: path + symbol + ".", indent: indent + "  ", line)
        if !inner.isEmpty { text += "\(indent)enum \(symbol) {\n\(inner)\(indent)}\n" }
      }
      return text
    }
  }
}
