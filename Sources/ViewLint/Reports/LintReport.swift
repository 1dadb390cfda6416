/// What was found, to be told to people and programs.
public struct LintReport: Hashable, Sendable {
  /// In the order in which they are told.
  public var findings: [Finding]
  /// What was found and is meant.
  public var exempted: [ExemptedFinding]
  /// Whether all that was to be looked at could be; if not, there may be more findings.
  public var isComplete: Bool

  /// A report of findings, and of those that are meant.
  public init(_ findings: [Finding], exempted: [ExemptedFinding] = [], isComplete: Bool = true) {
    self.findings = findings
    self.exempted = exempted
    self.isComplete = isComplete
  }

  /// One line: `3 findings (1 error, 2 warnings) in 2 files`.
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
    if !isComplete { line += ", but not everything could be looked at" }
    return line
  }

  /// How many findings have a severity.
  func count(of severity: Severity) -> Int { findings.count { $0.severity == severity } }

  private static func words(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

/// A finding that somebody has said is meant.
public struct ExemptedFinding: Hashable, Sendable {
  /// What was found.
  public var finding: Finding
  /// Why it is meant.
  public var reason: String
  /// Whether the exemption stands in the file where it was found.
  public var isInSource: Bool

  /// A finding, and why it is meant.
  public init(_ finding: Finding, reason: String, isInSource: Bool = false) {
    self.finding = finding
    self.reason = reason
    self.isInSource = isInSource
  }
}
