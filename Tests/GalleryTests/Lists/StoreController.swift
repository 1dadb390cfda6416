import UIKit

/// The front of a store: a row of cards that stops at each, columns of three apps, tags that share lines.
final class StoreController: UICollectionViewController {
  private enum Section: Int, CaseIterable {
    case featured
    case apps
    case tags

    var title: String { ["New this week", "Essentials", "Topics"][rawValue] }
  }

  private struct Item: Hashable {
    var name: String
    var details: String
    var section: Section
  }

  private var source: UICollectionViewDiffableDataSource<Section, Item>?

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { index, _ in
        Section(rawValue: index).map(Self.layout)
      })
  }

  required init?(coder: NSCoder) { nil }

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private static func layout(_ kind: Section) -> NSCollectionLayoutSection {
    let section: NSCollectionLayoutSection
    switch kind {
    case .featured:
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      let card = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(0.82), .absolute(110)), subitems: [item])
      section = NSCollectionLayoutSection(group: card)
      section.orthogonalScrollingBehavior = .groupPagingCentered
    case .apps:
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(60)))
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(0.82), .estimated(180)), subitems: [item, item])
      section = NSCollectionLayoutSection(group: column)
      section.orthogonalScrollingBehavior = .groupPaging
    case .tags:
      let item = NSCollectionLayoutItem(layoutSize: size(.estimated(80), .estimated(36)))
      let line = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .estimated(36)), subitems: [item])
      line.interItemSpacing = .fixed(8)
      section = NSCollectionLayoutSection(group: line)
    }
    section.interGroupSpacing = kind == .tags ? 8 : 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 12, trailing: 16)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .estimated(44)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return section
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Store"
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, Item> { cell, path, item in
      Self.configure(cell, item, at: path.item)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      var content = UIListContentConfiguration.prominentInsetGroupedHeader()
      content.text = Section(rawValue: path.section)?.title
      content.directionalLayoutMargins.leading = 0
      view.contentConfiguration = content
      if path.section < 2 {
        view.accessories = [.label(text: "See All", options: .init(tintColor: .tintColor))]
      }
    }
    let source = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { $0.dequeueConfiguredReusableSupplementary(using: header, for: $2) }
    self.source = source
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    let cards = ["Trails", "Tides", "Stars"].map { Item(name: $0, details: "", section: .featured) }
    let apps = [
      ("Compass", "Finds north"), ("Knots", "Forty of them, step by step"), ("Kettle", "Waits for the boil"),
      ("Ledger", "Who paid for what"),
    ].map { Item(name: $0, details: $1, section: .apps) }
    let tags = ["Outdoors", "Food", "Music", "Letters", "Photography", "Games"].map {
      Item(name: $0, details: "", section: .tags)
    }
    for item in cards + apps + tags { snapshot.appendItems([item], toSection: item.section) }
    source.apply(snapshot, animatingDifferences: false)
  }

  private static func configure(_ cell: UICollectionViewCell, _ item: Item, at index: Int) {
    var background = UIBackgroundConfiguration.clear()
    background.cornerRadius = item.section == .featured ? 14 : 18
    switch item.section {
    case .featured:
      background.image = .landscape(index)
      background.imageContentMode = .scaleAspectFill
      var content = UIListContentConfiguration.cell()
      content.text = item.name
      content.textProperties.font = .preferredFont(forTextStyle: .title1)
      cell.contentConfiguration = content
    case .apps:
      var content = UIListContentConfiguration.subtitleCell()
      (content.text, content.secondaryText, content.image) = (item.name, item.details, .landscape(index + 3))
      content.imageProperties.maximumSize = CGSize(width: 44, height: 44)
      content.imageProperties.cornerRadius = 10
      content.directionalLayoutMargins.leading = 0
      cell.contentConfiguration = content
    case .tags:
      var content = UIListContentConfiguration.cell()
      content.text = item.name
      content.textProperties.font = .preferredFont(forTextStyle: .subheadline)
      content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 14, bottom: 8, trailing: 14)
      background.backgroundColor = .secondarySystemFill
      cell.contentConfiguration = content
    }
    cell.backgroundConfiguration = background
  }
}
