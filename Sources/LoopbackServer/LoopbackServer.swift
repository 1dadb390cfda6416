internal import Foundation
internal import Synchronization

/// A server of HTTP/1.1 on the loopback addresses, for one page and those with its token.
///
/// One thread waits for all connections; no reader, however slow, keeps another one waiting. ``stop()`` closes all.
package final class LoopbackServer: Sendable {
  /// A closure that answers a request; it is called on the thread of the server and must not wait.
  package typealias Handler = @Sendable (HTTPRequest) -> HTTPResponse

  package let port: Int
  package let token: AccessToken
  /// The ends of a pipe: what is written to the second ends the waiting at the first.
  private let sleeper: Int32
  private let wake: Int32
  /// Events that no stream has got yet, and whether or not the server ends.
  private let inbox = Mutex(Inbox())
  private let ended = DispatchSemaphore(value: 0)

  struct Inbox {
    var event: String?
    var isStopped = false
  }

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - port: The port; nil for a free one.
  ///   - limits: The limits of requests and connections.
  ///   - handler: The answers to requests with the token.
  /// - Throws: An error in one line: a port that is taken, or no sockets.
  package init(
    port: Int? = nil, limits: ServerLimits = ServerLimits(), handler: @escaping Handler
  ) throws(ServerError) {
    token = try AccessToken()
    let (first, bound) = try ListeningSocket.open(.v4, port: port ?? 0)
    self.port = bound
    // Without IPv6, or with its port taken, there is the other address.
    let second = try? ListeningSocket.open(.v6, port: bound).descriptor
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else {
      let reason = failure()
      close(first)
      if let second { close(second) }
      throw ServerError("the server cannot start: \(reason)")
    }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (sleeper, wake) = (ends[0], ends[1])
    let loop = ServerLoop(
      listeners: [first] + (second.map { [$0] } ?? []), wake: sleeper, limits: limits,
      guard: RequestGuard(token: token, port: bound), handler: handler)
    let thread = Thread { [self] in
      loop.run {
        inbox.withLock { inbox in
          defer { inbox.event = nil }
          return inbox
        }
      }
      ended.signal()
    }
    thread.stackSize = 1 << 20
    thread.start()
  }

  /// The address with the token, which is opened in a browser.
  package var address: String { "http://127.0.0.1:\(port)/?token=\(token.text)" }

  /// Sends an event to all streams; one that none has got yet is replaced.
  package func send(_ data: String) {
    inbox.withLock { inbox in
      // After the end the number of the pipe may be that of another file.
      guard !inbox.isStopped else { return }
      inbox.event = data
      ring()
    }
  }

  /// Closes all connections, and returns when they are.
  package func stop() {
    let isFirst = inbox.withLock { inbox in
      defer { inbox.isStopped = true }
      return !inbox.isStopped
    }
    guard isFirst else { return }
    ring()
    ended.wait()
    close(wake)
    close(sleeper)
  }

  private func ring() {
    // A full pipe wakes as well.
    var one: UInt8 = 1
    _ = unsafe write(wake, &one, 1)
  }
}
