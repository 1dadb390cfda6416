internal import Dispatch
internal import Foundation
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Musl
#endif

/// A running program that serves sessions.
///
/// It is killed with its group when this object is released. It ends by itself when its input ends, and so with this process,
/// however that ends.
package final class SessionProcess: Sendable {
  /// The environment variable by which `serveSessions` knows that it ends with its input.
  static let mark = "PLUMB_SESSION"

  /// The report of a crash: the calls of the thread alone, with their lines.
  private static let backtraces =
    "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=12,top=0,timeout=20s"

  /// The maximum number of lines of a reply's output, and of an error.
  private static let outputLimit = 200
  private static let errorLines = 40

  private struct State {
    var id = 0
    var isStopped = false
    /// The reason for which the program has ended.
    var end: SessionProcessError?
    var replies = OutputLines(limit: SessionChannel.replyLimit)
    var printed = PrintedLines()
  }

  private let name: String
  private let timeLimit: Double
  private let program: SpawnedProgram
  private let queue = DispatchQueue(label: "session.process")
  private let state = Mutex(State())

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - executable: The path of the program.
  ///   - arguments: The arguments after its name.
  ///   - environment: The whole environment.
  ///   - timeLimit: The seconds within which each request is answered.
  /// - Throws: `SessionError` if the program cannot be started.
  package init(
    executable: String, arguments: [String], environment: [String: String], timeLimit: Double = 60
  ) throws {
    var environment = environment
    environment[Self.mark] = "1"
    if environment["SWIFT_BACKTRACE"] == nil { environment["SWIFT_BACKTRACE"] = Self.backtraces }
    (name, self.timeLimit) = (executable, timeLimit)
    program = try SpawnedProgram(executable, arguments, environment)
  }

  deinit { program.end() }

  /// Sends a request, and returns its reply; requests are answered in order, and their `id` is set.
  ///
  /// - Throws: `SessionProcessError` if the program ended, was stopped, or did not answer in time; then it is over.
  package func send(_ request: SessionRequest) async throws -> SessionReply {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try self.exchange(request) }) }
    }
  }

  /// Ends the program and its group.
  package func stop() {
    state.withLock { $0.isStopped = true }
    program.kill()
    // The queue is free once a request that waits has seen the end.
    queue.async { _ = self.program.end() }
  }

  /// Whether or not the program still runs, as far as is known.
  package var isRunning: Bool { state.withLock { !$0.isStopped && $0.end == nil } }

  // MARK: Exchange

  private func exchange(_ request: SessionRequest) throws -> SessionReply {
    var request = request
    let known: SessionProcessError? = state.withLock { state in
      state.id += 1
      request.id = state.id
      return state.isStopped ? SessionProcessError("\(shownName) was stopped") : state.end
    }
    if let known { throw known }
    let line = try request.encoded
    guard line.count <= SessionChannel.requestLimit else {
      throw SessionError("the request is longer than \(SessionChannel.requestLimit >> 20) MiB")
    }
    do {
      return try answer(to: request, line + [0x0A])
    } catch let error as SessionProcessError {
      state.withLock { $0.end = error }
      throw error
    }
  }

  private func answer(to request: SessionRequest, _ line: [UInt8]) throws -> SessionReply {
    let deadline = DispatchTime.now().uptimeNanoseconds + UInt64(min(max(timeLimit, 0), 1e6) * 1e9)
    var rest = line[...]
    while true {
      let now = DispatchTime.now().uptimeNanoseconds
      guard now < deadline else { throw lateError(request) }
      let event = program.wait(isWriting: !rest.isEmpty, nanoseconds: deadline - now)
      if event.printed { state.withLock { $0.printed.append(program.readErrors()) } }
      if event.canWrite { program.write(&rest) }
      guard event.replied else { continue }
      let bytes = program.readReplies()
      guard !bytes.isEmpty else { throw endError(request) }
      let found = state.withLock { state in
        state.replies.append(bytes)
        return state.replies.next()
      }
      switch found {
      case nil: continue
      case .tooLong:
        throw overError("sent a reply longer than \(SessionChannel.replyLimit >> 20) MiB", request)
      case .bytes(let bytes):
        guard var reply = try? SessionReply.decoder.decode(SessionReply.self, from: Data(bytes)),
          reply.id == request.id
        else { throw overError("sent a line that is no reply", request) }
        let printed = state.withLock { state in
          state.printed.append(program.readErrors())
          return state.printed.take(Self.outputLimit)
        }
        if !printed.isEmpty { reply.output = printed }
        return reply
      }
    }
  }

  // MARK: Errors

  private var shownName: String { (name.split(separator: "/").last.map(String.init) ?? name).inQuotes }

  private func lateError(_ request: SessionRequest) -> SessionProcessError {
    overError("did not answer \"\(request.method.rawValue)\" within \(timeLimit.short) s", request)
  }

  /// Returns the error of a program that did what it may not, after its end.
  private func overError(_ reason: String, _ request: SessionRequest) -> SessionProcessError {
    program.kill()
    _ = program.end()
    return error("\(shownName) \(reason), and was stopped")
  }

  private func endError(_ request: SessionRequest) -> SessionProcessError {
    let end = program.end()
    if state.withLock({ $0.isStopped }) { return SessionProcessError("\(shownName) was stopped") }
    return error("\(shownName) ended during \"\(request.method.rawValue)\" \(end)")
  }

  private func error(_ reason: String) -> SessionProcessError {
    let printed = state.withLock { state in
      state.printed.append(program.readErrors())
      return state.printed.take(Self.outputLimit)
    }
    // A crash is told first, and then its calls.
    let start = printed.firstIndex { $0.contains("Fatal error") || $0.contains("Program crashed") }
    let lines = start.map { printed[$0...].prefix(Self.errorLines) } ?? printed.suffix(Self.errorLines)
    return SessionProcessError(reason, output: lines.filter { !$0.isEmpty })
  }
}

/// The reason for which a program that serves sessions is over.
package struct SessionProcessError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, one line.
  package let reason: String
  /// The last lines that the program printed.
  package let output: [String]

  init(_ reason: String, output: [String] = []) {
    (self.reason, self.output) = (reason, output)
  }

  package var description: String {
    let isCrash = output.first.map { $0.contains("Fatal error") || $0.contains("Program crashed") } ?? false
    guard let line = isCrash ? output.first : output.last else { return reason }
    return "\(reason): \(line)"
  }
}
