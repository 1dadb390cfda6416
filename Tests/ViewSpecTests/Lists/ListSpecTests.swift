import ControlCore
import Foundation
import LayoutCore
import ListCore
import StyleCore
import Testing
import ViewSpec

/// Lists and collections of specs.
@MainActor
@Suite struct ListSpecTests {
  private func collection(_ type: String, _ properties: String) throws -> (UICollectionView, SpecCanvas) {
    let canvas = try SpecViews.makeCanvas(type, properties)
    return (try #require(canvas.subviews.first?.subviews.first as? UICollectionView), canvas)
  }

  private func cell(_ row: String) throws -> UICollectionViewListCell {
    let (list, _) = try collection("list", #""sections": [{ "rows": [\#(row)] }]"#)
    return try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
  }

  @Test func `a row shows its texts by a configuration`() throws {
    let cell = try cell(#"{ "text": "a", "secondaryText": "b", "configuration": "valueCell", "lines": 2 }"#)
    let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    #expect(content.text == "a" && content.secondaryText == "b")
    #expect(content.prefersSideBySideTextAndSecondaryText && content.textProperties.numberOfLines == 2)
  }

  @Test func `a row has its accessories`() throws {
    let cell = try cell(
      """
      { "text": "a", "accessories": ["checkmark", { "label": "3" }, { "view": {}, "placement": "leading" }] }
      """)
    #expect(cell.accessories.count == 3)
    #expect(cell.accessories[0].accessoryType == .checkmark)
    #expect(cell.accessories[1].accessoryType == .label)
  }

  @Test func `a row is as high as its view needs`() throws {
    #expect(try cell(#"{ "view": { "intrinsicContentSize": { "height": 37 } } }"#).frame.height == 37)
  }

  @Test(arguments: [(true, 4), (false, 2)])
  func `an outline shows the children of expanded rows`(isExpanded: Bool, count: Int) throws {
    let (list, _) = try collection(
      "list",
      #""sections": [{ "rows": [{ "text": "a", "expanded": \#(isExpanded), "children": ["b", "c"] }, "d"] }]"#
    )
    #expect(list.numberOfItems(inSection: 0) == count)
    let second = list.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell
    #expect(second?.indentationLevel == (isExpanded ? 1 : 0))
  }

  @Test func `a flow layout places items by their sizes`() throws {
    let item = #"{ "view": {} }"#
    let (grid, _) = try collection(
      "collection",
      """
      "flow": { "itemSize": { "width": 40, "height": 20 }, "minimumLineSpacing": 4, "minimumInteritemSpacing": 5 },
      "sections": [{ "header": { "view": {}, "height": 7 }, "items": [\(item), \(item), \(item)] }]
      """)
    let frames = (0..<3).map { grid.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    // Two items of 40 points are in a line of 100, at its ends; the third is in the next line.
    #expect(frames[0] == CGRect(x: 0, y: 7, width: 40, height: 20))
    #expect(frames[1] == CGRect(x: 60, y: 7, width: 40, height: 20))
    #expect(frames[2] == CGRect(x: 0, y: 31, width: 40, height: 20))
  }

  @Test func `a compositional layout places items by shares of groups`() throws {
    let item = #"{ "view": {} }"#
    let (grid, _) = try collection(
      "collection",
      """
      "compositional": { "sections": [{ "interGroupSpacing": 3, "group": {
        "height": 20, "elements": [{ "width": { "fractionalWidth": 0.25 } }, { "width": { "fractionalWidth": 0.75 } }] } }] },
      "sections": [{ "items": [\(item), \(item), \(item)] }]
      """)
    let frames = (0..<3).map { grid.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 25, height: 20))
    #expect(frames[1] == CGRect(x: 25, y: 0, width: 75, height: 20))
    #expect(frames[2] == CGRect(x: 0, y: 23, width: 25, height: 20))
  }

  @Test(arguments: [
    ("list", #""appearance": "plan""#, #"did you mean "plain"?"#),
    ("list", #""sections": [{ "rows": [{ "accessories": ["chekmark"] }] }]"#, #"did you mean "checkmark"?"#),
    (
      "list", #""sections": [{ "rows": [{ "accessories": [{}] }] }]"#,
      "an accessory has a type, a label or a view"
    ),
    ("collection", #""flow": {}, "compositional": { "sections": [] }"#, "a collection has one layout"),
    ("collection", #""sections": [{ "items": [{}] }]"#, #"missing key "view""#),
    (
      "collection", #""compositional": { "sections": [{ "group": { "width": {} } }] }"#,
      "the length is neither a share nor an estimate"
    ),
  ])
  func `a mistake is one line with its place`(type: String, keys: String, message: String) {
    let error = SpecViews.message(type, keys)
    #expect(error.contains(message), "\(error)")
    #expect(error.hasPrefix("test.json:2:") && !error.contains("\n"))
  }

  @Test func `an outline has a limit of levels`() {
    let deep = (0..<40).reduce(#"{ "text": "a" }"#) { row, _ in #"{ "children": [\#(row)] }"# }
    let error = SpecViews.message("list", #""sections": [{ "rows": [\#(deep)] }]"#)
    #expect(error.contains("more than the limit of 32 levels of rows"), "\(error)")
  }
}
