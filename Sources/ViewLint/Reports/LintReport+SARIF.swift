internal import Escaping

extension LintReport {
  /// Returns the report as SARIF 2.1.0, which code hosts show beside the code, with the same bytes for the same report.
  ///
  /// Exempted findings are contained as suppressed ones. Paths are relative to the working directory of the program, as
  /// they were given.
  ///
  /// - Parameter version: The version of the program.
  public func sarif(version: String? = nil) throws -> String {
    var fingerprints = Fingerprints()
    var results = findings.map { SARIFLog.Result($0, fingerprints.next(for: $0)) }
    for exempted in exempted {
      var result = SARIFLog.Result(exempted.finding, fingerprints.next(for: exempted.finding))
      result.suppressions = [
        SARIFLog.Suppression(
          kind: exempted.isInSource ? "inSource" : "external", justification: exempted.reason)
      ]
      results.append(result)
    }
    let driver = SARIFLog.Driver(
      name: "Plumb", version: version, rules: FindingCode.allCases.map(SARIFLog.Rule.init))
    let base = SARIFLog.ArtifactLocation(
      description: SARIFLog.Message(text: "The folder that the program ran in."))
    return try JSONText.of(
      SARIFLog(runs: [
        SARIFLog.Run(
          tool: SARIFLog.Tool(driver: driver),
          invocations: [SARIFLog.Invocation(executionSuccessful: isComplete)],
          originalUriBaseIds: [SARIFLog.baseID: base], results: results)
      ]))
  }

  /// The fingerprints of findings, which are stable if lines move: they depend on the view, not on the line.
  private struct Fingerprints {
    private var counts: [UInt64: Int] = [:]

    mutating func next(for finding: Finding) -> String {
      let parts =
        [finding.code.rawValue, finding.source?.file ?? "", finding.view.description]
        + finding.others.map(\.description)
        + finding.values.map(\.name)
      var hash = Self.hash(parts)
      // Several findings of a kind in a view are distinguished by their order.
      let count = counts[hash, default: 0]
      counts[hash] = count + 1
      if count > 0 { hash = Self.hash(parts + ["\(count)"]) }
      let digits = String(hash, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Returns the FNV-1a hash (Fowler, Noll and Vo 1991) of the parts, each with a terminator.
    private static func hash(_ parts: [String]) -> UInt64 {
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for part in parts {
        for byte in Array(part.utf8) + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      }
      return hash
    }
  }
}

extension SARIFLog {
  /// The base of relative paths.
  fileprivate static let baseID = "%SRCROOT%"
}

extension SARIFLog.Rule {
  fileprivate init(_ code: FindingCode) {
    id = code.rawValue
    shortDescription = SARIFLog.Message(text: code.summary)
    fullDescription = SARIFLog.Message(text: code.explanation)
    help = SARIFLog.Message(
      text: "\(code.explanation) If it is intended, exempt \"\(code.rawValue)\" with a reason.")
    defaultConfiguration = SARIFLog.Configuration(level: code.severity.rawValue)
  }
}

extension SARIFLog.Result {
  fileprivate init(_ finding: Finding, _ fingerprint: String) {
    ruleId = finding.code.rawValue
    ruleIndex = FindingCode.allCases.firstIndex(of: finding.code) ?? 0
    level = finding.severity.rawValue
    message = SARIFLog.Message(plain: "\(finding.message). Fix: \(finding.fix).")
    locations = [
      SARIFLog.Location(
        physicalLocation: finding.source.map(SARIFLog.PhysicalLocation.init),
        logicalLocations: [SARIFLog.LogicalLocation(fullyQualifiedName: finding.view.description)])
    ]
    partialFingerprints = ["view/v1": fingerprint]
  }
}

extension SARIFLog.Message {
  /// Creates a message with plain text: its braces are no placeholders (3.11.5), and its brackets no links (3.11.6).
  fileprivate init(plain text: String) {
    self.text = ""
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "{", "}": self.text += "\(scalar)\(scalar)"
      case "(" where last == "]": self.text += " ("
      default: self.text.unicodeScalars.append(scalar)
      }
      last = scalar
    }
  }
}

extension SARIFLog.PhysicalLocation {
  fileprivate init(_ source: FindingSource) {
    artifactLocation = SARIFLog.ArtifactLocation(path: source.file)
    region = SARIFLog.Region(startLine: source.line, startColumn: source.column)
  }
}

extension SARIFLog.ArtifactLocation {
  /// Creates the location of a file (RFC 3986): absolute paths as they are, others relative to the working directory.
  fileprivate init(path: String) {
    let isAbsolute = path.beginsExactly(with: "/")
    var relative = path[...]
    while let rest = relative.rest(behind: "./") { relative = rest }
    uri = (isAbsolute ? "file://" : "") + (isAbsolute ? path[...] : relative).percentEncodedPath
    uriBaseId = isAbsolute ? nil : SARIFLog.baseID
    description = nil
  }
}
