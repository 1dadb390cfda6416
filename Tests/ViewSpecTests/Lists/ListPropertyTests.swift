import ControlCore
import Foundation
import LayerCore
import LayoutCore
import ListCore
import StyleCore
import Testing
import ViewSpec

/// The properties of tables, lists and collections.
@MainActor
@Suite struct ListPropertyTests {
  private nonisolated static let rows = #""sections": [{ "rows": ["a", "b"] }]"#
  private nonisolated static let items =
    #""sections": [{ "items": [{ "view": {}, "size": { "width": 20, "height": 10 } }] }]"#

  nonisolated static let cases: [PropertyCase] = shared + tables + lists + collections

  private nonisolated static let shared: [PropertyCase] = [
    ("table", rows), ("list", rows), ("collection", items),
  ].flatMap { type, rest in
    [
      PropertyCase(type, "backgroundView", #"{ "view": { "background": "red" } }"#, with: rest) {
        (list: UIScrollView) in
        let view = (list as? UITableView)?.backgroundView ?? (list as? UICollectionView)?.backgroundView
        return view?.frame.size == CGSize(width: 100, height: 60) && view?.subviews.count == 1
      },
      PropertyCase(type, "allowsMultipleSelection", "true", with: rest) { (list: UIScrollView) in
        (list as? UITableView)?.allowsMultipleSelection
          ?? (list as? UICollectionView)?.allowsMultipleSelection ?? false
      },
      PropertyCase(type, "editing", "true", with: rest) { (list: UIScrollView) in
        (list as? UITableView)?.isEditing ?? (list as? UICollectionView)?.isEditing ?? false
      },
    ]
  }

  private nonisolated static let tables = [
    PropertyCase("table", "rowHeight", "33", with: rows) { (table: UITableView) in table.rowHeight == 33 },
    PropertyCase("table", "separatorStyle", #""none""#, with: rows) { (table: UITableView) in
      table.separatorStyle == .none
    },
    PropertyCase("table", "sectionIndexColor", #""red""#, with: rows) { (table: UITableView) in
      table.sectionIndexColor == .red
    },
  ]

  private nonisolated static let lists = [
    PropertyCase("list", "headerMode", #""firstItemInSection""#, with: rows) { (list: UICollectionView) in
      let cell = list.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell
      let content = cell?.contentConfiguration as? UIListContentConfiguration
      // The style of headers of plain lists.
      return content?.textProperties.font == .preferredFont(forTextStyle: .headline)
    },
    PropertyCase("list", "headerTopPadding", "9", with: rows + #", "headerMode": "supplementary""#) {
      (list: UICollectionView) in
      list.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))?
        .frame.minY == 9
    },
  ]

  private nonisolated static let collections = [
    PropertyCase(
      "collection", "compositional",
      """
      { "sections": [{ "group": { "height": 20, "elements": [{}] },
        "background": { "color": "red", "cornerRadius": 4, "insets": { "leading": 5 } } }] }
      """, with: items
    ) { (list: UICollectionView) in
      list.subviews.contains {
        $0.backgroundColor == .red && $0.layer.cornerRadius == 4
          && $0.frame == CGRect(x: 5, y: 0, width: 95, height: 20)
      }
    },
    PropertyCase("collection", "flow", #"{ "sectionInset": { "top": 7 } }"#, with: items) {
      (list: UICollectionView) in
      list.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 7
    },
  ]

  @Test(arguments: cases)
  func `a property is what the list has, and only where it is said`(property: PropertyCase) throws {
    try property.check()
  }
}
