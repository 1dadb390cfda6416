import Foundation

/// Files that are written without waiting for the disk; `Data.write(to:)` waits for each.
///
/// As other products of builds, they may be lost with the power.
enum QuickFile {
  /// Replaces the contents of a file, and returns whether all bytes were written.
  static func save(_ data: Data, to path: String) -> Bool {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return false }
    let isComplete = unsafe data.withUnsafeBytes { bytes in
      var position = 0
      while position < bytes.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[position...])
        let count = unsafe write(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        position += count
      }
      return true
    }
    return close(descriptor) == 0 && isComplete
  }
}
