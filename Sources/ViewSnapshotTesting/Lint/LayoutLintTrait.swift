public import Testing
public import ViewLint

/// A trait with the settings of all layout assertions of a test or a suite; see `.layoutLint`.
public struct LayoutLintTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether or not a suite passes the trait on to all tests and suites in it.
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
  /// Returns a trait with settings for `assertNoLayoutFindings` in a test or a suite, in addition to those of outer
  /// suites.
  ///
  /// ```swift
  /// @Suite(.layoutLint(minimumSeverity: .error, snapshots: true))
  /// struct ScreenTests {
  ///   // Each assertSnapshot of these tests also fails for an error in the layout of its view.
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - exemptions: The intended findings, each with a reason. Not every test needs to have all of them.
  ///   - minimumSeverity: The minimum severity that fails; nil keeps the outer setting.
  ///   - severities: The severities of codes that differ from their defaults.
  ///   - snapshots: Whether or not `assertSnapshot` fails for problems of the layout of a view or a controller, too, at
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
