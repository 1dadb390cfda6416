import Foundation
import LayoutCore
import Plumb
import StyleCore
import Testing

@testable import ListCore

/// The index at the side of a collection view.
@MainActor
struct CollectionIndexTests {
  /// A hundred items of a line each, with titles for each tenth.
  private final class Source: NSObject, UICollectionViewDataSource {
    var titles: [String]? = ["A", "B", "C"]
    var asked = 0

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      100
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? {
      asked += 1
      return titles
    }

    func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 10 * index, section: 0) }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let source = Source()

  private func show() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    return view
  }

  @Test func `the index is at the trailing side, in front of the items, and stays there`() throws {
    let view = show()
    let index = try #require(view.list.index)
    #expect(index.frame == CGRect(305, 0, 15, 400) && view.subviews.last === index)
    view.contentOffset.y = 500
    view.layoutIfNeeded()
    #expect(index.frame == CGRect(305, 500, 15, 400) && view.subviews.last === index)
    #expect(source.asked == 1, "it is asked once for a load")
  }

  @Test func `from right to left it is on the left`() {
    window.traitOverrides.layoutDirection = .rightToLeft
    let view = show()
    #expect(view.list.index?.frame == CGRect(0, 0, 15, 400))
  }

  @Test func `a touch on a title scrolls to its item`() throws {
    let view = show()
    let point = try #require(view.indexPoint(of: "C"))
    TouchSynthesizer(window).tap(at: view.convert(point, to: window))
    HeadlessLoop.run(for: 1)
    // Item 20 of lines of 40 points.
    #expect(view.contentOffset.y == 800)
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func `other titles come with a reload, and none without titles`() {
    let view = show()
    source.titles = ["X"]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.shownIndex == ["X"])
    source.titles = nil
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.shownIndex == [] && view.list.index == nil)
  }
}
