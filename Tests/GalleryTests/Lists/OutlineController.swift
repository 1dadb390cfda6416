import UIKit

/// Mailboxes as an outline: a header that expands, folders in folders, badges, and the sidebar's look beneath.
final class OutlineController: UICollectionViewController {
  private struct Box: Hashable {
    var name: String
    var symbol: String
    var count = 0
    var isHeader = false
  }

  private var source: UICollectionViewDiffableDataSource<Int, Box>?

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { section, environment in
        var list = UICollectionLayoutListConfiguration(
          appearance: section == 0 ? .insetGrouped : section == 1 ? .sidebar : .grouped)
        if section == 1 { list.headerMode = .firstItemInSection }
        return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
      })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    collectionView.selectItem(at: IndexPath(item: 1, section: 1), animated: false, scrollPosition: [])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mailboxes"
    collectionView.backgroundColor = .systemGroupedBackground
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Box> {
      [weak self] cell, path, box in
      var content =
        path.section == 1 && !box.isHeader
        ? UIListContentConfiguration.sidebarCell() : cell.defaultContentConfiguration()
      content.text = box.name
      if !box.isHeader { content.image = UIImage(systemName: box.symbol) }
      cell.contentConfiguration = content
      var accessories: [UICellAccessory] = []
      if box.count > 0 { accessories.append(.label(text: "\(box.count)")) }
      if self?.source?.snapshot(for: path.section).snapshot(of: box).items.isEmpty == false {
        accessories.append(.outlineDisclosure(options: .init(style: box.isHeader ? .header : .cell)))
      } else if path.section == 0 {
        accessories.append(.disclosureIndicator())
      }
      cell.accessories = accessories
    }
    let source = UICollectionViewDiffableDataSource<Int, Box>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    self.source = source
    let work = Box(name: "Work", symbol: "folder")
    let (letters, drafts) = (
      Box(name: "Letters", symbol: "folder"), Box(name: "Drafts", symbol: "doc", count: 3)
    )
    var first = NSDiffableDataSourceSectionSnapshot<Box>()
    first.append([Box(name: "Inbox", symbol: "tray", count: 12), work, Box(name: "Travel", symbol: "folder")])
    first.append([letters, Box(name: "Invoices", symbol: "folder")], to: work)
    first.append([drafts], to: letters)
    first.append([Box(name: "Tickets", symbol: "doc")], to: Box(name: "Travel", symbol: "folder"))
    first.expand([work, letters])
    source.apply(first, to: 0, animatingDifferences: false)
    let header = Box(name: "Favourites", symbol: "star", isHeader: true)
    var second = NSDiffableDataSourceSectionSnapshot<Box>()
    second.append([header])
    second.append(
      [Box(name: "Today", symbol: "sun.max"), Box(name: "Flagged", symbol: "flag", count: 2)], to: header)
    second.expand([header])
    source.apply(second, to: 1, animatingDifferences: false)
    var third = NSDiffableDataSourceSectionSnapshot<Box>()
    third.append([Box(name: "Archive", symbol: "archivebox"), Box(name: "Trash", symbol: "trash")])
    source.apply(third, to: 2, animatingDifferences: false)
  }
}
