internal import Escaping
internal import Foundation
internal import LayoutCore
internal import Plumb
internal import StyleCore
internal import ViewLint
internal import ViewSpec

/// The linting of one spec, at all scales.
struct SpecLint {
  let location: SpecLocation
  let spec: LayoutSpec
  let settings: LintSettings
  let options: RenderingOptions
  /// Whether or not the rules on accessibility are checked, too.
  let checksAccessibility: Bool

  /// The findings, and the use of exemptions.
  struct Outcome: Sendable {
    var findings: [Finding] = []
    var exempted: [ExemptedFinding] = []
    /// The indices of the settings' exemptions that cover something.
    var usedExemptions: Set<Int> = []
    /// The exemptions of the spec that cover nothing, in words.
    var unusedExemptions: [String] = []
    var warnings: [SpecWarning] = []
  }

  /// Lays out the spec at each scale, and returns the findings.
  @MainActor
  func run() throws -> Outcome {
    var outcome = Outcome()
    var exemptions: [SubtreeExemption] = []
    var findings: [Finding] = []
    for scale in options.scales {
      let canvas = try makeCanvas(scale: scale)
      let (warnings, conflicts) = try canvas.layOutFindingConflicts()
      outcome.warnings += warnings
      let paths = ViewPaths(of: canvas)
      let linter = LayoutLinter(LintOptions(checksAccessibility: checksAccessibility))
      var found = linter.findings(inLayoutOf: canvas, scale: scale)
      found += conflicts.map { Finding($0, scale: scale, canvas, paths) }
      for index in found.indices { found[index].fix = found[index].fixInSpecs }
      for index in found.indices where found[index].source == nil {
        let place = paths.view(at: found[index].view).flatMap { canvas.place(of: $0) }
        found[index].source = place.map { FindingSource($0) }
      }
      findings += found
      // The findings of the spec itself, and its exemptions, do not depend on the scale.
      if scale == options.scales.first {
        exemptions = try spec.exemptions.map { try SubtreeExemption($0, in: canvas, paths: paths) }
        findings += SpecRules.findings(in: spec, canvas, paths)
      }
    }
    collect(findings, exemptions, &outcome)
    return outcome
  }

  /// Returns the pictures of findings, by their scales.
  @MainActor
  func pictures(of findings: [Finding]) throws -> [(scale: Int, png: [UInt8])] {
    try options.scales.compactMap { scale in
      let shown = findings.filter { $0.scales.isEmpty || $0.scales.contains(scale) }
      guard !shown.isEmpty else { return nil }
      let canvas = try makeCanvas(scale: scale)
      _ = try canvas.layOut()
      return (scale, try picture(of: canvas, showing: shown, scale: scale))
    }
  }

  /// Returns a picture of the canvas with the findings marked.
  @MainActor
  private func picture(of canvas: SpecCanvas, showing findings: [Finding], scale: Int) throws -> [UInt8] {
    try LintPicture(of: canvas, findings: findings, scale: scale).png()
  }

  @MainActor
  private func makeCanvas(scale: Int) throws(SpecError) -> SpecCanvas {
    try options.makeView(of: spec, scale: scale)
  }

  /// Adds the findings without duplicates, in the order of the file, except those that are off, less severe or
  /// exempted.
  @MainActor
  private func collect(_ findings: [Finding], _ exemptions: [SubtreeExemption], _ outcome: inout Outcome) {
    var linter = LayoutLinter()
    linter.options.severities = settings.severities
    linter.options.minimumSeverity = .note
    let settled = linter.settled(findings.filter { !settings.off.contains($0.code) })
    var used: Set<Int> = []
    for finding in settled.sorted(by: Finding.isBefore) {
      let inSource = exemptions.firstIndex { $0.covers(finding) }
      let inSettings = settings.exemptions.firstIndex { $0.exemption.covers(finding) }
      if let inSource { used.insert(inSource) }
      if let inSettings { outcome.usedExemptions.insert(inSettings) }
      guard finding.severity >= settings.minimum else { continue }
      if let inSource {
        outcome.exempted.append(
          ExemptedFinding(finding, reason: exemptions[inSource].reason, isInSource: true))
      } else if let inSettings {
        outcome.exempted.append(
          ExemptedFinding(finding, reason: settings.exemptions[inSettings].exemption.reason))
      } else {
        outcome.findings.append(finding)
      }
    }
    for (place, exemption) in exemptions.enumerated() where !used.contains(place) {
      outcome.unusedExemptions.append(exemption.name)
    }
  }
}

/// An exemption in a spec, for a view and its descendants.
private struct SubtreeExemption {
  let code: FindingCode
  let reason: String
  /// The path of the view; nil if it is not in the canvas.
  let path: ViewPath?
  /// The name in the warning that it covers nothing.
  let name: String

  @MainActor
  init(_ exemption: SpecExemption, in canvas: SpecCanvas, paths: ViewPaths) throws(SpecError) {
    let place = exemption.place
    guard let code = FindingCode(rawValue: exemption.code) else {
      throw SpecError(
        file: place.file, line: place.line, column: place.column, path: nil,
        message: "unknown code \(quoted(exemption.code))",
        suggestion: FindingCode.proposal(for: exemption.code))
    }
    self.code = code
    reason = exemption.reason
    // An exemption in the outermost object is one of the canvas, which contains the view of that object.
    let view = canvas.view(at: exemption.view).flatMap { $0.superview === canvas ? canvas : $0 } ?? canvas
    path = paths.path(of: view)
    name = "\(FindingSource(place).file):\(place.line):\(place.column): \(code.rawValue)"
  }

  func covers(_ finding: Finding) -> Bool {
    code == finding.code && path?.contains(finding.view) ?? false
  }
}

extension FindingSource {
  init(_ place: SpecPlace) {
    self.init(file: place.file == "-" ? "<stdin>" : place.file, line: place.line, column: place.column)
  }
}

extension Finding {
  /// Creates the finding of constraints that cannot be satisfied together.
  @MainActor
  fileprivate init(_ conflict: SpecConflict, scale: Int, _ canvas: SpecCanvas, _ paths: ViewPaths) {
    let others = conflict.others.map { part in
      quoted(part.text) + (part.place.map { " (line \($0.line))" } ?? "")
    }
    let view = conflict.view ?? canvas
    self.init(
      .conflictingConstraints, view: paths.path(of: view) ?? paths.root,
      message: "\(quoted(conflict.broken.text)) is broken: it "
        + (others.isEmpty ? "cannot be satisfied" : "conflicts with \(others.joined(separator: ", "))"),
      fix: "Remove one of the constraints, or give one a lower priority than the others, such as @750")
    scales = [scale]
    source = conflict.broken.place.map { FindingSource($0) }
  }

  /// Returns whether a finding precedes another one of the same file.
  fileprivate static func isBefore(_ first: Finding, _ second: Finding) -> Bool {
    first.order < second.order
  }

  private var order: (Int, Int, Int, String) {
    let code = FindingCode.allCases.firstIndex(of: code) ?? 0
    return (source?.line ?? 0, source?.column ?? 0, code, view.description)
  }
}
