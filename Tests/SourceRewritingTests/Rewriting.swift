import SourceRewriting

/// Returns the text of a file after rewriting a module of it and others.
func rewritten(_ text: String, path: String = "Card.swift", with others: [String: String] = [:]) -> String {
  let files =
    [ModuleRewriter.File(path: path, text: text)]
    + others.sorted { $0.key < $1.key }.map { ModuleRewriter.File(path: $0.key, text: $0.value) }
  let result = ModuleRewriter().rewrite(files)[0]
  return result.text.map { String(decoding: $0, as: UTF8.self) } ?? text
}

/// Returns the text of a file after rewriting, without the table at its end.
func code(_ text: String, path: String = "Card.swift", with others: [String: String] = [:]) -> String {
  let lines = rewritten(text, path: path, with: others).split(
    separator: "\n", omittingEmptySubsequences: false)
  let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
  var kept = lines.prefix(count).map(String.init)
  if let last = kept.last, last.hasPrefix("extension"),
    last.contains("__objectiveC") || last.contains("__ObjectiveC")
  {
    kept[kept.count - 1] = ""
  }
  if let last = kept.last, last.contains("enum __ObjectiveC") { kept[kept.count - 1] = "" }
  return kept.joined(separator: "\n")
}
