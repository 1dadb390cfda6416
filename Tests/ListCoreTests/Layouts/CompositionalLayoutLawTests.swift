import Foundation
import LayoutCore
import StyleCore
import TestSupport
import Testing

@testable import ListCore

/// Laws of compositional layouts with random groups.
@MainActor
struct CompositionalLayoutLawTests {
  @MainActor
  private struct Maker {
    var random: SeededGenerator

    mutating func length() -> NSCollectionLayoutDimension {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: .fractionalWidth(random.number(in: 0.1...1))
      case 1: .fractionalHeight(random.number(in: 0.1...0.6))
      case 2: .absolute(random.number(in: 5...150))
      default: .estimated(random.number(in: 5...150))
      }
    }

    mutating func size() -> NSCollectionLayoutSize {
      let (width, height) = (length(), length())
      return NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    mutating func item(depth: Int) -> NSCollectionLayoutItem {
      guard depth > 0, Bool.random(using: &random) else {
        let badge = NSCollectionLayoutSupplementaryItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(9), heightDimension: .absolute(9)),
          elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        let made = size()
        let item = NSCollectionLayoutItem(
          layoutSize: made, supplementaryItems: Int.random(in: 0..<4, using: &random) == 0 ? [badge] : [])
        item.contentInsets.leading = random.number(in: 0...4)
        return item
      }
      return group(depth: depth - 1)
    }

    mutating func group(depth: Int) -> NSCollectionLayoutGroup {
      let made = size()
      let items = (0...Int.random(in: 0...2, using: &random)).map { _ in item(depth: depth) }
      let group =
        Bool.random(using: &random)
        ? NSCollectionLayoutGroup.horizontal(layoutSize: made, subitems: items)
        : NSCollectionLayoutGroup.vertical(layoutSize: made, subitems: items)
      let space = random.number(in: 0...10)
      group.interItemSpacing = Bool.random(using: &random) ? .fixed(space) : .flexible(space)
      return group
    }

    mutating func section() -> NSCollectionLayoutSection {
      let section = NSCollectionLayoutSection(group: group(depth: 2))
      section.interGroupSpacing = random.number(in: 0...12)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: random.number(in: 0...20), leading: random.number(in: 0...20), bottom: 3, trailing: 5)
      if Bool.random(using: &random) {
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
            elementKind: "header", alignment: .top)
        ]
      }
      if Bool.random(using: &random) { section.decorationItems = [.background(elementKind: "ground")] }
      return section
    }
  }

  private func makeStage(_ seed: UInt64) -> (
    LayoutStage<UICollectionViewCompositionalLayout>, SeededGenerator
  ) {
    var maker = Maker(random: SeededGenerator(seed: seed))
    let sections = (0...Int.random(in: 0...2, using: &maker.random)).map { _ in maker.section() }
    let layout = UICollectionViewCompositionalLayout { index, _ in sections[index] }
    let counts = sections.map { _ in Int.random(in: 0...30, using: &maker.random) }
    return (LayoutStage(layout, counts: counts), maker.random)
  }

  @Test(arguments: TestEffort.seeds(60))
  func `the elements in a rectangle are those that meet it`(seed: UInt64) {
    let made = makeStage(seed)
    let stage = made.0
    var random = made.1
    #expect(
      stage.all.filter { $0.representedElementCategory == .cell }.count == stage.source.counts.reduce(0, +))
    for _ in 0..<10 {
      let rect = random.rectangle(in: stage.layout.collectionViewContentSize)
      #expect(stage.found(rect) == stage.meeting(rect), "seed \(seed), \(rect)")
    }
    for attributes in stage.all {
      #expect(stage.layout.attributes(of: attributes.element)?.frame == attributes.frame, "seed \(seed)")
    }
  }

  @Test(arguments: TestEffort.seeds(40))
  func `sizes settle, and those of a section do not depend on the order`(seed: UInt64) {
    let made = makeStage(seed)
    let stage = made.0
    var random = made.1
    let items = stage.all.filter { $0.representedElementCategory == .cell }.map(\.element)
    let sizes = Dictionary(
      uniqueKeysWithValues: items.map {
        ($0, CGSize(width: random.number(in: 5...200), height: random.number(in: 5...200)))
      })
    func preferAll(_ stage: LayoutStage<UICollectionViewCompositionalLayout>, _ order: [ElementKey]) {
      // An item that moves to another place of a group may be measured along another axis.
      for _ in 0..<30 {
        var isSettled = true
        for element in order {
          guard let original = stage.layout.attributes(of: element), let size = sizes[element] else {
            continue
          }
          if stage.prefer(size, original) { isSettled = false }
        }
        if isSettled { break }
      }
    }
    preferAll(stage, items)
    for element in items {
      guard let original = stage.layout.attributes(of: element), let size = sizes[element] else { continue }
      #expect(!stage.prefer(size, original), "seed \(seed), \(element)")
    }
    let rect = random.rectangle(in: stage.layout.collectionViewContentSize)
    #expect(stage.found(rect) == stage.meeting(rect), "seed \(seed), \(rect)")
    // Where measured lengths decide how many items a group holds, several arrangements may be settled.
    guard !stage.layout.composition.sections.contains(where: { $0?.group.plan.hasMeasuredCount == true })
    else {
      return
    }
    let (other, _) = makeStage(seed)
    preferAll(other, items.shuffled(using: &random))
    #expect(stage.all.map(\.frame) == other.all.map(\.frame), "seed \(seed)")
  }
}
