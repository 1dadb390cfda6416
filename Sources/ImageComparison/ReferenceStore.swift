internal import FileAccess

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
    guard let folder else { return FilePath(spec).folder + name }
    let inside = Self.components(of: FilePath(spec).folder, under: root) + [name]
    let end = folder.isEmpty || FilePath(folder).hasSuffix("/") ? "" : "/"
    return folder + end + inside.joined(separator: "/")
  }
}

extension ReferenceStore {
  /// What stands behind a picture's name at a scale: nothing at 1.
  package static func suffix(scale: Int) -> String { scale == 1 ? "" : "@\(scale)x" }

  /// The file name without its last extension. A dot at the front begins a name, not an extension.
  private static func nameWithoutExtension(_ path: String) -> String {
    let name = FilePath(path).name
    precondition(!name.isEmpty, "\"\(path)\" names no file.")
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return name }
    return String(Substring(name.utf8[..<dot]))
  }

  /// A folder's components below `root`; all of them if it lies elsewhere.
  ///
  /// What would lead out of the store, a `..` that nothing before it takes back, becomes `__`.
  private static func components(of path: String, under root: String) -> [String] {
    let path = FilePath(path).normalizedComponents
    let root = FilePath(root).normalizedComponents
    let isInside = path.map(FilePath.init).starts(with: root.map(FilePath.init))
    return (isInside ? Array(path.dropFirst(root.count)) : path).map { $0 == ".." ? "__" : $0 }
  }
}
