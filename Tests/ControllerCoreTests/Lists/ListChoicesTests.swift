import ControlCore
import Foundation
import GraphicsCore
import ListCore
import StyleCore
import Testing

@testable import ControllerCore
@testable import LayoutCore

/// The names of lists that need no other module.
@MainActor
struct ListChoicesTests {
  @Test func `a snapshot knows its expanded items, and its copy is apart`() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["a", "b"])
    snapshot.append(["c"], to: "a")
    snapshot.expand(["a"])
    var copy = NSDiffableDataSourceSectionSnapshot(snapshot)
    copy.collapse(["a"])
    #expect(snapshot.expandedItems == ["a"] && copy.expandedItems == [])
  }

  @Test func `spaces are fixed or flexible, and places are the same for the data source`() {
    #expect(NSCollectionLayoutSpacing.fixed(3).isFixed && !NSCollectionLayoutSpacing.fixed(3).isFlexible)
    #expect(NSCollectionLayoutSpacing.flexible(3).isFlexible)
    let (table, path) = (UITableView(), IndexPath(row: 1, section: 2))
    #expect(table.presentationIndexPath(forDataSourceIndexPath: path) == path)
    table.contentHuggingElements = .sectionHeaders
    #expect(table.contentHuggingElements == .sectionHeaders && table.contextMenuInteraction == nil)
  }

  @Test func `a collection view finds the place of a supplementary view`() throws {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        1
      }
      func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "head", for: indexPath)
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    let (collection, source) = (
      UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout),
      Source()
    )
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let kind = UICollectionView.elementKindSectionHeader
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "head")
    collection.dataSource = source
    collection.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 1)
    let view = try #require(collection.supplementaryView(forElementKind: kind, at: path))
    #expect(collection.indexPath(forSupplementaryView: view) == path)
    #expect(collection.indexPath(forSupplementaryView: UICollectionReusableView()) == nil)
  }
}
