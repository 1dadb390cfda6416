internal import Escaping
public import Foundation

/// A JSON document of the cases that need a review in the form of GitLab's code quality reports.
public enum CodeQualityReport {
  private struct Issue: Encodable {
    struct Location: Encodable {
      struct Lines: Encodable { var begin = 1 }
      var path: String
      var lines = Lines()
    }
    var description: String
    var checkName: String
    var fingerprint: String
    var severity: String
    var location: Location

    enum CodingKeys: String, CodingKey {
      case checkName = "check_name"
      case description, fingerprint, severity, location
    }
  }

  /// Returns the document, with the same bytes for the same runs.
  ///
  /// The fingerprint of a case depends on its name and status: GitLab shows a finding as new if the target branch has
  /// none with the same one.
  public static func json(_ runs: [SnapshotRun]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let issues = runs.flatMap { run in
      run.cases.filter { ReviewSummary.needsReview($0.status) }.map { issue($0, in: run.folder) }
    }
    return try encoder.encode(issues) + Data("\n".utf8)
  }

  private static func issue(_ item: SnapshotCase, in folder: String) -> Issue {
    let why = item.changes.first.map { "\($0.view) \($0.text)" } ?? item.summary.first
    let path = SourceFile.path(of: item) ?? item.reference ?? item.name
    return Issue(
      description: [item.name, item.status.rawValue, why].compactMap { $0 }.joined(separator: ": "),
      checkName: "snapshot-\(item.status.rawValue)",
      fingerprint: SHA256.text(of: "\(item.group)\0\(item.name)\0\(item.status.rawValue)".utf8),
      severity: item.status == .trouble ? "critical" : "major",
      location: Issue.Location(path: path.rest(behind: folder + "/").map(String.init) ?? path))
  }
}
