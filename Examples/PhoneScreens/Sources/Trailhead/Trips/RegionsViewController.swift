import UIKit

/// The list of regions: a sidebar beside other columns.
final class RegionsViewController: UICollectionViewController {
  var onSelect: ((Region) -> Void)?

  var regions: [Region] = [] {
    didSet { if isViewLoaded { reload() } }
  }

  var selectedRegion: Region? {
    didSet { updateSelection() }
  }

  private lazy var source = makeSource()

  init() {
    let list = UICollectionLayoutListConfiguration(appearance: .sidebar)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = Strings.Trips.regions
    clearsSelectionOnViewWillAppear = false
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    reload()
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<Int, Region> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Region> {
      (cell, _, region) in
      cell.accessibilityTraits = .button
      cell.configurationUpdateHandler = { cell, state in
        (cell as? UICollectionViewListCell)?.show(region, in: state)
      }
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { list, path, region in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: region)
    }
  }

  private func reload() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Region>()
    snapshot.appendSections([0])
    snapshot.appendItems(regions)
    source.apply(snapshot, animatingDifferences: false)
    updateSelection()
  }

  private func updateSelection() {
    guard isViewLoaded, let selectedRegion, let path = source.indexPath(for: selectedRegion) else { return }
    collectionView.selectItem(at: path, animated: false, scrollPosition: [])
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let region = source.itemIdentifier(for: indexPath) else { return }
    selectedRegion = region
    onSelect?(region)
  }
}

extension UICollectionViewListCell {
  /// Shows a symbol, a name and a number, on the accent colour where the region is chosen.
  fileprivate func show(_ region: Region, in state: UICellConfigurationState) {
    let isChosen = state.isSelected
    var content = UIListContentConfiguration.sidebarCell().updated(for: state)
    content.image = UIImage(systemName: region.symbol)
    content.imageProperties.tintColor = isChosen ? Theme.onAccent : Theme.accent
    content.text = region.name
    content.textProperties.color = isChosen ? Theme.onAccent : .label
    contentConfiguration = content
    var background = UIBackgroundConfiguration.listSidebarCell().updated(for: state)
    if isChosen { background.backgroundColor = Theme.accent }
    backgroundConfiguration = background
    let count = UICellAccessory.LabelOptions(tintColor: isChosen ? Theme.onAccent : .secondaryLabel)
    accessories = [.label(text: "\(region.trips.count)", options: count)]
  }
}
