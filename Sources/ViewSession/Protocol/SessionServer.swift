internal import FileAccess
internal import Foundation
internal import LayoutCore
internal import Plumb
internal import ViewLint

/// Serves sources over file descriptors until the input ends or a client says `quit`.
///
/// The output of views goes to standard error. If the process was started by `SessionProcess`, it ends with that.
@MainActor
package func serveSessions(_ sources: [any SessionSource], input: Int32, output: Int32) async {
  let channel = SessionChannel(input: input, output: output)
  let server = SessionServer(sources)
  while let line = await channel.next() {
    var reply: SessionReply
    var isLast = false
    switch line {
    case .tooLong:
      reply = SessionReply(id: 0, error: "a request is longer than \(SessionChannel.requestLimit >> 20) MiB")
    case .bytes(let bytes) where bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }): continue
    case .bytes(let bytes):
      switch SessionRequest.decoded(from: bytes) {
      case .success(let request):
        reply = await server.reply(to: request)
        isLast = request.method == .quit
      case .failure(let error): reply = SessionReply(id: error.id, error: error.line)
      }
    }
    guard channel.send(reply.encoded), !isLast else { break }
  }
  server.close()
  channel.close()
}

/// The sessions of a program, by their numbers.
@MainActor
final class SessionServer {
  private let sources: [any SessionSource]
  private var sessions: [Int: ViewSession] = [:]
  private var last = 0

  /// The maximum number of open sessions.
  static let sessionLimit = 256

  init(_ sources: [any SessionSource]) {
    self.sources = sources
  }

  func close() {
    for session in sessions.values { session.close() }
    sessions = [:]
  }

  /// Returns the reply to a request; an error is one line.
  func reply(to request: SessionRequest) async -> SessionReply {
    var reply = SessionReply(id: request.id)
    do {
      switch request.method {
      case .list: reply.sources = sources.map { ListedSource($0) }
      case .open: try await open(request, &reply)
      case .close:
        try session(of: request).close()
        sessions[request.session ?? 0] = nil
      case .draw: try draw(request, &reply)
      case .nodes: reply.nodes = try session(of: request).nodes(withLines: request.lines ?? true)
      case .lint:
        reply.findings = try session(of: request).findings(
          minimum: request.minimum ?? .warning, checksAccessibility: request.accessibility ?? false)
      case .trace: reply.lines = try session(of: request).trace(isDetailed: request.details ?? false)
      case .speak:
        let text = try session(of: request).spokenText()
        reply.lines = text.isEmpty ? [] : text.split(separator: "\n").map(String.init)
      case .explain: reply.lines = try explain(request)
      case .perform: try await perform(request, &reply)
      case .quit: break
      }
    } catch {
      reply = SessionReply(id: request.id, error: "\(error)".onOneLine)
    }
    return reply
  }

  private func session(of request: SessionRequest) throws(SessionError) -> ViewSession {
    guard let number = request.session else {
      throw SessionError(
        "\"\(request.method.rawValue)\" needs \"session\", the number that \"open\" returned")
    }
    guard let session = sessions[number] else {
      throw SessionError("there is no session \(number); \"open\" returns one")
    }
    return session
  }

  // MARK: Requests

  private func open(_ request: SessionRequest, _ reply: inout SessionReply) async throws {
    guard let name = request.source else {
      throw SessionError("\"open\" needs \"source\", a name of \"list\"")
    }
    guard let source = sources.first(where: { $0.name == name }) else {
      throw SessionError(NameList.missing(name, among: sources.map(\.name), kind: "source"))
    }
    guard sessions.count < Self.sessionLimit else {
      throw SessionError("\(sessions.count) sessions are open; close one first")
    }
    let session = try ViewSession(source, as: request.variant ?? SessionVariant())
    await session.settle()
    last += 1
    sessions[last] = session
    reply.session = last
    let size = session.view.bounds.size
    (reply.width, reply.height) = (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
    reply.lines = session.warnings
  }

  private func draw(_ request: SessionRequest, _ reply: inout SessionReply) throws {
    let session = try session(of: request)
    guard let path = request.path else { throw SessionError("\"draw\" needs \"path\", the file of the PNG") }
    let picture = try session.picture(maxSide: request.maxSide)
    do throws(FileError) {
      try GuardedPath(path).write(picture.png, makesFolders: false, takesStreams: false, isDurable: false)
    } catch {
      throw SessionError("\(path.inQuotes) cannot be written: \(error)")
    }
    (reply.width, reply.height) = (picture.width, picture.height)
  }

  private func explain(_ request: SessionRequest) throws -> [String] {
    let session = try session(of: request)
    guard let path = request.path else { throw SessionError("\"explain\" needs \"path\", the reference") }
    let png: [UInt8]
    do throws(FileError) {
      png = try RegularFile.read(path, limit: SessionChannel.replyLimit)
    } catch {
      throw SessionError("\(path.inQuotes) cannot be read: \(error)")
    }
    do {
      return try session.explanation(comparedWith: png)
    } catch {
      throw SessionError("\(path.inQuotes): \(error)")
    }
  }

  private func perform(_ request: SessionRequest, _ reply: inout SessionReply) async throws {
    let session = try session(of: request)
    guard let action = request.action else { throw SessionError("\"perform\" needs \"action\"") }
    try session.perform(action)
    await session.settle()
  }
}

extension ViewSession {
  /// Lets the tasks of the view's code go on, and runs the loop until it is idle.
  package func settle() async {
    for _ in 0..<8 {
      await Task.yield()
      HeadlessLoop.runUntilIdle()
    }
    view.layoutIfNeeded()
  }
}

extension SessionReply.ListedSource {
  @MainActor
  init(_ source: any SessionSource) {
    self.init(name: source.name, file: source.place?.file, line: source.place?.line, module: source.module)
  }
}
