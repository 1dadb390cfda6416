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
    return try encoder.encode(ReviewFinding.all(of: runs).map(issue)) + Data("\n".utf8)
  }

  private static func issue(_ finding: ReviewFinding) -> Issue {
    Issue(
      description: finding.description, checkName: "snapshot-\(finding.status.rawValue)",
      fingerprint: finding.fingerprint, severity: finding.status == .trouble ? "critical" : "major",
      location: Issue.Location(path: finding.path))
  }
}
