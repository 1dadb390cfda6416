/// A report of findings, for people and programs.
///
/// ```swift
/// let report = LintReport(LayoutLinter().findings(in: row))
/// print(report.summary)  // 1 finding (1 warning) in 1 file
/// let log = try report.sarif(version: "1.0")  // for code hosts, which show it beside the code
/// ```
public struct LintReport: Hashable, Sendable {
  /// The findings in the order of the report.
  public var findings: [Finding]
  /// The findings that are exempted.
  public var exempted: [ExemptedFinding]
  /// Whether or not everything was examined; if not, there may be more findings.
  public var isComplete: Bool

  /// Creates a report of findings, and of exempted ones.
  public init(_ findings: [Finding], exempted: [ExemptedFinding] = [], isComplete: Bool = true) {
    self.findings = findings
    self.exempted = exempted
    self.isComplete = isComplete
  }

  /// The summary in a line: `3 findings (1 error, 2 warnings) in 2 files`.
  public var summary: String {
    let files = Set(findings.compactMap { $0.source?.file }).count
    let counts: [String] = Severity.allCases.reversed().compactMap { severity in
      let count = count(of: severity)
      return count == 0 ? nil : Self.words(count, severity.rawValue)
    }
    var line = findings.isEmpty ? "no findings" : Self.words(findings.count, "finding")
    if !counts.isEmpty { line += " (\(counts.joined(separator: ", ")))" }
    if files > 0 { line += " in \(Self.words(files, "file"))" }
    if !exempted.isEmpty { line += ", \(exempted.count) exempted" }
    if !isComplete { line += ", but not everything could be checked" }
    return line
  }

  /// Returns the number of findings of a severity.
  func count(of severity: Severity) -> Int { findings.count { $0.severity == severity } }

  private static func words(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

/// A finding with an exemption.
public struct ExemptedFinding: Hashable, Sendable {
  /// The finding.
  public var finding: Finding
  /// The reason of the exemption.
  public var reason: String
  /// Whether or not the exemption is in the file of the finding.
  public var isInSource: Bool

  /// Creates a finding with the reason of its exemption.
  public init(_ finding: Finding, reason: String, isInSource: Bool = false) {
    self.finding = finding
    self.reason = reason
    self.isInSource = isInSource
  }
}
