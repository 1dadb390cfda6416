import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing

@testable import ListCore

/// Layouts in the way in which programs write them.
@MainActor
struct ProgramLayoutTests {
  @Test("A waterfall puts each item into the shortest column") func waterfall() {
    let layout = Waterfall()
    let heights: [CGFloat] = [50, 80, 30, 40, 60]
    layout.heights = heights
    let stage = LayoutStage(layout, counts: [5])
    // Columns end at 50 and 80; then at 50 + 8 + 30 = 88; then 80 + 8 + 40 = 128; then 88 + 8 + 60.
    let corners: [(CGFloat, CGFloat)] = [(0, 0), (164, 0), (0, 58), (164, 88), (0, 96)]
    for (item, corner) in corners.enumerated() {
      #expect(stage.frame(0, item) == CGRect(corner.0, corner.1, 156, heights[item]))
    }
    #expect(stage.layout.collectionViewContentSize == CGSize(width: 320, height: 156))
    #expect(stage.found(CGRect(0, 0, 320, 55)).map(\.indexPath.item) == [0, 1])
    #expect(layout.preparations == 1)
    layout.invalidateLayout()
    layout.prepareIfNeeded()
    layout.prepareIfNeeded()
    #expect(layout.preparations == 2)
  }

  @Test("A carousel scales the items beside the middle, and stops with one in the middle") func carousel() {
    let layout = Carousel()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 200, height: 100)
    layout.minimumLineSpacing = 20
    layout.sectionInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60)
    let stage = LayoutStage(layout, height: 100, counts: [5])
    let first = layout.layoutAttributesForElements(in: stage.view.bounds) ?? []
    #expect(first.map { $0.transform3D.m11 } == [1, 0.75])
    stage.view.contentOffset.x = 220
    layout.invalidateLayout()
    let second = layout.layoutAttributesForElements(in: stage.view.bounds) ?? []
    #expect(second.map { $0.transform3D.m11 } == [0.75, 1, 0.75])
    // The layout's own attributes are not changed by those that the carousel changed.
    #expect(layout.plain(at: IndexPath(item: 0, section: 0))?.transform3D.m11 == 1)
    let target = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 300, y: 0), withScrollingVelocity: .zero)
    #expect(target == CGPoint(x: 220, y: 0))
  }

  @Test("Items that a program moves to the left, as tags, keep the lines of the flow") func leftAligned() {
    let layout = LeftAligned()
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (6, 4)
    let stage = LayoutStage(layout, counts: [])
    let delegate = SizingDelegate([100, 120, 90, 50, 200].map { CGSize(width: $0, height: 30) })
    delegate.spacing = (4, 6)
    stage.reload([5])
    stage.delegate = delegate
    layout.invalidateLayout()
    let frames = (layout.layoutAttributesForElements(in: stage.view.bounds) ?? []).map(\.frame.origin)
    // 100 + 6 + 120 = 226, and 6 + 90 has no room exactly at 322.
    #expect(frames == [(0, 0), (106, 0), (0, 34), (96, 34), (0, 68)].map { CGPoint(x: $0.0, y: $0.1) })
  }

  @Test("A context of a program's class carries what is invalid") func context() {
    let layout = Calendar()
    let stage = LayoutStage(layout, counts: [10])
    let context = layout.invalidationContext(forBoundsChange: CGRect(0, 30, 320, 400))
    #expect((context as? CalendarContext)?.isHeaderOnly == true)
    layout.invalidateLayout(with: context)
    layout.prepareIfNeeded()
    #expect(layout.log == ["all", "header"])
    layout.invalidateLayout()
    layout.prepareIfNeeded()
    #expect(layout.log == ["all", "header", "all"])
    _ = stage
  }

  @Test("Attributes of a program's class are made and copied by it") func attributesClass() throws {
    let layout = Tinted()
    let stage = LayoutStage(layout, counts: [3])
    let made = layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
    let attributes = try #require(made as? TintedAttributes)
    #expect(attributes.tint == 7 && attributes.indexPath == IndexPath(item: 1, section: 0))
    attributes.tint = 9
    let copy = try #require(attributes.copy() as? TintedAttributes)
    #expect(copy.tint == 9 && copy == attributes && copy.frame == attributes.frame)
    copy.tint = 1
    #expect(copy != attributes)
    _ = stage
  }

  @Test("Attributes with lengths that are measured along other axes differ") func flexibleAxes() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    let copy = attributes.duplicate
    #expect(copy == attributes)
    copy.flexibleAxes.width = false
    #expect(copy != attributes)
  }

  @Test("Inserted items appear transparent, deleted ones disappear so") func appearance() throws {
    let layout = UICollectionViewFlowLayout()
    let stage = LayoutStage(layout, counts: [3])
    let (old, new) = (IndexPath(item: 2, section: 0), IndexPath(item: 0, section: 0))
    let departing = try #require(layout.layoutAttributesForItem(at: old))
    layout.state.departing = [departing.element: departing]
    layout.prepare(forCollectionViewUpdates: [
      UICollectionViewUpdateItem(.insert, from: nil, to: new),
      UICollectionViewUpdateItem(.delete, from: old, to: nil),
    ])
    #expect(layout.initialLayoutAttributesForAppearingItem(at: new)?.alpha == 0)
    #expect(layout.initialLayoutAttributesForAppearingItem(at: IndexPath(item: 1, section: 0)) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: old)?.alpha == 0)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: new) == nil)
    layout.finalizeCollectionViewUpdates()
    #expect(layout.initialLayoutAttributesForAppearingItem(at: new) == nil)
    _ = stage
  }

  @Test("A layout with a model of its own hears of each change once") func model() {
    let layout = Modelled()
    let stage = LayoutStage(layout, counts: [5])
    stage.view.layoutIfNeeded()
    #expect(layout.count == 5)
    stage.source.counts = [4]
    stage.view.performBatchUpdates { stage.view.deleteItems(at: [IndexPath(item: 1, section: 0)]) }
    stage.view.layoutIfNeeded()
    #expect(layout.count == 4)
    stage.reload([9])
    stage.view.layoutIfNeeded()
    #expect(layout.count == 9)
  }

  @Test("A program may make changes of its own, as doubles in tests do") func ownUpdate() {
    final class Insertion: UICollectionViewUpdateItem {
      override var updateAction: Action { .insert }
      override var indexPathAfterUpdate: IndexPath? { IndexPath(item: 2, section: 0) }
    }
    let layout = Modelled()
    layout.prepare(forCollectionViewUpdates: [Insertion(), Insertion()])
    #expect(layout.count == 2 && UICollectionViewUpdateItem().updateAction == .none)
  }

  @Test("A transition layout is between two others") func transition() {
    let (small, large) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
    small.itemSize = CGSize(width: 100, height: 100)
    large.itemSize = CGSize(width: 320, height: 200)
    let stage = LayoutStage(
      UICollectionViewTransitionLayout(currentLayout: small, nextLayout: large), counts: [2])
    #expect(stage.frame(0, 1) == CGRect(110, 0, 100, 100))
    stage.layout.transitionProgress = 0.5
    // Centres (160, 50) and (160, 310), sizes 100 × 100 and 320 × 200.
    #expect(stage.frame(0, 1) == CGRect(160 - 105, 180 - 75, 210, 150))
    stage.layout.transitionProgress = 1
    #expect(stage.frame(0, 1) == CGRect(0, 210, 320, 200))
    stage.layout.updateValue(3, forAnimatedKey: "radius")
    #expect(stage.layout.value(forAnimatedKey: "radius") == 3 && stage.layout.value(forAnimatedKey: "x") == 0)
  }
}

/// A layout that builds its model where everything is invalid, and else changes it by updates.
private final class Modelled: UICollectionViewLayout {
  var count = 0
  private var isOld = true

  override func prepare() {
    super.prepare()
    if isOld { count = collectionView?.numberOfItems(inSection: 0) ?? 0 }
    isOld = false
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems { count += item.updateAction == .insert ? 1 : -1 }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if context.invalidateEverything { isOld = true }
  }
}

private final class Waterfall: UICollectionViewLayout {
  var heights: [CGFloat] = []
  var preparations = 0
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0
  private var contentWidth: CGFloat {
    guard let collectionView else { return 0 }
    let insets = collectionView.contentInset
    return collectionView.bounds.width - (insets.left + insets.right)
  }

  override var collectionViewContentSize: CGSize { CGSize(width: contentWidth, height: contentHeight) }

  override func prepare() {
    super.prepare()
    preparations += 1
    guard let collectionView else { return }
    cache.removeAll()
    let width = (contentWidth - 8) / 2
    var ends: [CGFloat] = [0, 0]
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let column = ends[0] <= ends[1] ? 0 : 1
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      let top = ends[column] == 0 ? 0 : ends[column] + 8
      attributes.frame = CGRect(x: CGFloat(column) * (width + 8), y: top, width: width, height: heights[item])
      cache.append(attributes)
      ends[column] = attributes.frame.maxY
    }
    contentHeight = ends.max() ?? 0
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cache[indexPath.item]
  }
}

private final class Carousel: UICollectionViewFlowLayout {
  func plain(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return nil }
    let elements = super.layoutAttributesForElements(in: rect)?.compactMap {
      $0.copy() as? UICollectionViewLayoutAttributes
    }
    let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
    for attributes in elements ?? [] {
      let distance = min(abs(attributes.center.x - middle), 220)
      let scale = 1 - distance / 220 * 0.25
      attributes.transform3D = CATransform3DMakeScale(scale, scale, 1)
      attributes.zIndex = Int(scale * 100)
    }
    return elements
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView else { return proposedContentOffset }
    let middle = proposedContentOffset.x + collectionView.bounds.width / 2
    let rect = CGRect(origin: proposedContentOffset, size: collectionView.bounds.size)
    let centers = (super.layoutAttributesForElements(in: rect) ?? []).map(\.center.x)
    let nearest = centers.min { abs($0 - middle) < abs($1 - middle) } ?? middle
    return CGPoint(x: nearest - collectionView.bounds.width / 2, y: proposedContentOffset.y)
  }
}

private final class LeftAligned: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let elements = super.layoutAttributesForElements(in: rect)
    var left = sectionInset.left
    var line: CGFloat = -1
    for attributes in elements ?? [] where attributes.representedElementCategory == .cell {
      if attributes.frame.origin.y >= line { left = sectionInset.left }
      attributes.frame.origin.x = left
      left += attributes.frame.width + minimumInteritemSpacing
      line = max(attributes.frame.maxY, line)
    }
    return elements
  }
}

private final class CalendarContext: UICollectionViewLayoutInvalidationContext {
  var isHeaderOnly = false
}

private final class Calendar: UICollectionViewLayout {
  var log: [String] = []
  private var isHeaderOnly = false

  override class var invalidationContextClass: AnyClass { CalendarContext.self }

  override func prepare() {
    super.prepare()
    log.append(isHeaderOnly ? "header" : "all")
    isHeaderOnly = false
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard let context = context as? CalendarContext else { return }
    isHeaderOnly = context.isHeaderOnly && !context.invalidateEverything
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds) as! CalendarContext
    context.isHeaderOnly = newBounds.size == collectionView?.bounds.size
    return context
  }
}

private final class TintedAttributes: UICollectionViewLayoutAttributes {
  var tint = 7

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! TintedAttributes
    copy.tint = tint
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TintedAttributes else { return false }
    return MainActor.assumeIsolated { other.tint == tint } && super.isEqual(object)
  }
}

private final class Tinted: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { TintedAttributes.self }
}
