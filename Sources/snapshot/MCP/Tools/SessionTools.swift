internal import Escaping
internal import ModelContextProtocol
internal import ViewSession

extension MCPWorkspace {
  /// The tools for views that stay open.
  nonisolated var sessionTools: [Tool] {
    let session = ToolParameter(
      "session", .integer(1...1_000_000), "Number of open_session.", isRequired: true)
    let look = [
      ToolParameter("picture", .flag, "Whether the picture is in the answer; false by default."),
      ToolParameter(
        "max_side", .integer(16...4096), "Most pixels of its longer side; \(Self.usualSide) by default."),
    ]
    let output = ToolSchema.object(
      [
        .init("session", ToolSchema.integer), .init("name", ToolSchema.text),
        .init("changes", ToolSchema.array(ToolSchema.text)),
      ], required: ["session"])
    return [
      Tool(
        "open_session", title: "Open a view",
        "Opens a spec or a preview (also one of a whole screen or app), so that act can tap and type in it. "
          + "Answers with the number of the session, and the tree.",
        parameters: MCPVariant.sources.filter { $0.name != "session" } + MCPVariant.all + look
          + [ToolParameter("depth", .integer(0...1000), "Deepest level of the tree; all by default.")]
          + ToolPage.parameters("views", limit: 60),
        hints: .session
      ) { try await self.openSession($0, $1) },
      Tool(
        "act", title: "Tap, type, scroll",
        "Performs one action of a user in a session, waits until nothing moves, and answers with the views that changed. "
          + "Views are named by their text, label or identifier.",
        parameters: [
          session,
          ToolParameter(
            "action",
            .choice(["tap", "press", "type", "scroll", "swipe", "wait", "back", "delete"]),
            "What the user does.", isRequired: true),
          ToolParameter("on", .text, "View of tap, press, swipe and scroll, by its name."),
          ToolParameter(
            "x", .number(-10000...10000), "Point of a tap, in points of the picture, instead of a view."),
          ToolParameter("y", .number(-10000...10000), "Point of a tap."),
          ToolParameter("text", .text, "Text to type; \\n is the return key."),
          ToolParameter(
            "dx", .number(-100_000...100_000), "Distance to scroll in points; right is positive."),
          ToolParameter("dy", .number(-100_000...100_000), "Distance to scroll in points; down is positive."),
          ToolParameter("direction", .choice(["left", "right", "up", "down"]), "Direction of a swipe."),
          ToolParameter("seconds", .number(0...60), "Seconds of the view's clock to wait; 1 by default."),
          ToolParameter("count", .integer(1...1000), "Number of characters to delete; 1 by default."),
        ] + look, output: output, hints: .session
      ) { try await self.act($0, $1) },
      Tool(
        "find_views", title: "Find views by text",
        "Finds views of a spec, preview or session whose text, label, identifier or class contains a text, with frames, "
          + "constraints, and the line that set them.",
        parameters: MCPVariant.sources + [ToolParameter("query", .text, "Text to find.", isRequired: true)]
          + MCPVariant.all + ToolPage.parameters("views", limit: 10, most: 100),
        output: ToolSchema.object(
          [.init("views", ToolSchema.array(["type": "object"]))] + ToolPage.schemas,
          required: ["views", "total"])
      ) { try await self.find($0, $1) },
      Tool(
        "close_session", title: "Close a view", "Closes a session.", parameters: [session], hints: .session
      ) { arguments, _ in
        let number = arguments.integer("session") ?? 0
        try await self.end(number)
        return ToolResult("session \(number) is closed")
      },
    ]
  }

  private func openSession(_ arguments: ToolArguments, _ context: CallContext) async throws -> ToolResult {
    try prepare(context)
    let view = try await view(arguments, context).view
    let number: Int
    do { number = try keep(view) } catch {
      await view.close()
      throw error
    }
    do {
      var result = try await shown(view, arguments, session: number)
      if arguments.flag("picture") != true {
        result.content.removeAll { if case .png = $0 { true } else { false } }
      }
      result.structured = nil
      return result
    } catch {
      try await end(number)
      throw error
    }
  }

  private func act(_ arguments: ToolArguments, _ context: CallContext) async throws -> ToolResult {
    let number = arguments.integer("session") ?? 0
    let view = try session(number)
    let before = try await view.nodes()
    try await view.perform(try UserAction(arguments))
    let changes = NodeChangeLines(from: before, to: try await view.nodes()).lines
    var content: [ToolResult.Content] = []
    if arguments.flag("picture") == true {
      content.append(
        .png(try await view.picture(maxSide: arguments.integer("max_side") ?? Self.usualSide).png))
    }
    content.append(.text(changes.isEmpty ? "no view changed" : changes.joined(separator: "\n")))
    return ToolResult(
      content,
      structured: [
        "session": .integer(number), "name": .string(view.name),
        "changes": .array(changes.map { .string($0) }),
      ])
  }

  private func find(_ arguments: ToolArguments, _ context: CallContext) async throws -> ToolResult {
    try prepare(context)
    let (view, isNew) = try await view(arguments, context)
    let nodes: [InspectedNode]
    do { nodes = try await view.nodes() } catch {
      if isNew { await view.close() }
      throw error
    }
    if isNew { await view.close() }
    let query = arguments.text("query") ?? ""
    let found = nodes.matching(query)
    let page = ToolPage(arguments, limit: 10)
    guard !found.isEmpty else {
      let names = nodes.flatMap { [$0.identifier, $0.text].compactMap { $0 } }
      let near = nearestName(to: query, among: names.filter { $0.utf8.count <= 100 })
      throw ToolError(
        "no view has \"\(escapingControls(in: query))\" in its text, identifier or class"
          + (near.map { "; did you mean \"\(escapingControls(in: $0))\"?" } ?? ""))
    }
    let shown = page.part(of: found)
    let lines = shown.flatMap { $0.lines } + page.note(of: found.count, "views")
    return ToolResult(
      lines.joined(separator: "\n"),
      structured: .object([.init("views", .array(shown.map(\.json)))] + page.members(of: found.count)))
  }
}

extension UserAction {
  /// Creates the action that arguments describe.
  init(_ arguments: ToolArguments) throws(ToolError) {
    let action = arguments.text("action") ?? ""
    func needed<Value>(_ value: Value?, _ name: String) throws(ToolError) -> Value {
      guard let value else { throw ToolError("the action \"\(action)\" needs the argument \"\(name)\"") }
      return value
    }
    switch action {
    case "tap":
      if let view = arguments.text("on") {
        self = .tap(on: view)
      } else {
        self = .tapAt(
          x: try needed(arguments.number("x"), "on\" or \"x"), y: try needed(arguments.number("y"), "y"))
      }
    case "press": self = .press(on: try needed(arguments.text("on"), "on"))
    case "type": self = .type(try needed(arguments.text("text"), "text"))
    case "scroll":
      let (dx, dy) = (arguments.number("dx"), arguments.number("dy"))
      guard dx != nil || dy != nil else { throw ToolError("the action \"scroll\" needs \"dx\" or \"dy\"") }
      self = .scroll(in: arguments.text("on"), dx: dx ?? 0, dy: dy ?? 0)
    case "swipe":
      self = .swipe(
        on: try needed(arguments.text("on"), "on"),
        direction: try needed(arguments.text("direction"), "direction"))
    case "wait": self = .wait(seconds: arguments.number("seconds") ?? 1)
    case "back": self = .goBack
    default: self = .deleteBackward(count: arguments.integer("count") ?? 1)
    }
  }
}
