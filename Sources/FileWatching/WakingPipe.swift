internal import Glibc

/// A pipe by which one thread ends the waiting of another.
final class WakingPipe: Sendable {
  /// The end to wait at.
  let descriptor: Int32
  private let writing: Int32

  init() throws(WatchError) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else {
      throw WatchError(description: "no pipe can be opened: \(unsafe String(cString: strerror(errno)))")
    }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (descriptor, writing) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(writing)
  }

  /// Ends the waiting; a full pipe does so as well.
  func ring() {
    var one: UInt8 = 1
    _ = unsafe write(writing, &one, 1)
  }

  func empty() {
    var bytes: [UInt8] = Array(repeating: 0, count: 256)
    while unsafe read(descriptor, &bytes, bytes.count) == bytes.count {}
  }
}
