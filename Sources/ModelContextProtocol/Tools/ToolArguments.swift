import Escaping

/// The arguments of a call, which fit the parameters of the tool.
package struct ToolArguments: Sendable {
  private let values: JSON

  /// Checks arguments; a name that no parameter has is an error that suggests the nearest one.
  package init(_ values: JSON, for parameters: [ToolParameter]) throws(ToolError) {
    guard let members = values.members else {
      throw ToolError("\"arguments\" is \(values.kind), expected an object")
    }
    let names = parameters.map(\.name)
    for member in members {
      guard let parameter = parameters.first(where: { $0.name.isExactly(member.key) }) else {
        let near = nearestName(to: member.key, among: names)
        throw ToolError(
          "unknown argument \"\(escapingControls(in: String(member.key.prefix(80))))\"; "
            + (near.map { "did you mean \"\($0)\"?" }
              ?? (names.isEmpty
                ? "the tool takes none"
                : "the tool takes " + names.map { "\"\($0)\"" }.joined(separator: ", ")))
        )
      }
      // Clients write null for what is not given.
      if member.value != .null { try parameter.check(member.value) }
    }
    for parameter in parameters where parameter.isRequired {
      guard let value = values[parameter.name], value != .null else {
        throw ToolError("the argument \"\(parameter.name)\" is missing: \(parameter.summary)")
      }
    }
    self.values = values
  }

  package func text(_ name: String) -> String? { values[name]?.text }
  package func flag(_ name: String) -> Bool? { values[name]?.flag }
  package func integer(_ name: String) -> Int? { values[name]?.wholeNumber }
  package func number(_ name: String) -> Double? { values[name]?.double }
  package func texts(_ name: String) -> [String]? { values[name]?.elements?.compactMap(\.text) }
  package func integers(_ name: String) -> [Int]? { values[name]?.elements?.compactMap(\.wholeNumber) }
}
