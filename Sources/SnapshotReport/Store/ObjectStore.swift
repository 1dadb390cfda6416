internal import FileAccess

/// A folder of pictures by content: each file is named by what it shows.
///
/// Equal names are equal pictures, so a file is never changed, only added and removed.
package struct ObjectStore: Sendable {
  /// A closure that returns the name of a picture by its content; it throws if the bytes are no picture.
  package typealias Identification = @Sendable ([UInt8]) throws -> ObjectName

  /// The name of the store in a folder of references.
  package static let name = ".snapshot-store"

  /// The path of the folder.
  package let folder: String
  /// The folder that the user named, below which nothing is a symbolic link.
  let root: String
  private let files: any StoreFiles
  /// The check of pictures.
  let identification: Identification

  /// Creates a store in a folder, which need not exist.
  package init(
    _ folder: String, beneath root: String? = nil, files: any StoreFiles = DiskFiles(),
    identify: @escaping Identification
  ) {
    self.folder = FilePath(folder).hasSuffix("/") ? String(folder.dropLast()) : folder
    self.root = root ?? self.folder
    self.files = files
    identification = identify
  }

  /// Creates the store of a folder of references, whose path is empty or ends with a slash.
  package init(
    besideManifestIn folder: String, files: any StoreFiles = DiskFiles(), identify: @escaping Identification
  ) {
    self.init(
      folder + Self.name, beneath: folder.isEmpty ? "." : folder, files: files, identify: identify)
  }

  /// Returns the path of a picture.
  package func path(of name: ObjectName) -> String { "\(folder)/\(name.path)" }

  /// Returns whether a picture is there; it may be damaged.
  package func contains(_ name: ObjectName) -> Bool { FileKind(at: path(of: name)) == .file }

  /// Returns the number of bytes of a picture; nil if it is not there.
  func size(of name: ObjectName) -> Int? { try? RegularFile(path(of: name)).size }

  /// Returns a picture, which is what its name says; nil if it is not there.
  ///
  /// - Throws: ``StoreError`` if the file is damaged, or cannot be read.
  package func object(_ name: ObjectName) throws(StoreError) -> [UInt8]? {
    let path = path(of: name)
    let bytes: [UInt8]
    do { bytes = try RegularFile.read(path, limit: ReadLimit.bytes) } catch {
      if error.isMissing { return nil }
      throw StoreError("\(path): \(error)")
    }
    try check(bytes, is: name, at: path)
    return bytes
  }

  /// Adds a picture, or writes it once more, so that its time is that of the last recording.
  ///
  /// - Throws: ``StoreError`` if it is another picture than its name says, or cannot be written.
  package func add(_ bytes: [UInt8], as name: ObjectName) throws(StoreError) {
    try check(bytes, is: name, at: path(of: name))
    try write(bytes, as: name)
  }

  /// Adds a picture whose name was made of these bytes.
  func write(_ bytes: [UInt8], as name: ObjectName) throws(StoreError) {
    do {
      // Stores are not committed: git ignores what this file is in.
      let ignore = "\(folder)/.gitignore"
      if FileKind(at: ignore) == nil { try files.write(Array("*\n".utf8), to: ignore, beneath: root) }
      try files.write(bytes, to: path(of: name), beneath: root)
    } catch {
      throw StoreError("\(path(of: name)): cannot be written: \(error)")
    }
  }

  /// Removes a picture.
  package func remove(_ name: ObjectName) throws(StoreError) {
    do { try files.remove(path(of: name), beneath: root) } catch {
      throw StoreError("\(path(of: name)): cannot be deleted: \(error)")
    }
  }

  /// Returns the names of all pictures; none if there is no such folder.
  ///
  /// - Throws: ``StoreError`` if a part of the folder cannot be read.
  package func names() throws(StoreError) -> Set<ObjectName> {
    guard FileKind(at: folder) != nil else { return [] }
    var names: Set<ObjectName> = []
    for entry in try Self.entries(of: folder) where entry.kind == .folder && entry.name.utf8.count == 2 {
      for file in try Self.entries(of: "\(folder)/\(entry.name)") where file.kind == .file {
        guard let name = ObjectName(path: file.name), name.folderName == entry.name else { continue }
        names.insert(name)
      }
    }
    return names
  }

  private static func entries(of folder: String) throws(StoreError) -> [Folder.Entry] {
    do { return try Folder(folder).entries() } catch {
      throw StoreError("\(folder): the folder cannot be read: \(error)")
    }
  }

  private func check(_ bytes: [UInt8], is name: ObjectName, at path: String) throws(StoreError) {
    let found: ObjectName
    do { found = try identification(bytes) } catch {
      throw StoreError("\(path): the picture is damaged: \(error)")
    }
    guard found == name else {
      throw StoreError("\(path): the picture is damaged: it shows something else than was recorded")
    }
  }
}
