import Dispatch
import Escaping

/// A server of the Model Context Protocol for one client, which speaks by lines.
///
/// The handshake chooses a revision, and requests of the revision of July 2026 need none: both may come in one process.
/// Calls of tools are carried out one after another, in the order of their requests, as they share views; other
/// requests are answered meanwhile.
package actor Server {
  let contents: ServerContents
  let writer: MessageWriter
  /// The revision of the handshake; nil before it.
  var version: ProtocolVersion?
  /// The least severe messages that the client wants.
  var level = LogLevel.warning
  /// The calls that are waiting or running, by their requests.
  var running: [RequestID: Task<Void, Never>] = [:]
  /// The subscriptions, which end when the client cancels them.
  var subscriptions: Set<RequestID> = []
  var roots: ClientRoots
  /// Whether or not the client can be asked for its folders.
  var offersRoots = false
  private var last: Task<Void, Never>?
  /// The maximum number of calls that wait or run.
  static let callLimit = 1000

  package init(_ contents: ServerContents, output: Int32) {
    self.contents = contents
    writer = MessageWriter(output)
    roots = ClientRoots(writer)
  }

  /// Answers the messages of a file descriptor until it ends.
  package func run(input: Int32) async {
    let taken = DispatchSemaphore(value: LineReader.ahead)
    for await event in LineReader.lines(of: input, taken: taken) {
      receive(event)
      taken.signal()
    }
    await finish()
  }

  func receive(_ event: LineReader.Event) {
    switch event {
    case .tooLong:
      answer(nil, .failure(.invalidRequest("a message has more than \(LineReader.limit >> 20) MiB")))
    case .line(let bytes):
      do throws(JSONProblem) {
        receive(try JSON(parsing: bytes[...]))
      } catch {
        answer(nil, .failure(.parse(error.description)))
      }
    }
  }

  private func receive(_ json: JSON) {
    guard case .array(let elements) = json else { return receive(Message(json)) { self.writer.write($0) } }
    guard version?.hasBatches == true else {
      let message = "only revision 2025-03-26 has batches; send each message on a line of its own"
      return answer(nil, .failure(.invalidRequest(message)))
    }
    guard !elements.isEmpty else { return answer(nil, .failure(.invalidRequest("a batch is empty"))) }
    guard elements.count <= Batch.limit else {
      return answer(nil, .failure(.invalidRequest("a batch has more than \(Batch.limit) messages")))
    }
    let messages = elements.map { Message($0) }
    let batch = Batch(count: messages.count(where: \.isAnswered), writer)
    for message in messages { receive(message) { batch.add($0) } }
  }

  /// Writes the answer to a message that is no request.
  private func answer(_ id: RequestID?, _ result: Result<JSON, ProtocolError>) {
    writer.write(Self.response(to: id, result))
  }

  /// Returns a response.
  static func response(to id: RequestID?, _ result: Result<JSON, ProtocolError>) -> JSON {
    switch result {
    case .success(let value): ["jsonrpc": "2.0", "id": id?.json ?? .null, "result": value]
    case .failure(let error): ["jsonrpc": "2.0", "id": id?.json ?? .null, "error": error.json]
    }
  }

  // MARK: Calls

  /// Carries out some work after all work before it, unless too much waits; a cancelled request is not answered.
  func enqueue(
    _ id: RequestID, _ send: @escaping @Sendable (JSON?) -> Void,
    _ work: @escaping @Sendable () async -> Result<JSON, ProtocolError>
  ) throws(ProtocolError) {
    guard running.count < Self.callLimit else {
      throw .invalidRequest("\(Self.callLimit) calls are not answered yet; call again when they are")
    }
    let previous = last
    let task = Task {
      await previous?.value
      guard !Task.isCancelled else { return self.end(id, nil, send) }
      let result = await work()
      self.end(id, result, send)
    }
    running[id] = task
    last = task
  }

  private func end(
    _ id: RequestID, _ result: Result<JSON, ProtocolError>?, _ send: @Sendable (JSON?) -> Void
  ) {
    guard let task = running.removeValue(forKey: id), !task.isCancelled, let result else { return send(nil) }
    send(Self.response(to: id, result))
  }

  /// Waits for the calls before the end of the input, but not long: the client is gone.
  private func finish() async {
    guard let last, !running.isEmpty else { return }
    // A group would wait for calls that do not look whether they are cancelled.
    let (ends, continuation) = AsyncStream<Void>.makeStream()
    Task {
      await last.value
      continuation.finish()
    }
    let patience = Task {
      try? await Task.sleep(for: .seconds(2))
      for task in self.running.values { task.cancel() }
      continuation.finish()
    }
    for await _ in ends {}
    patience.cancel()
  }
}
