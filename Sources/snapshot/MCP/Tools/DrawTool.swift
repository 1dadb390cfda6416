internal import Escaping
internal import ModelContextProtocol
internal import ViewSession

extension MCPWorkspace {
  /// The most pixels of the longer side of a picture, unless the call says otherwise: models see no more.
  nonisolated static let usualSide = 1568

  /// The parameters of a picture and of a tree.
  private nonisolated static var pictureParameters: [ToolParameter] {
    [
      ToolParameter(
        "max_side", .integer(16...4096), "Most pixels of the longer side; \(usualSide) by default."),
      ToolParameter("picture", .flag, "Whether the picture is in the answer; true by default."),
      ToolParameter("tree", .flag, "Whether the layout tree is in the answer; true by default."),
      ToolParameter("depth", .integer(0...1000), "Deepest level of the tree; all by default."),
    ] + ToolPage.parameters("views", limit: 60)
  }

  nonisolated var drawTool: Tool {
    Tool(
      "draw", title: "Draw a view",
      "Draws a spec, a preview or an open session as PNG, with its layout tree: a line a view with class, #identifier, "
        + "x y width height in points in its superview, and properties. Long trees come in parts, by limit and offset.",
      parameters: MCPVariant.sources + MCPVariant.all + Self.pictureParameters,
      output: Self.pictureSchema
    ) { arguments, context in
      try await self.draw(arguments, context)
    }
  }

  private nonisolated static var pictureSchema: JSON {
    ToolSchema.object(
      [
        .init("name", ToolSchema.text), .init("width", ToolSchema.integer),
        .init("height", ToolSchema.integer),
        .init("scale", ToolSchema.number), .init("warnings", ToolSchema.array(ToolSchema.text)),
        .init("session", ToolSchema.integer),
      ] + ToolPage.schemas, required: ["name", "total"])
  }

  private func draw(_ arguments: ToolArguments, _ context: CallContext) async throws -> ToolResult {
    try prepare(context)
    let (view, isNew) = try await view(arguments, context)
    do {
      let result = try await shown(view, arguments)
      if isNew { await view.close() }
      return result
    } catch {
      if isNew { await view.close() }
      throw error
    }
  }

  /// Returns the picture and the tree of a view.
  func shown(
    _ view: any ShownView, _ arguments: ToolArguments, session: Int? = nil
  ) async throws -> ToolResult {
    let page = ToolPage(arguments, limit: 60)
    let nodes = try await view.nodes()
    var content: [ToolResult.Content] = []
    var head = [escapingControls(in: view.name)]
    if let session { head.append("session \(session)") }
    var members: [JSON.Member] = [.init("name", .string(view.name))]
    if arguments.flag("picture") ?? true {
      let picture = try await view.picture(maxSide: arguments.integer("max_side") ?? Self.usualSide)
      head.append("\(picture.width)×\(picture.height) pixels @\(JSON.number(picture.scale).line)x")
      content.append(.png(picture.png))
      members += [
        .init("width", .integer(picture.width)), .init("height", .integer(picture.height)),
        .init("scale", .number(picture.scale)),
      ]
    }
    if let session { members.append(.init("session", .integer(session))) }
    members.append(.init("warnings", .array(view.warnings.map { .string($0) })))
    var lines = [head.joined(separator: ", ")] + view.warnings.map { "warning: \(escapingControls(in: $0))" }
    var next: Int?
    if arguments.flag("tree") ?? true {
      let tree = nodes.treePart(
        maxNodes: page.limit, from: page.offset, maxDepth: arguments.integer("depth"))
      lines.append(tree.text)
      next = tree.next
    }
    content.append(.text(lines.joined(separator: "\n")))
    return ToolResult(content, structured: .object(members + page.members(of: nodes.count, next: next)))
  }
}
