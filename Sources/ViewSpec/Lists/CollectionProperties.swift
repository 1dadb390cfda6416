internal import Foundation
internal import LayoutCore
internal import ListCore
internal import StyleCore

/// An item of a collection in a spec.
struct SpecItem {
  var view: EmbeddedView?
  /// The size in a flow layout, if it differs from the others.
  var size: CGSize?
  var isSelected = false
}

extension StandardView {
  /// `UICollectionView` with a flow layout or a compositional layout, whose items are views.
  static let collection = StandardView(
    { SpecCollectionView() },
    [
      Property("flow", .flowLayout, "A layout of lines of items.") { $0.collectionViewLayout = $1 },
      Property("compositional", .compositionalLayout, "A layout of groups within groups.") {
        $0.compose($1)
      },
    ] + Property.ofLists + [
      .checked("sections", .array(of: .itemSection), "The sections of items.") {
        collection, sections, element throws(DocumentError) in
        try collection.checkSelection(sections.flatMap(\.rows).count(where: \.isSelected), element)
        collection.sections = sections
      }
    ],
    rules: [
      KeyRule(
        .excludes("flow", ["compositional"]), "a collection has one layout",
        suggestion: "remove \"flow\" or \"compositional\"")
    ], embedsViews: true)
}

extension PropertyValue<SpecSection<SpecItem>> {
  fileprivate static var itemSection: PropertyValue {
    .object(
      [
        Property("header", .itemEdge, "The header.") { $0.header = $1 },
        Property("footer", .itemEdge, "The footer.") { $0.footer = $1 },
        Property("items", .array(of: .item), "The items, in order.") { $0.rows = $1 },
      ], from: { SpecSection() })
  }
}

extension PropertyValue<SpecItem> {
  fileprivate static var item: PropertyValue {
    .object(
      [
        Property("view", .view, "The content of the item.", isRequired: true) { $0.view = $1 },
        Property("size", .size, "The size in a flow layout, if it differs from the others.") {
          $0.size = $1
        },
        Property("selected", .flag, "Whether the item is selected.") { $0.isSelected = $1 },
      ], from: { SpecItem() })
  }
}

extension PropertyValue<SpecSection<SpecItem>.SpecEdge> {
  fileprivate static var itemEdge: PropertyValue {
    .object(
      [
        Property("view", .view, "The view.", isRequired: true) { $0.view = $1 },
        Property("height", .length, "The height in points; that of the content by default.") {
          $0.height = $1
        },
      ], from: { .init() })
  }
}

extension PropertyValue<CGSize> {
  /// A width and a height.
  static var size: PropertyValue {
    .object(
      [
        Property("width", .length, "The width in points.", isRequired: true) { $0.width = $1 },
        Property("height", .length, "The height in points.", isRequired: true) { $0.height = $1 },
      ], from: { .zero })
  }
}

extension PropertyValue<UICollectionView.ScrollDirection> {
  /// The direction of scrolling.
  static var scrollDirection: PropertyValue {
    .choice(["vertical": .vertical, "horizontal": .horizontal])
  }
}

extension PropertyValue<UICollectionViewFlowLayout> {
  fileprivate static var flowLayout: PropertyValue {
    .object(
      [
        Property("itemSize", .size, "The size of the items; 50 × 50 by default.") { $0.itemSize = $1 },
        Property("estimatedItemSize", .size, "The estimated size of items that size themselves.") {
          $0.estimatedItemSize = $1
        },
        Property("minimumLineSpacing", .length, "The least points between lines; 10 by default.") {
          $0.minimumLineSpacing = $1
        },
        Property("minimumInteritemSpacing", .length, "The least points within lines; 10 by default.") {
          $0.minimumInteritemSpacing = $1
        },
        Property("sectionInset", .insets, "The space around each section.") { $0.sectionInset = $1 },
        Property("scrollDirection", .scrollDirection, "The direction of scrolling.") {
          $0.scrollDirection = $1
        },
        Property("sectionHeadersPinToVisibleBounds", .flag, "Whether headers stay visible.") {
          $0.sectionHeadersPinToVisibleBounds = $1
        },
      ], from: { UICollectionViewFlowLayout() })
  }
}
