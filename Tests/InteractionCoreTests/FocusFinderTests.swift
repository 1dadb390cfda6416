import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import TestSupport
import Testing

@testable import InteractionCore

/// The ways of the focus, items in rectangles, and guides.
@MainActor
struct FocusFinderTests {
  private final class Item: UIView {
    override var canBecomeFocused: Bool { true }
  }

  @Test func `a rectangle that is no number has no items`() {
    let view = UIView()
    view.addSubview(Item(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    #expect(view.focusItems(in: CGRect(x: 40, y: 40, width: 50, height: 50)).count == 1)
    #expect(view.focusItems(in: CGRect(x: 60, y: 0, width: 50, height: 50)).isEmpty)
    for rect in [
      CGRect(x: CGFloat.nan, y: 0, width: 50, height: 50), CGRect(x: 0, y: 0, width: 50, height: CGFloat.nan),
    ] {
      #expect(view.focusItems(in: rect).isEmpty)
    }
  }

  @Test func `a guide does not hold its preferred view`() {
    let guide = UIFocusGuide()
    var view: UIView? = UIView()
    guide.preferredFocusedView = view
    #expect(guide.preferredFocusedView === view && guide.preferredFocusEnvironments?.count == 1)
    view = nil
    #expect(guide.preferredFocusedView == nil && guide.preferredFocusEnvironments?.isEmpty == true)
    let other = UIView()
    guide.preferredFocusEnvironments = [UIViewController(), other]
    #expect(guide.preferredFocusedView === other)
  }

  @Test func `a way back leads to where the beam came from, for items of one size in a grid`() {
    for heading in [UIFocusHeading.up, .down, .left, .right] {
      let start = CGRect(x: 100, y: 100, width: 40, height: 40)
      let ends = [(0, -60), (0, 60), (-60, 0), (60, 0)].map { start.offsetBy(dx: $0.0, dy: $0.1) }
      let ways = ends.compactMap { FocusWay(from: start, to: $0, heading) }
      #expect(ways.count == 1 && ways[0].distance == 20 && ways[0].offset == 0)
    }
  }

  @Test func `no way leads to where it begins, whatever the numbers`() {
    var random = SeededGenerator(seed: 42)
    func number() -> CGFloat {
      let special: [CGFloat] = [.nan, .infinity, -1, 0, 1e30]
      return Bool.random(using: &random)
        ? .random(in: -100...100, using: &random) : special[Int.random(in: 0..<5, using: &random)]
    }
    for _ in 0..<500 {
      let rect = CGRect(x: number(), y: number(), width: number(), height: number())
      for heading in [UIFocusHeading.up, .down, .left, .right] {
        #expect(FocusWay(from: rect, to: rect, heading) == nil)
      }
    }
  }
}
