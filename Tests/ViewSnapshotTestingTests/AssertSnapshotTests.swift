import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing
import ViewSnapshotTesting

/// As tests of Swift Testing use it.
@MainActor
@Suite(.snapshots(naming: .folder("Snapshots"))) struct AssertSnapshotTests {
  private var row: UIView {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 24))
    row.backgroundColor = .systemBackground
    let dot = UIView(frame: CGRect(x: 4, y: 4, width: 16, height: 16))
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 8
    let line = UIView(frame: CGRect(x: 26, y: 11.5, width: 30, height: 1))
    line.backgroundColor = .separator
    row.addSubview(dot)
    row.addSubview(line)
    return row
  }

  @Test func `a view in light and dark`() {
    assertSnapshot(of: row, as: .images(ViewVariants(styles: [.light, .dark], scales: [2])), named: "row")
  }

  @Test func `a view in words`() {
    assertSnapshot(of: row, as: .layout)
    assertSnapshot(of: row, as: .displayList(scale: 2))
  }

  @Test(arguments: [1, 2]) func `each case of a test counts by itself`(count: Int) {
    for index in 1...count { assertSnapshot(of: "\(index)", as: .lines) }
  }

  @Test func `a difference fails the test and says where`() {
    withKnownIssue {
      assertSnapshot(of: "other", as: .lines, named: "fixed")
    } matching: { issue in
      "\(issue.comments)".contains("-fixed") && "\(issue.comments)".contains("+other")
        && issue.sourceLocation?.fileName == "AssertSnapshotTests.swift"
    }
  }

  @Test func `views off the main actor are told where they belong`() async {
    let failure = await Task.detached {
      verifySnapshot(of: CALayer(), as: .image(scale: 1), named: "layer", record: .never)
    }.value
    #expect(failure?.contains("mark the test with @MainActor") == true)
  }
}
