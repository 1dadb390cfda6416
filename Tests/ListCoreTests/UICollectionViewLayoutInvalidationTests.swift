import Foundation
import LayoutCore
import ListCore
import StyleCore
import Testing

/// The invalidation of parts of layouts, and what layouts decide about changes.
@MainActor
struct UICollectionViewLayoutInvalidationTests {
  private final class Context: UICollectionViewFlowLayoutInvalidationContext {
    var isOwn = true
  }

  private final class Layout: UICollectionViewFlowLayout {
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    var calls: [String] = []

    override class var invalidationContextClass: AnyClass { Context.self }
    override var collectionView: UICollectionView { super.collectionView! }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      contexts.append(context)
    }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) { calls.append("to") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { calls.append("from") }
    override func finalizeLayoutTransition() { calls.append("end") }
  }

  private func makeView() -> (UICollectionView, Layout) {
    let layout = Layout()
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    return (UICollectionView(frame: frame, collectionViewLayout: layout), layout)
  }

  @Test func `a layout is invalidated by a context of its class`() throws {
    let (_, layout) = makeView()
    layout.invalidateLayout()
    let context = try #require(layout.contexts.last as? Context)
    #expect(context.isOwn)
    #expect(context.invalidateEverything)
    #expect(context.invalidateDataSourceCounts)
    #expect(context.invalidateFlowLayoutDelegateMetrics)
    let part = layout.invalidationContext(forBoundsChange: .zero)
    #expect(part is Context)
    #expect(!part.invalidateEverything)
    #expect(part.invalidatedItemIndexPaths == nil)
  }

  @Test func `a context collects what is invalid, each once`() {
    let context = UICollectionViewLayoutInvalidationContext()
    let (one, two) = (IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0))
    context.invalidateItems(at: [one, one])
    context.invalidateItems(at: [one, two])
    context.invalidateSupplementaryElements(ofKind: "header", at: [two, two])
    context.invalidateDecorationElements(ofKind: "card", at: [one])
    #expect(context.invalidatedItemIndexPaths == [one, two])
    #expect(context.invalidatedSupplementaryIndexPaths == ["header": [two]])
    #expect(context.invalidatedDecorationIndexPaths == ["card": [one]])
  }

  @Test func `a context adjusts the size and the offset of the content`() {
    let (view, layout) = makeView()
    view.contentSize = CGSize(width: 100, height: 500)
    view.contentOffset.y = 20
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentSizeAdjustment.height = 50
    context.contentOffsetAdjustment.y = 30
    layout.invalidateLayout(with: context)
    #expect(view.contentSize == CGSize(width: 100, height: 550))
    #expect(view.contentOffset == CGPoint(x: 0, y: 50))
  }

  @Test func `layouts hear of their exchange`() {
    let (view, layout) = makeView()
    let new = Layout()
    var isDone = false
    view.setCollectionViewLayout(new, animated: false) { isDone = $0 }
    #expect(layout.calls == ["to", "end"])
    #expect(new.calls == ["from", "end"])
    #expect(isDone)
    #expect(new.collectionView === view)
  }

  @Test func `an item that the user moves is at the position`() {
    let layout = UICollectionViewLayout()
    let path = IndexPath(item: 3, section: 0)
    let attributes = layout.layoutAttributesForInteractivelyMovingItem(
      at: path, withTargetPosition: CGPoint(x: 7, y: 8))
    #expect(attributes.indexPath == path)
    #expect(attributes.center == CGPoint(x: 7, y: 8))
    #expect(layout.targetIndexPath(forInteractivelyMovingItem: path, withPosition: .zero) == path)
  }

  @Test func `changes in a function that does not escape are made`() {
    let (view, _) = makeView()
    var count = 0
    func change(_ updates: () -> Void) { view.performBatchUpdates(updates) }
    change { count += 1 }
    view.performBatchUpdates { count += 1 }
    view.performBatchUpdates(nil)
    #expect(count == 2)
  }
}
