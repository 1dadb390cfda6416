internal import Foundation
internal import ImageComparison

/// Runs `operation` with other settings for the snapshots in it; nil leaves a setting as it is.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  naming: SnapshotTestingConfiguration.Naming? = nil, strictLayout: Bool? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.$current.withValue(
    .current.changed(
      by: SnapshotTestingConfiguration(
        record: record, diffTool: diffTool, naming: naming, strictLayout: strictLayout)),
    operation: operation)
}

/// Runs `operation` with other settings for the snapshots in it; nil leaves a setting as it is.
public nonisolated(nonsending) func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  naming: SnapshotTestingConfiguration.Naming? = nil, strictLayout: Bool? = nil,
  operation: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
  try await SnapshotTestingConfiguration.$current.withValue(
    .current.changed(
      by: SnapshotTestingConfiguration(
        record: record, diffTool: diffTool, naming: naming, strictLayout: strictLayout)),
    operation: operation)
}

/// How snapshots are stored and what a difference comes with.
///
/// A setting is taken from the first that has it: the call of `assertSnapshot`, `withSnapshotTesting` or the trait
/// `.snapshots` around it, innermost first, the environment, the default. Where the environment has a `CI` that is not
/// empty, `0` or `false`, nothing is recorded, whatever is asked for.
public struct SnapshotTestingConfiguration: Sendable {
  /// Which references are written.
  public enum Record: String, Sendable, CaseIterable {
    /// All, whatever is there.
    case all
    /// Those that differ or are missing.
    case failed
    /// Those that are missing: the default.
    case missing
    /// None: what is missing fails.
    case never
  }

  /// What a message about a difference says of the two files.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let message: @Sendable (_ reference: String, _ failure: String) -> String

    /// A tool told of by a closure, which is given the paths of the reference and of the snapshot that failed.
    public init(_ message: @escaping @Sendable (_ reference: String, _ failure: String) -> String) {
      self.message = message
    }

    /// A command that takes the two paths.
    public init(stringLiteral command: String) {
      self.init { "\(command) \"\($0)\" \"\($1)\"" }
    }

    /// Lines with both paths, as patches have them.
    public static let `default` = DiffTool { "@−\n\"\($0)\"\n@+\n\"\($1)\"" }
    /// Kaleidoscope.
    public static let ksdiff: DiffTool = "ksdiff"

    /// What the message says.
    public func callAsFunction(reference: String, failure: String) -> String { message(reference, failure) }
  }

  /// Nil where it is not set.
  public var record: Record?
  /// Nil where it is not set.
  public var diffTool: DiffTool?
  /// Nil where it is not set.
  public var naming: Naming?
  /// Whether views that moved fail a test though no pixel shows it; nil where it is not set, which means no: then it is
  /// only printed.
  public var strictLayout: Bool?

  /// Settings of which some may not be set.
  public init(
    record: Record? = nil, diffTool: DiffTool? = nil, naming: Naming? = nil, strictLayout: Bool? = nil
  ) {
    self.record = record
    self.diffTool = diffTool
    self.naming = naming
    self.strictLayout = strictLayout
  }

  @TaskLocal static var current = SnapshotTestingConfiguration()

  /// These settings, but for those that others set.
  func changed(by others: SnapshotTestingConfiguration) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: others.record ?? record, diffTool: others.diffTool ?? diffTool, naming: others.naming ?? naming,
      strictLayout: others.strictLayout ?? strictLayout)
  }
}

extension SnapshotTestingConfiguration.Record {
  /// The mode of a call, given its own argument and an environment; throws for a mode in the environment that there is
  /// not.
  static func resolved(
    _ argument: Self?, in environment: [String: String] = SnapshotEnvironment.current
  ) throws(SnapshotError) -> Self {
    if ContinuousIntegration.isOn(in: environment) { return .never }
    if let mode = argument ?? SnapshotTestingConfiguration.current.record { return mode }
    guard let name = environment["SNAPSHOT_TESTING_RECORD"], !name.isEmpty else { return .missing }
    guard let mode = Self(rawValue: name) else {
      throw SnapshotError(
        "SNAPSHOT_TESTING_RECORD is “\(name)”; it can be \(Self.allCases.map(\.rawValue).joined(separator: ", "))"
      )
    }
    return mode
  }
}

/// The environment that settings are taken from; tests of this module have one of their own.
enum SnapshotEnvironment {
  @TaskLocal static var current = ProcessInfo.processInfo.environment
}

/// Why a snapshot could not be made, stored or compared, in one sentence.
struct SnapshotError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
