import Foundation
import LayoutCore
import StyleCore
import Testing

@testable import ListCore

/// The places of rows, headers and footers in lists, for cells of the heights that phones measured.
@MainActor
struct ListLayoutTests {
  private typealias Configuration = UICollectionLayoutListConfiguration
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  private func stage(
    _ appearance: Configuration.Appearance, _ counts: [Int],
    _ change: (inout Configuration) -> Void = { _ in }
  ) -> LayoutStage<UICollectionViewCompositionalLayout> {
    var configuration = Configuration(appearance: appearance)
    change(&configuration)
    return LayoutStage(UICollectionViewCompositionalLayout.list(using: configuration), counts: counts)
  }

  @Test("P.30, P.31: cards are 16 points from the edges, and 35 apart without headers") func insetGrouped() {
    let stage = stage(.insetGrouped, [2, 2])
    for section in 0..<2 {
      stage.prefer(height: 56, section, 0)
      stage.prefer(height: 79.5, section, 1)
    }
    #expect(stage.frame(0, 0) == CGRect(16, 35, 288, 56))
    #expect(stage.frame(0, 1) == CGRect(16, 91, 288, 79.5))
    #expect(stage.frame(1, 0) == CGRect(16, 205.5, 288, 56))
    #expect(stage.frame(1, 1) == CGRect(16, 261.5, 288, 79.5))
  }

  @Test("P.32: headers and footers replace the space between sections") func headersAndFooters() {
    let stage = stage(.insetGrouped, [2, 1]) {
      ($0.headerMode, $0.footerMode) = (.supplementary, .supplementary)
    }
    for (section, count) in [2, 1].enumerated() {
      for item in 0..<count { stage.prefer(height: 56, section, item) }
      stage.prefer(height: 44.5, ofKind: header, section)
      stage.prefer(height: 35, ofKind: footer, section)
    }
    #expect(stage.header(0) == CGRect(16, 0, 288, 44.5))
    #expect(stage.frame(0, 0) == CGRect(16, 44.5, 288, 56))
    #expect(stage.footer(0) == CGRect(16, 156.5, 288, 35))
    #expect(stage.header(1) == CGRect(16, 191.5, 288, 44.5))
    #expect(stage.frame(1, 0) == CGRect(16, 236, 288, 56))
    #expect(stage.footer(1) == CGRect(16, 292, 288, 35))
  }

  @Test("P.32: a first item as header begins its section, 17.5 after the last row") func firstItem() {
    let stage = stage(.insetGrouped, [3, 2]) { $0.headerMode = .firstItemInSection }
    for (section, count) in [3, 2].enumerated() {
      for item in 0..<count { stage.prefer(height: item == 0 ? 44.5 : 56, section, item) }
    }
    #expect(stage.frame(0, 0) == CGRect(16, 0, 288, 44.5))
    #expect(stage.frame(0, 2) == CGRect(16, 100.5, 288, 56))
    #expect(stage.frame(1, 0) == CGRect(16, 174, 288, 44.5))
    #expect(stage.frame(1, 1) == CGRect(16, 218.5, 288, 56))
  }

  @Test("P.33: a header's top padding is above every header") func padding() {
    let stage = stage(.insetGrouped, [2, 1]) {
      ($0.headerMode, $0.footerMode, $0.headerTopPadding) = (.supplementary, .supplementary, 8)
    }
    for (section, count) in [2, 1].enumerated() {
      for item in 0..<count { stage.prefer(height: 56, section, item) }
      stage.prefer(height: 44.5, ofKind: header, section)
      stage.prefer(height: 35, ofKind: footer, section)
    }
    #expect(stage.header(0).minY == 8)
    #expect(stage.header(1).minY == 207.5)
  }

  @Test("P.34: plain headers are 22 below the rows, and stay at the visible top") func plain() {
    let stage = stage(.plain, [5, 3]) { $0.headerMode = .supplementary }
    for (section, count) in [5, 3].enumerated() {
      stage.prefer(height: 44.5, ofKind: header, section)
      for item in 0..<count { stage.prefer(height: 56, section, item) }
    }
    #expect(stage.header(0) == CGRect(0, 22, 320, 44.5))
    #expect(stage.frame(0, 0) == CGRect(0, 66.5, 320, 56))
    #expect(stage.frame(0, 4) == CGRect(0, 290.5, 320, 56))
    stage.view.contentOffset.y = 120
    #expect(stage.header(0) == CGRect(0, 120, 320, 44.5))
    #expect(stage.header(1) == CGRect(0, 368.5, 320, 44.5))
    #expect(stage.frame(1, 0) == CGRect(0, 413, 320, 56))
  }

  @Test("Rows know their place in the card, and the separators that a handler changes") func placements() {
    let stage = stage(.insetGrouped, [3]) {
      $0.headerMode = .firstItemInSection
      $0.itemSeparatorHandler = { path, separators in
        var changed = separators
        if path.item == 2 { changed.bottomSeparatorVisibility = .hidden }
        return changed
      }
    }
    let places = (0..<3).map {
      stage.layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.list
    }
    #expect(places[0]?.role == .header && places[0]?.separators == nil)
    #expect(places[1]?.isFirst == true && places[1]?.isLast == false)
    #expect(places[2]?.isLast == true && places[2]?.appearance == .insetGrouped)
    #expect(places[1]?.separators?.bottomSeparatorVisibility == .automatic)
    #expect(places[2]?.separators?.bottomSeparatorVisibility == .hidden)
  }

  @Test("Rows above the visible area that prefer another height move no visible row") func anchoring() {
    let stage = stage(.plain, [50])
    stage.view.contentOffset.y = 44 * 10
    let before = stage.frame(0, 20).minY - stage.view.contentOffset.y
    #expect(stage.prefer(height: 60, 0, 9))
    #expect(stage.frame(0, 20).minY - stage.view.contentOffset.y == before)
    #expect(stage.prefer(height: 60, 0, 21))
    #expect(stage.frame(0, 20).minY - stage.view.contentOffset.y == before)
  }

  @Test("A hundred thousand rows that size themselves are not kept one by one") func many() {
    let stage = stage(.plain, [100_000])
    for item in 0..<12 { stage.prefer(height: 56, 0, item) }
    #expect(stage.layout.collectionViewContentSize.height == 4_400_144)
    let found = stage.found(CGRect(0, 12 * 56 + 44 * 50_000 + 1, 320, 43))
    #expect(found == [.cell(IndexPath(item: 50_012, section: 0))])
  }
}
