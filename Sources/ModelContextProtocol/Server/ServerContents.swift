/// The contents of a server: what it is called, its tools and its resources.
package struct ServerContents: Sendable {
  let name: String
  let title: String
  let version: String
  /// The hint for a model how tools work together.
  let instructions: String
  let tools: [Tool]
  let resources: [Resource]
  let templates: [ResourceTemplate]

  package init(
    name: String, title: String, version: String, instructions: String, tools: [Tool],
    resources: [Resource] = [], templates: [ResourceTemplate] = []
  ) {
    (self.name, self.title, self.version) = (name, title, version)
    (self.instructions, self.tools) = (instructions, tools)
    (self.resources, self.templates) = (resources, templates)
  }

  /// Returns the name and version of the program.
  func information(_ version: ProtocolVersion) -> JSON {
    .members([
      "name": .string(name), "title": version.hasStructuredContent ? .string(title) : nil,
      "version": .string(self.version),
    ])
  }

  /// Returns the capabilities; none of the lists ever changes.
  func capabilities(_ version: ProtocolVersion) -> JSON {
    .members([
      "tools": [:], "resources": [:], "logging": [:],
      "completions": version >= .march2025 ? [:] : nil,
    ])
  }
}
