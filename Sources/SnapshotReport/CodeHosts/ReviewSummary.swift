internal import Escaping

/// A summary of runs in Markdown, for the page of a job or a comment on a pull request.
///
/// It has the numbers, the causes with the command that accepts the cases of each, and the cases that need a review, as
/// many as fit. A reader of a code host sees the texts of snapshots and names of files as they are: no text becomes
/// markup, an image or a mention.
package enum ReviewSummary {
  /// The maximum size of a summary on GitHub, in bytes.
  package static let limit = 1 << 20

  /// The maximum size of a comment on GitHub, in characters, which are bytes at least.
  package static let commentLimit = 65_536

  /// The line by which a program finds the comment that it replaces.
  package static let mark = "<!-- plumb-snapshots -->"

  /// Returns the summary.
  ///
  /// - Parameters:
  ///   - runs: The runs.
  ///   - links: What is shown and said beside the results.
  ///   - limit: The maximum size, in bytes.
  package static func markdown(
    _ runs: [SnapshotRun], links: ReviewLinks = ReviewLinks(), limit: Int = limit
  ) -> String {
    let summary = RunSummary(runs)
    let cases = runs.flatMap(\.cases).filter { needsReview($0.status) }
    var writer = LimitedText(limit: limit)
    writer.append("\(mark)\n### Snapshots: \(summary.words)\n\n")
    if summary.unfinishedRuns > 0 {
      writer.append("A run ended early: snapshots that it did not reach may differ.\n\n")
    }
    if !cases.isEmpty { writer.append(links.sentences) }
    writer.appendRows(
      causes(of: cases), header: "| Snapshots | Cause | Accept |\n|---:|---|---|\n", "causes", share: 0.6)
    writer.appendRows(links.pictures, header: "", "pictures", share: 0.5)
    writer.appendRows(cases.map(row), header: "| Snapshot | Result | Why |\n|---|---|---|\n", "snapshots")
    return writer.text
  }

  /// Returns whether people have to look at a case with a status.
  package static func needsReview(_ status: SnapshotCase.Status) -> Bool {
    status != .same && status != .moved
  }

  private static func causes(of cases: [SnapshotCase]) -> [String] {
    ReportPage.groups(of: cases).map { group in
      "| \(group.cases.count) | \(text(group.cause)) | \(code(group.accept)) |\n"
    }
  }

  private static func row(_ item: SnapshotCase) -> String {
    let result = ([item.status.rawValue] + item.summary.prefix(1)).joined(separator: ": ")
    let changes = item.changes.prefix(3).map {
      ([text("\($0.view) \($0.text)")] + $0.causes.map(text)).joined(separator: " because ")
    }
    let rest = item.changes.count > 3 ? ["and \(item.changes.count - 3) more"] : []
    return "| \(code(item.name)) | \(text(result)) | \((changes + rest).joined(separator: "<br>")) |\n"
  }

  /// Returns a text without markup: each character that Markdown, HTML or a code host could interpret is a reference.
  static func text(_ text: String) -> String {
    var escaped = ""
    for scalar in escapingControls(in: text).unicodeScalars {
      if scalar.value < 0x80, "&<>|`*_~[]()!#@\\:$\"'-+.".unicodeScalars.contains(scalar) {
        escaped += "&#\(scalar.value);"
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Returns a text as code, which HTML shows as it is; empty for none.
  static func code(_ text: String) -> String { text.isEmpty ? "" : "<code>\(Self.text(text))</code>" }
}
