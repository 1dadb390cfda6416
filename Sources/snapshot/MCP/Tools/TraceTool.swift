internal import Escaping
internal import ModelContextProtocol
internal import Plumb
internal import ViewSpec

extension MCPWorkspace {
  nonisolated var traceTool: Tool {
    Tool(
      "trace", title: "Trace a layout",
      "Prints the events of the layout of a spec in their order: passes, layoutSubviews, sizes, changes of frames, reads.",
      parameters: [
        ToolParameter("spec", .text, "Path of a spec (.json), in the roots.", isRequired: true),
        ToolParameter("details", .flag, "Whether reads and writes that change nothing are told, too."),
        ToolParameter("query", .text, "Only lines that contain this text."), MCPVariant.scale,
      ] + MCPVariant.basic + ToolPage.parameters("lines", limit: 100, most: 2000)
    ) { try await self.trace($0, $1) }
  }

  private func trace(_ arguments: ToolArguments, _ context: CallContext) throws -> ToolResult {
    try prepare(context)
    let read = try spec(arguments.text("spec") ?? "")
    let scale = arguments.integer("scale") ?? 2
    let options = try MCPVariant.options(arguments, scales: [scale])
    var warnings: [SpecWarning] = []
    let trace = try guarded {
      let view = try options.makeView(of: read.spec, scale: scale)
      let layOut = { warnings = try view.layOut() }
      return try arguments.flag("details") == true ? Trace.recordDetails(layOut) : Trace.record(layOut)
    }
    var lines = trace.description.split(at: "\n").filter { !$0.isEmpty }.map(String.init)
    if let query = arguments.text("query") { lines = lines.filter { $0.utf8.contains(query.utf8) } }
    let page = ToolPage(arguments, limit: 100)
    let shown = page.part(of: lines).map { escapingControls(in: $0) }
    let text = shown.isEmpty ? ["no events"] : Array(shown)
    return ToolResult(
      (text + page.note(of: lines.count, "lines") + warnings.map { "warning: \($0)" }).joined(separator: "\n")
    )
  }
}
