import Synchronization

/// The surroundings of a call: where its progress and its messages go.
package struct CallContext: Sendable {
  /// The token of the progress; nil if the client does not want to know.
  let token: JSON?
  /// The least severe messages that the client wants; nil for none.
  let level: LogLevel?
  let writer: MessageWriter

  /// The folders that the client offers, as addresses; nil if it offers none.
  package let roots: [String]?

  /// The number of messages about progress.
  let steps = CallSteps()

  /// Tells the client what the work is at; each message has a greater number, as the protocol demands.
  package func progress(_ message: String) {
    guard let token else { return }
    steps.count.withLock { count in
      count += 1
      writer.write([
        "jsonrpc": "2.0", "method": "notifications/progress",
        "params": ["progressToken": token, "progress": .integer(count), "message": .string(message)],
      ])
    }
  }

  /// Sends a message beside the result.
  package func log(_ message: String, at level: LogLevel = .warning) {
    guard let least = self.level, level >= least else { return }
    writer.write([
      "jsonrpc": "2.0", "method": "notifications/message",
      "params": ["level": .string(level.word), "logger": "snapshot", "data": .string(message)],
    ])
  }

  /// Throws an error once the call is cancelled.
  package func checkCancellation() throws { try Task.checkCancellation() }
}

/// The steps of a call, which its copies of the context share.
final class CallSteps: Sendable {
  let count = Mutex(0)
}

/// The severity of a message, as in syslog (RFC 5424).
package enum LogLevel: Int, CaseIterable, Comparable, Sendable {
  case debug, info, notice, warning, error, critical, alert, emergency

  init?(_ word: String) {
    guard let level = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = level
  }

  var word: String { "\(self)" }

  package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
