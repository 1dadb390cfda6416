#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A lock of a folder among processes, which ends with its process at the latest.
///
/// On a file system without locks, nothing is locked.
package final class StoreLock: Sendable {
  private let descriptor: Int32

  /// Waits for the lock of a folder.
  ///
  /// - Parameters:
  ///   - path: The path of the folder, which exists.
  ///   - isShared: Whether or not others may have the lock, too, if theirs are shared.
  package convenience init(_ path: String, isShared: Bool) throws(StoreError) {
    guard let descriptor = Self.open(path) else {
      throw StoreError("\(path): the folder cannot be opened")
    }
    self.init(descriptor: descriptor)
    while flock(descriptor, isShared ? LOCK_SH : LOCK_EX) != 0, errno == EINTR {}
  }

  private init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Returns the lock of a folder that no other process has; nil if one has it, or there is no such folder.
  static func free(_ path: String) -> StoreLock? {
    guard let descriptor = open(path) else { return nil }
    let lock = StoreLock(descriptor: descriptor)
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0 ? lock : nil
  }

  private static func open(_ path: String) -> Int32? {
    guard !path.utf8.contains(0) else { return nil }
    let descriptor = openFile(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    return descriptor < 0 ? nil : descriptor
  }

  /// Ends the lock.
  package func release() {
    _ = flock(descriptor, LOCK_UN)
  }

  deinit {
    _ = close(descriptor)
  }
}

/// Returns the result of the system's `open`, which a member of that name hides.
private func openFile(_ path: String, _ flags: Int32) -> Int32 { unsafe open(path, flags) }
