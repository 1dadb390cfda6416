public import Testing

/// A trait with the settings of all snapshots of a test or a suite; see `.snapshots`.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether or not a suite passes the trait on to all tests and suites in it.
  public let isRecursive = true
  private let configuration: SnapshotTestingConfiguration

  fileprivate init(_ configuration: SnapshotTestingConfiguration) {
    self.configuration = configuration
  }

  /// Runs a test with the settings.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let settings = SnapshotTestingConfiguration.current.changed(by: configuration)
    try await SnapshotTestingConfiguration.$current.withValue(settings) {
      // Each case, and each repetition, counts from 1.
      try await SnapshotCounter.$current.withValue(
        testCase == nil ? SnapshotCounter.current : SnapshotCounter(), operation: function)
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Returns a trait with settings for all snapshots of a test or a suite; nil keeps a setting.
  ///
  /// ```swift
  /// @Suite(.snapshots(record: .never, naming: .folder("Tests/References")))
  /// struct ProfileTests {
  ///   // The references of these tests are in Tests/References/ProfileTests, and a missing one fails.
  /// }
  /// ```
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    naming: SnapshotTestingConfiguration.Naming? = nil, strictLayout: Bool? = nil
  ) -> Self {
    SnapshotsTrait(
      SnapshotTestingConfiguration(
        record: record, diffTool: diffTool, naming: naming, strictLayout: strictLayout))
  }

  /// Returns a trait with settings for all snapshots of a test or a suite.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration)
  }
}
