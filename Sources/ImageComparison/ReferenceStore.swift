/// Where a spec's pictures are kept: which path each has, by arithmetic on strings and no look at the disk.
///
/// The picture of `path/card.json` is `path/card.png` at scale 1, `path/card@2x.png` at scale 2, and so on;
/// what a failed comparison leaves is `card@2x.actual.png`, `card@2x.difference.png` and `card@2x.comparison.png`.
public struct ReferenceStore: Sendable, Equatable {
  /// What a picture is, which the end of its name says.
  public enum Picture: String, Sendable, CaseIterable {
    /// The picture as it should be, or simply as it is: nothing is added to its name.
    case reference = ""
    /// The picture as drawn now, kept because it differs.
    case actual = ".actual"
    /// The picture of where it differs.
    case difference = ".difference"
    /// The pictures side by side, and where they differ between them.
    case comparison = ".comparison"
  }

  /// The store of references: each picture stands beside its spec.
  public static let besideSpecs = ReferenceStore(folder: nil, root: "")

  private let folder: String?
  private let root: String

  /// A store that keeps all pictures in one folder, in subfolders like those of the specs.
  ///
  /// - Parameters:
  ///   - folder: The folder's path, absolute or relative like the specs' paths.
  ///   - root: The folder of specs whose own path is left out of the pictures' paths; by default the specs'
  ///     paths are kept whole.
  public init(folder: String, root: String = "") {
    self.init(folder: .some(folder), root: root)
  }

  private init(folder: String?, root: String) {
    self.folder = folder
    self.root = root
  }

  /// The path of a spec's picture at a scale of 1, 2, 3 or more pixels per point.
  ///
  /// The spec's path names a file, with or without an extension.
  public func path(of picture: Picture = .reference, for spec: String, scale: Int) -> String {
    precondition(scale >= 1, "Scales are 1, 2, 3 and so on; \(scale) is none.")
    let name = Self.nameWithoutExtension(spec) + Self.suffix(scale: scale) + picture.rawValue + ".png"
    guard let folder else { return Self.folder(of: spec) + name }
    let inside = Self.components(of: Self.folder(of: spec), under: root) + [name]
    return (folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/") + inside.joined(separator: "/")
  }
}

extension ReferenceStore {
  /// What stands behind a picture's name at a scale: nothing at 1.
  package static func suffix(scale: Int) -> String { scale == 1 ? "" : "@\(scale)x" }

  /// All up to and including the last slash; empty for a bare file name.
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[...slash])
  }

  /// The file name without its last extension. A dot at the front begins a name, not an extension.
  private static func nameWithoutExtension(_ path: String) -> String {
    let name = path.dropFirst(folder(of: path).count)
    precondition(!name.isEmpty, "\"\(path)\" names no file.")
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return String(name) }
    return String(name[..<dot])
  }

  /// A folder's components below `root`; all of them if it lies elsewhere.
  ///
  /// What would lead out of the store, a `..` that nothing before it takes back, becomes `__`.
  private static func components(of path: String, under root: String) -> [String] {
    let path = components(of: path)
    let root = components(of: root)
    return (path.starts(with: root) ? Array(path.dropFirst(root.count)) : path)
      .map { $0 == ".." ? "__" : $0 }
  }

  /// The names between the slashes, without `.` and with every `..` taken back as far as names go.
  private static func components(of path: String) -> [String] {
    path.split(separator: "/").reduce(into: []) { names, name in
      if name == "." { return }
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else {
        names.append(String(name))
      }
    }
  }
}
