internal import Dispatch
internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Musl
#endif

/// The lines of a server's input, and its output.
final class SessionChannel: Sendable {
  /// A line of the input, without its end.
  enum Line: Sendable {
    case bytes([UInt8])
    /// A line beyond the limit, which was skipped.
    case tooLong
  }

  /// The maximum length of a request, and of a reply, in bytes.
  static let requestLimit = 1 << 20
  static let replyLimit = 64 << 20

  private let input: Int32
  private let output: Int32
  private let ownsInput: Bool
  private let ownsOutput: Bool
  private let queue = DispatchQueue(label: "session.input")
  private let reader: LineReader

  /// Creates the channel of two descriptors; the standard ones are kept for the protocol alone.
  ///
  /// Standard output becomes standard error then, and standard input is empty.
  init(input: Int32, output: Int32) {
    (self.input, ownsInput) = Self.reserved(input, STDIN_FILENO) {
      let null = unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)
      if null >= 0 {
        dup2(null, STDIN_FILENO)
        Descriptor.close(null)
      }
    }
    (self.output, ownsOutput) = Self.reserved(output, STDOUT_FILENO) {
      fflush(nil)
      dup2(STDERR_FILENO, STDOUT_FILENO)
    }
    reader = LineReader(self.input, limit: Self.requestLimit)
    if ProcessInfo.processInfo.environment[SessionProcess.mark] != nil { endWithInput(self.input) }
  }

  private static func reserved(
    _ descriptor: Int32, _ standard: Int32, _ replace: () -> Void
  ) -> (Int32, Bool) {
    guard descriptor == standard else { return (descriptor, false) }
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { return (descriptor, false) }
    replace()
    return (copy, true)
  }

  /// Returns the next line; nil at the end.
  func next() async -> Line? {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.reader.next()) }
    }
  }

  /// Writes a line, after all that the code printed, and returns whether the client still reads.
  func send(_ line: [UInt8]) -> Bool {
    fflush(nil)
    return Descriptor.write(line + [0x0A], to: output)
  }

  func close() {
    if ownsInput { Descriptor.close(input) }
    if ownsOutput { Descriptor.close(output) }
  }
}

/// Ends the process and its group when the other end of a descriptor is closed, also if the main thread hangs.
private func endWithInput(_ descriptor: Int32) {
  Thread.detachNewThread {
    var state = pollfd(fd: descriptor, events: 0, revents: 0)
    while true {
      let count = unsafe poll(&state, 1, -1)
      if count < 0, errno == EINTR { continue }
      guard count > 0, Int32(state.revents) & (Int32(POLLHUP) | Int32(POLLERR)) != 0 else { return }
      break
    }
    // A server that is not busy ends by itself.
    sleep(2)
    kill(0, SIGKILL)
    _exit(1)
  }
}
