import DiagnosticCore
import Foundation
import LayerCore
import LayoutCore
import StyleCore
import TestSupport
import Testing

@testable import ListCore

/// The views that a collection view displays.
@MainActor
struct CollectionShowingTests {
  @Test(arguments: TestEffort.seeds(60))
  func `the visible cells are those whose attributes meet the bounds`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let scene = CollectionScene(RandomChanges(seed: seed).before, height: 120)
    let view = scene.view
    for _ in 0..<5 {
      view.contentOffset.y = random.number(in: -100...400).rounded()
      view.layoutIfNeeded()
      let expected = (scene.layout.layoutAttributesForElements(in: view.bounds) ?? [])
        .filter { $0.representedElementCategory == .cell }
        // Those that only touch the edge are not visible.
        .filter { $0.frame.maxY > view.bounds.minY && $0.frame.minY < view.bounds.maxY }
      #expect(view.indexPathsForVisibleItems == expected.map(\.indexPath))
      #expect(view.visibleCells.map(\.frame) == expected.map(\.frame))
      let numbers = expected.map { scene.source.sections[$0.indexPath.section].items[$0.indexPath.item] }
      #expect(view.visibleCells.map { ($0 as? NumberCell)?.number } == numbers)
    }
  }

  @Test(arguments: TestEffort.seeds(60))
  func `scrolling there and back shows the same`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scene = CollectionScene(RandomChanges(seed: seed).before, height: 120)
    func show(_ offset: CGFloat) -> [String] {
      scene.view.contentOffset.y = offset
      scene.view.layoutIfNeeded()
      return scene.picture
    }
    let start = show(30)
    for _ in 0..<6 { _ = show(random.number(in: -50...500)) }
    #expect(show(30) == start)
    #expect(start == scene.fresh())
  }

  @Test func `a thousand items that are scrolled through need few cells`() {
    // A screen of 300 points has at most 8 rows of 44 points: 6 whole ones and two halves.
    let scene = CollectionScene(count: 1000)
    for step in 0..<500 {
      scene.view.contentOffset.y = CGFloat(step) * 88
      scene.view.layoutIfNeeded()
      #expect(scene.view.visibleCells.allSatisfy { ($0 as? NumberCell)?.number != nil })
    }
    #expect(scene.source.cells.count < 16)
  }

  @Test func `a reused cell is prepared, and has lost its selection`() throws {
    let scene = CollectionScene(count: 100)
    scene.view.layoutIfNeeded()
    scene.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    let first = try #require(scene.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? NumberCell)
    #expect(first.isSelected)
    scene.view.contentOffset.y = 2000
    scene.view.layoutIfNeeded()
    #expect(scene.view.visibleCells.allSatisfy { !$0.isSelected })
    #expect(first.superview === scene.view && first.prepared == 1)
    scene.view.contentOffset.y = 0
    scene.view.layoutIfNeeded()
    #expect(scene.view.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected == true)
    #expect(scene.view.visibleCells.filter(\.isSelected).count == 1)
  }

  @Test func `numbers are asked once, then cells in their order, then headers, then the delegate is told`() {
    let scene = CollectionScene(count: 2)
    scene.view.layoutIfNeeded()
    let expected = [
      "sections", "items 0", "cell 0-0", "cell 0-1", "header 0-0", "willDisplay 0-0", "willDisplay 0-1",
    ]
    #expect(scene.source.log == expected)
    scene.source.log = []
    #expect(scene.view.numberOfItems(inSection: 0) == 2 && scene.view.numberOfSections == 1)
    scene.view.setNeedsLayout()
    scene.view.layoutIfNeeded()
    #expect(scene.source.log.isEmpty)
  }

  @Test func `a reload is done with the next layout, but numbers are right before`() {
    let scene = CollectionScene(count: 1)
    scene.view.layoutIfNeeded()
    scene.source.sections[0].items = [7, 8]
    scene.source.log = []
    scene.view.reloadData()
    #expect(scene.view.visibleCells.count == 1)
    #expect(scene.view.numberOfItems(inSection: 0) == 2)
    #expect(scene.source.log == ["sections", "items 0"])
    scene.view.layoutIfNeeded()
    #expect(
      scene.source.log == [
        "sections", "items 0", "didEndDisplaying 0-0", "cell 0-0", "cell 0-1", "header 0-0",
        "willDisplay 0-0",
        "willDisplay 0-1",
      ])
    #expect(scene.picture == scene.fresh())
  }

  @Test func `the data source sees the size of a cell, which its class is made with`() throws {
    final class Sized: UICollectionViewCell {
      var first = CGRect.zero
      override init(frame: CGRect) {
        first = frame
        super.init(frame: frame)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      var seen: [CGRect] = []
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "sized", for: path)
        seen.append(cell.frame)
        return cell
      }
    }
    let (source, layout) = (Source(), StackLayout())
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.register(Sized.self, forCellWithReuseIdentifier: "sized")
    view.dataSource = source
    view.layoutIfNeeded()
    let second = CGRect(x: 0, y: 64, width: 200, height: 44)
    #expect(source.seen == [CGRect(x: 0, y: 20, width: 200, height: 44), second])
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? Sized)
    #expect(cell.first == second)
  }

  @Test func `a cell without a registered class is reported, and an empty one is shown`() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: StackLayout())
    let reports = LayoutDiagnostics.collect {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "none", for: IndexPath(item: 0, section: 0))
      #expect(type(of: cell) == UICollectionViewCell.self)
    }
    #expect(
      reports == [.list(.notRegistered(.collection, kind: "UICollectionElementKindCell", identifier: "none"))]
    )
  }

  @Test func `views are drawn by their z-index, and decorations behind cells`() {
    final class Layered: StackLayout {
      override func prepare() {
        super.prepare()
        for item in 0..<3 { layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.zIndex = -item }
      }
    }
    let scene = CollectionScene(count: 3, Layered())
    scene.view.layoutIfNeeded()
    let order = scene.view.subviews.compactMap { ($0 as? NumberCell)?.number }
    #expect(order == [2, 1, 0])
    #expect(scene.view.visibleCells.map(\.layer.zPosition) == [0, -1, -2])
  }

  @Test func `a background is behind the cells and does not scroll`() {
    let scene = CollectionScene(count: 100)
    let ground = UIView()
    scene.view.backgroundView = ground
    scene.view.contentOffset.y = 70
    scene.view.layoutIfNeeded()
    #expect(scene.view.subviews.first === ground && ground.frame == scene.view.bounds)
    scene.view.backgroundView = nil
    #expect(ground.superview == nil)
  }

  @Test func `another width invalidates the layout, which compares it with the old one`() {
    let scene = CollectionScene(count: 3)
    scene.view.layoutIfNeeded()
    scene.view.frame.size.width = 120
    scene.view.layoutIfNeeded()
    #expect(scene.view.visibleCells.map(\.frame.width) == [120, 120, 120])
    #expect((scene.layout as? StackLayout)?.calls == ["prepare", "prepare"])
    scene.view.contentOffset.y = 5
    scene.view.layoutIfNeeded()
    #expect((scene.layout as? StackLayout)?.calls.count == 2)
  }

  @Test func `points find their items, also outside of the bounds`() {
    let scene = CollectionScene(count: 100)
    scene.view.layoutIfNeeded()
    #expect(scene.view.indexPathForItem(at: CGPoint(x: 10, y: 10)) == nil)
    #expect(scene.view.indexPathForItem(at: CGPoint(x: 10, y: 20)) == IndexPath(item: 0, section: 0))
    #expect(
      scene.view.indexPathForItem(at: CGPoint(x: 10, y: 20 + 44 * 50)) == IndexPath(item: 50, section: 0))
    #expect(scene.view.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: 0)) == nil)
    #expect(scene.view.layoutAttributesForItem(at: IndexPath(item: 100, section: 0)) == nil)
    #expect(scene.view.cellForItem(at: IndexPath(item: 50, section: 0)) == nil)
  }

  @Test func `of a hundred thousand items only those of the screen are asked for`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 44)
    layout.minimumLineSpacing = 0
    let scene = CollectionScene(count: 100_000, layout)
    scene.view.layoutIfNeeded()
    #expect(scene.view.contentSize == CGSize(width: 200, height: 4_400_000))
    #expect(scene.source.log.filter { !$0.hasPrefix("willDisplay") }.count == 2 + 7)
    scene.view.scrollToItem(at: IndexPath(item: 99_999, section: 0), at: .bottom, animated: false)
    scene.view.layoutIfNeeded()
    #expect(scene.view.indexPathsForVisibleItems.map(\.item) == Array(99_993..<100_000))
  }

  @Test func `a registration makes, reuses and configures cells and headers`() {
    final class Source: NSObject, UICollectionViewDataSource {
      let cells = UICollectionView.CellRegistration<NumberCell, Int> { cell, path, item in
        cell.number = item + path.item
      }
      let headers = UICollectionView.SupplementaryRegistration<NumberHeader>(elementKind: StackLayout.header)
      {
        view, kind, path in view.number = kind == StackLayout.header ? path.section : nil
      }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: 100)
      }
      func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
      ) -> UICollectionReusableView { view.dequeueConfiguredReusableSupplementary(using: headers, for: path) }
    }
    let (source, layout) = (Source(), StackLayout())
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
    view.dataSource = source
    view.layoutIfNeeded()
    let first = view.visibleCells
    #expect(first.map { ($0 as? NumberCell)?.number } == [100, 101])
    #expect((view.visibleSupplementaryViews(ofKind: StackLayout.header).first as? NumberHeader)?.number == 0)
    view.contentOffset.y = 1000
    view.layoutIfNeeded()
    #expect(view.visibleCells.contains { $0 === first[0] })
  }
}
