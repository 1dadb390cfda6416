import DiagnosticCore
import Foundation
import LayoutCore
import StyleCore
import Testing

@testable import ListCore

/// The places of items in flow layouts, on phones and by their rules.
@MainActor
struct FlowLayoutTests {
  private func makeFlow(_ change: (UICollectionViewFlowLayout) -> Void) -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    change(flow)
    return flow
  }

  @Test("P.1–P.3: equal items stand on the grid of a full line, in incomplete lines too") func grid() {
    let flow = makeFlow {
      $0.itemSize = CGSize(width: 90, height: 60)
      ($0.minimumInteritemSpacing, $0.minimumLineSpacing) = (8, 8)
      $0.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    }
    let stage = LayoutStage(flow, counts: [7, 2])
    #expect(stage.frame(0, 0) == CGRect(16, 16, 90, 60))
    #expect(stage.frame(0, 2) == CGRect(214, 16, 90, 60))
    #expect(stage.frame(0, 3) == CGRect(16, 84, 90, 60))
    #expect(stage.frame(0, 6) == CGRect(16, 152, 90, 60))
    #expect(stage.frame(1, 0) == CGRect(16, 244, 90, 60))
    #expect(stage.frame(1, 1) == CGRect(115, 244, 90, 60))
    #expect(flow.collectionViewContentSize == CGSize(width: 320, height: 244 + 60 + 16))
  }

  @Test("P.5: a layout that scrolls horizontally fills columns") func horizontal() {
    let flow = makeFlow {
      $0.scrollDirection = .horizontal
      $0.itemSize = CGSize(width: 120, height: 80)
      $0.minimumLineSpacing = 12
      $0.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    }
    let stage = LayoutStage(flow, height: 120, counts: [4])
    for item in 0..<4 {
      #expect(stage.frame(0, item) == CGRect(20 + 132 * CGFloat(item), 20, 120, 80))
    }
    #expect(flow.collectionViewContentSize == CGSize(width: 20 + 4 * 120 + 3 * 12 + 20, height: 120))
    #expect(stage.found(CGRect(0, 0, 320, 120)).map(\.indexPath.item) == [0, 1, 2])
  }

  @Test("P.2–P.4: items that size themselves share the space of a full line, rounded to the pixel")
  func selfSizing() {
    let flow = makeFlow {
      $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      ($0.minimumInteritemSpacing, $0.minimumLineSpacing) = (8, 8)
      $0.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    }
    let stage = LayoutStage(flow, height: 200, counts: [6])
    #expect(stage.frame(0, 0).size == CGSize(width: 50, height: 50))
    let widths: [CGFloat] = [59, 73.5, 57, 106, 122.5, 55]
    for (item, width) in widths.enumerated() {
      #expect(stage.prefer(CGSize(width: width, height: 34), 0, item))
    }
    let frames = (0..<6).map { stage.frame(0, $0) }
    #expect(
      frames == [
        CGRect(16, 16, 59, 34), CGRect(124.5, 16, 73.5, 34), CGRect(247, 16, 57, 34),
        CGRect(16, 58, 106, 34), CGRect(181.5, 58, 122.5, 34), CGRect(16, 100, 55, 34),
      ])
    for (item, width) in widths.enumerated() {
      #expect(!stage.prefer(CGSize(width: width, height: 34), 0, item))
    }
  }

  @Test("P.3: the last line keeps the minimum where sizes differ") func lastLine() {
    let stage = LayoutStage(makeFlow { _ in }, counts: [])
    let delegate = SizingDelegate([140, 60, 60].map { CGSize(width: $0, height: 60) })
    delegate.inset.left = 10
    stage.reload([3])
    stage.delegate = delegate
    stage.layout.invalidateLayout()
    #expect((0..<3).map { stage.frame(0, $0).minX } == [10, 160, 230])
  }

  @Test("P.2: a single item of a line is in its middle, even if it is longer") func single() {
    let wide = LayoutStage(makeFlow { $0.itemSize = CGSize(width: 200, height: 40) }, counts: [2])
    #expect(wide.frame(0, 0) == CGRect(60, 0, 200, 40))
    #expect(wide.frame(0, 1) == CGRect(60, 50, 200, 40))
    let wider = LayoutStage(makeFlow { $0.itemSize = CGSize(width: 400, height: 40) }, counts: [1])
    #expect(wider.frame(0, 0).minX == -40)
  }

  @Test("P.7: an item that is longer than its line is reported once, and one that fills it is not")
  func tooLong() {
    func problems(_ change: @escaping (UICollectionViewFlowLayout) -> Void) -> [String] {
      LayoutDiagnostics.collect {
        let stage = LayoutStage(makeFlow(change), counts: [3, 2])
        _ = stage.frame(0, 0)
        stage.layout.invalidateLayout()
        _ = stage.frame(1, 0)
      }.map(\.description)
    }
    #expect(problems { $0.itemSize = CGSize(width: 320, height: 40) }.isEmpty)
    let wide = problems { $0.itemSize = CGSize(width: 320.5, height: 40) }
    #expect(wide.count == 1 && wide.first?.contains("an item's width") == true)
    let inset = problems {
      $0.scrollDirection = .horizontal
      $0.itemSize = CGSize(width: 900, height: 400)
      $0.sectionInset.top = 1
    }
    #expect(inset.count == 1 && inset.first?.contains("an item's height") == true)
  }

  @Test("P.4: items are in the middle across their line") func middle() {
    let stage = LayoutStage(makeFlow { _ in }, counts: [])
    let delegate = SizingDelegate([20, 60, 41].map { CGSize(width: 100, height: $0) })
    stage.reload([3])
    stage.delegate = delegate
    stage.layout.invalidateLayout()
    // (60 − 41) / 2 is 9.5, a pixel at 2x.
    #expect((0..<3).map { stage.frame(0, $0).minY } == [20, 0, 9.5])
    #expect((0..<3).map { stage.frame(0, $0).minX } == [0, 110, 220])
  }

  @Test("P.5: headers and footers span the content, without the section's insets") func headers() {
    let flow = makeFlow {
      ($0.headerReferenceSize, $0.footerReferenceSize) =
        (CGSize(width: 7, height: 30), CGSize(width: 7, height: 20))
      $0.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 6, right: 10)
      $0.itemSize = CGSize(width: 100, height: 40)
    }
    let stage = LayoutStage(flow, counts: [1, 0])
    #expect(stage.header(0) == CGRect(0, 0, 320, 30))
    #expect(stage.frame(0, 0) == CGRect(10, 35, 100, 40))
    #expect(stage.footer(0) == CGRect(0, 81, 320, 20))
    #expect(stage.header(1) == CGRect(0, 101, 320, 30))
    #expect(stage.footer(1) == CGRect(0, 142, 320, 20))
    #expect(flow.collectionViewContentSize.height == 162)
  }

  @Test("P.6: a pinned header stays at the top until its section's footer pushes it") func pinned() {
    let flow = makeFlow {
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.footerReferenceSize = CGSize(width: 0, height: 20)
      $0.sectionHeadersPinToVisibleBounds = true
      $0.sectionFootersPinToVisibleBounds = true
      $0.itemSize = CGSize(width: 320, height: 200)
    }
    let stage = LayoutStage(flow, counts: [3, 1])
    // Section 0: header 0…30, items …30 + 3 · 200 + 2 · 10 = 650, footer …670.
    #expect(stage.header(0).minY == 0 && stage.footer(0).minY == 380)
    stage.view.contentOffset.y = 100
    #expect(stage.header(0).minY == 100 && stage.footer(0).minY == 480)
    stage.view.contentOffset.y = 640
    #expect(stage.header(0).minY == 620 && stage.footer(0).minY == 650 && stage.header(1).minY == 670)
    #expect(flow.shouldInvalidateLayout(forBoundsChange: CGRect(0, 1, 320, 400)))
    let path = IndexPath(item: 0, section: 0)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(flow.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.zIndex == 10)
  }

  @Test("Lines are as long as the view without its insets, and those of the reference") func references() {
    let flow = makeFlow { $0.itemSize = CGSize(width: 50, height: 50) }
    let stage = LayoutStage(flow, counts: [1])
    stage.view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    flow.invalidateLayout()
    #expect(flow.collectionViewContentSize.width == 270)
    stage.view.layoutMargins = UIEdgeInsets(top: 0, left: 45, bottom: 0, right: 30)
    flow.sectionInsetReference = .fromLayoutMargins
    #expect(stage.frame(0, 0).minX == 25)
  }

  @Test("The delegate is asked section by section, for the distances first") func order() {
    let stage = LayoutStage(makeFlow { _ in }, counts: [])
    let delegate = SizingDelegate([CGSize(width: 10, height: 10), CGSize(width: 10, height: 10)])
    stage.reload([2, 1])
    stage.delegate = delegate
    stage.layout.invalidateLayout()
    delegate.log = []
    stage.layout.prepare()
    #expect(
      delegate.log == [
        "header 0", "footer 0", "inset 0", "lines 0", "items 0", "size 0.0", "size 0.1", "header 1",
        "footer 1",
        "inset 1", "lines 1", "items 1", "size 1.0",
      ])
    delegate.log = []
    let context = stage.layout.invalidationContext(forBoundsChange: CGRect(0, 50, 320, 400))
    stage.layout.invalidateLayout(with: context)
    stage.layout.prepare()
    #expect(delegate.log == [])
  }

  @Test("A change of the lines' length invalidates the layout, and a move does not") func boundsChanges() {
    let stage = LayoutStage(makeFlow { _ in }, counts: [3])
    #expect(!stage.layout.shouldInvalidateLayout(forBoundsChange: CGRect(0, 50, 320, 400)))
    #expect(stage.layout.shouldInvalidateLayout(forBoundsChange: CGRect(0, 0, 300, 400)))
    #expect(!stage.layout.shouldInvalidateLayout(forBoundsChange: CGRect(0, 0, 320, 300)))
    let context = stage.layout.invalidationContext(forBoundsChange: CGRect(0, 0, 300, 400))
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    #expect(flow?.invalidateFlowLayoutDelegateMetrics == true)
  }

  @Test("Sizes that are no sizes count as nothing, and end nothing") func badSizes() {
    let stage = LayoutStage(makeFlow { _ in }, counts: [])
    let odd: [CGFloat] = [.nan, .infinity, -10, 0, 1e300]
    let delegate = SizingDelegate(odd.map { CGSize(width: $0, height: $0) })
    stage.reload([5])
    stage.delegate = delegate
    stage.layout.invalidateLayout()
    for item in 0..<5 { #expect(!stage.frame(0, item).width.isNaN) }
    #expect(stage.layout.layoutAttributesForElements(in: CGRect(.nan, 0, 1, 1))?.isEmpty != nil)
    #expect(stage.layout.layoutAttributesForItem(at: IndexPath(index: 3)) == nil)
    #expect(stage.layout.layoutAttributesForItem(at: IndexPath(item: 9, section: 0)) == nil)
    #expect(stage.layout.layoutAttributesForItem(at: IndexPath(item: -1, section: 0)) == nil)
  }

  @Test("A layout that flips is mirrored by a view that reads from right to left") func mirrored() throws {
    final class Flipping: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let stage = LayoutStage(Flipping(), counts: [2])
    stage.view.semanticContentAttribute = .forceRightToLeft
    let path = IndexPath(item: 0, section: 0)
    #expect(stage.layout.shownAttributes(of: .cell(path))?.frame == CGRect(270, 0, 50, 50))
    let shown = stage.layout.shownElements(in: CGRect(260, 0, 60, 50))
    #expect(shown.map(\.indexPath.item) == [0])
    let plain = LayoutStage(UICollectionViewFlowLayout(), counts: [2])
    plain.view.semanticContentAttribute = .forceRightToLeft
    #expect(plain.layout.shownAttributes(of: .cell(path))?.frame == CGRect(0, 0, 50, 50))
  }
}

/// A delegate with the sizes of items, which notes the questions.
@MainActor
final class SizingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  let sizes: [CGSize]
  var inset = UIEdgeInsets.zero
  var spacing: (lines: CGFloat, items: CGFloat) = (10, 10)
  var log: [String] = []

  init(_ sizes: [CGSize]) {
    self.sizes = sizes
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    log.append("size \(indexPath.section).\(indexPath.item)")
    return sizes[indexPath.item % sizes.count]
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    log.append("inset \(section)")
    return inset
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    log.append("lines \(section)")
    return spacing.lines
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    log.append("items \(section)")
    return spacing.items
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    log.append("header \(section)")
    return .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    log.append("footer \(section)")
    return .zero
  }
}
