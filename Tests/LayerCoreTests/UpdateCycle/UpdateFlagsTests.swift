import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

/// Table B.4 with all of its columns: what an action makes the next turn do, as whole logs (B.23).
///
/// The rows are in `UpdateFlagsActions.swift`. Each is tried with the superview clean, and waiting for everything.
@MainActor
struct UpdateFlagsTests {
  @Test(arguments: UpdateFlagsAction.all)
  func cleanParent(_ action: UpdateFlagsAction) {
    let tree = UpdateFlagsTree()
    action.body(tree)
    #expect(tree.log.take() == [], "nothing happens between turns")
    tree.loop.turn()
    #expect(tree.log.take() == action.log)
    #expect(tree.loop.isIdle)
    #expect(tree.loop.turn().visits == Turn.Visits(), "B.5")
    #expect(tree.log.take() == [])
  }

  @Test(arguments: UpdateFlagsAction.all)
  func dirtyParent(_ action: UpdateFlagsAction) {
    let tree = UpdateFlagsTree()
    tree.parent.setNeedsUpdateConstraints()
    tree.parent.setNeedsLayout()
    tree.parent.setNeedsDisplay()
    action.body(tree)
    #expect(tree.log.take() == [], "nothing happens between turns")
    tree.loop.turn()
    #expect(tree.log.take() == action.logWithDirtyParent)
    #expect(tree.loop.isIdle)
  }

  @Test(
    "Without turns, layoutIfNeeded does the same to constraints and layout", arguments: UpdateFlagsAction.all)
  func withoutTurns(_ action: UpdateFlagsAction) {
    let tree = UpdateFlagsTree()
    action.body(tree)
    tree.window.layoutIfNeeded()
    #expect(tree.log.take() == action.log.filter { !$0.hasSuffix("draw") })
    tree.window.layoutIfNeeded()
    #expect(tree.log.take() == [], "B.5")
  }

  @Test("B.4: new views, and all that come into a window, are laid out; those that draw, draw") func first() {
    let log = CallbackLog()
    let loop = MainLoop()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    loop.attach(window)
    let frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let (a, b) = (CycleView("A", log, frame: frame), CycleView("B", log, frame: frame))
    #expect(a.layer.needsLayout() && a.layer.needsDisplay() && !a.needsUpdateConstraints())
    #expect(UIView().layer.needsLayout() && !UIView().layer.needsDisplay())
    a.addSubview(b)
    window.addSubview(a)
    loop.turn()
    #expect(log.take() == ["A", "B", "A draw", "B draw"])
    a.removeFromSuperview()
    loop.runUntilIdle()
    a.layoutIfNeeded()
    _ = log.take()
    window.addSubview(a)
    loop.turn()
    #expect(log.take() == ["A", "B"], "laid out again, with the drawing that they have")
  }

  @Test("B.4: constraints that were made by a trait are updated when it changes, others are not")
  func traitReadInConstraints() {
    let tree = UpdateFlagsTree()
    tree.child.onUpdateConstraints = { _ = $0.traitCollection.horizontalSizeClass }
    for view in [tree.view, tree.child] { view.setNeedsUpdateConstraints() }
    tree.loop.turn()
    _ = tree.log.take()
    for sizeClass in [UIUserInterfaceSizeClass.regular, .compact] {
      tree.parent.traitOverrides.horizontalSizeClass = sizeClass
      tree.loop.turn()
      #expect(tree.log.take().filter { $0.hasSuffix("constraints") } == ["C constraints"])
    }
    tree.child.onUpdateConstraints = { _ in }
    tree.child.setNeedsUpdateConstraints()
    tree.loop.turn()
    _ = tree.log.take()
    tree.parent.traitOverrides.horizontalSizeClass = .regular
    tree.loop.turn()
    #expect(tree.log.take().filter { $0.hasSuffix("constraints") } == [], "it no longer asks")
  }

  @Test("B.4: a trait read in layoutSubviews lays out anew") func traitReadInLayout() {
    let tree = UpdateFlagsTree()
    var styles: [UIUserInterfaceStyle] = []
    tree.child.onLayout = { styles.append($0.traitCollection.userInterfaceStyle) }
    tree.parent.traitOverrides.userInterfaceStyle = .dark
    tree.loop.turn()
    #expect(styles == [.dark], "B.22: traits come before layout")
  }

  @Test func flagsAreSeenAndCleared() {
    let tree = UpdateFlagsTree()
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
