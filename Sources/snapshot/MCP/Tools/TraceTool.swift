internal import Escaping
internal import ModelContextProtocol
internal import Plumb
internal import ViewSpec

extension MCPWorkspace {
  nonisolated var traceTool: Tool {
    Tool(
      "trace", title: "Trace a layout",
      "Prints the events of the first layout of a spec, a preview or the view of a session in their order: passes, "
        + "layoutSubviews, sizes, changes of frames, reads.",
      parameters: MCPVariant.sources + [
        ToolParameter("details", .flag, "Whether reads and writes that change nothing are told, too."),
        ToolParameter("query", .text, "Only lines that contain this text."), MCPVariant.scale,
      ] + MCPVariant.basic + ToolPage.parameters("lines", limit: 100, most: 2000)
    ) { try await self.trace($0, $1) }
  }

  private func trace(_ arguments: ToolArguments, _ context: CallContext) async throws -> ToolResult {
    try prepare(context)
    let isDetailed = arguments.flag("details") ?? false
    let (view, isNew) = try await view(arguments, context)
    var lines: [String]
    do {
      lines = try await guardedTask { try await view.trace(isDetailed: isDetailed) }
    } catch {
      if isNew { await view.close() }
      throw error
    }
    let warnings = view.warnings
    if isNew { await view.close() }
    if let query = arguments.text("query") { lines = lines.filter { $0.utf8.contains(query.utf8) } }
    let page = ToolPage(arguments, limit: 100)
    let shown = page.part(of: lines).map { escapingControls(in: $0) }
    let text = shown.isEmpty ? ["no events"] : Array(shown)
    return ToolResult(
      (text + page.note(of: lines.count, "lines") + warnings.map { "warning: \(escapingControls(in: $0))" })
        .joined(separator: "\n"))
  }
}
