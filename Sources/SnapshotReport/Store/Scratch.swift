internal import FileAccess
internal import Foundation
internal import Synchronization

/// A folder of a store for files that are on their way, which is removed at the end of its lifetime.
///
/// Those of processes that were stopped are removed by the next one.
final class Scratch: Sendable {
  /// The absolute path.
  let path: String
  private let lock: StoreLock
  private let count = Mutex(0)

  private static let prefix = "incoming-"

  /// Creates a folder in that of a store.
  init(in objects: ObjectStore) throws(StoreError) {
    let store = FilePath(objects.folder).absolute(from: Folder.currentPath).text
    // Beneath a link, the folders are those of others.
    do { _ = try GuardedPath(store, beneath: objects.root).makeFolder() } catch {
      throw StoreError("\(store): the folder cannot be made: \(error)")
    }
    Self.sweep(objects)
    var number = 0
    while true {
      // A name that cannot be known before: a change can bring folders and links.
      let path = "\(store)/\(Self.prefix)\(UUID().uuidString)"
      do { _ = try GuardedPath(path, beneath: objects.root).makeFolder() } catch {
        // The folder was made, and removed by a sweep before it was opened.
        number += 1
        guard error.isMissing, number < 1_000 else {
          throw StoreError("\(path): the folder cannot be made: \(error)")
        }
        continue
      }
      // A sweep may have come before the lock.
      if let lock = try? StoreLock(path, isShared: false), FileKind(at: path) == .folder {
        (self.path, self.lock) = (path, lock)
        return
      }
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Removes the folders of stopped processes.
  static func sweep(_ objects: ObjectStore) {
    let store = objects.folder
    for entry in (try? Folder(store).entries()) ?? [] {
      guard entry.kind == .folder, entry.name.utf8.starts(with: prefix.utf8) else { continue }
      // That of a running process is locked.
      guard let lock = StoreLock.free("\(store)/\(entry.name)") else { continue }
      try? FileManager.default.removeItem(atPath: "\(store)/\(entry.name)")
      lock.release()
    }
  }

  /// Returns the path of a new folder.
  func newFolder() throws(StoreError) -> String {
    let folder = "\(path)/\(next())"
    do { _ = try Folder(making: folder) } catch {
      throw StoreError("\(folder): the folder cannot be made: \(error)")
    }
    return folder
  }

  /// Returns the path of a new file with the given content.
  func newFile(_ bytes: [UInt8]) throws(StoreError) -> String {
    let file = "\(path)/\(next())"
    do { try GuardedPath(file).write(bytes, makesFolders: false, takesStreams: false) } catch {
      throw StoreError("\(file): cannot be written: \(error)")
    }
    return file
  }

  /// Returns the paths of the standard streams of a program, of which the input is there.
  func streams(_ input: [UInt8]) throws(StoreError) -> (input: String, output: String, errors: String) {
    let number = next()
    let file = input.isEmpty ? "/dev/null" : try newFile(input)
    return (file, "\(path)/\(number).out", "\(path)/\(number).err")
  }

  private func next() -> Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }
}
