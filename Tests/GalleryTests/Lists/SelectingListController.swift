import UIKit

/// A list of files in editing mode, to delete and to choose, above a toolbar.
final class SelectingListController: UICollectionViewController {
  private struct File: Hashable {
    var name: String
    var details: String
    var symbol: String
  }

  private var source: UICollectionViewDiffableDataSource<String, File>?

  init() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    collectionView.selectItem(at: IndexPath(item: 0, section: 1), animated: false, scrollPosition: [])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Files"
    navigationItem.rightBarButtonItem = editButtonItem
    navigationController?.isToolbarHidden = false
    toolbarItems = [
      UIBarButtonItem(systemItem: .action), .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
    ]
    collectionView.allowsMultipleSelectionDuringEditing = true
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, File> { cell, path, file in
      var content = cell.defaultContentConfiguration()
      (content.text, content.secondaryText) = (file.name, file.details)
      content.secondaryTextProperties.color = .secondaryLabel
      content.image = UIImage(systemName: file.symbol)
      cell.contentConfiguration = content
      let control: UICellAccessory = path.section == 0 ? .delete() : .multiselect()
      cell.accessories = [control, .reorder(), .disclosureIndicator(displayed: .whenNotEditing)]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, path in
      var content = view.defaultContentConfiguration()
      content.text = self?.source?.sectionIdentifier(for: path.section)
      view.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<String, File>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    self.source = source
    var snapshot = NSDiffableDataSourceSnapshot<String, File>()
    snapshot.appendSections(["Today", "Last week"])
    snapshot.appendItems(
      [
        File(name: "Map of the ridge", details: "2.4 MB, picture", symbol: "map.fill"),
        File(name: "Budget", details: "18 KB, table", symbol: "doc.text.fill"),
      ], toSection: "Today")
    snapshot.appendItems(
      [
        File(name: "Letter to the council", details: "44 KB, text", symbol: "doc.fill"),
        File(name: "Tent", details: "12 items, folder", symbol: "folder.fill"),
      ], toSection: "Last week")
    source.apply(snapshot, animatingDifferences: false)
    isEditing = true
  }
}
