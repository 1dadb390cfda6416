internal import Foundation

/// The signals that end `snapshot watch` and `snapshot mcp`: Ctrl-C, a request to end, a closed terminal.
///
/// They are handled by a thread of their own, so that nothing that is being drawn delays the end. Programs that the command
/// starts do not inherit the handling.
enum WatchSignals {
  /// The end of a pipe that the handler writes the number of the signal to.
  ///
  /// It is written once, before the handler is installed, and only read after that.
  private nonisolated(unsafe) static var writingEnd: Int32 = -1

  /// Calls `clean` at the first signal and ends the process: with 0 at Ctrl-C, else by the signal itself.
  static func end(after clean: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    unsafe writingEnd = ends[1]
    let reading = ends[0]
    Thread.detachNewThread {
      var number: UInt8 = 0
      while unsafe read(reading, &number, 1) != 1 {}
      clean()
      if Int32(number) == SIGINT { exit(0) }
      signal(Int32(number), SIG_DFL)
      kill(getpid(), Int32(number))
    }
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let old = signal(number) { number in
        let error = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = unsafe write(WatchSignals.writingEnd, &byte, 1)
        errno = error
      }
      // After `nohup` a closed terminal ends nothing.
      let isIgnored = unsafe unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      if number == SIGHUP, isIgnored { signal(number, SIG_IGN) }
    }
  }
}
