internal import Escaping
public import Foundation

/// A document of the cases that need a review in SARIF 2.1.0 (OASIS, 2020), which code hosts show beside the code.
public enum SARIFReport {
  /// Returns the document, with the same bytes for the same runs.
  ///
  /// All runs are one in it, since hosts take one of a tool; it is marked as successful if all of them were complete. Paths
  /// are relative to the folders of the runs.
  public static func json(_ runs: [SnapshotRun], version: String? = nil) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let log = Log(runs: [
      Run(
        tool: Tool(driver: Driver(version: version)),
        invocations: [Invocation(executionSuccessful: runs.allSatisfy(\.isComplete))],
        originalUriBaseIds: [baseID: Base(description: Message(text: "The folder of the run."))],
        results: ReviewFinding.all(of: runs).map(Result.init))
    ])
    return try encoder.encode(log) + Data("\n".utf8)
  }

  /// The base of relative paths.
  private static let baseID = "%SRCROOT%"

  /// The statuses with a rule, in the order of the rules.
  private static let statuses = SnapshotCase.Status.allCases.filter { ReviewSummary.needsReview($0) }

  private struct Log: Encodable {
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  private struct Run: Encodable {
    var tool: Tool
    var invocations: [Invocation]
    var originalUriBaseIds: [String: Base]
    var results: [Result]
  }

  private struct Tool: Encodable {
    var driver: Driver
  }

  private struct Driver: Encodable {
    var name = "snapshot"
    var version: String?
    var rules = statuses.map(Rule.init)
  }

  private struct Rule: Encodable {
    var id: String
    var shortDescription: Message
    var defaultConfiguration = ["level": "error"]

    init(_ status: SnapshotCase.Status) {
      id = SARIFReport.id(of: status)
      shortDescription = Message(text: SARIFReport.text(of: status))
    }
  }

  private struct Invocation: Encodable {
    var executionSuccessful: Bool
  }

  private struct Base: Encodable {
    var description: Message
  }

  private struct Message: Encodable {
    var text: String
  }

  private struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level = "error"
    var message: Message
    var locations: [Location]
    var partialFingerprints: [String: String]

    init(_ finding: ReviewFinding) {
      ruleId = SARIFReport.id(of: finding.status)
      ruleIndex = statuses.firstIndex(of: finding.status) ?? 0
      message = Message(text: escaped(finding.description))
      locations = [Location(physicalLocation: Place(artifactLocation: Artifact(finding.path)))]
      partialFingerprints = ["snapshot/v1": finding.fingerprint]
    }
  }

  private struct Location: Encodable {
    var physicalLocation: Place
  }

  private struct Place: Encodable {
    var artifactLocation: Artifact
    var region = ["startLine": 1]
  }

  private struct Artifact: Encodable {
    var uri: String
    var uriBaseId: String?

    init(_ path: String) {
      uri = path.percentEncodedPath
      if path.utf8.first == UInt8(ascii: "/") { uri = "file://" + uri } else { uriBaseId = baseID }
    }
  }

  private static func id(of status: SnapshotCase.Status) -> String { "snapshot-\(status.rawValue)" }

  private static func text(of status: SnapshotCase.Status) -> String {
    switch status {
    case .same, .moved: "The snapshot matches its reference."
    case .recorded: "The reference was written by this run."
    case .different: "The snapshot differs from its reference."
    case .missing: "The snapshot has no reference."
    case .trouble: "The snapshot could not be made or compared."
    }
  }

  /// Returns a text as the message of a result, in which braces would be placeholders (3.11.5), and brackets links
  /// (3.11.6).
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", by: "\\\\").replacing("[", by: "\\[").replacing("]", by: "\\]")
      .replacing("{", by: "{{").replacing("}", by: "}}")
  }
}
