internal import Escaping
internal import LayoutCore
package import ViewLint
package import ViewSpec

/// The findings in a spec at one scale, before settings and exemptions.
package struct SpecFindings {
  package var findings: [Finding] = []
  package var warnings: [SpecWarning] = []
  /// The exemptions of the spec, with the paths of their views.
  package var exemptions: [SubtreeExemption] = []

  /// Lays out a canvas of a spec, and collects the findings.
  ///
  /// - Parameters:
  ///   - spec: The spec.
  ///   - canvas: A new canvas of it.
  ///   - scale: The number of pixels per point.
  ///   - checksAccessibility: Whether or not the rules on accessibility are checked, too.
  ///   - checksSpec: Whether or not the rules on the spec itself, and its exemptions, are read, which no scale changes.
  @MainActor
  package init(
    in spec: LayoutSpec, _ canvas: SpecCanvas, scale: Int, checksAccessibility: Bool, checksSpec: Bool
  ) throws {
    let (warnings, conflicts) = try canvas.layOutFindingConflicts()
    self.warnings = warnings
    let paths = ViewPaths(of: canvas)
    let linter = LayoutLinter(LintOptions(checksAccessibility: checksAccessibility))
    var found = linter.findings(inLayoutOf: canvas, scale: scale)
    found += conflicts.map { Finding($0, scale: scale, canvas, paths) }
    for index in found.indices { found[index].fix = found[index].fixInSpecs }
    for index in found.indices where found[index].source == nil {
      let place = paths.view(at: found[index].view).flatMap { canvas.place(of: $0) }
      found[index].source = place.map { FindingSource($0) }
    }
    findings = found
    guard checksSpec else { return }
    exemptions = try spec.exemptions.map { try SubtreeExemption($0, in: canvas, paths: paths) }
    findings += SpecRules.findings(in: spec, canvas, paths)
  }
}

/// An exemption in a spec, for a view and its descendants.
package struct SubtreeExemption {
  package let code: FindingCode
  package let reason: String
  /// The path of the view; nil if it is not in the canvas.
  package let path: ViewPath?
  /// The name in the warning that it covers nothing.
  package let name: String

  @MainActor
  init(_ exemption: SpecExemption, in canvas: SpecCanvas, paths: ViewPaths) throws(SpecError) {
    let place = exemption.place
    guard let code = FindingCode(rawValue: exemption.code) else {
      throw SpecError(
        file: place.file, line: place.line, column: place.column, path: nil,
        message: "unknown code \(quoted(exemption.code))",
        suggestion: nearestName(to: exemption.code, among: FindingCode.allCases.map(\.rawValue)).map {
          "did you mean \(quoted($0))?"
        })
    }
    self.code = code
    reason = exemption.reason
    // An exemption in the outermost object is one of the canvas, which contains the view of that object.
    let view = canvas.view(at: exemption.view).flatMap { $0.superview === canvas ? canvas : $0 } ?? canvas
    path = paths.path(of: view)
    name = "\(FindingSource(place).file):\(place.line):\(place.column): \(code.rawValue)"
  }

  package func covers(_ finding: Finding) -> Bool {
    code == finding.code && path?.contains(finding.view) ?? false
  }
}

extension FindingSource {
  package init(_ place: SpecPlace) {
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
  package static func isBefore(_ first: Finding, _ second: Finding) -> Bool {
    first.order < second.order
  }

  private var order: (Int, Int, Int, String) {
    let code = FindingCode.allCases.firstIndex(of: code) ?? 0
    return (source?.line ?? 0, source?.column ?? 0, code, view.description)
  }
}
