public import Foundation

/// A JSON document of runs, for programs.
public enum JSONReport {
  private struct Document: Encodable {
    var schema = JSONReport.schemaID
    var version = ResultsFile.version
    var summary: RunSummary
    var runs: [SnapshotRun]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, summary, runs
    }
  }

  /// The identifier of the document's form.
  static let schemaID = "urn:plumb:snapshot-results:1"

  /// Returns the document, with the same bytes for the same runs.
  public static func json(_ runs: [SnapshotRun]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(Document(summary: RunSummary(runs), runs: runs)) + Data("\n".utf8)
  }
}
