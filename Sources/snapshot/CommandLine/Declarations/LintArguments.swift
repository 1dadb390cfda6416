internal import Escaping
internal import ViewLint
internal import ViewSpec

/// The arguments of `snapshot lint`.
struct LintArguments: ParsedValues, Equatable {
  /// The spec files, folders of specs, and `-` for standard input, in the given order.
  var specs: [String] = []
  var format = Format.text
  /// The file for the report; nil and `-` for standard output.
  var output: String?
  /// The folder for pictures of specs with findings.
  var pictures: String?
  var allowed: [LintExemption] = []
  var severities: [SeverityChoice] = []
  var minimum: Severity?
  var configuration: String?
  /// Whether or not names of elements, contrast, large text and the reach of elements are checked, too.
  var accessibility = false
  var sharding = ShardOptions()
  var caching = CacheOptions()
  var rendering = RenderingOptions()
  var given = GivenOptions()

  mutating func keep(_ option: String, _ text: String) { given.add(option, text) }

  /// The formats of findings.
  enum Format: String, CaseIterable {
    case text, json, sarif
  }

  /// The severity of findings of a code; nil turns them off.
  struct SeverityChoice: Equatable, Sendable {
    var code: FindingCode
    var severity: Severity?
  }

  func check() throws(CommandLineError) { try rendering.check() }

  static let verb = Verb<LintArguments>(
    name: "lint",
    abstract: "lay out specs and report problems",
    discussion: """
      Lays out each spec at each scale, and reports problems that occurred: edges between pixels, conflicting \
      constraints, truncated text; and problems of the spec itself, such as unused metrics. Each finding has the location \
      in the file, the view, the values in points and in pixels at each scale, and a fix.

      Exempt intended findings with a reason: with --allow, for all specs in the file .snapshot-lint.json of the current \
      directory, or in a view, for it and its subviews, with "lint": { "allow": { "unsnapped-edge": "why" } }. \
      Exemptions that match no finding are reported.

      A spec without findings is not laid out again until it, its images or fonts, the settings, the options or the program \
      change.

      Exits with 0 if there are no findings, 1 if there are some, 2 if something could not be read or laid out.
      """,
    operand: .oneOrMore(
      "SPEC", \.specs, takesStandardInput: true,
      help: "A spec file, a folder of specs, or - for a spec on standard input."),
    options: [
      .value(
        "--format", \.format, .choice,
        help: "The format of the report: lines of text, JSON, or SARIF 2.1.0 for code hosts.",
        example: "card.json --format sarif"),
      .optional(
        "--output", short: "-o", \.output, .text("FILE", "the path of a file, or -"),
        absent: "standard output", help: "The file for the report.",
        example: "Snapshots --format json --output lint.json"),
      .optional(
        "--pictures", \.pictures, .text("FOLDER", "a folder"), absent: "none",
        help: "The folder for pictures of the findings, one for each spec and scale with findings.",
        example: "card.json --pictures findings"),
      .repeated(
        "--allow", \.allowed, .exemption,
        help: "Exempts a code, in all views or in one, with a reason. Can be repeated.",
        example: "card.json --allow truncated-text@title=long"),
      .repeated(
        "--severity", \.severities, .severityChoice,
        help: "The severity of a code, or off. Can be repeated.",
        example: "card.json --severity repeated-literal=off"),
      .optional(
        "--minimum", \.minimum, .choice, absent: "warning",
        help: "The minimum severity of reported findings.", example: "card.json --minimum note"),
      .optional(
        "--config", \.configuration, .text("FILE", "the path of a file"),
        absent: ".snapshot-lint.json, if it exists",
        help: "A JSON file with allow, severity and minimum.", example: "card.json --config lint.json"),
      .flag(
        "--accessibility", \.accessibility,
        help: "Checks names of elements, contrast of text, large text and the reach of elements, too.",
        example: "card.json --accessibility"),
    ]
      + ShardOptions.declarations.map { $0.within(\.sharding) }
      + CacheOptions.declarations.map { $0.within(\.caching) }
      + RenderingOptions.declarations.filter { Self.shared.contains($0.long) }.map { $0.within(\.rendering) }
      + [RenderingOptions.oneSystem.within(\.rendering)],
    examples: [
      .init("snapshot lint Snapshots", "Checks all specs in a folder at 1x, 2x and 3x."),
      .init("snapshot lint card.json --minimum note", "Reports notes, too."),
      .init("snapshot lint Snapshots --format sarif -o lint.sarif", "Writes a file for a code host."),
    ],
    run: .comparison(quiet: \.rendering.quiet) { await LintCommand(arguments: $0, console: $1).run() })

  private static let shared = [
    "--scale", "--device", "--direction", "--style", "--quiet", "--pixel-limit", "--scan-limit",
  ]
}

extension ValueSyntax<LintExemption> {
  /// The syntax `CODE=REASON`, or `CODE@VIEW=REASON` for some views.
  static var exemption: Self {
    ValueSyntax(
      placeholder: "CODE[@VIEW]=REASON",
      wanted: "the code of a finding, = and a reason",
      format: { "\($0.code?.rawValue ?? "")\($0.view.map { "@\($0)" } ?? "")=\($0.reason)" },
      parse: { text throws(ValueError) in
        let parts = text.split(at: "=", maxSplits: 1)
        let names = parts[0].split(at: "@", maxSplits: 1)
        let code = try FindingCode.named(names[0])
        guard parts.count == 2, parts[1].contains(where: { !$0.isWhitespace }), names.last != "" else {
          throw .malformed(text)
        }
        return LintExemption(
          code, view: names.count > 1 ? String(names[1]) : nil, reason: String(parts[1]))
      })
  }
}

extension ValueSyntax<LintArguments.SeverityChoice> {
  /// The syntax `CODE=SEVERITY`.
  static var severityChoice: Self {
    ValueSyntax(
      placeholder: "CODE=SEVERITY",
      wanted: "the code of a finding, = and note, warning, error or off",
      format: { "\($0.code.rawValue)=\($0.severity?.rawValue ?? "off")" },
      parse: { text throws(ValueError) in
        let parts = text.split(at: "=", maxSplits: 1)
        let code = try FindingCode.named(parts[0])
        guard parts.count == 2 else { throw .malformed(text) }
        let severity = Severity(rawValue: String(parts[1]))
        guard severity != nil || parts[1] == "off" else { throw .malformed(text) }
        return LintArguments.SeverityChoice(code: code, severity: severity)
      })
  }
}

extension FindingCode {
  /// Returns the code of a name; the error for an unknown name suggests the nearest one.
  fileprivate static func named(_ name: Substring) throws(ValueError) -> FindingCode {
    if let code = FindingCode(rawValue: String(name)) { return code }
    throw .unknown(
      String(name), nearest: nearestName(to: String(name), among: FindingCode.allCases.map(\.rawValue)))
  }
}
