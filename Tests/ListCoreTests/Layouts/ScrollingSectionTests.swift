import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing

@testable import ListCore

/// Sections of a collection view that scroll across its axis.
@MainActor
struct ScrollingSectionTests {
  @MainActor
  private struct Scene {
    let window = UIWindow(frame: CGRect(0, 0, 320, 400))
    let view: UICollectionView
    let source: CellSource
    let layout: UICollectionViewCompositionalLayout

    init(
      _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, isMirrored: Bool = false,
      group: CGFloat = 200
    ) {
      func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
      {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
      }
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      let scrolling = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size(.absolute(group), .absolute(100)), subitems: [item]))
      scrolling.orthogonalScrollingBehavior = behavior
      scrolling.interGroupSpacing = 12
      scrolling.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
      let list = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(44)), subitems: [item]))
      layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? scrolling : list }
      source = CellSource([8, 40])
      view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
      window.addSubview(view)
      window.isHidden = false
      window.layoutIfNeeded()
    }

    var scroller: SectionScrollView? {
      view.subviews.compactMap { $0 as? SectionScrollView }.first
    }

    /// The items of the first section that have cells, with their frames in the window.
    var cells: [Int: CGRect] {
      var cells: [Int: CGRect] = [:]
      for path in view.indexPathsForVisibleItems where path.section == 0 {
        guard let cell = view.cellForItem(at: path) else { continue }
        cells[path.item] = cell.convert(cell.bounds, to: window)
      }
      return cells
    }

    func scroll(to offset: CGFloat) {
      scroller?.contentOffset.x = offset
      window.layoutIfNeeded()
    }
  }

  @Test("P.20: cells are in the scroll view of their section") func hosting() throws {
    let scene = Scene(.continuous)
    let scroller = try #require(scene.scroller)
    #expect(scroller.frame == CGRect(16, 16, 288, 100))
    #expect(scroller.contentSize == CGSize(width: 8 * 200 + 7 * 12, height: 100))
    #expect(scene.cells == [0: CGRect(16, 16, 200, 100), 1: CGRect(228, 16, 200, 100)])
    #expect(scene.view.cellForItem(at: IndexPath(item: 0, section: 0))?.superview === scroller)
    #expect(scene.view.cellForItem(at: IndexPath(item: 0, section: 1))?.superview === scene.view)
    #expect(scene.view.indexPathForItem(at: CGPoint(x: 230, y: 20)) == IndexPath(item: 1, section: 0))
  }

  @Test(arguments: [false, true]) func `a section that scrolled does not jump when a transition begins`(
    isMirrored: Bool
  ) {
    let scene = Scene(.continuous, isMirrored: isMirrored)
    scene.scroll(to: 100)
    scene.window.layoutIfNeeded()
    let before = scene.cells
    #expect(!before.isEmpty)
    let flow = UICollectionViewFlowLayout()
    let transition = scene.view.startInteractiveTransition(to: flow)
    scene.window.layoutIfNeeded()
    for (item, frame) in before { #expect(scene.cells[item] == frame) }
    transition.transitionProgress = 0.5
    scene.window.layoutIfNeeded()
    scene.view.cancelInteractiveTransition()
    MainLoop.main.run(for: 2)
    scene.window.layoutIfNeeded()
    #expect(scene.cells == before)
  }

  @Test("Scrolling a section shows other cells, and there and back is the same") func scrolling() {
    let scene = Scene(.continuous)
    let before = scene.cells
    scene.scroll(to: 424)
    #expect(
      scene.cells == [
        1: CGRect(-196, 16, 200, 100), 2: CGRect(16, 16, 200, 100), 3: CGRect(228, 16, 200, 100),
      ])
    #expect(scene.view.indexPathForItem(at: CGPoint(x: 20, y: 20)) == IndexPath(item: 2, section: 0))
    scene.scroll(to: 0)
    #expect(scene.cells == before)
  }

  @Test("Of a group longer than the visible part, the start is scrolled to") func longGroup() throws {
    let scene = Scene(.continuous, group: 400)
    scene.view.scrollToItem(at: IndexPath(item: 1, section: 0), at: [], animated: false)
    // The group begins after the first, of 400 points, and the space of 12; 288 points are visible.
    #expect(try #require(scene.scroller).contentOffset.x == 412)
  }

  @Test("Cells of a section that scrolls are visible in a transition to another layout") func transition() {
    let scene = Scene(.continuous)
    _ = scene.view.startInteractiveTransition(to: UICollectionViewFlowLayout())
    scene.window.layoutIfNeeded()
    #expect(!scene.view.visibleCells.isEmpty)
    #expect(scene.view.visibleCells.allSatisfy { $0.superview === scene.view })
    scene.view.cancelInteractiveTransition()
    scene.window.layoutIfNeeded()
    #expect(scene.cells == [0: CGRect(16, 16, 200, 100), 1: CGRect(228, 16, 200, 100)])
  }

  @Test("A section that left the visible area returns with its offset") func returning() {
    let scene = Scene(.continuous)
    scene.scroll(to: 300)
    let before = scene.cells
    scene.view.contentOffset.y = 600
    scene.window.layoutIfNeeded()
    #expect(scene.scroller == nil && scene.cells.isEmpty)
    scene.view.contentOffset.y = 0
    scene.window.layoutIfNeeded()
    #expect(scene.cells == before && scene.scroller?.contentOffset.x == 300)
  }

  @Test("Read from right to left, the first group is at the right") func mirrored() {
    let scene = Scene(.continuous, isMirrored: true)
    #expect(scene.scroller?.frame == CGRect(16, 16, 288, 100))
    #expect(scene.cells == [0: CGRect(104, 16, 200, 100), 1: CGRect(-108, 16, 200, 100)])
    let end = (8 * 200 + 7 * 12) - 288
    #expect(scene.scroller?.contentOffset.x == CGFloat(end))
    scene.scroll(to: CGFloat(end - 212))
    #expect(scene.cells[1] == CGRect(104, 16, 200, 100))
  }

  @Test("A centred section rests with its first group in the middle") func centred() {
    let scene = Scene(.groupPagingCentered)
    #expect(scene.cells[0] == CGRect(60, 16, 200, 100))
    #expect(scene.scroller?.contentInset.left == 44 && scene.scroller?.contentInset.right == 44)
  }

  @Test("Scrolling to an item scrolls its section") func scrollingToItem() {
    let scene = Scene(.continuous)
    scene.view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .left, animated: false)
    scene.window.layoutIfNeeded()
    #expect(scene.cells[5] == CGRect(16, 16, 200, 100))
    scene.view.scrollToItem(at: IndexPath(item: 7, section: 0), at: .right, animated: false)
    scene.window.layoutIfNeeded()
    #expect(scene.cells[7] == CGRect(104, 16, 200, 100))
  }
}

/// A data source with cells.
@MainActor
private final class CellSource: NSObject, UICollectionViewDataSource {
  let counts: [Int]

  init(_ counts: [Int]) {
    self.counts = counts
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
