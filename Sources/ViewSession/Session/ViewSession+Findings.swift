internal import LayoutCore
package import ViewLint
internal import ViewSpec

extension ViewSession {
  /// Returns the findings of the linter at the variant's scale, with paths, lines and fixes.
  ///
  /// They are those of a new view, so that the one that is shown stays as it is; after an action they are those of the
  /// shown one, which is laid out several times.
  ///
  /// - Parameter checksAccessibility: Whether or not the rules on accessibility are checked, too.
  package func findings(checksAccessibility: Bool) throws -> [Finding] {
    if let spec = source as? SpecSource { return try findings(in: spec, checksAccessibility) }
    let session = wasTouched ? self : try ViewSession(source, as: variant)
    defer { if session !== self { session.close() } }
    let linter = LayoutLinter(
      LintOptions(scales: [variant.scale], checksAccessibility: checksAccessibility))
    return try environment.run { linter.findings(in: session.view) }
  }

  /// Returns the findings of the linter; one that the view cannot be made again is none.
  package func findings() -> [Finding] { (try? findings(checksAccessibility: false)) ?? [] }

  private func findings(in source: SpecSource, _ checksAccessibility: Bool) throws -> [Finding] {
    let found = try environment.run {
      try SpecFindings(
        in: source.spec, try source.makeCanvas(variant), scale: variant.scale,
        checksAccessibility: checksAccessibility, checksSpec: true)
    }
    return LayoutLinter().settled(found.findings)
      .filter { finding in !found.exemptions.contains { $0.covers(finding) } }
      .sorted(by: Finding.isBefore)
  }
}
