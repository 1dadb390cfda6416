internal import Foundation
internal import LayoutCore
internal import ListCore
internal import StyleCore

/// A compositional layout in a spec.
struct SpecComposition {
  var scrollDirection = UICollectionView.ScrollDirection.vertical
  var sectionSpacing: CGFloat = 0
  /// The layouts of the sections in turn; the last one is that of all further sections.
  var sections: [Section] = []

  /// The layout of a section.
  struct Section {
    var group: Element?
    var insets = NSDirectionalEdgeInsets.zero
    var spacing: CGFloat = 0
    var scrolling = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    var background: Background?
  }

  /// The ground behind a section.
  struct Background {
    var color: UIColor?
    var cornerRadius: CGFloat = 0
    var insets = NSDirectionalEdgeInsets.zero
  }

  /// An item, or a group of elements.
  @MainActor
  struct Element {
    var width = NSCollectionLayoutDimension.fractionalWidth(1)
    var height = NSCollectionLayoutDimension.fractionalHeight(1)
    var insets = NSDirectionalEdgeInsets.zero
    var isVertical = false
    var spacing: CGFloat?
    /// The number of repetitions of the only element of a group.
    var count: Int?
    /// The elements of a group; an item has none.
    var elements: [Element] = []

    /// The maximum number of items of a group and of the groups in it, repetitions included.
    static let maximumItems = 10_000

    /// The number of items, repetitions included; of more than the maximum, some number beyond it.
    var itemCount: Int {
      guard !elements.isEmpty else { return 1 }
      return (count ?? 1) * elements.reduce(0) { min($0 + $1.itemCount, Self.maximumItems + 1) }
    }
  }
}

extension SpecComposition {
  /// Returns the layout of a section: the last one beyond the end; nil if there are none.
  func layout(of index: Int) -> Section? {
    sections.isEmpty ? nil : sections[max(0, min(index, sections.count - 1))]
  }

  /// Returns the kind of the ground behind a section.
  func backgroundKind(of index: Int) -> String { "background \(max(0, min(index, sections.count - 1)))" }

  /// Returns the ground of a kind.
  func background(ofKind kind: String?) -> Background? {
    sections.indices.first { backgroundKind(of: $0) == kind }.flatMap { sections[$0].background }
  }
}

extension SpecComposition.Section {
  /// The section for UIKit's layout.
  @MainActor
  func section() -> NSCollectionLayoutSection {
    let group = (group ?? SpecComposition.Element()).group
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = insets
    section.interGroupSpacing = spacing
    section.orthogonalScrollingBehavior = scrolling
    return section
  }
}

@MainActor
extension SpecComposition.Element {
  private var size: NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// The item or group for UIKit's layout.
  private var item: NSCollectionLayoutItem {
    guard elements.isEmpty else { return group }
    let item = NSCollectionLayoutItem(layoutSize: size)
    item.contentInsets = insets
    return item
  }

  /// The group for UIKit's layout; one that has no elements has one that fills it.
  fileprivate var group: NSCollectionLayoutGroup {
    let items = elements.isEmpty ? [SpecComposition.Element().item] : elements.map(\.item)
    let group: NSCollectionLayoutGroup
    switch (isVertical, count) {
    case (true, let count?):
      group = .vertical(layoutSize: size, repeatingSubitem: items[0], count: count)
    case (false, let count?):
      group = .horizontal(layoutSize: size, repeatingSubitem: items[0], count: count)
    case (true, nil): group = .vertical(layoutSize: size, subitems: items)
    case (false, nil): group = .horizontal(layoutSize: size, subitems: items)
    }
    group.contentInsets = insets
    group.interItemSpacing = spacing.map { .fixed($0) }
    return group
  }
}
