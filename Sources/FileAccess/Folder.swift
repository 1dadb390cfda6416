#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// An open folder: files reached through it are in it, even if its path changes.
package struct Folder: ~Copyable {
  let file: OpenFile

  /// Opens the folder at `path`, relative to the current directory; symbolic links may lead to it.
  package init(_ path: String) throws(FileError) {
    file = try OpenFile(path, O_RDONLY | O_DIRECTORY)
    FileReads.note(path, .opened)
  }

  /// Opens the folder at `path`, and creates missing folders of the path; symbolic links may lead to them.
  package init(making path: String) throws(FileError) {
    do {
      try self.init(path)
    } catch {
      let names = FilePath(path).components
      guard error.isMissing, let name = names.last else { throw error }
      let around = names.dropLast().joined(separator: "/")
      let start = FilePath(path).isAbsolute ? "/" + around : around.isEmpty ? "." : around
      self = try Folder(making: start).next(name, isMade: true, followsLinks: true)
    }
  }

  private init(_ file: consuming OpenFile) {
    self.file = file
  }

  /// The absolute path of the current directory.
  package static var currentPath: String {
    guard let path = unsafe getcwd(nil, 0) else { return "/" }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// Opens the folder at a path of names inside this one.
  ///
  /// A symbolic link is an error.
  ///
  /// - Parameters:
  ///   - names: The names of the folders, each inside the one before.
  ///   - isMade: Whether or not missing folders are created.
  package consuming func folder(_ names: [String], isMade: Bool) throws(FileError) -> Folder {
    var folder = self
    for name in names { folder = try folder.next(name, isMade: isMade, followsLinks: false) }
    return folder
  }

  private func next(_ name: String, isMade: Bool, followsLinks: Bool) throws(FileError) -> Folder {
    let flags = O_RDONLY | O_DIRECTORY | (followsLinks ? 0 : O_NOFOLLOW)
    do {
      return Folder(try OpenFile(name, in: file.descriptor, flags))
    } catch {
      guard isMade, error.isMissing else {
        switch kind(of: name) {
        case .link where !followsLinks: throw .link(name)
        case nil, .folder: throw error
        default: throw .notFolder(name)
        }
      }
      // Another thread may have created it.
      if unsafe mkdirat(file.descriptor, name, 0o777) != 0, errno != EEXIST { throw .system(.latest) }
      return try next(name, isMade: false, followsLinks: followsLinks)
    }
  }

  /// Returns the kind of an entry of the folder, a link counting as one; nil if there is none.
  package func kind(of name: String) -> FileKind? {
    name.utf8.contains(0) ? nil : try? existingKind(of: name)
  }

  /// Returns the kind of an entry of the folder, whose name has no NUL.
  private func existingKind(of name: String) throws(FileError) -> FileKind {
    var status = stat()
    try SystemFailure.check { unsafe fstatat(file.descriptor, name, &status, AT_SYMLINK_NOFOLLOW) }
    return FileKind(mode: status.st_mode)
  }

  /// Opens a regular file of the folder; a symbolic link is an error.
  package func open(_ name: String) throws(FileError) -> RegularFile {
    if kind(of: name) == .link { throw .link(name) }
    return try RegularFile(name, in: file.descriptor, O_RDONLY | O_NOFOLLOW)
  }

  /// Opens a file of the folder for appending.
  func openForAppending(_ name: String) throws(FileError) -> AppendableFile {
    AppendableFile(try OpenFile(name, in: file.descriptor, O_WRONLY | O_APPEND | O_NOFOLLOW))
  }

  /// Removes a file; an entry of another kind stays, and is an error.
  package func remove(_ name: String) throws(FileError) {
    guard !name.utf8.contains(0) else { throw .invalidPath }
    try SystemFailure.check { unsafe unlinkat(file.descriptor, name, 0) }
  }
}

extension Folder {
  /// An entry of a folder.
  package struct Entry: Sendable {
    /// The name, with invalid UTF-8 replaced.
    package let name: String
    /// Whether or not the name is valid UTF-8, so that it can be used.
    package let isValidUTF8: Bool
    package let kind: FileKind
  }

  /// Returns the entries of the folder, sorted by the bytes of their names.
  package func entries() throws(FileError) -> [Entry] {
    // A separate descriptor, since closing the stream closes it.
    let copy = try OpenFile(".", in: file.descriptor, O_RDONLY | O_DIRECTORY)
    let descriptor = try SystemFailure.check { dup(copy.descriptor) }
    guard let stream = unsafe fdopendir(descriptor) else {
      _ = close(descriptor)
      throw .system(.latest)
    }
    defer { unsafe closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { unsafe Array($0.prefix { $0 != 0 }) }
      if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
    }
    names.sort { $0.lexicographicallyPrecedes($1) }
    var found: [Entry] = []
    for bytes in names {
      guard let name = String(validating: bytes, as: UTF8.self) else {
        found.append(Entry(name: String(decoding: bytes, as: UTF8.self), isValidUTF8: false, kind: .file))
        continue
      }
      do throws(FileError) {
        found.append(Entry(name: name, isValidUTF8: true, kind: try existingKind(of: name)))
      } catch {
        // One that was removed meanwhile is left out; if it is unknown what one is, so is the content of the folder.
        guard error.isMissing else { throw error }
      }
    }
    return found
  }
}
