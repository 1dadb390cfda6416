import Foundation
import Testing
import UIKit
import ViewLint

/// Examples of findings: the mark of a row is between two pixels, at every scale.
@MainActor
struct ViewLintExamples {
  @Test("The linter reports an edge between two pixels") func linter() {
    // Page: Sources/ViewLint/Linter/LayoutLinter.swift
    let row = MailRow(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    let findings = LayoutLinter(LintOptions(scales: [2])).findings(in: row)
    #expect(findings.map(\.code) == [.unsnappedEdge])
    // End
  }

  @Test("The linter reports what a change causes") func changes() {
    let row = MailRow(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    // Page: Sources/ViewLint/Linter/LayoutLinter.swift
    let findings = LayoutLinter().findings(in: row) {
      row.isUnread = false
    }
    #expect(findings.isEmpty)
    // End
  }

  @Test("Options select scales, sizes and severities") func options() {
    let row = MailRow(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    // Page: Sources/ViewLint/Linter/LintOptions.swift
    let options = LintOptions(
      scales: [2, 3], sizes: [CGSize(width: 320, height: 60), CGSize(width: 480, height: 60)],
      severities: [.unsnappedEdge: .error], minimumSeverity: .error)
    let errors = LayoutLinter(options).findings(in: row)
    // End
    #expect(errors.map(\.severity) == [.error])
  }

  @Test("An exemption leaves a finding out") func exemptions() {
    let row = MailRow(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    // Page: Sources/ViewLint/Linter/LintOptions.swift
    let exemption = LintExemption(.unsnappedEdge, view: "unread", reason: "The mark has a soft edge.")
    let findings = LayoutLinter(LintOptions(exemptions: [exemption])).findings(in: row)
    #expect(findings.isEmpty)
    // End
  }

  @Test("A finding has its view, its scales and a fix") func finding() throws {
    let row = MailRow(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    // Page: Sources/ViewLint/Findings/Finding.swift
    for finding in LayoutLinter().findings(in: row) {
      print(finding.code.rawValue, finding.view)  // unsnapped-edge MailRow/UIView#unread
      print(finding.message, finding.fix)
    }
    // End
    let finding = try #require(LayoutLinter().findings(in: row).first)
    #expect(finding.code.rawValue == "unsnapped-edge" && finding.view.description == "MailRow/UIView#unread")
    #expect(finding.scales == [1, 2, 3] && !finding.fix.isEmpty)
  }

  @Test("A report is text, JSON or SARIF") func reports() throws {
    let row = MailRow(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    // Page: Sources/ViewLint/Reports/LintReport.swift
    let report = LintReport(LayoutLinter().findings(in: row))
    print(report.summary)  // 1 finding (1 warning) in 1 file
    let log = try report.sarif(version: "1.0")  // for code hosts, which show it beside the code
    // End
    #expect(report.summary.hasPrefix("1 finding (1 warning)") && log.contains("unsnapped-edge"))
  }

  @Test("A graph has the orders in which a layout may be written") func graphs() {
    // Page: Sources/ViewLint/Graph/DependencyGraph.swift
    let row = IconRow(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    let graph = DependencyGraph(of: row)
    print(graph.text())  // title.position needs icon.size, icon.position
    #expect(graph.brokenDependencies.isEmpty)
    // End
    // The position of the title is the last of three components, the fourth is anywhere: 4! / 3.
    #expect(graph.validOrderCount == .exactly(8))
  }

  private final class IconRow: UIView {
    private let icon = UIView()
    private let title = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      icon.accessibilityIdentifier = "icon"
      title.accessibilityIdentifier = "title"
      addSubview(icon)
      addSubview(title)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      icon.frame = CGRect(x: 16, y: 18, width: 24, height: 24)
      title.frame = CGRect(x: icon.frame.maxX + 8, y: 20, width: 200, height: 20)
    }
  }

  private final class MailRow: UIView {
    private let unread = UIView()
    private let subject = UIView()

    var isUnread = true {
      didSet { setNeedsLayout() }
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      unread.accessibilityIdentifier = "unread"
      unread.backgroundColor = .systemBlue
      subject.accessibilityIdentifier = "subject"
      subject.backgroundColor = .systemGray
      addSubview(unread)
      addSubview(subject)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      // A tenth of a point is not a whole pixel at any scale.
      unread.frame = CGRect(x: 16.1, y: 25, width: isUnread ? 10 : 0, height: 10)
      subject.frame = CGRect(x: 40, y: 20, width: bounds.width - 56, height: 20)
    }
  }
}
