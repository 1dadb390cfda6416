internal import Escaping
internal import Foundation
internal import LayoutCore
internal import Plumb
internal import StyleCore
internal import ViewLint

/// An assertion about a layout in a test, with its settings: which findings count, and the message of the test.
@MainActor
struct LintAssertion {
  /// The result of a lint run.
  struct Result {
    var findings: [Finding]
    /// The name of the view in messages.
    var name: String
    /// The picture of the findings.
    var picture: SnapshotAttachment?
  }

  private let settings: LayoutLintConfiguration
  /// The exemptions of the call, each of which must be needed by this layout.
  private let ownExemptions: [LintExemption]
  private let place: AssertionLocation

  init(_ exemptions: [LintExemption] = [], _ minimumSeverity: Severity? = nil, at place: AssertionLocation) {
    settings = LayoutLintConfiguration.current.adding(
      LayoutLintConfiguration(exemptions: exemptions, minimumSeverity: minimumSeverity))
    ownExemptions = exemptions
    self.place = place
  }

  /// Returns a linter that reports everything, since unneeded exemptions can only be found then.
  func linter(
    scales: [Int] = [1, 2, 3], sizes: [CGSize] = [], checksAccessibility: Bool = false
  ) -> LayoutLinter {
    var linter = LayoutLinter(
      LintOptions(
        scales: scales, sizes: sizes, severities: settings.severities, minimumSeverity: .note,
        checksAccessibility: checksAccessibility))
    linter.isWorthLine = isFailure
    return linter
  }

  /// Fails the test for the findings, once; warns of unneeded exemptions.
  ///
  /// - Parameters:
  ///   - system: The version of the system in which views are made and laid out; nil for that of the settings around.
  ///   - config: The window.
  ///   - result: A closure that makes and examines views.
  func report(
    in system: Plumb.SystemVersion? = nil, on config: ViewImageConfig? = nil, _ result: () throws -> Result
  ) {
    do {
      let asked = system?.inner ?? config?.traits.values.system
      let result = try StyleCore.SystemVersion.with(asked) {
        try config?.knownDevice?.check(asked ?? .askedFor)
        return try result()
      }
      let found = result.findings
      let idle = ownExemptions.filter { exemption in !found.contains(where: exemption.covers) }
      let warnings = idle.map { "\($0.words) matches no finding; remove it." }
      let text = LintMessage.text(failures(found), of: result.name)
      let errors = reasonless + (text.map { [$0] } ?? [])
      if errors.isEmpty {
        for warning in warnings { TestFramework.current.warn(warning, place) }
      } else {
        TestFramework.current.fail((errors + warnings).joined(separator: "\n"), place)
        if let picture = result.picture { TestFramework.current.attach(picture, place) }
      }
    } catch let error as SnapshotError {
      TestFramework.current.fail(error.description, place)
    } catch {
      TestFramework.current.fail("The layout could not be checked: \(error)", place)
    }
  }

  /// Returns the findings that fail the test.
  private func failures(_ findings: [Finding]) -> [Finding] {
    findings.filter(isFailure)
  }

  private func isFailure(_ finding: Finding) -> Bool {
    finding.severity >= (settings.minimumSeverity ?? .warning)
      && !settings.exemptions.contains { $0.covers(finding) }
  }

  private var reasonless: [String] {
    settings.exemptions.filter { $0.reason.allSatisfy(\.isWhitespace) }.map {
      "\($0.words) has no reason: explain in `reason` why the finding is intended."
    }
  }

  /// Returns the findings in a view, with a picture at the first scale at which some are visible.
  func result(_ findings: [Finding], in view: UIView, named name: String? = nil) -> Result {
    var result = Result(findings: findings, name: name ?? "\(type(of: view))")
    let failures = failures(findings)
    guard TestFramework.current == .swiftTesting, view.superview == nil,
      let finding = failures.first(where: { !$0.marks.isEmpty })
    else { return result }
    let scale = finding.scales.first ?? 2
    let shown = failures.filter { $0.size == nil || $0.size == finding.size }
    let png = SnapshotHost.with(view, size: finding.size, traits: UITraitCollection(), scale: scale) { _ in
      try? LintPicture(of: view, findings: shown, scale: scale).png()
    }
    result.picture = png.map {
      SnapshotAttachment(name: "layout-findings@\(scale)x", pathExtension: "png", data: Data($0))
    }
    return result
  }

  /// Throws an error for scales and sizes without a layout.
  static func check(scales: [Int], sizes: [CGSize]) throws {
    guard !scales.isEmpty, scales.allSatisfy({ (1...16).contains($0) }) else {
      throw SnapshotError("The scales are \(scales); there must be at least one, each from 1 to 16.")
    }
    for size in sizes where !(0 < size.width && size.width < 1e5 && 0 < size.height && size.height < 1e5) {
      throw SnapshotError(
        "A layout at \(size.width) by \(size.height) points is empty: set the size of the view, or pass `sizes`."
      )
    }
  }
}

/// The message of a test about findings.
@MainActor
enum LintMessage {
  /// Returns three lines for each finding: the problem, the place, and the fix; nil without findings.
  static func text(_ findings: [Finding], of name: String) -> String? {
    guard !findings.isEmpty else { return nil }
    let count = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
    let head = "\(count) in the layout of \(name):"
    return ([head] + findings.flatMap(lines)).map { escapingControls(in: $0) }.joined(separator: "\n")
  }

  private static func lines(of finding: Finding) -> [String] {
    var place = finding.view.description
    if let source = finding.source { place += ", \(file(source.file)):\(source.line)" }
    if !finding.scales.isEmpty {
      place += ", at \(finding.scales.map { "@\($0)x" }.joined(separator: ", "))"
    }
    return [
      "\(finding.severity): \(finding.message) [\(finding.code.rawValue)]", "    \(place)",
      "    fix: \(finding.fix)",
    ]
  }

  /// Returns the path relative to the working directory of the tests.
  private static func file(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.rest(behind: folder).map(String.init) ?? path
  }
}

extension LintExemption {
  /// The name in messages.
  fileprivate var words: String {
    "The exemption of \(code?.rawValue ?? "all findings")" + (view.map { " in “\($0)”" } ?? "")
  }
}
