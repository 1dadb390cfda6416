internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A path that a change to a project may have set in part.
///
/// Below the current directory, and below a folder that the user named, no part of it may be a symbolic link, the file
/// itself included: a change can bring one. Elsewhere, the user named the path's folder.
package struct GuardedPath {
  /// The path as given.
  private let path: String
  /// The path of a folder, to which links may lead, and the names below it, the last one that of the file.
  private let (start, names): (String, [String])

  private var name: String { names[names.count - 1] }

  /// The folders that this process has written to, which were swept before the first time.
  private static let swept = Mutex<Set<FilePath>>([])

  /// Creates a path of a file.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - base: A folder that the user named, if `path` consists of it and of other parts.
  package init(_ path: String, beneath base: String? = nil) throws(FileError) {
    guard !path.utf8.contains(0) else { throw .invalidPath }
    guard !path.isEmpty else { throw .system(SystemFailure(code: ENOENT)) }
    let file = FilePath(path)
    guard !["", ".", ".."].contains(file.name) else { throw .system(SystemFailure(code: EISDIR)) }
    self.path = path
    let current = FilePath(Folder.currentPath)
    let base = base.map { FilePath($0).absolute(from: current.text) }
    if !file.isAbsolute {
      (start, names) = (".", file.normalizedComponents)
    } else if let inside = file.components(beneath: current) {
      (start, names) = (".", inside)
    } else if let base, let inside = file.components(beneath: base) {
      (start, names) = (base.text, inside)
    } else {
      (start, names) = (file.folder, [file.name])
    }
  }

  /// Opens the file for reading.
  package func open() throws(FileError) -> RegularFile { try folder(isMade: false).open(name) }

  /// Writes `bytes` to the file, in place of its content.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - makesFolders: Whether or not missing folders are created.
  ///   - takesStreams: Whether or not a pipe or a device there is written to.
  ///   - isDurable: Whether or not to wait until the content is on the disk.
  package func write(
    _ bytes: [UInt8], makesFolders: Bool, takesStreams: Bool, isDurable: Bool = true
  ) throws(FileError) {
    if takesStreams, try writeToStream(bytes) { return }
    let folder = try folder(isMade: makesFolders)
    let isNew = Self.swept.withLock { $0.insert(FilePath(FilePath(path).folder)).inserted }
    if isNew { folder.sweep() }
    try folder.replace(name, with: bytes, isDurable: isDurable)
  }

  /// Creates or replaces the file with `bytes`, and opens it for appending.
  package func begin(with bytes: [UInt8]) throws(FileError) -> AppendableFile {
    try write(bytes, makesFolders: true, takesStreams: false)
    return try folder(isMade: false).openForAppending(name)
  }

  /// Makes the path a folder, unless it is one, with the folders that contain it, and returns it.
  package func makeFolder() throws(FileError) -> Folder {
    try folder(isMade: true).folder([name], isMade: true)
  }

  /// Removes the file.
  package func remove() throws(FileError) { try folder(isMade: false).remove(name) }

  private func folder(isMade: Bool) throws(FileError) -> Folder {
    let folders = Array(names.dropLast())
    return try (isMade ? Folder(making: start) : Folder(start)).folder(folders, isMade: isMade)
  }

  /// Writes to a pipe or a device, and returns whether there is one.
  ///
  /// Outside the current directory a link may lead to it: `/dev/stdout` is one.
  private func writeToStream(_ bytes: [UInt8]) throws(FileError) -> Bool {
    guard let kind = FileKind(at: path), kind == .pipe || kind == .device else { return false }
    try OpenFile(path, O_WRONLY | (start == "." ? O_NOFOLLOW : 0)).append(bytes)
    return true
  }
}
