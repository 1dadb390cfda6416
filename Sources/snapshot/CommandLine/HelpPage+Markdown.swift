internal import Escaping

extension HelpPage {
  /// The verb's options as a Markdown table, for the documentation, without a line break at its end.
  var markdownTable: String {
    var lines = ["| Option | Meaning | Default | Example |", "|---|---|---|---|"]
    lines += options.map { option in
      let cells = [
        Self.code(option.term), Self.escaped(option.help),
        option.defaultText.map(Self.escaped) ?? "", Self.code(option.example),
      ]
      return "| " + cells.joined(separator: " | ") + " |"
    }
    return lines.joined(separator: "\n")
  }

  private static func code(_ text: String) -> String { "`\(escaped(text))`" }

  /// Returns a text with bars escaped, which would end the cell, even in code.
  private static func escaped(_ text: String) -> String {
    text.replacing("|", by: #"\|"#)
  }
}
