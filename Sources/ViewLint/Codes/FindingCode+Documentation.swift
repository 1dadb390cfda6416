extension FindingCode {
  /// The codes as Markdown tables, one per topic, for the documentation, without a line break at the end.
  package static var documentation: String {
    FindingDescriptor.Topic.allCases.map { topic in
      let rows = allCases.filter { $0.descriptor.topic == topic }.map { code in
        "| `\(code.rawValue)` | \(code.severity.rawValue) | **\(code.summary).** \(code.explanation) |"
      }
      return (["## \(topic.rawValue)", "", "| code | severity | meaning |", "|---|---|---|"] + rows)
        .joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}
