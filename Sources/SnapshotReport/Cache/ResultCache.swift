internal import FileAccess
internal import Synchronization

/// A folder with the results of earlier runs, a file for each spec and verb.
///
/// Files are replaced as a whole; one that is damaged counts as empty. Several processes may share a folder: of two that
/// write a file at a time, one keeps its results.
package final class ResultCache: Sendable {
  private struct State {
    /// The names of the folders that were written to.
    var written: Set<String> = []
    /// The first error in writing.
    var problem: String?
  }

  package let folder: String
  private let limit: Int
  private let state = Mutex(State())

  /// The usual maximum size of all files together: 1 GiB.
  package static let usualLimit = 1 << 30

  /// Creates the cache of a folder, which need not exist.
  package init(folder: String, limit: Int = usualLimit) {
    (self.folder, self.limit) = (folder, limit)
  }

  /// The first error in writing; nil if there was none.
  package var problem: String? { state.withLock { $0.problem } }

  /// Returns the results of a unit of work; none if there are none that can be used.
  package func entry(of unit: String) -> CacheEntry { read(Place(unit)) ?? CacheEntry() }

  /// Adds a result of a unit of work.
  package func add(_ record: CacheRecord, to unit: String) {
    let place = Place(unit)
    state.withLock { state in
      var entry = read(place) ?? CacheEntry()
      entry.add(record)
      do throws(FileError) {
        try GuardedPath(path(place), beneath: folder)
          .write(entry.bytes, makesFolders: true, takesStreams: false, isDurable: false)
        state.written.insert(place.folder)
      } catch {
        state.problem = state.problem ?? "\(error)"
      }
    }
  }

  /// Adds a result of an entry that was found again, if the entry is older than a day: the oldest are removed first.
  package func keep(_ record: CacheRecord, from entry: CacheEntry, of unit: String) {
    if entry.age > Self.day { add(record, to: unit) }
  }

  /// A day, in seconds.
  private static let day = 86_400.0

  private func read(_ place: Place) -> CacheEntry? {
    guard let file = try? GuardedPath(path(place), beneath: folder).open(),
      let bytes = try? file.bytes(limit: CacheEntry.sizeLimit)
    else { return nil }
    return CacheEntry(bytes, age: (try? file.age) ?? 0)
  }

  private func path(_ place: Place) -> String { "\(folder)/\(place.folder)/\(place.name)" }

  /// The place of a file: one of 256 folders, and a name in it.
  private struct Place {
    let (folder, name): (String, String)

    init(_ unit: String) {
      let digest = SHA256.text(of: unit.utf8)
      (folder, name) = (String(digest.prefix(2)), String(digest.dropFirst(2)))
    }

    static let folderCount = 256

    static func isName(_ name: String) -> Bool {
      name.utf8.count == 62 && name.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
    }
  }
}

// MARK: Size

extension ResultCache {
  /// Removes the oldest files of the folders that were written to, as far as these are larger than their part of the limit.
  package func tidy() {
    let folders = state.withLock { state in
      defer { state.written = [] }
      return state.written.sorted()
    }
    for name in folders { tidy(name) }
  }

  private func tidy(_ name: String) {
    let path = "\(folder)/\(name)"
    let limit = limit / Place.folderCount
    var files = Self.files(in: path)
    var size = files.reduce(0) { $0 + $1.size }
    guard size > limit else { return }
    files.sort { ($0.time, $0.name) < ($1.time, $1.name) }
    for file in files {
      // With room for some more, so that not each run removes files.
      guard size > limit / 4 * 3 else { return }
      try? GuardedPath("\(path)/\(file.name)", beneath: folder).remove()
      size -= file.size
    }
  }

  /// The size that a file takes on usual disks is a multiple of this, in bytes.
  private static let block = 4096

  private static func files(in path: String) -> [(name: String, time: Double, size: Int)] {
    guard let folder = try? Folder(path), let entries = try? folder.entries() else { return [] }
    return entries.compactMap { entry in
      guard entry.kind == .file, Place.isName(entry.name), let file = try? folder.open(entry.name) else {
        return nil
      }
      let size = (file.size + block - 1) / block * block
      return (entry.name, (try? file.modificationTime) ?? 0, size)
    }
  }
}
