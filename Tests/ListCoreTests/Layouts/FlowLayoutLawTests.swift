import Foundation
import LayoutCore
import StyleCore
import TestSupport
import Testing

@testable import ListCore

/// Laws of flow layouts with random sizes, spaces and sections.
@MainActor
struct FlowLayoutLawTests {
  private func makeStage(
    _ random: inout SeededGenerator
  ) -> (stage: LayoutStage<UICollectionViewFlowLayout>, delegate: SizingDelegate) {
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = Bool.random(using: &random) ? .vertical : .horizontal
    flow.headerReferenceSize = Bool.random(using: &random) ? .zero : CGSize(width: 20, height: 25)
    let stage = LayoutStage(flow, counts: [])
    let isUniform = Int.random(in: 0..<3, using: &random) == 0
    let number = isUniform ? 1 : Int.random(in: 2...20, using: &random)
    let sizes = (0..<number).map { _ in
      CGSize(width: random.number(in: 0...200), height: random.number(in: 0...200))
    }
    let delegate = SizingDelegate(sizes)
    delegate.inset = UIEdgeInsets(
      top: random.number(in: 0...20), left: random.number(in: 0...20), bottom: 7,
      right: random.number(in: 0...20))
    delegate.spacing = (random.number(in: 0...20), random.number(in: 0...20))
    let sections = Int.random(in: 0...4, using: &random)
    stage.reload((0..<sections).map { _ in Int.random(in: 0...40, using: &random) })
    stage.delegate = delegate
    flow.invalidateLayout()
    return (stage, delegate)
  }

  @Test(arguments: TestEffort.seeds(60))
  func `the elements in a rectangle are those that meet it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (stage, _) = makeStage(&random)
    for _ in 0..<10 {
      let rect = random.rectangle(in: stage.layout.collectionViewContentSize)
      #expect(stage.found(rect) == stage.meeting(rect), "seed \(seed), \(rect)")
    }
    #expect(
      stage.all.filter { $0.representedElementCategory == .cell }.count == stage.source.counts.reduce(0, +))
  }

  @Test(arguments: TestEffort.seeds(60))
  func `items do not overlap, and lines have their distance`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (stage, delegate) = makeStage(&random)
    let isVertical = stage.layout.scrollDirection == .vertical
    let line = isVertical ? 320 - delegate.inset.left - delegate.inset.right : 400 - delegate.inset.top - 7
    for (section, count) in stage.source.counts.enumerated() where count > 1 {
      for item in 1..<count {
        let (old, new) = (stage.frame(section, item - 1), stage.frame(section, item))
        let gap = isVertical ? new.minX - old.maxX : new.minY - old.maxY
        let step = isVertical ? new.minY - old.maxY : new.minX - old.maxX
        // Origins are rounded to half a point.
        let isSameLine = gap >= delegate.spacing.items - 0.501
        #expect(isSameLine || step >= delegate.spacing.lines - 0.501, "seed \(seed), item \(item)")
        let length = isVertical ? new.width : new.height
        if isSameLine, length <= line {
          let end = isVertical ? new.maxX - delegate.inset.left : new.maxY - delegate.inset.top
          #expect(end <= line + 0.501, "seed \(seed), item \(item)")
        }
      }
    }
  }

  @Test(arguments: TestEffort.seeds(30))
  func `sizes settle when cells prefer others`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 40, height: 40)
    let stage = LayoutStage(flow, counts: [25])
    let sizes = (0..<25).map { _ in
      CGSize(width: random.number(in: 5...300), height: random.number(in: 5...90))
    }
    for item in (0..<25).shuffled(using: &random) { stage.prefer(sizes[item], 0, item) }
    for item in 0..<25 {
      #expect(stage.frame(0, item).size == sizes[item])
      #expect(!stage.prefer(sizes[item], 0, item))
    }
    let fresh = LayoutStage(UICollectionViewFlowLayout(), counts: [25])
    let delegate = SizingDelegate(sizes)
    fresh.delegate = delegate
    fresh.layout.invalidateLayout()
    #expect((0..<25).map { stage.frame(0, $0) } == (0..<25).map { fresh.frame(0, $0) })
  }

  @Test func `a hundred thousand equal items are arithmetic`() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 320, height: 44)
    flow.minimumLineSpacing = 0
    let stage = LayoutStage(flow, counts: [100_000])
    #expect(flow.collectionViewContentSize.height == 4_400_000)
    let found = stage.found(CGRect(0, 44 * 70_000 + 1, 320, 400))
    #expect(found.map(\.indexPath.item) == Array(70_000...70_009))
    #expect(flow.flow.sections.count == 1 && flow.flow.sections[0].sizes.common != nil)
  }
}
