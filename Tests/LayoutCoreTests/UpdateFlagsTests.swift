import Foundation
import LayoutCore
import Testing

/// Table B.4 with all of its columns: what an action makes the next turn do, as whole logs (B.23).
///
/// window ▸ P ▸ V ▸ C, and S behind V in P. Each action is tried with P clean and with P waiting for everything.
/// `LayoutFlagsTests` has the columns on layout alone, outside of windows and turns.
@MainActor
struct UpdateFlagsTests {
  struct Action: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let whenClean: [String]
    let whenDirty: [String]
    let body: @MainActor @Sendable (Tree) -> Void

    /// - Parameter constraints, layout, display: what waits, apart from what P waits for when it is dirty.
    init(
      _ name: String, constraints: [String] = [], layout: [String] = [], display: [String] = [],
      _ body: @escaping @MainActor @Sendable (Tree) -> Void
    ) {
      testDescription = name
      whenClean = constraints.map { "\($0) constraints" } + layout + display.map { "\($0) draw" }
      // Constraints go up to P, the last; layout and display go down from it.
      whenDirty =
        constraints.filter { $0 != "P" }.map { "\($0) constraints" } + ["P constraints", "P"]
        + layout.filter { $0 != "P" } + ["P draw"]
        + display.filter { $0 != "P" }.map { "\($0) draw" }
      self.body = body
    }
  }

  @MainActor
  final class Tree {
    let log = CallbackLog()
    let loop = MainLoop()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let parent, sibling, view, child: CycleView

    init() {
      parent = CycleView("P", log, frame: CGRect(x: 10, y: 10, width: 100, height: 100))
      sibling = CycleView("S", log, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view = CycleView("V", log, frame: CGRect(x: 20, y: 20, width: 50, height: 50))
      child = CycleView("C", log, frame: CGRect(x: 1, y: 1, width: 5, height: 5))
      window.addSubview(parent)
      parent.addSubview(sibling)
      parent.addSubview(view)
      view.addSubview(child)
      loop.attach(window)
      loop.runUntilIdle()
      for view in [parent, sibling, view, child] { view.setNeedsDisplay() }
      loop.runUntilIdle()
      _ = log.take()
    }
  }

  nonisolated static let actions: [Action] = [
    Action("nothing") { _ in },
    Action("setNeedsLayout", layout: ["V"]) { $0.view.setNeedsLayout() },
    Action("setNeedsDisplay", display: ["V"]) { $0.view.setNeedsDisplay() },
    Action("setNeedsDisplay of a part, twice", display: ["V"]) {
      $0.view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 5, height: 5))
      $0.view.setNeedsDisplay(CGRect(x: 9, y: 9, width: 5, height: 5))
    },
    Action("setNeedsUpdateConstraints", constraints: ["V"]) { $0.view.setNeedsUpdateConstraints() },
    Action("setNeedsUpdateConstraints of several", constraints: ["S", "C", "V", "P"]) {
      for view in [$0.parent, $0.view, $0.child, $0.sibling] { view.setNeedsUpdateConstraints() }
    },
    Action("invalidateIntrinsicContentSize", constraints: ["V"]) {
      $0.view.invalidateIntrinsicContentSize()
    },
    Action("new size", layout: ["P", "V"]) { $0.view.frame.size.width = 60 },
    Action("new size with contentMode redraw", layout: ["P", "V"], display: ["V"]) {
      $0.view.contentMode = .redraw
      $0.view.frame.size.width = 60
    },
    Action("the same size", layout: []) { $0.view.frame = $0.view.frame },
    Action("new size of none, with display", layout: ["P", "V"]) {
      // B.17: laid out, not drawn.
      $0.view.frame.size.width = 0
      $0.view.setNeedsDisplay()
    },
    Action("center") { $0.view.center.x += 7 },
    Action("bounds origin", layout: ["V"]) { $0.view.bounds.origin.y = 3 },
    Action("transform", layout: ["P"]) { $0.view.transform = CGAffineTransform(scaleX: 2, y: 2) },
    Action("anchorPoint") { $0.view.layer.anchorPoint = .zero },
    Action("alpha") { $0.view.alpha = 0.5 },
    Action("isHidden") { $0.view.isHidden = true },
    Action("backgroundColor") { $0.view.backgroundColor = .red },
    Action("zPosition") { $0.view.layer.zPosition = 4 },
    Action("bringSubviewToFront", layout: ["P"]) { $0.parent.bringSubviewToFront($0.sibling) },
    Action("removeFromSuperview", layout: ["P"]) { $0.view.removeFromSuperview() },
    Action("layoutMargins", layout: ["V"]) { $0.view.layoutMargins.left = 20 },
    Action("addSubview of what waits", constraints: ["N"], layout: ["V", "N"], display: ["N"]) { tree in
      let added = CycleView("N", tree.log, frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      added.setNeedsUpdateConstraints()
      added.setNeedsDisplay()
      tree.view.addSubview(added)
    },
  ]

  @Test(arguments: actions)
  func cleanParent(_ action: Action) {
    let tree = Tree()
    action.body(tree)
    #expect(tree.log.take() == [], "nothing happens between turns")
    tree.loop.turn()
    #expect(tree.log.take() == action.whenClean)
    #expect(tree.loop.isIdle)
    #expect(tree.loop.turn().visits == Turn.Visits(), "B.5")
    #expect(tree.log.take() == [])
  }

  @Test(arguments: actions)
  func dirtyParent(_ action: Action) {
    let tree = Tree()
    tree.parent.setNeedsUpdateConstraints()
    tree.parent.setNeedsLayout()
    tree.parent.setNeedsDisplay()
    action.body(tree)
    tree.loop.turn()
    #expect(tree.log.take() == action.whenDirty)
    #expect(tree.loop.isIdle)
  }

  @Test func flagsAreSeenAndCleared() {
    let tree = Tree()
    tree.view.setNeedsUpdateConstraints()
    tree.view.setNeedsLayout()
    tree.view.setNeedsDisplay()
    #expect(tree.view.needsUpdateConstraints())
    #expect(tree.view.layer.needsLayout())
    #expect(tree.view.layer.needsDisplay())
    #expect(!tree.parent.needsUpdateConstraints())
    tree.loop.turn()
    #expect(!tree.view.needsUpdateConstraints())
    #expect(!tree.view.layer.needsLayout())
    #expect(!tree.view.layer.needsDisplay())
  }
}
