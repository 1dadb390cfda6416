import Synchronization

/// The answers to the messages of a batch, which are written as one message when all are there.
final class Batch: Sendable {
  /// The maximum number of messages.
  static let limit = 1000

  private struct State {
    var missing: Int
    var answers: [JSON] = []
  }

  private let state: Mutex<State>
  private let writer: MessageWriter

  init(count: Int, _ writer: MessageWriter) {
    state = Mutex(State(missing: count))
    self.writer = writer
  }

  /// Adds an answer; nil for a request that was cancelled.
  func add(_ answer: JSON?) {
    let answers: [JSON]? = state.withLock { state in
      if let answer { state.answers.append(answer) }
      state.missing -= 1
      return state.missing == 0 && !state.answers.isEmpty ? state.answers : nil
    }
    if let answers { writer.write(.array(answers)) }
  }
}

extension Message {
  /// Whether or not the message has an answer.
  var isAnswered: Bool {
    switch self {
    case .request, .invalid: true
    case .notification, .response: false
    }
  }
}
