import DiagnosticCore
import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

@testable import ListCore

/// Positions of item 10, which is from 460 to 504, and the offsets for them.
///
/// 300 points are visible, of which 10 above and 30 below are inset.
private let positions: [(UICollectionView.ScrollPosition, CGFloat)] = [
  (.top, 450), (.centeredVertically, 482 - 10 - 130), (.bottom, 504 - 270), ([], 504 - 270),
]

/// Scrolling to items, data prepared before, other layouts, and sizes that cells prefer.
@MainActor
struct CollectionScrollingTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test(arguments: positions)
  func `an item is scrolled to a position in the visible area`(
    position: UICollectionView.ScrollPosition, offset: CGFloat
  ) {
    let scene = CollectionScene(count: 100)
    scene.view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
    scene.view.scrollToItem(at: path(10), at: position, animated: false)
    #expect(scene.view.contentOffset.y == offset)
  }

  @Test func `scrolling ends at the ends of the content, and wrong items are reported`() {
    let scene = CollectionScene(count: 20)
    scene.view.scrollToItem(at: path(19), at: .top, animated: false)
    #expect(scene.view.contentOffset.y == CGFloat(20 + 20 * 44 - 300))
    scene.view.scrollToItem(at: path(0), at: .bottom, animated: false)
    #expect(scene.view.contentOffset.y == 0)
    let reports = LayoutDiagnostics.collect {
      scene.view.scrollToItem(at: path(20), at: .top, animated: false)
      scene.view.scrollToItem(at: IndexPath(), at: .top, animated: false)
    }
    #expect(reports.count == 2 && scene.view.contentOffset.y == 0)
  }

  @Test func `an item that is selected can be scrolled to`() {
    let scene = CollectionScene(count: 100)
    scene.view.selectItem(at: path(50), animated: false, scrollPosition: .top)
    scene.view.layoutIfNeeded()
    #expect(scene.view.contentOffset.y == CGFloat(20 + 50 * 44))
    #expect(scene.view.cellForItem(at: path(50))?.isSelected == true)
  }

  @Test func `data of the next screen are prepared, and of a screen that is left no longer`() {
    let scene = CollectionScene(count: 100, height: 88)
    scene.view.prefetchDataSource = scene.source
    scene.view.layoutIfNeeded()
    // Rows 0 and 1 are visible, the next 88 points end in row 3.
    #expect(scene.source.log.suffix(1) == ["prefetch [2, 3]"])
    scene.source.log = []
    scene.view.contentOffset.y = 44
    scene.view.layoutIfNeeded()
    #expect(scene.source.log.filter { $0.hasPrefix("p") || $0.hasPrefix("can") } == ["prefetch [4]"])
    scene.source.log = []
    scene.view.contentOffset.y = 880
    scene.view.layoutIfNeeded()
    #expect(
      scene.source.log.filter { $0.hasPrefix("p") || $0.hasPrefix("can") }
        == ["cancel [3, 4]", "prefetch [22, 23]"])
  }

  @Test func `another layout is told, and views are placed by it`() throws {
    final class Told: StackLayout {
      override func prepareForTransition(to newLayout: UICollectionViewLayout) { calls.append("to") }
      override func prepareForTransition(from oldLayout: UICollectionViewLayout) { calls.append("from") }
      override func finalizeLayoutTransition() { calls.append("end") }
      override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
        CGPoint(x: 0, y: 100)
      }
    }
    let (old, new) = (Told(), Told())
    new.itemHeight = 100
    let scene = CollectionScene(count: 10, old)
    scene.view.layoutIfNeeded()
    let first = try #require(scene.view.cellForItem(at: path(1)))
    scene.view.setCollectionViewLayout(new, animated: true)
    #expect(scene.view.contentOffset.y == 100)
    #expect(first.frame == CGRect(x: 0, y: 120, width: 200, height: 100))
    #expect(old.calls == ["prepare", "to", "end"] && new.calls == ["from", "prepare", "end"])
    #expect(old.collectionView == nil && new.collectionView === scene.view)
    #expect(scene.view.indexPathsForVisibleItems == [path(0), path(1), path(2), path(3)])
  }

  @Test func `cells move to the places of another layout while the clock runs`() throws {
    try AnimatingWindow.run { window in
      let scene = CollectionScene(count: 3)
      window.window.addSubview(scene.view)
      window.loop.runUntilIdle()
      let cell = try #require(scene.view.cellForItem(at: path(2)))
      let new = StackLayout()
      new.itemHeight = 64
      scene.view.setCollectionViewLayout(new, animated: true)
      window.loop.run(until: window.now + 0.15)
      // From 108 + 22 to 148 + 32.
      #expect(abs((cell.layer.presentation()?.position.y ?? 0) - 155) < 0.01)
      window.loop.run(until: window.now + 0.2)
      #expect(cell.frame.minY == 148)
    }
  }

  @Test func `cells that prefer other heights get them, and the content settles`() {
    final class Sizing: StackLayout {
      var heights: [IndexPath: CGFloat] = [:]
      override func prepare() {
        super.prepare()
        var y: CGFloat = 0
        for section in 0..<(collectionView?.numberOfSections ?? 0) {
          y += 20
          for item in 0..<(collectionView?.numberOfItems(inSection: section) ?? 0) {
            let path = IndexPath(item: item, section: section)
            let height = heights[path] ?? itemHeight
            layoutAttributesForItem(at: path)?.frame = CGRect(x: 0, y: y, width: 200, height: height)
            y += height
          }
        }
      }
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
      ) -> Bool {
        guard preferred.representedElementCategory == .cell, preferred.size.height != original.size.height
        else { return false }
        heights[preferred.indexPath] = preferred.size.height
        return true
      }
    }
    final class Tall: UICollectionViewCell {
      var height: CGFloat = 0
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "tall", for: path)
        (cell as? Tall)?.height = 30 + 10 * CGFloat(path.item % 4)
        return cell
      }
    }
    let (source, layout) = (Source(), Sizing())
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    view.register(Tall.self, forCellWithReuseIdentifier: "tall")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: StackLayout.header, withReuseIdentifier: "h")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.height) == [30, 40, 50, 60])
    #expect(view.visibleCells.map(\.frame.minY) == [20, 50, 90, 140])
    view.contentOffset.y = 60
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.height) == [40, 50, 60, 30, 40])
    let cell = view.visibleCells[0] as? Tall
    cell?.height = 100
    cell?.invalidateIntrinsicContentSize()
    view.layoutIfNeeded()
    #expect(cell?.frame.height == 100)
  }

  @Test func `code moves a transition between two layouts, and ends it with either`() throws {
    let (old, new) = (StackLayout(), StackLayout())
    new.itemHeight = 84
    let scene = CollectionScene(count: 3, old)
    scene.view.layoutIfNeeded()
    let cell = try #require(scene.view.cellForItem(at: path(1)))
    var ends: [Bool] = []
    for isFinished in [false, true] {
      let transition = scene.view.startInteractiveTransition(to: new) { _, isNew in ends.append(isNew) }
      #expect(scene.view.collectionViewLayout === transition)
      transition.transitionProgress = 0.5
      scene.view.layoutIfNeeded()
      // Halfway between 64…108 and 104…188.
      #expect(cell.frame == CGRect(x: 0, y: 84, width: 200, height: 64))
      if isFinished {
        scene.view.finishInteractiveTransition()
      } else {
        scene.view.cancelInteractiveTransition()
      }
      scene.view.layoutIfNeeded()
    }
    #expect(ends == [false, true] && scene.view.collectionViewLayout === new)
    #expect(cell.frame == CGRect(x: 0, y: 104, width: 200, height: 84))
  }
}
