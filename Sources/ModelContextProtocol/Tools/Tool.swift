/// A tool: its description for a model, its parameters, and its work.
package struct Tool: Sendable {
  package let name: String
  let title: String
  let summary: String
  package let parameters: [ToolParameter]
  /// The schema of the structured part of results; nil if they have none.
  let output: JSON?
  let hints: Hints
  let run: @Sendable (ToolArguments, CallContext) async throws -> ToolResult

  /// The effects of a tool, as clients ask about them.
  package struct Hints: Sendable {
    var isReadOnly: Bool
    var isDestructive: Bool
    var isIdempotent: Bool

    /// The hints of a tool that changes nothing.
    package static let readOnly = Hints(isReadOnly: true, isDestructive: false, isIdempotent: true)
    /// The hints of a tool that changes only sessions of the server.
    package static let session = Hints(isReadOnly: false, isDestructive: false, isIdempotent: false)
    /// The hints of a tool that replaces files.
    package static let destructive = Hints(isReadOnly: false, isDestructive: true, isIdempotent: true)

    var json: JSON {
      [
        "readOnlyHint": .bool(isReadOnly), "destructiveHint": .bool(isDestructive),
        "idempotentHint": .bool(isIdempotent), "openWorldHint": false,
      ]
    }
  }

  package init(
    _ name: String, title: String, _ summary: String, parameters: [ToolParameter] = [], output: JSON? = nil,
    hints: Hints = .readOnly, run: @escaping @Sendable (ToolArguments, CallContext) async throws -> ToolResult
  ) {
    (self.name, self.title, self.summary) = (name, title, summary)
    (self.parameters, self.output, self.hints, self.run) = (parameters, output, hints, run)
  }

  /// Returns the entry of the tool in a list.
  func entry(_ version: ProtocolVersion) -> JSON {
    let required = parameters.filter(\.isRequired).map { JSON.string($0.name) }
    let schema = JSON.members([
      "type": "object", "properties": .object(parameters.map { JSON.Member($0.name, $0.schema) }),
      "required": required.isEmpty ? nil : .array(required), "additionalProperties": false,
    ])
    return .members([
      "name": .string(name), "title": version.hasStructuredContent ? .string(title) : nil,
      "description": .string(summary), "inputSchema": schema,
      "outputSchema": version.hasStructuredContent ? output : nil,
      "annotations": version.hasAnnotations ? hints.json.with([.init("title", .string(title))]) : nil,
    ])
  }
}

/// The result of a tool.
package struct ToolResult: Sendable {
  package var content: [Content]
  /// The structured part, in the form of the tool's schema.
  package var structured: JSON?
  package var isError = false

  /// A part of a result for a model.
  package enum Content: Sendable, Equatable {
    case text(String)
    case png([UInt8])
  }

  package init(_ content: [Content], structured: JSON? = nil) {
    (self.content, self.structured) = (content, structured)
  }

  /// Creates a result of one text.
  package init(_ text: String, structured: JSON? = nil) { self.init([.text(text)], structured: structured) }

  /// Creates the result of an error.
  init(error: String) {
    self.init(error)
    isError = true
  }

  func json(_ version: ProtocolVersion) -> JSON {
    let parts = content.map { part -> JSON in
      switch part {
      case .text(let text): ["type": "text", "text": .string(text)]
      case .png(let bytes):
        ["type": "image", "data": .string(Base64.text(of: bytes)), "mimeType": "image/png"]
      }
    }
    return .members([
      "content": .array(parts), "structuredContent": version.hasStructuredContent ? structured : nil,
      "isError": .bool(isError),
    ])
  }
}
