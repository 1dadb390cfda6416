internal import Escaping
internal import ModelContextProtocol
internal import ViewLint
internal import ViewSession
internal import ViewSpec

extension MCPWorkspace {
  nonisolated var lintTool: Tool {
    Tool(
      "lint", title: "Find layout problems",
      "Lays a spec, a preview or an open session out, and reports problems: edges between pixels, conflicting constraints, "
        + "truncated text and more, each with its view, line and fix. Fixes of specs that need no decision are given as "
        + "edits: replace the text from line:column to endLine:endColumn (from 1, end exclusive, counted in Unicode scalars). "
        + "Apply the edits of one finding, then lint again.",
      parameters: MCPVariant.sources + [
        ToolParameter("scales", .integers(1...4), "Pixels per point to check; 1, 2 and 3 by default."),
        ToolParameter("codes", .texts(limit: 60), "Only findings of these codes."),
        ToolParameter(
          "minimum", .choice(["note", "warning", "error"]), "Least severity; warning by default."),
        ToolParameter("accessibility", .flag, "Whether names, contrast and large text are checked, too."),
      ] + MCPVariant.basic + ToolPage.parameters("findings", limit: 20, most: 200),
      output: Self.findingsSchema
    ) { try await self.lint($0, $1) }
  }

  private nonisolated static var findingsSchema: JSON {
    let edit = ToolSchema.object(
      [
        .init("file", ToolSchema.text), .init("line", ToolSchema.integer),
        .init("column", ToolSchema.integer),
        .init("endLine", ToolSchema.integer), .init("endColumn", ToolSchema.integer),
        .init("oldText", ToolSchema.text), .init("newText", ToolSchema.text),
      ], required: ["file", "line", "column", "endLine", "endColumn", "oldText", "newText"])
    let finding = ToolSchema.object(
      [
        .init("code", ToolSchema.text), .init("severity", ToolSchema.text), .init("message", ToolSchema.text),
        .init("fix", ToolSchema.text), .init("view", ToolSchema.text), .init("file", ToolSchema.text),
        .init("line", ToolSchema.integer), .init("column", ToolSchema.integer),
        .init("edits", ToolSchema.array(edit)),
      ], required: ["code", "severity", "message", "fix", "view", "edits"])
    return ToolSchema.object(
      [.init("findings", ToolSchema.array(finding))] + ToolPage.schemas, required: ["findings", "total"])
  }

  private func lint(_ arguments: ToolArguments, _ context: CallContext) async throws -> ToolResult {
    try prepare(context)
    let codes = try arguments.texts("codes")?.map { try Self.code($0) }
    let minimum = arguments.text("minimum").flatMap(Severity.init)
    var findings: [Finding]
    var edits: SpecEdits?
    var notes: [String] = []
    if let path = arguments.text("spec"), arguments.integer("session") == nil,
      arguments.text("preview") == nil
    {
      let read = try spec(path)
      var lint = LintArguments()
      lint.minimum = minimum
      let options = try MCPVariant.options(arguments, scales: arguments.integers("scales") ?? [1, 2, 3])
      let job = SpecLint(
        location: SpecLocation(path: read.place.shown, root: ""), spec: read.spec,
        settings: try guarded { try LintSettings(lint) }, options: options,
        checksAccessibility: arguments.flag("accessibility") ?? false)
      let outcome = try guarded { try job.run() }
      findings = outcome.findings
      notes = outcome.warnings.map(\.description)
      edits = SpecEdits(read.spec, read.bytes, file: read.place.shown)
    } else {
      findings = try await self.findings(arguments, minimum: minimum ?? .warning, context)
    }
    if let codes { findings = findings.filter { codes.contains($0.code) } }
    let page = ToolPage(arguments, limit: 20)
    let shown = page.part(of: findings).map { ($0, edits?.edits(for: $0) ?? codeEdits(for: $0)) }
    var lines = shown.flatMap { finding, edits in LintReport.lines(of: finding) + edits.map(\.summary) }
    lines.append(findings.isEmpty ? "no findings" : LintReport(findings).summary)
    lines += page.note(of: findings.count, "findings") + notes.map { "warning: \(escapingControls(in: $0))" }
    return ToolResult(
      lines.joined(separator: "\n"),
      structured: .object(
        [.init("findings", .array(shown.map { $0.json($1) }))] + page.members(of: findings.count)))
  }

  /// Returns the findings of a preview at each scale, or of an open session at its own.
  private func findings(
    _ arguments: ToolArguments, minimum: Severity, _ context: CallContext
  ) async throws -> [Finding] {
    var findings: [Finding] = []
    let isOpen = arguments.integer("session") != nil
    for scale in isOpen ? [nil] : (arguments.integers("scales") ?? [1, 2, 3]).map(Optional.some) {
      let (view, isNew) = try await view(arguments, context, scale: scale)
      do {
        findings += try await guardedTask {
          try await view.findings(
            minimum: minimum, checksAccessibility: arguments.flag("accessibility") ?? false)
        }
      } catch {
        if isNew { await view.close() }
        throw error
      }
      if isNew { await view.close() }
    }
    return LayoutLinter(LintOptions(minimumSeverity: minimum)).settled(findings)
  }

  private nonisolated static func code(_ name: String) throws(ToolError) -> FindingCode {
    if let code = FindingCode(rawValue: name) { return code }
    let near = FindingCode.proposal(for: name) ?? "the resource snapshot://guide/lint lists them"
    throw ToolError("unknown code \"\(escapingControls(in: String(name.prefix(80))))\"; \(near)")
  }
}

extension Finding {
  /// Returns the finding for programs, with its edits.
  fileprivate func json(_ edits: [TextEdit]) -> JSON {
    .members([
      "code": .string(code.rawValue), "severity": .string(severity.rawValue), "message": .string(message),
      "fix": .string(fix), "view": .string(view.description), "file": source.map { .string($0.file) },
      "line": source.map { .integer($0.line) }, "column": (source?.column).map { .integer($0) },
      "scales": scales.isEmpty ? nil : .array(scales.map { .integer($0) }),
      "edits": .array(edits.map(\.json)),
    ])
  }
}

extension TextEdit {
  /// The edit for people, in a line.
  fileprivate var summary: String {
    let part = old.isEmpty ? "insert" : "replace “\(escapingControls(in: old))” by"
    let place = old.isEmpty ? "\(line):\(column)" : "\(line):\(column)-\(endLine):\(endColumn)"
    return "    edit \(escapingControls(in: file)):\(place): \(part) “\(escapingControls(in: new))”"
  }

  fileprivate var json: JSON {
    [
      "file": .string(file), "line": .integer(line), "column": .integer(column), "endLine": .integer(endLine),
      "endColumn": .integer(endColumn), "oldText": .string(old), "newText": .string(new),
    ]
  }
}
