import Foundation
import LayoutCore
import Testing

@MainActor
struct ConstraintHistoryTests {
  @Test(
    "F.12: frames depend on the tree and its constraints, not on how they came about",
    arguments: UInt64(0)..<80)
  func history(seed: UInt64) {
    var history = ConstraintHistory(seed: seed)
    for step in 0..<40 {
      history.change()
      guard step % 8 == 7 else { continue }
      #expect(history.frames() == history.madeAnew().frames(), "after \(step) changes")
    }
  }
}
