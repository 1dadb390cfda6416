import Escaping

extension Server {
  /// Handles a message; `send` receives its answer, or nil if its request is cancelled.
  func receive(_ message: Message, _ send: @escaping @Sendable (JSON) -> Void) {
    let sendAny: @Sendable (JSON?) -> Void = { if let answer = $0 { send(answer) } }
    receive(message, sendingAny: sendAny)
  }

  func receive(_ message: Message, sendingAny send: @escaping @Sendable (JSON?) -> Void) {
    switch message {
    case .invalid(let id, let error): send(Self.response(to: id, .failure(error)))
    case .response(let id, let result): roots.take(id, result)
    case .notification(let method, let parameters): receive(method, parameters)
    case .request(let request):
      guard running[request.id] == nil, !subscriptions.contains(request.id) else {
        let message = "the id \(request.id.json.line) is that of a request without an answer yet"
        return send(Self.response(to: nil, .failure(.invalidRequest(message))))
      }
      do throws(ProtocolError) {
        try answer(request, send)
      } catch {
        send(Self.response(to: request.id, .failure(error)))
      }
    }
  }

  private func receive(_ method: String, _ parameters: JSON) {
    switch method {
    case "notifications/initialized" where version != nil: if offersRoots { roots.ask() }
    case "notifications/roots/list_changed" where version != nil: if offersRoots { roots.ask() }
    case "notifications/cancelled":
      guard let id = RequestID(parameters["requestId"]) else { return }
      subscriptions.remove(id)
      running[id]?.cancel()
    default: break
    }
  }

  private func answer(
    _ request: Message.Request, _ send: @escaping @Sendable (JSON?) -> Void
  ) throws(ProtocolError) {
    let version = try era(of: request)
    func reply(_ result: JSON) { send(Self.response(to: request.id, .success(finished(result, version)))) }
    let parameters = request.parameters
    switch request.method {
    case "initialize" where !version.isStateless: reply(try initialize(parameters))
    case "server/discover" where version.isStateless: reply(discovery)
    case "ping" where !version.isStateless: reply([:])
    case "logging/setLevel" where !version.isStateless:
      level = try Self.level(parameters["level"])
      reply([:])
    case "tools/list":
      reply(try list("tools", contents.tools.map { $0.entry(version) }, parameters, version))
    case "resources/list": reply(try list("resources", contents.resources.map(\.entry), parameters, version))
    case "resources/templates/list":
      reply(try list("resourceTemplates", contents.templates.map(\.entry), parameters, version))
    case "completion/complete" where version >= .march2025: reply(try completion(parameters))
    case "resources/read": reply(try read(parameters, version))
    case "subscriptions/listen" where version.isStateless: try listen(request.id)
    case "tools/call": try call(request, version, send)
    default: throw .unknownMethod(unknown(request.method, version))
    }
  }

  private static let methods = [
    "initialize", "ping", "logging/setLevel", "tools/list", "tools/call", "resources/list", "resources/read",
    "resources/templates/list", "completion/complete", "server/discover", "subscriptions/listen",
  ]

  private func unknown(_ method: String, _ version: ProtocolVersion) -> String {
    let name = escapingControls(in: String(method.prefix(80)))
    if Self.methods.contains(method) { return "revision \(version.rawValue) has no method \"\(name)\"" }
    let near = nearestName(to: method, among: Self.methods)
    return "unknown method \"\(name)\"" + (near.map { "; did you mean \"\($0)\"?" } ?? "")
  }

  // MARK: Revisions

  /// Returns the revision in which a request is made.
  private func era(of request: Message.Request) throws(ProtocolError) -> ProtocolVersion {
    let meta = request.parameters["_meta"]
    if let word = meta?[MetaKey.version] {
      guard let version = word.text.flatMap(ProtocolVersion.init), version.isStateless else {
        throw .unsupportedVersion(word.text.map { String($0.prefix(80)) } ?? word.kind)
      }
      guard meta?[MetaKey.capabilities]?.members != nil else {
        throw .invalidParameters("\"_meta\" needs the object \"\(MetaKey.capabilities)\"")
      }
      return version
    }
    if request.method == "server/discover" {
      throw .invalidParameters("\"_meta\" needs \"\(MetaKey.version)\" and \"\(MetaKey.capabilities)\"")
    }
    if let version { return version }
    // A ping is allowed before the handshake.
    if request.method == "initialize" || request.method == "ping" { return .latestHandshake }
    throw .invalidRequest(
      "not initialized: send \"initialize\" first, or requests of revision 2026-07-28 with its \"_meta\"")
  }

  private func initialize(_ parameters: JSON) throws(ProtocolError) -> JSON {
    guard version == nil else { throw .invalidRequest("already initialized") }
    guard let wanted = parameters["protocolVersion"]?.text else {
      throw .invalidParameters("\"protocolVersion\" must be a revision such as \"2025-11-25\"")
    }
    let version = ProtocolVersion.negotiated(wanted)
    self.version = version
    offersRoots = parameters["capabilities"]?["roots"]?.members != nil
    return [
      "protocolVersion": .string(version.rawValue), "capabilities": contents.capabilities(version),
      "serverInfo": contents.information(version), "instructions": .string(contents.instructions),
    ]
  }

  private var discovery: JSON {
    [
      "supportedVersions": .array(ProtocolVersion.names), "capabilities": contents.capabilities(.july2026),
      "instructions": .string(contents.instructions), "ttlMs": 3_600_000, "cacheScope": "private",
    ]
  }

  /// Returns a result with what all results of its revision have.
  func finished(_ result: JSON, _ version: ProtocolVersion) -> JSON {
    guard version.isStateless else { return result }
    let meta = JSON.Member("_meta", [MetaKey.server: contents.information(version)])
    return result.with([.init("resultType", "complete"), meta])
  }

  static func level(_ word: JSON?) throws(ProtocolError) -> LogLevel {
    guard let level = word?.text.flatMap(LogLevel.init) else {
      let words = LogLevel.allCases.map { "\"\($0.word)\"" }.joined(separator: ", ")
      throw .invalidParameters("\"level\" must be one of \(words)")
    }
    return level
  }
}

/// The keys of the data about requests and results.
enum MetaKey {
  static let version = "io.modelcontextprotocol/protocolVersion"
  static let capabilities = "io.modelcontextprotocol/clientCapabilities"
  static let level = "io.modelcontextprotocol/logLevel"
  static let server = "io.modelcontextprotocol/serverInfo"
  static let subscription = "io.modelcontextprotocol/subscriptionId"
}
