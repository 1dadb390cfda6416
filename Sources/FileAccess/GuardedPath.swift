internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A path of which whoever sends a change to a project may have made parts.
///
/// Beneath the current directory, and beneath a folder that the user named, no part of it may be a symbolic link, the file
/// itself included: a change can bring one. Elsewhere, the path's folder is what the user named.
package struct GuardedPath {
  /// The path as it was given.
  private let path: String
  /// The path of a folder, to which links may lead, and the names beneath it, the last one that of the file.
  private let (start, names): (String, [String])

  private var name: String { names[names.count - 1] }

  /// Folders that this process wrote to, and before the first time swept.
  private static let swept = Mutex<Set<FilePath>>([])

  /// A path of a file.
  ///
  /// - Parameter base: A folder that the user named, if `path` is made of it and of something else.
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

  /// Writes `bytes` to the file, in place of what is there.
  ///
  /// - Parameters:
  ///   - makesFolders: Whether missing folders are made.
  ///   - takesStreams: Whether a pipe or a device there is written to.
  package func write(_ bytes: [UInt8], makesFolders: Bool, takesStreams: Bool) throws(FileError) {
    if takesStreams, try writeToStream(bytes) { return }
    let folder = try folder(isMade: makesFolders)
    let isNew = Self.swept.withLock { $0.insert(FilePath(FilePath(path).folder)).inserted }
    if isNew { folder.sweep() }
    try folder.replace(name, with: bytes)
  }

  /// Begins the file with `bytes`, in place of what is there, and leaves it open for more.
  package func begin(with bytes: [UInt8]) throws(FileError) -> AppendableFile {
    try write(bytes, makesFolders: true, takesStreams: false)
    return try folder(isMade: false).openForAppending(name)
  }

  /// Removes the file.
  package func remove() throws(FileError) { try folder(isMade: false).remove(name) }

  private func folder(isMade: Bool) throws(FileError) -> Folder {
    let folders = Array(names.dropLast())
    return try (isMade ? Folder(making: start) : Folder(start)).folder(folders, isMade: isMade)
  }

  /// Writes to what is no file but takes bytes; answers whether that is there. Outside the current directory a link may
  /// lead to it: `/dev/stdout` is one.
  private func writeToStream(_ bytes: [UInt8]) throws(FileError) -> Bool {
    guard let kind = FileKind(at: path), kind == .pipe || kind == .device else { return false }
    try OpenFile(path, O_WRONLY | (start == "." ? O_NOFOLLOW : 0)).append(bytes)
    return true
  }
}
