import Foundation
import LayerCore
import LayoutCore
import StyleCore
import TextViewCore
import ViewSnapshotTesting
import XCTest

/// As tests of XCTest use it; those of the main actor are `async` on Linux.
final class XCTestSnapshotTests: XCTestCase {
  func testLines() {
    withSnapshotTesting(naming: .folder("Snapshots")) {
      assertSnapshot(of: "one\ntwo", as: .lines)
      assertSnapshot(of: [2, 1], as: .description, named: "numbers")
    }
  }

  @MainActor func testBadge() async {
    let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    badge.text = "42"
    badge.textAlignment = .center
    badge.textColor = .white
    badge.backgroundColor = .systemRed
    badge.layer.cornerRadius = 10
    badge.clipsToBounds = true
    withSnapshotTesting(naming: .folder("Snapshots")) {
      assertSnapshot(of: badge, as: .images(scales: [1, 2, 3]), named: "badge")
      assertSnapshot(of: badge, as: .recursiveDescription)
    }
  }

  @MainActor func testLayout() async {
    assertNoLayoutFindings(in: RowView(.right))
    withLayoutLint(allowing: [LintExemption(.unsnappedEdge, reason: "It swings.")]) {
      assertNoLayoutFindings(in: RowView(.oddDot))
    }
  }
}
