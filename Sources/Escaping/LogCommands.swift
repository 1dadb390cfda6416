/// Returns the lines of a log without what services that run jobs would take for commands.
///
/// GitHub Actions obeys lines that begin with `::`, after any white space; and anywhere in a line GitHub Actions obeys `##[`, Azure Pipelines
/// `##vso[` and TeamCity `##teamcity[`. The first colon, and the second number sign, become escapes.
///
/// - Parameters:
///   - text: The lines.
///   - areCommands: Whether or not lines that begin with `::` are meant as such.
package func escapingCommands(inLines text: String, areCommands: Bool = false) -> String {
  guard text.utf8.contains("##".utf8) || !areCommands && text.utf8.contains("::".utf8) else { return text }
  return text.split(at: "\n").map { line in
    let scalars = Array(String(line).unicodeScalars)
    let start = scalars.firstIndex { !$0.properties.isWhitespace } ?? scalars.endIndex
    var result = String.UnicodeScalarView()
    for place in scalars.indices {
      let scalar = scalars[place]
      let isObeyed =
        switch scalar {
        case ":":
          !areCommands && place == start && scalars.indices.contains(place + 1) && scalars[place + 1] == ":"
        case "#": place > 0 && scalars[place - 1] == "#" && beginsCommand(scalars[(place + 1)...])
        default: false
        }
      if isObeyed { result.append(contentsOf: scalar.escape.unicodeScalars) } else { result.append(scalar) }
    }
    return String(result)
  }.joined(separator: "\n")
}

/// Returns whether what follows two number signs is the word of a command and a bracket.
private func beginsCommand(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
  rest.first { !$0.properties.isAlphabetic } == "["
}
