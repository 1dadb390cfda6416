/// A log of SARIF 2.1.0 (OASIS, 2020), with the parts that reports use.
///
/// Section numbers are the standard's.
struct SARIFLog: Encodable {
  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    var tool: Tool
    var invocations: [Invocation]
    /// The unit of columns (3.14.17).
    var columnKind = "unicodeCodePoints"
    var originalUriBaseIds: [String: ArtifactLocation]
    var results: [Result]
  }

  /// A run of the program (3.20).
  struct Invocation: Encodable {
    /// Whether or not the run was complete, whatever it found.
    var executionSuccessful: Bool
  }

  struct Tool: Encodable {
    var driver: Driver
  }

  struct Driver: Encodable {
    var name: String
    var version: String?
    var rules: [Rule]
  }

  /// A reporting descriptor (3.49).
  struct Rule: Encodable {
    var id: String
    var shortDescription: Message
    var fullDescription: Message
    var help: Message
    var defaultConfiguration: Configuration
  }

  struct Configuration: Encodable {
    var level: String
  }

  struct Message: Encodable {
    var text: String
  }

  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Message
    var locations: [Location]
    var partialFingerprints: [String: String]
    var suppressions: [Suppression]?
  }

  struct Location: Encodable {
    var physicalLocation: PhysicalLocation?
    var logicalLocations: [LogicalLocation]
  }

  struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region
  }

  struct ArtifactLocation: Encodable {
    var uri: String?
    var uriBaseId: String?
    var description: Message?
  }

  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int?
  }

  struct LogicalLocation: Encodable {
    var fullyQualifiedName: String
    var kind = "object"
  }

  /// The suppression of a result (3.35).
  struct Suppression: Encodable {
    var kind: String
    var justification: String
  }
}
