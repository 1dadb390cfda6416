#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension Folder {
  /// Replaces or creates a file of the folder atomically: the old file stays until all new bytes are on the disk.
  ///
  /// They are written to a temporary file beside it first. If the content can be made again, and damage to it is noticed,
  /// there is no need to wait for the disk: then `isDurable` is false.
  package func replace(
    _ name: String, with bytes: [UInt8], isDurable: Bool = true
  ) throws(FileError) {
    switch kind(of: name) {
    case nil, .file: break
    case .folder: throw .system(SystemFailure(code: EISDIR))
    case .link: throw .link(name)
    case .some(let kind): throw .notRegular(kind.words)
    }
    var number = 0
    while true {
      do throws(FileError) {
        return try write(bytes, to: TemporaryName(number).text, thenRenameTo: name, isDurable: isDurable)
      } catch {
        // The name is used by another thread, or was just removed by a sweep.
        guard error == .system(SystemFailure(code: EEXIST)), number < 1_000 else { throw error }
        number += 1
      }
    }
  }

  private func write(
    _ bytes: [UInt8], to temporary: String, thenRenameTo name: String, isDurable: Bool
  ) throws(FileError) {
    let temporaryFile = try OpenFile(temporary, in: file.descriptor, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
    // The lock shows that the file's process is running; a sweep may have come first. On a file system without locks,
    // no sweep gets one either.
    _ = temporaryFile.lock(waits: true)
    var isSwept = false
    do throws(FileError) {
      isSwept = try temporaryFile.status.st_nlink == 0
      guard !isSwept else { throw .system(SystemFailure(code: EEXIST)) }
      try temporaryFile.append(bytes)
      if isDurable { try temporaryFile.synchronize() }
      try SystemFailure.check { unsafe renameat(file.descriptor, temporary, file.descriptor, name) }
    } catch {
      // The name of a file that was swept may be that of another one by now.
      if !isSwept { _ = unsafe unlinkat(file.descriptor, temporary, 0) }
      throw error
    }
  }
}

/// The name of a temporary file: hidden from listings, and short enough to be possible wherever that of the file is.
private struct TemporaryName {
  let text: String

  init(_ number: Int) {
    text = ".snapshot-\(getpid())-\(number).tmp"
  }

  static func matches(_ name: String) -> Bool {
    name.utf8.starts(with: ".snapshot-".utf8) && FilePath(name).hasSuffix(".tmp")
  }
}

extension Folder {
  /// Removes the temporary files of stopped processes.
  package func sweep() {
    for entry in (try? entries()) ?? [] where entry.kind == .file && TemporaryName.matches(entry.name) {
      // The file of a running process is locked.
      guard let left = try? OpenFile(entry.name, in: file.descriptor, O_RDONLY | O_NOFOLLOW | O_NONBLOCK),
        left.lock(waits: false)
      else { continue }
      // The name may be that of a newer file, after the locked one got its own.
      guard let status = try? left.status, isFile(entry.name, of: status) else { continue }
      try? remove(entry.name)
    }
  }

  /// Returns whether a name of the folder is that of the file with a status.
  private func isFile(_ name: String, of status: stat) -> Bool {
    var named = stat()
    guard unsafe fstatat(file.descriptor, name, &named, AT_SYMLINK_NOFOLLOW) == 0 else { return false }
    return named.st_dev == status.st_dev && named.st_ino == status.st_ino
  }
}
