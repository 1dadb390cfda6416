public import Plumb
internal import StyleCore
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
        testCase == nil ? SnapshotCounter.current : SnapshotCounter()
      ) {
        try await StyleCore.SystemVersion.with(configuration.system?.inner, function)
      }
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
  ///
  /// With `system: .v26`, the main screen has that version in the tests, so that views are made for iOS 26, too.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    naming: SnapshotTestingConfiguration.Naming? = nil, strictLayout: Bool? = nil,
    system: Plumb.SystemVersion? = nil
  ) -> Self {
    SnapshotsTrait(
      SnapshotTestingConfiguration(
        record: record, diffTool: diffTool, naming: naming, strictLayout: strictLayout, system: system))
  }

  /// Returns a trait with settings for all snapshots of a test or a suite.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration)
  }
}
