import DiagnosticCore
import Foundation
import LayoutCore
import StyleCore
import Testing

@testable import ListCore

/// The movement of an item by the user, as the layout, the data source and the state of a collection view see it.
@MainActor
struct CollectionMovementTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// A layout that writes down changes and invalidations.
  private final class Told: StackLayout {
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      for item in updateItems {
        let (old, new) = (item.indexPathBeforeUpdate?.item, item.indexPathAfterUpdate?.item)
        calls.append("\(item.updateAction == .move) \(old ?? -1) \(new ?? -1)")
      }
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      calls.append("end")
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      if context.invalidateEverything { calls.append("everything") }
      if context.invalidateDataSourceCounts { calls.append("counts") }
    }
  }

  /// Returns a laid out view of items from 0 on, of which the first was moved to the third place.
  private func moved(
    count: Int, _ layout: StackLayout? = nil, _ prepare: (CollectionScene) -> Void = { _ in }
  )
    -> CollectionScene
  {
    let scene = CollectionScene(count: count, layout)
    scene.view.layoutIfNeeded()
    prepare(scene)
    #expect(scene.view.beginInteractiveMovementForItem(at: path(0)))
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 20 + 2 * 44 + 10))
    return scene
  }

  @Test func `the layout is told of the room for a moved item as of other changes`() {
    let layout = Told()
    _ = moved(count: 5, layout) { _ in layout.calls = [] }
    #expect(!layout.calls.contains("everything"))
    #expect(layout.calls.filter { $0 != "prepare" } == ["counts", "true 0 2", "end"])
  }

  @Test func `highlighted, touched and prefetched items are followed through a movement`() {
    let scene = moved(count: 5) { scene in
      scene.view.selectItem(at: path(2), animated: false, scrollPosition: [])
      (scene.view.list.highlighted, scene.view.list.touched) = (path(1), path(0))
      scene.view.list.prefetched = [path(2), path(3)]
    }
    // The first item is the third now, and those between moved up.
    #expect(scene.view.indexPathsForSelectedItems == [path(1)])
    #expect(scene.view.list.highlighted == path(0) && scene.view.list.touched == path(2))
    #expect(scene.view.list.prefetched == [path(1), path(3)])
  }

  @Test(arguments: [true, false])
  func `a data source that reloads when it is told of a movement keeps the item where it is`(
    reloadsAll: Bool
  ) {
    let scene = CollectionScene([.init(id: 1, items: [0, 1]), .init(id: 2, items: [2, 3])])
    scene.view.layoutIfNeeded()
    #expect(scene.view.beginInteractiveMovementForItem(at: path(0)))
    // To the first item of the second section, which is below two headers of 20 and two items of 44 points.
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 2 * 20 + 2 * 44 + 10))
    scene.source.afterMove = { view in
      if reloadsAll { view.reloadData() } else { view.reloadItems(at: [IndexPath(item: 0, section: 1)]) }
    }
    let reports = LayoutDiagnostics.collect {
      scene.view.endInteractiveMovement()
      scene.view.layoutIfNeeded()
    }
    #expect(reports.isEmpty)
    #expect(scene.source.sections.map(\.items) == [[1], [0, 2, 3]])
    #expect(scene.source.log.filter { $0.hasPrefix("move") } == ["move 0-0-1-0"])
    #expect(!scene.view.hasUncommittedUpdates && scene.picture == scene.fresh())
  }

  @Test func `data that are other ones when they are reloaded end a movement without a report`() {
    let scene = moved(count: 5)
    let reports = LayoutDiagnostics.collect {
      scene.source.sections[0].items = [7, 8]
      scene.view.reloadData()
      scene.view.layoutIfNeeded()
    }
    #expect(reports.isEmpty)
    #expect(!scene.view.hasUncommittedUpdates && scene.picture == scene.fresh())
  }

  @Test func `an item returns where the data source has no method that moves it`() throws {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }
    let (source, layout) = (Source(), UICollectionViewFlowLayout())
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 200, height: 44), 0)
    let view = UICollectionView(frame: CGRect(0, 0, 200, 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: path(0)))
    for _ in 0..<2 {
      #expect(view.beginInteractiveMovementForItem(at: path(0)))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 2 * 44 + 10))
      #expect(view.indexPath(for: cell) == path(2))
      view.endInteractiveMovement()
      #expect(view.indexPath(for: cell) == path(0) && cell.frame == CGRect(0, 0, 200, 44))
      #expect(!view.hasUncommittedUpdates)
    }
  }

  @Test func `a flow layout does not ask for all sizes again while a touch moves an item`() {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      var asked = 0
      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        asked += 1
        return CGSize(width: 200, height: 50)
      }
    }
    let scene = CollectionScene(count: 4, UICollectionViewFlowLayout())
    let sizes = Sizes()
    scene.view.delegate = sizes
    scene.view.layoutIfNeeded()
    sizes.asked = 0
    #expect(scene.view.beginInteractiveMovementForItem(at: path(0)))
    for y in [25, 26, 27] { scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: y)) }
    #expect(sizes.asked == 0)
    #expect(scene.view.cellForItem(at: path(0))?.center == CGPoint(x: 100, y: 27))
    scene.view.cancelInteractiveMovement()
    scene.view.layoutIfNeeded()
    #expect(scene.view.cellForItem(at: path(0))?.center == CGPoint(x: 100, y: 25))
  }
}
