import Foundation
import LayoutCore
import StyleCore
import Testing
import TextViewCore

@testable import ViewLint

/// The lines of code that findings name.
@MainActor @Suite struct LineTests {
  private func finding(_ code: FindingCode, in view: UIView) throws -> Finding {
    let findings = LayoutLinter(LintOptions(scales: [1])).findings(in: view)
    return try #require(findings.first { $0.code == code }, "\(findings.map(\.message))")
  }

  private func isHere(_ source: FindingSource?, line: Int) -> Bool {
    source?.file.hasSuffix("LineTests.swift") == true && source?.line == line
  }

  /// The last of two that set the frame.
  @Test func theLineThatPlacedAView() throws {
    let leaf = Block(10, 10, "leaf")
    leaf.backgroundColor = .black
    let line = #line + 3
    let board = Board([leaf]) { _ in
      leaf.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      leaf.frame.origin.x = 0.5
    }
    let source = try finding(.unsnappedEdge, in: board).source
    #expect(isHere(source, line: line), "\(String(describing: source))")
  }

  @Test func theLineThatPlacedTheViewAbove() throws {
    let leaf = Block(10, 10, "leaf")
    leaf.backgroundColor = .black
    let inner = Board([leaf]) { _ in leaf.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
    let line = #line + 1
    let board = Board([inner]) { _ in inner.frame = CGRect(x: 0.5, y: 0, width: 50, height: 50) }
    let finding = try finding(.unsnappedEdge, in: board)
    #expect(finding.view.last.hasSuffix("#leaf"))
    #expect(isHere(finding.source, line: line))
  }

  /// Frames that code set before are not those that are seen.
  @Test func noLinePlacedWhatConstraintsDo() throws {
    let board = EarlyView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
    let label = board.label
    board.addSubview(label)
    label.text = "A text that is too long"
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: board.leadingAnchor),
      label.topAnchor.constraint(equalTo: board.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 40),
    ])
    let finding = try finding(.truncatedText, in: board)
    #expect(label.frame.width == 40)
    #expect(finding.source == nil)
  }

  /// Exempt findings cost no look-up of code.
  @Test func noLineIsLookedUpForWhatIsNotReported() {
    let leaf = Block(10, 10, "leaf")
    leaf.backgroundColor = .black
    let board = Board([leaf]) { _ in leaf.frame = CGRect(x: 0.5, y: 0, width: 10, height: 10) }
    var asked: [Finding] = []
    var linter = LayoutLinter(LintOptions(scales: [1], severities: [.unsnappedEdge: .error]))
    linter.isWorthLine = {
      asked.append($0)
      return false
    }
    #expect(linter.findings(in: board).map(\.source) == [nil])
    #expect(Set(asked.map(\.severity)) == [.error])
    asked = []
    linter.options.exemptions = [LintExemption(.unsnappedEdge, reason: "It is meant.")]
    #expect(linter.findings(in: board) == [])
    #expect(asked == [])
  }

  /// Not that within the override, nor that of its `super`.
  @Test func theLineOfACallByHand() throws {
    let leaf = Block(10, 10, "leaf")
    let inner = Board([leaf]) { _ in leaf.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
    let line = #line + 3
    let board = Board([inner]) { _ in
      inner.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      inner.layoutSubviews()
    }
    #expect(isHere(try finding(.directLayoutCall, in: board).source, line: line))
  }

  /// The way down is how layout goes.
  @Test func theLineOfALoopThatGoesUp() throws {
    let line = #line + 1
    let inner = Board([]) { $0.superview?.setNeedsLayout() }
    let board = Board([inner]) { board in
      inner.frame = board.bounds
      inner.setNeedsLayout()
    }
    #expect(isHere(try finding(.layoutLoop, in: board).source, line: line))
  }
}

/// A view that lays out before constraints do.
private final class EarlyView: UIView {
  let label = UILabel()

  override func layoutSubviews() {
    label.frame = CGRect(x: 3, y: 3, width: 33, height: 33)
    super.layoutSubviews()
  }
}
