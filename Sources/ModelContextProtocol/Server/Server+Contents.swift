import Escaping

extension Server {
  /// Returns a part of a list.
  func list(
    _ name: String, _ entries: [JSON], _ parameters: JSON, _ version: ProtocolVersion
  ) throws(ProtocolError) -> JSON {
    let (page, next) = try Pages.page(of: entries, cursor: parameters["cursor"])
    let result = JSON.object(
      [.init(name, .array(Array(page)))] + (next.map { [.init("nextCursor", .string($0))] } ?? []))
    return cacheable(result, version)
  }

  /// Returns a result of a revision that says how long it holds: these change only with the program.
  private func cacheable(_ result: JSON, _ version: ProtocolVersion) -> JSON {
    version.isStateless ? result.with([.init("ttlMs", 3_600_000), .init("cacheScope", "private")]) : result
  }

  // MARK: Resources

  func read(_ parameters: JSON, _ version: ProtocolVersion) throws(ProtocolError) -> JSON {
    guard let uri = parameters["uri"]?.text else { throw .invalidParameters("\"uri\" must be a text") }
    let found: (text: String, type: String)
    do {
      guard let content = try content(of: uri) else {
        let all = contents.resources.map(\.uri) + contents.templates.map(\.uri)
        let near = nearestName(to: uri, among: all)
        throw ProtocolError.unknownResource(
          "unknown resource \"\(escapingControls(in: String(uri.prefix(200))))\"; "
            + (near.map { "did you mean \"\($0)\"?" } ?? "there are \(all.joined(separator: ", "))"),
          uri: String(uri.prefix(200)), version)
      }
      found = content
    } catch let error as ProtocolError {
      throw error
    } catch {
      throw .unknownResource("\(error)", uri: String(uri.prefix(200)), version)
    }
    let content: JSON = [
      "uri": .string(uri), "mimeType": .string(found.type), "text": .string(found.text),
    ]
    return cacheable(["contents": [content]], version)
  }

  private func content(of uri: String) throws -> (text: String, type: String)? {
    if let resource = contents.resources.first(where: { $0.uri.isExactly(uri) }) {
      return (try resource.text(), resource.type)
    }
    guard let template = contents.templates.first(where: { uri.beginsExactly(with: $0.start) }) else {
      return nil
    }
    return (
      try template.text(String(Substring(uri.utf8.dropFirst(template.start.utf8.count)))), template.type
    )
  }

  // MARK: Completion

  func completion(_ parameters: JSON) throws(ProtocolError) -> JSON {
    let reference = parameters["ref"]
    guard reference?["type"]?.text == "ref/resource", let uri = reference?["uri"]?.text,
      let template = contents.templates.first(where: { $0.uri.isExactly(uri) })
    else {
      throw .invalidParameters(
        "\"ref\" must name a resource template: \(contents.templates.map(\.uri).joined(separator: ", "))")
    }
    guard let name = parameters["argument"]?["name"]?.text, name.isExactly(template.parameter),
      let start = parameters["argument"]?["value"]?.text
    else {
      throw .invalidParameters("\"argument\" must have the name \"\(template.parameter)\", and a value")
    }
    let values = template.values().filter { $0.beginsExactly(with: start) }
    return [
      "completion": [
        "values": .array(values.prefix(100).map { .string($0) }), "total": .integer(values.count),
        "hasMore": .bool(values.count > 100),
      ]
    ]
  }

  // MARK: Subscriptions

  /// Opens a stream of changes, of which there are none: the lists never change.
  func listen(_ id: RequestID) throws(ProtocolError) {
    guard subscriptions.count < Self.callLimit else {
      throw .invalidRequest("\(Self.callLimit) subscriptions are open; cancel one first")
    }
    subscriptions.insert(id)
    writer.write([
      "jsonrpc": "2.0", "method": "notifications/subscriptions/acknowledged",
      "params": ["_meta": [MetaKey.subscription: id.json], "notifications": [:]],
    ])
  }

  // MARK: Tools

  func call(
    _ request: Message.Request, _ version: ProtocolVersion, _ send: @escaping @Sendable (JSON?) -> Void
  ) throws(ProtocolError) {
    guard let name = request.parameters["name"]?.text else {
      throw .invalidParameters("\"name\" must be the name of a tool")
    }
    guard let tool = contents.tools.first(where: { $0.name.isExactly(name) }) else {
      let names = contents.tools.map(\.name)
      let near = nearestName(to: name, among: names)
      throw .invalidParameters(
        "unknown tool \"\(escapingControls(in: String(name.prefix(80))))\"; "
          + (near.map { "did you mean \"\($0)\"?" } ?? "there are \(names.joined(separator: ", "))"))
    }
    let meta = request.parameters["_meta"]
    let token = meta?["progressToken"].flatMap { RequestID($0)?.json }
    // Requests without a handshake get messages only if they ask for them.
    let level =
      version.isStateless
      ? try meta?[MetaKey.level].map { (word) throws(ProtocolError) in try Self.level(word) } : level
    let values = request.parameters["arguments"].flatMap { $0 == .null ? nil : $0 } ?? [:]
    try enqueue(request.id, send) {
      let context = await self.context(token: token, level: level, version)
      return .success(await self.finished(Self.result(of: tool, values, context).json(version), version))
    }
  }

  /// Returns the surroundings of a call, once the client has named its folders.
  private func context(token: JSON?, level: LogLevel?, _ version: ProtocolVersion) async -> CallContext {
    if !version.isStateless, roots.isPending {
      let patience = Task {
        try? await Task.sleep(for: .seconds(3))
        if !Task.isCancelled { self.roots.giveUp() }
      }
      await withCheckedContinuation { roots.wait($0) }
      patience.cancel()
    }
    return CallContext(
      token: token, level: level, writer: writer, roots: version.isStateless ? nil : roots.addresses)
  }

  private static func result(of tool: Tool, _ values: JSON, _ context: CallContext) async -> ToolResult {
    do {
      return try await tool.run(try ToolArguments(values, for: tool.parameters), context)
    } catch {
      return ToolResult(error: "\(error)")
    }
  }
}
