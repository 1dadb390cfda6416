import Foundation
import LayoutCore
import StyleCore
import Testing

@testable import ListCore

private typealias Size = NSCollectionLayoutSize
private typealias Item = NSCollectionLayoutItem
private typealias Group = NSCollectionLayoutGroup
private typealias Section = NSCollectionLayoutSection

@MainActor
private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> Size {
  Size(widthDimension: width, heightDimension: height)
}

/// Behaviours, the offsets at which a drag would end, and those at which it ends.
private let scrollStops: [(UICollectionLayoutSectionOrthogonalScrollingBehavior, Double, Double)] = [
  (.continuous, 333, 333), (.continuousGroupLeadingBoundary, 333, 420),
  (.continuousGroupLeadingBoundary, 300, 210),
  (.groupPaging, 1_000, 210), (.groupPagingCentered, 1_000, 210 - 44),
]

/// The places of items in compositional layouts, on phones and by their rules.
@MainActor
struct CompositionalLayoutTests {
  private func stage(_ section: Section, width: CGFloat = 320, counts: [Int]) -> LayoutStage<
    UICollectionViewCompositionalLayout
  > {
    LayoutStage(UICollectionViewCompositionalLayout(section: section), width: width, counts: counts)
  }

  private func row(_ height: CGFloat) -> Group {
    .horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(height)),
      subitems: [Item(layoutSize: size(.fractionalWidth(1), .absolute(height)))])
  }

  @Test("P.11, P.12, P.16: a list with a header, and a grid of thirds with spaces") func grid() {
    let list = Section(group: row(44))
    list.interGroupSpacing = 8
    list.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
    ]
    let thirds = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)),
      subitems: [Item(layoutSize: size(.fractionalWidth(1 / 3), .absolute(60)))])
    thirds.interItemSpacing = .fixed(8)
    let grid = Section(group: thirds)
    grid.interGroupSpacing = 8
    grid.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? list : grid }
    let stage = LayoutStage(layout, counts: [2, 5])
    #expect(stage.supplement("header", 0) == CGRect(0, 0, 320, 30))
    #expect(stage.frame(0, 0) == CGRect(0, 30, 320, 44))
    #expect(stage.frame(0, 1) == CGRect(0, 82, 320, 44))
    #expect(stage.frame(1, 0) == CGRect(16, 142, 90.5, 60))
    #expect(stage.frame(1, 2) == CGRect(213, 142, 90.5, 60))
    #expect(stage.frame(1, 3) == CGRect(16, 210, 90.5, 60))
    #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 210 + 60 + 16))
  }

  @Test("A section that is inset from the margins follows them, whatever the layout's reference is")
  func margins() {
    let section = Section(group: row(44))
    section.contentInsetsReference = .layoutMargins
    let stage = stage(section, counts: [1])
    for (left, right) in [(40, 30), (60, 10)] as [(CGFloat, CGFloat)] {
      stage.view.layoutMargins = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
      #expect(stage.frame(0, 0) == CGRect(left, 0, 320 - left - right, 44))
    }
  }

  @Test("P.20: groups of a section that scrolls are side by side") func orthogonal() {
    let group = Group.horizontal(
      layoutSize: size(.absolute(200), .absolute(100)),
      subitems: [Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))])
    let scrolling = Section(group: group)
    scrolling.orthogonalScrollingBehavior = .continuous
    scrolling.interGroupSpacing = 12
    scrolling.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    let list = Section(group: row(44))
    list.interGroupSpacing = 8
    let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? scrolling : list }
    let stage = LayoutStage(layout, counts: [4, 2])
    #expect((0..<3).map { stage.frame(0, $0) } == [16, 228, 440].map { CGRect($0, 16, 200, 100) })
    #expect(stage.frame(1, 0) == CGRect(0, 132, 320, 44))
    #expect(stage.frame(1, 1) == CGRect(0, 184, 320, 44))
    let scroll = layout.scrollingSection(0)
    #expect(scroll?.frame == CGRect(16, 16, 288, 100))
    #expect(scroll?.length == 836)
    let shown = layout.layoutAttributesForElements(in: CGRect(0, 0, 320, 400)) ?? []
    #expect(shown.filter { $0.indexPath.section == 0 }.map(\.indexPath.item) == [0, 1])
    #expect(shown.first?.scrollingSection == 0 && shown.last?.scrollingSection == nil)
    layout.composition.offsets[0] = 217
    let later = layout.layoutAttributesForElements(in: CGRect(0, 0, 320, 400)) ?? []
    #expect(later.filter { $0.indexPath.section == 0 }.map(\.indexPath.item) == [1, 2])
  }

  @Test("P.20: sections that scroll stop where their behaviour says", arguments: scrollStops)
  func stops(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ proposed: Double, _ stop: Double
  ) throws {
    let group = Group.horizontal(
      layoutSize: size(.absolute(200), .absolute(100)),
      subitems: [Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))])
    let section = Section(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    let stage = stage(section, counts: [8])
    let scroll = try #require(stage.layout.scrollingSection(0))
    let start = scroll.range.low
    // Centred, the first group stops 44 points before the edge: (288 − 200) / 2.
    #expect(start == (behavior == .groupPagingCentered ? -44 : 0))
    #expect(scroll.target(for: CGFloat(proposed), from: start, velocity: 1) == CGFloat(stop))
  }

  @Test("P.10: subitems are repeated in their order until the group is full") func sequence() {
    let group = Group.horizontal(
      layoutSize: size(.absolute(300), .absolute(50)),
      subitems: [
        Item(layoutSize: size(.absolute(100), .absolute(50))),
        Item(layoutSize: size(.absolute(40), .absolute(50))),
      ])
    let stage = stage(Section(group: group), counts: [5])
    // 100 + 40 + 100 + 40 = 280; another 100 has no room.
    #expect((0..<5).map { stage.frame(0, $0).minX } == [0, 100, 140, 240, 0])
    #expect(stage.frame(0, 4).minY == 50)
  }

  @Test("P.10: a number of items shares the group, or keeps their own lengths") func counts() {
    let item = Item(layoutSize: size(.absolute(50), .fractionalHeight(1)))
    let shared = Group.horizontal(layoutSize: size(.absolute(300), .absolute(40)), subitem: item, count: 3)
    shared.interItemSpacing = .fixed(10)
    let one = stage(Section(group: shared), counts: [3])
    // (300 − 20) / 3 = 93.33, brought down to half a point.
    #expect((0..<3).map { one.frame(0, $0) } == [0, 103, 206].map { CGRect($0, 0, 93, 40) })
    let own = Group.horizontal(
      layoutSize: size(.absolute(300), .absolute(40)), repeatingSubitem: item, count: 3)
    own.interItemSpacing = .flexible(4)
    let other = stage(Section(group: own), counts: [4])
    #expect((0..<4).map { other.frame(0, $0) }.map(\.minX) == [0, 125, 250, 0])
  }

  @Test("P.13: flexible spaces take the free space") func flexibleSpaces() {
    let item = Item(layoutSize: size(.absolute(60), .absolute(20)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .fixed(10))
    let group = Group.horizontal(layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
    let stage = stage(Section(group: group), counts: [3])
    // 200 − 180 in six spaces; 100 − 20 − 10 above.
    #expect((0..<3).map { stage.frame(0, $0).minX } == [3.5, 70, 136.5])
    #expect(stage.frame(0, 0).minY == 70)
  }

  @Test("P.14: insets of items and groups make frames smaller, but not along estimated lengths") func insets()
  {
    let item = Item(layoutSize: size(.fractionalWidth(1), .estimated(40)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    let group = Group.vertical(layoutSize: size(.fractionalWidth(1), .estimated(40)), subitems: [item])
    group.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 10, bottom: 1, trailing: 20)
    let stage = stage(Section(group: group), counts: [2])
    #expect(stage.frame(0, 0) == CGRect(16, 0, 276, 40))
    #expect(stage.frame(0, 1) == CGRect(16, 40, 276, 40))
  }

  @Test("Nested groups have the lengths of their container") func nested() {
    let small = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = Group.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitems: [small])
    let large = Item(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.4)), subitems: [large, column])
    let stage = stage(Section(group: group), counts: [4])
    #expect(
      (0..<4).map { stage.frame(0, $0) } == [
        CGRect(0, 0, 224, 160), CGRect(224, 0, 96, 80), CGRect(224, 80, 96, 80), CGRect(0, 160, 224, 160),
      ])
    #expect(stage.layout.collectionViewContentSize.height == 320)
  }

  @Test("A custom group has the frames of its provider") func custom() {
    var sizes: [CGSize] = []
    let group = Group.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { environment in
      sizes.append(environment.container.effectiveContentSize)
      return (0..<3).map {
        NSCollectionLayoutGroupCustomItem(frame: CGRect(CGFloat($0) * 20, 10, 50, 60), zIndex: $0)
      }
    }
    let section = Section(group: group)
    section.contentInsets.leading = 20
    let stage = stage(section, counts: [4])
    #expect(sizes.first == CGSize(width: 300, height: 100))
    #expect(stage.frame(0, 2) == CGRect(60, 10, 50, 60))
    #expect(stage.frame(0, 3) == CGRect(20, 110, 50, 60))
    #expect(stage.layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.zIndex == 2)
  }

  @Test("P.15: views are anchored inside of their item, and moved by their own size") func badges() {
    let anchor = NSCollectionLayoutAnchor(
      edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge", containerAnchor: anchor)
    let middle = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(10), .absolute(10)), elementKind: "middle",
      containerAnchor: NSCollectionLayoutAnchor(edges: .bottom),
      itemAnchor: NSCollectionLayoutAnchor(edges: .top))
    let item = Item(layoutSize: size(.absolute(100), .absolute(50)), supplementaryItems: [badge, middle])
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = Group.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let stage = stage(Section(group: group), counts: [2])
    // The item's frame is (104, 4, 92, 42).
    #expect(stage.supplement("badge", 0, 1) == CGRect(196 - 20 + 10, 4 - 10, 20, 20))
    #expect(stage.supplement("middle", 0, 1) == CGRect(145, 46, 10, 10))
    #expect(stage.found(CGRect(190, -6, 4, 4)) == [.supplement("badge", IndexPath(item: 1, section: 0))])
  }

  @Test("P.16: boundary views are outside or inside of the content, and moved") func boundaries() {
    typealias Boundary = NSCollectionLayoutBoundarySupplementaryItem
    let section = Section(group: row(40))
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 6, trailing: 20)
    let header = Boundary(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
    let moved = Boundary(
      layoutSize: size(.absolute(50), .absolute(20)), elementKind: "moved", alignment: .bottomTrailing,
      absoluteOffset: CGPoint(x: 0, y: 8))
    let over = Boundary(
      layoutSize: size(.absolute(50), .absolute(20)), elementKind: "over", alignment: .topLeading)
    over.extendsBoundary = false
    let side = Boundary(
      layoutSize: size(.absolute(15), .absolute(20)), elementKind: "side", alignment: .leading)
    section.boundarySupplementaryItems = [header, moved, over, side]
    let stage = stage(section, counts: [2])
    #expect(stage.supplement("header", 0) == CGRect(10, 0, 290, 30))
    #expect(stage.frame(0, 0) == CGRect(25, 35, 275, 40))
    #expect(stage.supplement("over", 0) == CGRect(10, 30, 50, 20))
    // The content ends at 30 + 5 + 80 + 6.
    #expect(stage.supplement("moved", 0) == CGRect(250, 129, 50, 20))
    #expect(stage.supplement("side", 0).minX == 0)
    #expect(stage.layout.collectionViewContentSize.height == 149)
    section.supplementariesFollowContentInsets = false
    stage.layout.invalidateLayout()
    #expect(stage.supplement("header", 0) == CGRect(0, 0, 320, 30))
  }

  @Test("P.17: a ground is behind the whole section, a pinned header at the visible top") func groundAndPin()
  {
    let section = Section(group: row(300))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
    ]
    section.boundarySupplementaryItems[0].pinToVisibleBounds = true
    let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
    ground.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [ground]
    let stage = stage(section, counts: [2, 1])
    let path = IndexPath(item: 0, section: 0)
    let decoration = stage.layout.layoutAttributesForDecorationView(ofKind: "ground", at: path)
    #expect(decoration?.frame == CGRect(2, 1, 314, 626) && decoration?.zIndex == -1)
    stage.view.contentOffset.y = 100
    #expect(stage.supplement("header", 0).minY == 100)
    stage.view.contentOffset.y = 620
    #expect(stage.supplement("header", 0).minY == 600)
    #expect(stage.supplement("header", 1).minY == 630)
    #expect(stage.layout.shouldInvalidateLayout(forBoundsChange: CGRect(0, 1, 320, 400)))
  }

  @Test("A configuration has the direction, the spaces and the views around all sections")
  func configuration() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 25
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(30), .fractionalHeight(1)), elementKind: "start", alignment: .leading)
    ]
    let group = Group.vertical(
      layoutSize: size(.absolute(100), .fractionalHeight(1)),
      subitems: [Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))])
    let layout = UICollectionViewCompositionalLayout(
      section: Section(group: group), configuration: configuration)
    let stage = LayoutStage(layout, counts: [3, 1])
    #expect(stage.frame(0, 1) == CGRect(30, 200, 100, 200))
    #expect(stage.frame(0, 2) == CGRect(130, 0, 100, 200))
    #expect(stage.frame(1, 0) == CGRect(255, 0, 100, 200))
    #expect(layout.collectionViewContentSize == CGSize(width: 355, height: 400))
    let start = layout.layoutAttributesForSupplementaryView(ofKind: "start", at: IndexPath(index: 0))
    #expect(start?.frame == CGRect(0, 0, 30, 400))
  }

  @Test("Items with estimated lengths get those that cells prefer, and keep them") func estimated() {
    let item = Item(layoutSize: size(.fractionalWidth(0.5), .estimated(44)))
    let group = Group.horizontal(layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [item])
    let section = Section(group: group)
    section.interGroupSpacing = 10
    let stage = stage(section, counts: [5])
    #expect(stage.frame(0, 2) == CGRect(0, 54, 160, 44))
    #expect(stage.prefer(height: 60, 0, 0))
    #expect(stage.prefer(height: 80, 0, 1))
    #expect(stage.frame(0, 0) == CGRect(0, 0, 160, 60))
    #expect(stage.frame(0, 2) == CGRect(0, 90, 160, 44))
    #expect(!stage.prefer(height: 80, 0, 1))
    #expect(!stage.prefer(CGSize(width: 99, height: 44), 0, 2))
    #expect(stage.layout.collectionViewContentSize.height == 188)
    stage.layout.invalidateLayout()
    #expect(stage.frame(0, 0).height == 60)
    stage.reload([6])
    stage.layout.invalidateLayout()
    #expect(stage.frame(0, 0).height == 44)
  }

  @Test("Items of a uniform height have that of the highest") func uniform() {
    let item = Item(layoutSize: size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 20)))
    let group = Group.horizontal(layoutSize: size(.fractionalWidth(1), .estimated(20)), subitems: [item])
    let stage = stage(Section(group: group), counts: [3])
    #expect(stage.prefer(height: 30, 0, 0))
    #expect(stage.prefer(height: 50, 0, 1))
    #expect(stage.frame(0, 0).height == 50 && stage.frame(0, 1).height == 50)
    #expect(stage.frame(0, 2) == CGRect(0, 50, 160, 20))
    #expect(!stage.prefer(height: 30, 0, 0))
    #expect(!stage.prefer(height: 50, 0, 1))
  }

  @Test("Items with estimated widths fill rows by the widths that cells prefer") func tags() {
    let item = Item(layoutSize: size(.estimated(60), .absolute(30)))
    let group = Group.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [item])
    group.interItemSpacing = .fixed(10)
    let stage = stage(Section(group: group), counts: [5])
    for (number, width) in [100, 150, 80, 200, 30].enumerated() {
      stage.prefer(CGSize(width: CGFloat(width), height: 30), 0, number)
    }
    // 100 + 10 + 150 = 260; 80 + 10 + 200 = 290, and 30 more have no room.
    let corners: [CGPoint] = (0..<5).map { stage.frame(0, $0).origin }
    let expected: [(CGFloat, CGFloat)] = [(0, 0), (110, 0), (0, 30), (90, 30), (0, 60)]
    #expect(corners == expected.map { CGPoint(x: $0.0, y: $0.1) })
  }

  @Test("A handler changes the displayed views, and hears of the offset") func handler() {
    let section = Section(group: row(100))
    var offsets: [CGPoint] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset)
      for item in items { item.alpha = item.indexPath.item == 0 ? 0.5 : 1 }
    }
    let stage = stage(section, counts: [9])
    let shown = stage.layout.layoutAttributesForElements(in: stage.view.bounds) ?? []
    #expect(shown.map(\.alpha) == [0.5, 1, 1, 1])
    stage.view.contentOffset.y = 70
    _ = stage.layout.layoutAttributesForElements(in: stage.view.bounds)
    #expect(offsets.first == .zero && offsets.last == CGPoint(x: 0, y: 70))
    #expect(stage.layout.shouldInvalidateLayout(forBoundsChange: CGRect(0, 71, 320, 400)))
  }

  @Test("A view that reads from right to left mirrors the layout") func mirrored() {
    let section = Section(group: row(40))
    section.contentInsets.leading = 30
    let stage = stage(section, counts: [1])
    stage.view.semanticContentAttribute = .forceRightToLeft
    let path = IndexPath(item: 0, section: 0)
    #expect(stage.layout.shownAttributes(of: .cell(path))?.frame == CGRect(0, 0, 290, 40))
  }

  @Test("Odd lengths, groups without items and missing sections end nothing") func odd() {
    let odd: [CGFloat] = [.nan, .infinity, -5, 0, 1e300]
    for first in odd {
      for second in odd {
        let item = Item(layoutSize: size(.fractionalWidth(first), .estimated(second)))
        let group = Group.horizontal(
          layoutSize: size(.absolute(first), .fractionalHeight(second)), subitems: [item])
        let stage = stage(Section(group: group), counts: [3])
        _ = stage.layout.layoutAttributesForElements(in: CGRect(0, 0, 320, 400))
        #expect(!stage.frame(0, 0).minX.isNaN)
      }
    }
    let empty = Group.horizontal(layoutSize: size(.absolute(10), .absolute(10)), subitems: [])
    #expect(stage(Section(group: empty), counts: [3]).all.isEmpty)
    let none = LayoutStage(UICollectionViewCompositionalLayout { _, _ in nil }, counts: [3])
    #expect(none.all.isEmpty && none.layout.collectionViewContentSize.height == 0)
  }
}
