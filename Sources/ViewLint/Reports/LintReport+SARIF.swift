internal import Escaping

extension LintReport {
  /// The report as SARIF 2.1.0, which code hosts show beside the code; the same bytes for the same report.
  ///
  /// Findings that are exempted are there, too, as suppressed ones. Paths are relative to the folder that the program
  /// ran in, as they were given.
  ///
  /// - Parameter version: that of the program.
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

  /// Fingerprints of findings that stay the same where lines move: they know the view, not the line.
  private struct Fingerprints {
    private var counts: [UInt64: Int] = [:]

    mutating func next(for finding: Finding) -> String {
      let parts =
        [finding.code.rawValue, finding.source?.file ?? "", finding.view.description]
        + finding.others.map(\.description)
        + finding.values.map(\.name)
      var hash = Self.hash(parts)
      // Several of one kind in one view are told apart by their order.
      let count = counts[hash, default: 0]
      counts[hash] = count + 1
      if count > 0 { hash = Self.hash(parts + ["\(count)"]) }
      let digits = String(hash, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// FNV-1a (Fowler, Noll and Vo 1991) over the parts, each with its end.
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
  /// What relative paths are relative to.
  fileprivate static let baseID = "%SRCROOT%"
}

extension SARIFLog.Rule {
  fileprivate init(_ code: FindingCode) {
    id = code.rawValue
    shortDescription = SARIFLog.Message(text: code.summary)
    fullDescription = SARIFLog.Message(text: code.explanation)
    help = SARIFLog.Message(
      text: "\(code.explanation) If it is meant, exempt \"\(code.rawValue)\" and say why.")
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
  /// A text as it is: its braces hold no place for an argument (3.11.5), and its brackets make no link (3.11.6).
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
  /// The place of a file (RFC 3986): absolute paths stand by themselves, others by the folder of the run.
  fileprivate init(path: String) {
    let isAbsolute = path.beginsExactly(with: "/")
    var relative = path[...]
    while let rest = relative.rest(behind: "./") { relative = rest }
    uri = (isAbsolute ? "file://" : "") + Self.percentEncoded(isAbsolute ? path[...] : relative)
    uriBaseId = isAbsolute ? nil : SARIFLog.baseID
    description = nil
  }

  /// Everything but slashes and what RFC 3986 does not reserve, byte by byte: a colon would end a scheme.
  private static func percentEncoded(_ path: Substring) -> String {
    var encoded = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return encoded
  }
}
