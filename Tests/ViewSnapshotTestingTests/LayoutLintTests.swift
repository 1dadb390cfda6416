import Foundation
import LayoutCore
import StyleCore
import Synchronization
import TestSupport
import Testing
import ViewSnapshotTesting

/// Whether an issue at a call in this file says all of this.
private func isIssue(_ parts: String..., of issue: Issue) -> Bool {
  let text = issue.comments.map(\.rawValue).joined(separator: "\n")
  return parts.allSatisfy(text.contains) && issue.sourceLocation?.fileName == "LayoutLintTests.swift"
}

/// As tests of Swift Testing look for what is wrong with layouts.
@MainActor
@Suite struct LayoutLintTests {
  @Test func `a layout without a fault passes`() {
    assertNoLayoutFindings(in: RowView(.right))
    assertNoLayoutFindings(in: RowView(.right), sizes: [CGSize(width: 90, height: 30)])
  }

  @Test func `all findings are one issue, each with the view, the line and what to do`() {
    let row = RowView(.oddDot, .sizedLast)
    withKnownIssue {
      assertNoLayoutFindings(in: row, scales: [1])
    } matching: { issue in
      // At a scale of 1, an edge at 4.5 is between two pixels.
      let lines = issue.comments.map(\.rawValue).joined().split(separator: "\n")
      return isIssue(
        "2 findings in the layout of RowView:", "[unsnapped-edge]", "[position-before-size]",
        "    RowView/UIView#dot, ", "ViewSnapshotTestingTests/RowView.swift:", ", at @1x\n",
        "    RowView/LineView#line, ",
        "    fix: Set the size of LineView#line before its position", of: issue) && lines.count == 1 + 2 * 3
    }
  }

  @Test func `a view without a size shows nothing, which is no success`() {
    withKnownIssue {
      assertNoLayoutFindings(in: UIView())
    } matching: {
      isIssue("A layout at 0.0 by 0.0 points is empty", of: $0)
    }
    withKnownIssue {
      assertNoLayoutFindings(in: RowView(.right), scales: [])
    } matching: {
      isIssue("The scales are []", of: $0)
    }
  }

  @Test func `what cannot be made fails`() throws {
    struct Trouble: Error {}
    func made() throws -> UIView { throw Trouble() }
    try withKnownIssue {
      assertNoLayoutFindings(in: try made())
    } matching: {
      isIssue("The layout could not be checked: Trouble()", of: $0)
    }
    withKnownIssue {
      assertNoLayoutFindings(in: RowView(.right)) { throw Trouble() }
    } matching: {
      isIssue("Trouble()", of: $0)
    }
  }

  // MARK: What is meant

  @Test func `a finding that is meant passes`() {
    assertNoLayoutFindings(
      in: RowView(.oddDot),
      allowing: [LintExemption(.unsnappedEdge, view: "dot", reason: "It swings.")])
  }

  @Test func `an exemption says why`() {
    withKnownIssue {
      assertNoLayoutFindings(
        in: RowView(.oddDot), allowing: [LintExemption(.unsnappedEdge, view: "dot", reason: " ")])
    } matching: { issue in
      isIssue("The exemption of unsnapped-edge in “dot” has no reason", of: issue)
    }
  }

  @Test func `an exemption that covers nothing is a warning, or a line of the failure`() {
    let exemption = LintExemption(.unsnappedEdge, view: "line", reason: "It swings.")
    withKnownIssue {
      assertNoLayoutFindings(in: RowView(.right), allowing: [exemption])
    } matching: { issue in
      isIssue("unsnapped-edge in “line” matches no finding; remove it.", of: issue)
        && issue.severity == .warning
    }
    withKnownIssue {
      assertNoLayoutFindings(in: RowView(.oddDot), allowing: [exemption])
    } matching: { issue in
      isIssue("1 finding in", "unsnapped-edge in “line” matches no finding", of: issue)
        && issue.severity == .error
    }
  }

  // MARK: Events and controllers

  @Test func `what code does to a view is looked at`() {
    let row = RowView(.right)
    assertNoLayoutFindings(in: row) { row.dot.isHidden = true }
    withKnownIssue {
      assertNoLayoutFindings(in: row) { row.setNeedsLayout() }
    } matching: {
      isIssue("[redundant-invalidation]", of: $0)
    }
  }

  @Test func `a controller is looked at in its window`() {
    let config = ViewImageConfig(size: CGSize(width: 80, height: 60))
    assertNoLayoutFindings(in: RowController(.right), on: config)
    withKnownIssue {
      assertNoLayoutFindings(in: RowController(.oddDot), on: config, scales: [2, 3])
    } matching: {
      // 4.5 points are 9 pixels of half a point, and lie between two of a third.
      isIssue("1 finding in the layout of RowController:", "UIView#dot, ", ", at @3x", of: $0)
    }
    // The scale of a device is its own.
    withKnownIssue {
      assertNoLayoutFindings(in: RowController(.oddDot), on: .iPhone13)
    } matching: {
      isIssue("at @3x", of: $0)
    }
  }

  @Test func `what code does to a controller is looked at`() {
    let controller = RowController(.right)
    withKnownIssue {
      assertNoLayoutFindings(in: controller, on: .iPhoneSe) { controller.row.setNeedsLayout() }
    } matching: {
      isIssue("[redundant-invalidation]", of: $0)
    }
  }

  // MARK: Settings

  @Suite(.layoutLint(allowing: [LintExemption(.unsnappedEdge, reason: "It swings.")]))
  @MainActor struct Scope {
    @Test(.layoutLint(allowing: [LintExemption(.positionBeforeSize, reason: "It flies.")]))
    func `settings of scopes add up`() {
      assertNoLayoutFindings(in: RowView(.oddDot, .sizedLast), scales: [1])
    }

    @Test func `not every test needs what its suite allows`() {
      assertNoLayoutFindings(in: RowView(.right))
    }

    @Test(.layoutLint(severities: [.positionBeforeSize: .note]))
    func `how bad something is can be said`() {
      assertNoLayoutFindings(in: RowView(.sizedLast))
      withKnownIssue { assertNoLayoutFindings(in: RowView(.sizedLast), minimumSeverity: .note) }
    }
  }

  @Test func `an exemption of a scope says why, too`() {
    withLayoutLint(allowing: [LintExemption(nil, reason: "")]) {
      withKnownIssue {
        assertNoLayoutFindings(in: RowView(.right))
      } matching: {
        isIssue("The exemption of all findings has no reason", of: $0)
      }
    }
  }

  // MARK: Snapshots

  @Test(.layoutLint(snapshots: true)) func `snapshots are looked at where the settings want it`() throws {
    let folder = try TemporaryFolder()
    let count = Mutex(0)
    func assert(_ view: UIView, _ scales: [Int]) {
      withSnapshotTesting(record: .never, naming: .folder(folder.url.path)) {
        assertSnapshot(of: view, as: .images(scales: scales), named: "row")
      }
    }
    withKnownIssue {
      assert(RowView(.oddDot), [1, 2, 3])
    } matching: { issue in
      count.withLock { $0 += 1 }
      let isMissing = isIssue("There is no reference", of: issue)
      return isMissing || isIssue("1 finding in", "[unsnapped-edge]", "at @1x, @3x", of: issue)
    }
    // Three references are missing; what is wrong is told once.
    #expect(count.withLock { $0 } == 4)
    withLayoutLint(snapshots: false) {
      withKnownIssue {
        assert(RowView(.oddDot), [1])
      } matching: {
        isIssue("There is no reference", of: $0)
      }
    }
  }

  @Test(.layoutLint(snapshots: true)) func `strategies made of others are looked at, too`() {
    let strategy = Snapshotting<UIView, String>.layout(traits: UITraitCollection(displayScale: 1))
      .pullback { (fault: RowView.Fault) in RowView(fault) }
    withKnownIssue {
      assertSnapshot(of: .oddDot, as: strategy, record: .never)
    } matching: {
      isIssue("There is no reference", of: $0) || isIssue("[unsnapped-edge]", "at @1x", of: $0)
    }
  }
}
