#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension Folder {
  /// Replaces a file of the folder, or makes it, in one step: what was there stays until all of the new bytes are on the
  /// disk. They go to a temporary file beside it first.
  package func replace(_ name: String, with bytes: [UInt8]) throws(FileError) {
    switch kind(of: name) {
    case nil, .file: break
    case .folder: throw .system(SystemFailure(code: EISDIR))
    case .link: throw .link(name)
    case .some(let kind): throw .notRegular(kind.words)
    }
    var number = 0
    while true {
      do throws(FileError) {
        return try write(bytes, to: TemporaryName(number).text, thenRenameTo: name)
      } catch {
        // Another thread's, or one that a sweep has just removed.
        guard error == .system(SystemFailure(code: EEXIST)), number < 1_000 else { throw error }
        number += 1
      }
    }
  }

  private func write(_ bytes: [UInt8], to temporary: String, thenRenameTo name: String) throws(FileError) {
    let temporaryFile = try OpenFile(temporary, in: file.descriptor, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
    // The lock says that the file's process is still there; a sweep may have come before it. Where a file system has no
    // locks, no sweep gets one either.
    _ = temporaryFile.lock(waits: true)
    guard try temporaryFile.status.st_nlink > 0 else { throw .system(SystemFailure(code: EEXIST)) }
    do throws(FileError) {
      try temporaryFile.append(bytes)
      try temporaryFile.synchronize()
      try SystemFailure.check { unsafe renameat(file.descriptor, temporary, file.descriptor, name) }
    } catch {
      _ = unsafe unlinkat(file.descriptor, temporary, 0)
      throw error
    }
  }
}

/// The name of a file that is being written: hidden from listings, and short enough to be possible wherever the name of
/// the file itself is.
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
  /// Removes the temporary files that stopped processes left.
  package func sweep() {
    for entry in (try? entries()) ?? [] where entry.kind == .file && TemporaryName.matches(entry.name) {
      // Whose process lives, is locked.
      guard let left = try? OpenFile(entry.name, in: file.descriptor, O_RDONLY | O_NOFOLLOW | O_NONBLOCK),
        left.lock(waits: false)
      else { continue }
      try? remove(entry.name)
    }
  }
}
