internal import FileAccess

/// The paths of a spec's pictures, computed from strings without access to the disk.
///
/// The picture of `path/card.json` is `path/card.png` at scale 1, `path/card@2x.png` at scale 2, and so on; one of several
/// variants is `path/card-ios26@2x.png`. Those of a failed comparison are `card@2x.actual.png`, `card@2x.difference.png`
/// and `card@2x.comparison.png`.
public struct ReferenceStore: Sendable, Equatable {
  /// The kind of a picture, by the end of its name.
  public enum Picture: String, Sendable, CaseIterable {
    /// The reference, or a picture without comparison, whose name has no addition.
    case reference = ""
    /// The picture as it is drawn now, kept because it differs.
    case actual = ".actual"
    /// The picture of the differences.
    case difference = ".difference"
    /// The pictures side by side, with their differences between them.
    case comparison = ".comparison"
  }

  /// The store of references, with each picture beside its spec.
  public static let besideSpecs = ReferenceStore(folder: nil, root: "")

  private let folder: String?
  private let root: String

  /// Creates a store that keeps all pictures in one folder, in subfolders like those of the specs.
  ///
  /// - Parameters:
  ///   - folder: The folder's path, absolute or relative like the specs' paths.
  ///   - root: The folder of specs whose own path is omitted from the pictures' paths; by default the specs' paths are
  ///     kept whole.
  public init(folder: String, root: String = "") {
    self.init(folder: .some(folder), root: root)
  }

  private init(folder: String?, root: String) {
    self.folder = folder
    self.root = root
  }

  /// Returns the path of a spec's picture.
  ///
  /// - Parameters:
  ///   - picture: The kind of picture.
  ///   - spec: The spec's path, which names a file, with or without an extension.
  ///   - variant: The name of one of several pictures of the spec at a scale, such as `ios26`; `nil` for the only one.
  ///   - scale: The number of pixels per point: 1, 2, 3 or more.
  public func path(
    of picture: Picture = .reference, for spec: String, variant: String? = nil, scale: Int
  ) -> String {
    precondition(scale >= 1, "Scales are 1, 2, 3 and so on; \(scale) is none.")
    let variant = variant.map { "-\($0)" } ?? ""
    let name =
      Self.nameWithoutExtension(spec) + variant + Self.suffix(scale: scale) + picture.rawValue + ".png"
    guard let folder else { return FilePath(spec).folder + name }
    let inside = Self.components(of: FilePath(spec).folder, under: root) + [name]
    let end = folder.isEmpty || FilePath(folder).hasSuffix("/") ? "" : "/"
    return folder + end + inside.joined(separator: "/")
  }
}

extension ReferenceStore {
  /// Returns the suffix of a picture's name at a scale, which is empty at 1.
  package static func suffix(scale: Int) -> String { scale == 1 ? "" : "@\(scale)x" }

  /// Returns the file name without its last extension; a dot at the start begins a name, not an extension.
  private static func nameWithoutExtension(_ path: String) -> String {
    let name = FilePath(path).name
    precondition(!name.isEmpty, "\"\(path)\" names no file.")
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return name }
    return String(Substring(name.utf8[..<dot]))
  }

  /// Returns a folder's components below `root`; all of them if it is elsewhere.
  ///
  /// A `..` that would lead out of the store, since no component precedes it, becomes `__`.
  private static func components(of path: String, under root: String) -> [String] {
    let path = FilePath(path).normalizedComponents
    let root = FilePath(root).normalizedComponents
    let isInside = path.map(FilePath.init).starts(with: root.map(FilePath.init))
    return (isInside ? Array(path.dropFirst(root.count)) : path).map { $0 == ".." ? "__" : $0 }
  }
}
