internal import Foundation
internal import ImageComparison
public import Plumb
internal import StyleCore

/// Runs `operation` with other settings for the snapshots in it; nil keeps a setting.
///
/// ```swift
/// withSnapshotTesting(record: .failed, diffTool: .ksdiff) {
///   assertSnapshot(of: ProfileCard(name: "Ada"), as: .image)  // replaces a reference that differs
/// }
/// ```
///
/// With `system: .v26`, the main screen has that version in `operation`, and views that are made in it have the looks of
/// iOS 26; other tests do not see it. Work that is sent to a queue of Dispatch is not in `operation`.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  naming: SnapshotTestingConfiguration.Naming? = nil, strictLayout: Bool? = nil,
  system: Plumb.SystemVersion? = nil, operation: () throws -> Result
) rethrows -> Result {
  let settings = SnapshotTestingConfiguration(
    record: record, diffTool: diffTool, naming: naming, strictLayout: strictLayout, system: system)
  return try SnapshotTestingConfiguration.$current.withValue(.current.changed(by: settings)) {
    try StyleCore.SystemVersion.with(system?.inner, operation)
  }
}

/// Runs `operation` with other settings for the snapshots in it; nil keeps a setting.
public nonisolated(nonsending) func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  naming: SnapshotTestingConfiguration.Naming? = nil, strictLayout: Bool? = nil,
  system: Plumb.SystemVersion? = nil, operation: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
  let settings = SnapshotTestingConfiguration(
    record: record, diffTool: diffTool, naming: naming, strictLayout: strictLayout, system: system)
  return try await SnapshotTestingConfiguration.$current.withValue(.current.changed(by: settings)) {
    try await StyleCore.SystemVersion.with(system?.inner, operation)
  }
}

/// The settings of snapshots: which references are recorded, and how differences are reported.
///
/// A setting is that of the first of these that has it: the call of `assertSnapshot`, `withSnapshotTesting` or the
/// trait `.snapshots` around it, innermost first, the environment, the default. If the environment has a `CI` that is
/// not empty, `0` or `false`, nothing is recorded, whatever the settings.
public struct SnapshotTestingConfiguration: Sendable {
  /// The references to write.
  public enum Record: String, Sendable, CaseIterable {
    /// All references.
    case all
    /// The references that differ or are missing.
    case failed
    /// The missing references; the default.
    case missing
    /// No references: a missing one fails.
    case never
  }

  /// The text about the two files in the message of a difference.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let message: @Sendable (_ reference: String, _ failure: String) -> String

    /// Creates a tool with a closure that returns the text for the paths of the reference and of the failed snapshot.
    public init(_ message: @escaping @Sendable (_ reference: String, _ failure: String) -> String) {
      self.message = message
    }

    /// Creates a tool whose command takes the two paths.
    public init(stringLiteral command: String) {
      self.init { "\(command) \"\($0)\" \"\($1)\"" }
    }

    /// Two lines with both paths, as in patches.
    public static let `default` = DiffTool { "@−\n\"\($0)\"\n@+\n\"\($1)\"" }
    /// The command of Kaleidoscope.
    public static let ksdiff: DiffTool = "ksdiff"

    /// Returns the text for two paths.
    public func callAsFunction(reference: String, failure: String) -> String { message(reference, failure) }
  }

  /// The references to write; nil if it is not set.
  public var record: Record?
  /// The tool for differences; nil if it is not set.
  public var diffTool: DiffTool?
  /// The naming of references; nil if it is not set.
  public var naming: Naming?
  /// Whether or not moved views without a difference of pixels fail a test; nil if it is not set.
  ///
  /// By default they do not, and are only printed.
  public var strictLayout: Bool?
  /// The version of the system whose looks views have; nil if it is not set.
  public var system: Plumb.SystemVersion?

  /// Creates settings, some of which may not be set.
  public init(
    record: Record? = nil, diffTool: DiffTool? = nil, naming: Naming? = nil, strictLayout: Bool? = nil,
    system: Plumb.SystemVersion? = nil
  ) {
    self.record = record
    self.diffTool = diffTool
    self.naming = naming
    self.strictLayout = strictLayout
    self.system = system
  }

  @TaskLocal static var current = SnapshotTestingConfiguration()

  /// Returns these settings, replaced by those that others set.
  func changed(by others: SnapshotTestingConfiguration) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: others.record ?? record, diffTool: others.diffTool ?? diffTool, naming: others.naming ?? naming,
      strictLayout: others.strictLayout ?? strictLayout, system: others.system ?? system)
  }
}

extension SnapshotTestingConfiguration.Record {
  /// Returns the mode of a call, given its own argument and an environment; throws for an unknown mode in the
  /// environment.
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

/// The environment of settings, which tests of this module replace.
enum SnapshotEnvironment {
  @TaskLocal static var current = ProcessInfo.processInfo.environment
}

/// An error of making, storing or comparing a snapshot, in one sentence.
struct SnapshotError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
