internal import Escaping

/// The cases that need a review as annotations of GitHub Actions, in its workflow commands.
///
/// GitHub keeps 10 errors of a step, so the last of more says how many are not shown.
package enum GitHubAnnotations {
  /// The maximum number of annotations of a kind and step.
  static let limit = 10

  /// Returns the commands, one per line, for standard output.
  package static func lines(_ runs: [SnapshotRun]) -> [String] {
    let cases = runs.flatMap(\.cases).filter { ReviewSummary.needsReview($0.status) }
    let shown = cases.count > limit ? cases.prefix(limit - 1) : cases[...]
    var lines = shown.map(command)
    if cases.count > shown.count {
      lines.append(
        "::error title=Snapshots::\(cases.count - shown.count) more snapshots need a review; see the report")
    }
    return lines
  }

  private static func command(_ item: SnapshotCase) -> String {
    let change = item.changes.first.map { ["\($0.view) \($0.text)"] + $0.causes.map { "because \($0)" } }
    let why = change?.joined(separator: " ") ?? item.summary.first ?? item.status.rawValue
    let accept = item.accept.map { "\naccept with: \($0)" } ?? ""
    let file = SourceFile.path(of: item).map { ",file=\(property($0))" } ?? ""
    return "::error title=\(property(item.name))\(file)::\(data("\(item.status.rawValue): \(why)\(accept)"))"
  }

  /// Returns a text as the message of a command.
  private static func data(_ text: String) -> String {
    text.replacing("%", by: "%25").replacing("\r", by: "%0D").replacing("\n", by: "%0A")
  }

  /// Returns a text as the value of a property of a command.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", by: "%3A").replacing(",", by: "%2C")
  }
}

/// The file of a case: its spec, or the test.
enum SourceFile {
  /// Returns the path of the file; nil if it is not known.
  static func path(of item: SnapshotCase) -> String? {
    if item.unit.hasSuffix(".json") { return item.unit }
    return item.group.hasSuffix(".swift") ? item.group : nil
  }
}
