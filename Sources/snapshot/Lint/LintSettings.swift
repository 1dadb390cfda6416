internal import Escaping
internal import FileAccess
internal import ViewLint
internal import ViewSpec

/// The settings for findings, of the command line and of the project's file.
struct LintSettings {
  /// An exemption for all specs, and its name in warnings.
  struct Exemption {
    let exemption: LintExemption
    let name: String
    /// Whether or not it is in the file of the project, which may be for other specs as well.
    let isShared: Bool
  }

  private(set) var exemptions: [Exemption]
  private(set) var severities: [FindingCode: Severity] = [:]
  /// The codes of findings that are turned off.
  private(set) var off: Set<FindingCode> = []
  private(set) var minimum = Severity.warning

  /// The name of the file of the project, which is read if it exists.
  static let fileName = ".snapshot-lint.json"

  /// Creates the settings of the arguments, and after them those of the file.
  init(_ arguments: LintArguments) throws(SpecError) {
    exemptions = arguments.allowed.map {
      Exemption(
        exemption: $0, name: "--allow \(shellWord(ValueSyntax.exemption.format($0)))", isShared: false)
    }
    if let path = arguments.configuration {
      try read(try LintConfiguration(contentsOf: path))
    } else if FileKind(at: Self.fileName) != nil {
      try read(try LintConfiguration(contentsOf: Self.fileName))
    }
    for choice in arguments.severities { set(choice.code, choice.severity) }
    if let minimum = arguments.minimum { self.minimum = minimum }
  }

  private mutating func set(_ code: FindingCode, _ severity: Severity?) {
    severities[code] = severity
    if severity == nil { off.insert(code) } else { off.remove(code) }
  }

  private mutating func read(_ file: LintConfiguration) throws(SpecError) {
    for exemption in file.exemptions {
      let code = try FindingCode(exemption.code)
      let place = exemption.code.place
      let exemption = LintExemption(code, view: exemption.view, reason: exemption.reason)
      exemptions.append(
        Exemption(
          exemption: exemption, name: "\(place.file):\(place.line):\(place.column): \(code.rawValue)",
          isShared: true))
    }
    for (code, severity) in file.severities {
      let code = try FindingCode(code)
      set(code, severity.text == "off" ? nil : try Severity(severity, orOff: true))
    }
    if let word = file.minimum { minimum = try Severity(word, orOff: false) }
  }
}

extension FindingCode {
  /// Creates the code of a word in a file.
  init(_ word: LintConfiguration.Word) throws(SpecError) {
    guard let code = FindingCode(rawValue: word.text) else {
      throw word.error(
        "unknown code \(quoted(word.text))", suggestion: Self.proposal(for: word.text))
    }
    self = code
  }

  /// Returns a suggestion of the code that was probably meant.
  static func proposal(for name: String) -> String? {
    nearestName(to: name, among: allCases.map(\.rawValue)).map { "did you mean \(quoted($0))?" }
  }
}

extension Severity {
  fileprivate init(_ word: LintConfiguration.Word, orOff: Bool) throws(SpecError) {
    let names = allNames(orOff)
    guard let severity = Severity(rawValue: word.text) else {
      throw word.error(
        "found \(quoted(word.text)), expected one of \(names.map { quoted($0) }.joined(separator: ", "))",
        suggestion: nearestName(to: word.text, among: names).map { "did you mean \(quoted($0))?" })
    }
    self = severity
  }
}

private func allNames(_ withOff: Bool) -> [String] {
  Severity.allCases.map(\.rawValue) + (withOff ? ["off"] : [])
}
