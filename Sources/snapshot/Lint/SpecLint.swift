internal import Escaping
internal import Foundation
internal import LayoutCore
internal import Plumb
internal import StyleCore
internal import ViewLint
internal import ViewSession
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
      // The findings of the spec itself, and its exemptions, do not depend on the scale.
      let found = try SpecFindings(
        in: spec, try makeCanvas(scale: scale), scale: scale, checksAccessibility: checksAccessibility,
        checksSpec: scale == options.scales.first)
      outcome.warnings += found.warnings
      exemptions += found.exemptions
      findings += found.findings
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
