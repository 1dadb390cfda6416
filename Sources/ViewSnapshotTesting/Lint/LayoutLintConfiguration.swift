public import ViewLint

/// Runs `operation` with additional settings for `assertNoLayoutFindings` in it; see the trait `.layoutLint`.
///
/// ```swift
/// let exemption = LintExemption(.smallTouchTarget, view: "close", reason: "It is for a pointer.")
/// withLayoutLint(allowing: [exemption]) {
///   assertNoLayoutFindings(in: Toolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 32)))
/// }
/// ```
public func withLayoutLint<Result>(
  allowing exemptions: [LintExemption] = [], minimumSeverity: Severity? = nil,
  severities: [FindingCode: Severity] = [:], snapshots: Bool? = nil, operation: () throws -> Result
) rethrows -> Result {
  let settings = LayoutLintConfiguration(
    exemptions: exemptions, minimumSeverity: minimumSeverity, severities: severities, snapshots: snapshots)
  return try LayoutLintConfiguration.$current.withValue(.current.adding(settings), operation: operation)
}

/// Runs `operation` with additional settings for `assertNoLayoutFindings` in it; see the trait `.layoutLint`.
public nonisolated(nonsending) func withLayoutLint<Result>(
  allowing exemptions: [LintExemption] = [], minimumSeverity: Severity? = nil,
  severities: [FindingCode: Severity] = [:], snapshots: Bool? = nil,
  operation: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
  let settings = LayoutLintConfiguration(
    exemptions: exemptions, minimumSeverity: minimumSeverity, severities: severities, snapshots: snapshots)
  return try await LayoutLintConfiguration.$current.withValue(.current.adding(settings), operation: operation)
}

/// The settings of layout assertions in a scope.
struct LayoutLintConfiguration: Sendable {
  var exemptions: [LintExemption] = []
  /// The minimum severity; nil if it is not set.
  var minimumSeverity: Severity?
  var severities: [FindingCode: Severity] = [:]
  /// Whether or not layouts of snapshots are examined, too; nil if it is not set.
  var snapshots: Bool?

  @TaskLocal static var current = LayoutLintConfiguration()

  /// Returns these settings combined with those of an inner scope.
  func adding(_ inner: LayoutLintConfiguration) -> LayoutLintConfiguration {
    LayoutLintConfiguration(
      exemptions: exemptions + inner.exemptions, minimumSeverity: inner.minimumSeverity ?? minimumSeverity,
      severities: severities.merging(inner.severities) { $1 }, snapshots: inner.snapshots ?? snapshots)
  }
}
