internal import Escaping
public import Foundation

/// What is looked for, and where.
public struct LintOptions: Sendable {
  /// Pixels per point, each with a layout of its own.
  public var scales: [Int]
  /// The sizes in points that the view is laid out at; empty is its own.
  public var sizes: [CGSize]
  /// Findings that are known and meant.
  public var exemptions: [LintExemption]
  /// How bad findings of a code are, where other than by themselves.
  public var severities: [FindingCode: Severity]
  /// The least severity that is reported. Notes, as on views that keep to left and right, are for who asks for them.
  public var minimumSeverity: Severity

  /// At 1x, 2x and 3x, at the view's own size, warnings and errors.
  public init(
    scales: [Int] = [1, 2, 3], sizes: [CGSize] = [], exemptions: [LintExemption] = [],
    severities: [FindingCode: Severity] = [:], minimumSeverity: Severity = .warning
  ) {
    self.scales = scales
    self.sizes = sizes
    self.exemptions = exemptions
    self.severities = severities
    self.minimumSeverity = minimumSeverity
  }

  /// A finding as it is reported, as bad as it is here; nil for one that is not.
  func reported(_ finding: Finding) -> Finding? {
    var finding = finding
    finding.severity = severities[finding.code] ?? finding.severity
    guard finding.severity >= minimumSeverity else { return nil }
    return exemptions.contains { $0.covers(finding) } ? nil : finding
  }
}

/// Findings that are meant, and why.
public struct LintExemption: Hashable, Codable, Sendable {
  /// Nil is any.
  public var code: FindingCode?
  /// The views: an accessibility identifier, a class, or the end of a path, as `CardView/BadgeView[2]`; nil is any. What
  /// is in them is not covered.
  public var view: String?
  /// Why; it may not be empty.
  public var reason: String

  /// An exemption of a code, or all, in some views, or all.
  public init(_ code: FindingCode?, view: String? = nil, reason: String) {
    self.code = code
    self.view = view
    self.reason = reason
  }

  /// Whether it is about a finding.
  public func covers(_ finding: Finding) -> Bool {
    (code == nil || code == finding.code) && (view.map { Self.names($0, finding.view) } ?? true)
  }

  /// Whether a name is that of the view at the end of a path, or the end of the path.
  private static func names(_ name: String, _ path: ViewPath) -> Bool {
    if path.ends(with: name) { return true }
    // An identifier, in which there may be anything, stands behind a class, in which there may not.
    let parts = path.last.split(at: "#", maxSplits: 1)
    if parts.count == 2, !parts[0].isEmpty, parts[1].isExactly(name) { return true }
    // A class stands before its view's identifier, or its place.
    guard let rest = path.last.rest(behind: name) else { return false }
    if rest.isEmpty || rest.beginsExactly(with: "#") { return true }
    return rest.utf8.first == UInt8(ascii: "[") && rest.utf8.last == UInt8(ascii: "]")
      && rest.utf8.dropFirst().dropLast().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
