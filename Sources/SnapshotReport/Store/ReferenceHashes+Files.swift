package import FileAccess

/// The folders with a manifest, each searched for once.
package struct ManifestFolders: Sendable {
  private var found: [FilePath: String?] = [:]

  package init() {}

  /// Returns the folder whose manifest has the reference at a path; nil without one.
  package mutating func folder(of path: String, beneath root: String) -> String? {
    let key = Self.key(path, root)
    if let folder = found[key] { return folder }
    let folder = ReferenceHashes.folder(of: path, beneath: root)
    found[key] = .some(folder)
    return folder
  }

  /// Returns the folder that was found for a reference, or for another one beside it; nil without one.
  package func knownFolder(of path: String, beneath root: String) -> String? {
    found[Self.key(path, root)] ?? nil
  }

  private static func key(_ path: String, _ root: String) -> FilePath {
    FilePath("\(root)\0\(FilePath(path).folder)")
  }
}

extension ReferenceHashes {
  /// Returns whether a file is a manifest, by its name and its first bytes: a spec may have the same name.
  ///
  /// One that cannot be read is taken for a manifest, so that references do not become files beside it, and no picture
  /// that it names is deleted: to read it is an error then.
  package static func isManifest(at path: String) -> Bool {
    guard FilePath(FilePath(path).name) == FilePath(name) else { return false }
    switch FileKind(at: path) {
    case .file, nil: break
    default: return false
    }
    do throws(FileError) {
      return try RegularFile(path).nextBytes().starts(with: start.utf8)
    } catch {
      return !error.isAbsence
    }
  }

  /// Returns the folder whose manifest has the reference at a path; nil without one.
  ///
  /// It is the nearest one of the folders that contain the reference, up to the current directory or, for a reference
  /// outside of it, up to `root`. A folder is empty or ends with a slash.
  ///
  /// - Parameters:
  ///   - path: The path of the reference.
  ///   - root: The folder that the user named.
  package static func folder(of path: String, beneath root: String) -> String? {
    let current = FilePath(Folder.currentPath)
    let whole = FilePath(path).absolute(from: current.text)
    let start: (folder: String, names: [String])
    if let inside = whole.components(beneath: current) {
      start = ("", inside)
    } else {
      let top = FilePath(root.isEmpty ? "." : root).absolute(from: current.text)
      if let inside = whole.components(beneath: top) {
        start = (top.text == "/" ? "/" : top.text + "/", inside)
      } else {
        start = (whole.folder, [whole.name])
      }
    }
    for count in (0..<max(1, start.names.count)).reversed() {
      let folder = start.folder + start.names.prefix(count).map { $0 + "/" }.joined()
      if isManifest(at: folder + name) { return folder }
    }
    return nil
  }

  /// Returns the path of a reference in a folder that has it, as the manifest names it.
  package static func path(of reference: String, in folder: String) -> FilePath {
    let current = Folder.currentPath
    let names = FilePath(reference).absolute(from: current)
      .components(beneath: FilePath(folder.isEmpty ? "." : folder).absolute(from: current))
    return FilePath((names ?? [reference]).joined(separator: "/"))
  }

  /// Reads the manifest of a folder, whose path is empty or ends with a slash.
  package init(in folder: String) throws(StoreError) {
    let path = folder + Self.name
    let bytes: [UInt8]
    do { bytes = try RegularFile.read(path, limit: ReadLimit.bytes) } catch {
      throw StoreError("\(path): the manifest cannot be read: \(error)")
    }
    try self.init(bytes, path: path)
  }

  /// Changes the manifest of a folder, whose path is empty or ends with a slash, if `body` changes the references.
  ///
  /// The file is read again and replaced as a whole, while no other command changes it.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - makes: Whether or not a manifest that does not exist is made; otherwise that is an error.
  ///   - files: The writer of files.
  ///   - body: The change.
  package static func change(
    in folder: String, makes: Bool = false, files: any StoreFiles = DiskFiles(),
    _ body: (inout ReferenceHashes) -> Void
  ) throws(StoreError) {
    let lock = try StoreLock(folder.isEmpty ? "." : folder, isShared: false)
    defer { lock.release() }
    let isNew = makes && !isManifest(at: folder + name) && FileKind(at: folder + name) == nil
    let old = isNew ? ReferenceHashes() : try ReferenceHashes(in: folder)
    var new = old
    body(&new)
    guard isNew || new != old else { return }
    try write(new, in: folder, files: files)
  }

  /// Writes the manifest of a folder.
  package static func write(
    _ hashes: ReferenceHashes, in folder: String, files: any StoreFiles = DiskFiles()
  ) throws(StoreError) {
    do {
      try files.write(hashes.bytes, to: folder + name, beneath: folder.isEmpty ? "." : folder)
    } catch {
      throw StoreError("\(folder)\(name): cannot be written: \(error)")
    }
  }
}
