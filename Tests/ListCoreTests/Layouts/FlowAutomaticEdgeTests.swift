import Foundation
import LayoutCore
import StyleCore
import Testing

@testable import ListCore

/// Headers and footers of flow layouts that size themselves.
@MainActor
struct FlowAutomaticEdgeTests {
  private func stage(_ counts: [Int] = [2, 1]) -> LayoutStage<UICollectionViewFlowLayout> {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = UICollectionViewFlowLayout.automaticSize
    layout.itemSize = CGSize(width: 100, height: 30)
    return LayoutStage(layout, counts: counts)
  }

  @Test func `a header has 50 points until it is measured, and then what it prefers`() {
    let stage = stage()
    #expect(stage.header(0) == CGRect(0, 0, 320, 50))
    #expect(stage.frame(0, 0).minY == 50)
    #expect(stage.prefer(height: 20, ofKind: UICollectionView.elementKindSectionHeader, 0))
    // 20, then a line of 30; the second header is still an estimate.
    #expect(stage.header(0) == CGRect(0, 0, 320, 20))
    #expect(stage.frame(0, 0).minY == 20)
    #expect(stage.header(1) == CGRect(0, 50, 320, 50))
    #expect(stage.layout.collectionViewContentSize == CGSize(width: 320, height: 20 + 30 + 50 + 30))
  }

  @Test func `only the length along the axis of scrolling is the header's`() {
    let stage = stage()
    let path = IndexPath(item: 0, section: 0)
    let header = stage.layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: path)
    #expect(header?.flexibleAxes.width == false && header?.flexibleAxes.height == true)
    #expect(stage.prefer(CGSize(width: 90, height: 12), header))
    #expect(stage.header(0) == CGRect(0, 0, 320, 12))
  }

  @Test func `a header of a fixed size keeps it`() {
    let stage = stage()
    stage.layout.headerReferenceSize = CGSize(width: 0, height: 40)
    stage.layout.prepareIfNeeded()
    #expect(!stage.prefer(height: 20, ofKind: UICollectionView.elementKindSectionHeader, 0))
    #expect(stage.header(0) == CGRect(0, 0, 320, 40))
  }

  @Test func `a footer sizes itself beside a fixed header, across the lines of a sideways layout`() {
    let stage = stage([1])
    stage.layout.scrollDirection = .horizontal
    stage.layout.headerReferenceSize = CGSize(width: 10, height: 0)
    stage.layout.footerReferenceSize = UICollectionViewFlowLayout.automaticSize
    stage.layout.prepareIfNeeded()
    #expect(stage.footer(0) == CGRect(110, 0, 50, 400))
    let path = IndexPath(item: 0, section: 0)
    let footer = stage.layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionFooter, at: path)
    #expect(stage.prefer(CGSize(width: 25, height: 3), footer))
    #expect(stage.footer(0) == CGRect(110, 0, 25, 400))
  }

  @Test func `measured headers of another width are measured again`() {
    let stage = stage()
    stage.prefer(height: 20, ofKind: UICollectionView.elementKindSectionHeader, 0)
    stage.view.frame.size.width = 200
    stage.layout.prepareIfNeeded()
    #expect(stage.header(0) == CGRect(0, 0, 200, 50))
  }

  @Test func `a header with constraints has the height that they need`() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = UICollectionViewFlowLayout.automaticSize
    let view = UICollectionView(frame: CGRect(0, 0, 320, 400), collectionViewLayout: layout)
    view.register(TallHeader.self, forSupplementaryViewOfKind: TallHeader.kind, withReuseIdentifier: "header")
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = TallHeader.Source()
    view.dataSource = source
    view.layoutIfNeeded()
    let header = view.supplementaryView(forElementKind: TallHeader.kind, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(0, 0, 320, 73))
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 73)
  }
}

/// A header whose content is 73 points high.
private final class TallHeader: UICollectionReusableView {
  static let kind = UICollectionView.elementKindSectionHeader

  override init(frame: CGRect) {
    super.init(frame: frame)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: topAnchor),
      content.bottomAnchor.constraint(equalTo: bottomAnchor),
      content.leadingAnchor.constraint(equalTo: leadingAnchor),
      content.trailingAnchor.constraint(equalTo: trailingAnchor),
      content.heightAnchor.constraint(equalToConstant: 73),
    ])
  }

  required init?(coder: NSCoder) { nil }

  final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }
}
