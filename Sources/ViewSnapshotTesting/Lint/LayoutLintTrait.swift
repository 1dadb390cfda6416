public import Testing
public import ViewLint

/// A trait with settings for all layouts that a test or a suite looks at; see `.layoutLint`.
public struct LayoutLintTrait: TestTrait, SuiteTrait, TestScoping {
  /// A suite hands it on to all tests and suites in it.
  public let isRecursive = true
  private let configuration: LayoutLintConfiguration

  fileprivate init(_ configuration: LayoutLintConfiguration) {
    self.configuration = configuration
  }

  /// Runs a test with the settings.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await LayoutLintConfiguration.$current.withValue(
      .current.adding(configuration), operation: function)
  }
}

extension Trait where Self == LayoutLintTrait {
  /// Settings for `assertNoLayoutFindings` in all of a test or a suite, in addition to those of suites around it.
  ///
  /// - Parameters:
  ///   - exemptions: Findings that are meant, each with its reason. Not every test needs all of them.
  ///   - minimumSeverity: The least severity that fails; nil leaves it as it is.
  ///   - severities: How bad findings of a code are, where other than by themselves.
  ///   - snapshots: Whether `assertSnapshot` fails for what is wrong with the layout of a view or a controller, too, at
  ///     the scale and the size of its picture. The picture is made first.
  public static func layoutLint(
    allowing exemptions: [LintExemption] = [], minimumSeverity: Severity? = nil,
    severities: [FindingCode: Severity] = [:], snapshots: Bool? = nil
  ) -> Self {
    LayoutLintTrait(
      LayoutLintConfiguration(
        exemptions: exemptions, minimumSeverity: minimumSeverity, severities: severities, snapshots: snapshots
      ))
  }
}
