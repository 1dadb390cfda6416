internal import LayoutCore
internal import Plumb
package import ViewLint
internal import ViewSpec

extension ViewSession {
  /// Returns the findings of the linter at the variant's scale, with paths, lines and fixes.
  ///
  /// They are those of a new view, so that the one that is shown stays as it is. After an action on a preview, they are
  /// those of the shown one, which is laid out several times.
  ///
  /// - Parameters:
  ///   - minimum: The least severity of the findings.
  ///   - checksAccessibility: Whether or not the rules on accessibility are checked, too.
  package func findings(minimum: Severity, checksAccessibility: Bool) throws -> [Finding] {
    if let spec = source as? SpecSource { return try findings(in: spec, minimum, checksAccessibility) }
    let session = wasTouched ? self : try ViewSession(source, as: variant)
    defer { if session !== self { session.close() } }
    var linter = LayoutLinter(
      LintOptions(
        scales: [variant.scale], minimumSeverity: minimum, checksAccessibility: checksAccessibility))
    linter.makings = session.recordings
    return try environment.run { linter.findings(in: session.view) }
  }

  /// Returns the findings of the linter; one that the view cannot be made again is none.
  package func findings() -> [Finding] {
    (try? findings(minimum: .warning, checksAccessibility: false)) ?? []
  }

  /// Returns the events of the making and the first layout of a new view, a line each.
  package func trace(isDetailed: Bool) throws -> [String] {
    let make = { try ViewSession(self.source, as: self.variant, recordsLines: false).close() }
    let trace = try isDetailed ? Trace.recordDetails(make) : Trace.record(make)
    return trace.description.split(separator: "\n").map(String.init)
  }

  private func findings(
    in source: SpecSource, _ minimum: Severity, _ checksAccessibility: Bool
  ) throws -> [Finding] {
    let found = try environment.run {
      try SpecFindings(
        in: source.spec, try source.makeCanvas(variant), scale: variant.scale,
        checksAccessibility: checksAccessibility, checksSpec: true)
    }
    return LayoutLinter(LintOptions(minimumSeverity: minimum)).settled(found.findings)
      .filter { finding in !found.exemptions.contains { $0.covers(finding) } }
      .sorted(by: Finding.isBefore)
  }
}
