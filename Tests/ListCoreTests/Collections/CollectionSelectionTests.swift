import Foundation
import LayoutCore
import Plumb
import StyleCore
import Testing
import ViewTestSupport

@testable import ListCore

/// Selection and movement by the user.
@MainActor
@Suite(.serialized) struct CollectionSelectionTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func withUser(
    of scene: CollectionScene, clock: Bool = false, _ body: (HeadlessUser) throws -> Void
  ) rethrows {
    HeadlessLoop.animationsTakeTime = clock
    defer { HeadlessLoop.animationsTakeTime = false }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    window.addSubview(scene.view)
    window.isHidden = false
    HeadlessLoop.runUntilIdle()
    scene.source.log = []
    try body(HeadlessUser(of: window))
    window.isHidden = true
  }

  private func middle(_ item: Int) -> CGPoint { CGPoint(x: 100, y: 20 + 44 * CGFloat(item) + 22) }

  @Test func `a tap highlights, asks, selects, tells, and ends the highlight`() {
    let scene = CollectionScene(count: 100)
    withUser(of: scene) { user in
      user.tap(at: middle(1))
      #expect(
        scene.source.log == [
          "shouldHighlight 0-1", "didHighlight 0-1", "shouldSelect 0-1", "didSelect 0-1",
          "didUnhighlight 0-1",
        ])
      #expect(scene.view.cellForItem(at: path(1))?.isSelected == true)
      #expect(scene.view.cellForItem(at: path(1))?.isHighlighted == false)
      scene.source.log = []
      user.tap(at: middle(2))
      #expect(
        scene.source.log == [
          "shouldHighlight 0-2", "didHighlight 0-2", "shouldSelect 0-2", "didDeselect 0-1", "didSelect 0-2",
          "didUnhighlight 0-2",
        ])
      #expect(scene.view.indexPathsForSelectedItems == [path(2)])
    }
  }

  @Test func `several items are selected and deselected by taps`() {
    let scene = CollectionScene(count: 5)
    scene.view.allowsMultipleSelection = true
    withUser(of: scene) { user in
      for item in [0, 2] { user.tap(at: middle(item)) }
      #expect(scene.view.indexPathsForSelectedItems == [path(0), path(2)])
      scene.source.log = []
      user.tap(at: middle(0))
      #expect(scene.source.log.suffix(3) == ["shouldDeselect 0-0", "didDeselect 0-0", "didUnhighlight 0-0"])
      #expect(scene.view.indexPathsForSelectedItems == [path(2)])
    }
  }

  @Test func `an item that the delegate refuses, or a view without selection, is not selected`() {
    let scene = CollectionScene(count: 5)
    scene.source.refused = [path(1)]
    withUser(of: scene) { user in
      user.tap(at: middle(1))
      #expect(scene.view.indexPathsForSelectedItems == [])
      #expect(!scene.source.log.contains("didSelect 0-1"))
      scene.view.allowsSelection = false
      scene.source.log = []
      user.tap(at: middle(2))
      #expect(scene.source.log.isEmpty)
    }
  }

  @Test func `a drag scrolls, shows new items and selects nothing`() {
    let scene = CollectionScene(count: 100)
    withUser(of: scene) { user in
      user.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 50), restingFor: 0.2)
      #expect(scene.view.contentOffset.y == 190)
      #expect(scene.view.indexPathsForSelectedItems == [])
      #expect(scene.view.indexPathsForVisibleItems.first == path(3))
      #expect(!scene.source.log.contains { $0.hasPrefix("shouldSelect") })
    }
  }

  @Test func `the selected background is visible while the cell is selected`() throws {
    let scene = CollectionScene(count: 3)
    scene.view.layoutIfNeeded()
    let cell = try #require(scene.view.cellForItem(at: path(0)))
    let (ground, selected) = (UIView(), UIView())
    (cell.selectedBackgroundView, cell.backgroundView) = (selected, ground)
    #expect(cell.subviews.filter { $0 === ground || $0 === selected || $0 === cell.contentView }.count == 3)
    #expect(cell.subviews.last === cell.contentView && cell.subviews.first === ground)
    #expect(selected.isHidden)
    scene.view.selectItem(at: path(0), animated: false, scrollPosition: [])
    #expect(!selected.isHidden && selected.frame == cell.bounds)
    scene.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(selected.isHidden && scene.view.indexPathsForSelectedItems == [])
    cell.isHighlighted = true
    #expect(!selected.isHidden)
    #expect(scene.source.log.allSatisfy { !$0.contains("elect") })
  }

  // MARK: Movement

  @Test func `an item that code moves makes room, and the data source is told at the end`() throws {
    let scene = CollectionScene(count: 5)
    scene.view.layoutIfNeeded()
    let cells = scene.view.visibleCells
    #expect(scene.view.beginInteractiveMovementForItem(at: path(0)))
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 20 + 2 * 44 + 10))
    #expect(cells[0].center == CGPoint(x: 100, y: 20 + 2 * 44 + 10))
    #expect(cells.map { scene.view.indexPath(for: $0) } == [path(2), path(0), path(1), path(3), path(4)])
    #expect(cells[1].frame.minY == 20 && cells[2].frame.minY == 64)
    #expect(scene.view.subviews.last === cells[0])
    #expect(scene.source.sections[0].items == [0, 1, 2, 3, 4])
    scene.view.endInteractiveMovement()
    #expect(scene.source.sections[0].items == [1, 2, 0, 3, 4])
    #expect(scene.source.log.contains("move 0-0-0-2"))
    #expect(scene.picture == scene.fresh())
  }

  @Test func `a cancelled movement returns the item`() throws {
    let scene = CollectionScene([.init(id: 1, items: [1, 2, 3]), .init(id: 2, items: [4])])
    scene.view.layoutIfNeeded()
    let before = scene.picture
    #expect(scene.view.beginInteractiveMovementForItem(at: path(2)))
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 20 + 3 * 44 + 30))
    #expect(scene.view.numberOfItems(inSection: 0) == 2 && scene.view.numberOfItems(inSection: 1) == 2)
    scene.view.cancelInteractiveMovement()
    #expect(scene.picture == before && scene.view.numberOfItems(inSection: 0) == 3)
    #expect(!scene.source.log.contains { $0.hasPrefix("move") })
    #expect(!scene.view.beginInteractiveMovementForItem(at: path(9)))
  }
}
