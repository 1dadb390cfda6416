internal import Escaping
public import Foundation

/// The options of a linter.
///
/// ```swift
/// let options = LintOptions(
///   scales: [2, 3], sizes: [CGSize(width: 320, height: 60), CGSize(width: 480, height: 60)],
///   severities: [.unsnappedEdge: .error], minimumSeverity: .error)
/// let errors = LayoutLinter(options).findings(in: row)
/// ```
public struct LintOptions: Sendable {
  /// The scales, in pixels per point, each with its own layouts.
  public var scales: [Int]
  /// The sizes, in points, at which the view is laid out; empty is its own.
  public var sizes: [CGSize]
  /// The exemptions of intended findings.
  public var exemptions: [LintExemption]
  /// The severities of codes that differ from their defaults.
  public var severities: [FindingCode: Severity]
  /// The minimum severity of reported findings.
  ///
  /// Notes, as on views that stay at left and right, are reported on request.
  public var minimumSeverity: Severity
  /// Whether or not labels of elements, contrast, large text and the reach of elements are examined, too.
  ///
  /// It takes a further layout, and two drawings.
  public var checksAccessibility: Bool

  /// Creates options: by default for 1x, 2x and 3x, at the view's own size, for warnings and errors.
  public init(
    scales: [Int] = [1, 2, 3], sizes: [CGSize] = [], exemptions: [LintExemption] = [],
    severities: [FindingCode: Severity] = [:], minimumSeverity: Severity = .warning,
    checksAccessibility: Bool = false
  ) {
    self.scales = scales
    self.sizes = sizes
    self.exemptions = exemptions
    self.severities = severities
    self.minimumSeverity = minimumSeverity
    self.checksAccessibility = checksAccessibility
  }

  /// Returns a finding with the severity of the options; nil if it is not reported.
  func reported(_ finding: Finding) -> Finding? {
    var finding = finding
    finding.severity = severities[finding.code] ?? finding.severity
    guard finding.severity >= minimumSeverity else { return nil }
    return exemptions.contains { $0.covers(finding) } ? nil : finding
  }
}

/// An exemption of intended findings, with a reason.
///
/// ```swift
/// let exemption = LintExemption(.unsnappedEdge, view: "unread", reason: "The mark has a soft edge.")
/// let findings = LayoutLinter(LintOptions(exemptions: [exemption])).findings(in: row)
/// #expect(findings.isEmpty)
/// ```
public struct LintExemption: Hashable, Codable, Sendable {
  /// The code; nil is any.
  public var code: FindingCode?
  /// The views: an accessibility identifier, a class, or the end of a path, as `CardView/BadgeView[2]`; nil is any.
  ///
  /// Their descendants are not covered.
  public var view: String?
  /// The reason, which may not be empty.
  public var reason: String

  /// Creates an exemption of one code or all, in some views or all.
  public init(_ code: FindingCode?, view: String? = nil, reason: String) {
    self.code = code
    self.view = view
    self.reason = reason
  }

  /// Returns whether the exemption covers a finding.
  public func covers(_ finding: Finding) -> Bool {
    (code == nil || code == finding.code) && (view.map { Self.names($0, finding.view) } ?? true)
  }

  /// Returns whether a name is that of the view at the end of a path, or the end of the path.
  private static func names(_ name: String, _ path: ViewPath) -> Bool {
    if path.ends(with: name) { return true }
    // An identifier, which may contain anything, follows a class, which may not.
    let parts = path.last.split(at: "#", maxSplits: 1)
    if parts.count == 2, !parts[0].isEmpty, parts[1].isExactly(name) { return true }
    // A class precedes its view's identifier, or its index.
    guard let rest = path.last.rest(behind: name) else { return false }
    if rest.isEmpty || rest.beginsExactly(with: "#") { return true }
    return rest.utf8.first == UInt8(ascii: "[") && rest.utf8.last == UInt8(ascii: "]")
      && rest.utf8.dropFirst().dropLast().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
