/// The folders that a client offers, which it is asked for after the handshake.
struct ClientRoots {
  private let writer: MessageWriter
  private var count = 0
  private var pending: RequestID?
  /// Whether or not calls wait for the answer.
  private var isAwaited = false
  /// The addresses of the folders; nil before an answer.
  private(set) var addresses: [String]?
  /// The calls that wait for the answer.
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ writer: MessageWriter) {
    self.writer = writer
  }

  /// Asks for the folders.
  mutating func ask() {
    count += 1
    let id = RequestID(.string("roots-\(count)"))
    pending = id
    isAwaited = true
    writer.write(["jsonrpc": "2.0", "id": id?.json ?? .null, "method": "roots/list"])
  }

  /// Takes the answer to a request of this side; an error leaves the folders as they are.
  mutating func take(_ id: RequestID, _ result: JSON?) {
    guard id == pending else { return }
    pending = nil
    if let roots = result?["roots"]?.elements { addresses = roots.compactMap { $0["uri"]?.text } }
    giveUp()
  }

  /// Whether or not calls are to wait for an answer.
  var isPending: Bool { pending != nil && isAwaited }

  mutating func wait(_ continuation: CheckedContinuation<Void, Never>) { waiting.append(continuation) }

  /// Waits for an answer no more; one that comes later is taken all the same.
  mutating func giveUp() {
    isAwaited = false
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
