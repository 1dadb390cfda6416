import SwiftFive
import Testing
import UIKit

@MainActor
struct LayoutHelpersTests {
  private final class Row: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 20) }
  }

  @Test func `code that names no actor lays out`() {
    let rows = (0..<3).map { tag in with(Row()) { $0.tag = tag } }
    // Three of 20, two gaps of 8.
    #expect(stack(rows, in: 100, gap: 8.0) == 76)
    #expect(rows.map(\.frame.minY) == [0, 28, 56])
    #expect((rows as [UIView]).unionOfFrames == CGRect(x: 0, y: 0, width: 100, height: 76))
    #expect(stack([], from: 7, in: 100, gap: 8.0) == 7)
    #expect(rows[0].idealSize == CGSize(width: 1_000, height: 20))
    let root = UIView()
    rows.forEach(root.addSubview)
    #expect(ViewSearch.first(in: root) { $0.tag == 2 } === rows[2])
    #expect(ViewSearch.root.subviews.isEmpty)
  }
}
