import Foundation
import Synchronization

/// A writer of messages, each on a line, which threads share.
package final class MessageWriter: Sendable {
  private let descriptor: Int32
  private let isOpen = Mutex(true)

  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes a message; once the reader has closed the other end, messages are dropped.
  func write(_ message: JSON) {
    let bytes = Array((message.line + "\n").utf8)
    isOpen.withLock { isOpen in
      guard isOpen else { return }
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = unsafe rest.withUnsafeBytes {
          unsafe Foundation.write(descriptor, $0.baseAddress, $0.count)
        }
        if count < 0, errno == EINTR { continue }
        if count < 0, errno == EAGAIN {
          var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = unsafe poll(&wait, 1, -1)
          continue
        }
        guard count > 0 else {
          isOpen = false
          return
        }
        rest = rest.dropFirst(count)
      }
    }
  }
}
