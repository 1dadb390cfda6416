import UIKit

/// The trips of a region as cards, or, as long as nothing has come, that they are on their way.
final class TripsViewController: UICollectionViewController {
  var onSelect: ((Trip) -> Void)?

  var region: Region? {
    didSet {
      title = region?.name ?? Strings.Tabs.trips
      if isViewLoaded { reload() }
    }
  }

  var selectedTrip: Trip? {
    didSet { updateSelection() }
  }

  private lazy var source = makeSource()

  init() {
    super.init(collectionViewLayout: Self.makeLayout())
    title = Strings.Tabs.trips
    clearsSelectionOnViewWillAppear = false
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.alwaysBounceVertical = true
    reload()
  }

  /// One column of cards that are as high as their texts need.
  private static func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(160))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
    let side = Theme.Spacing.medium
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: side, bottom: side, trailing: side)
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<Int, Trip> {
    let registration = UICollectionView.CellRegistration<TripCell, Trip> { (cell, _, trip) in
      cell.show(trip)
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { list, path, trip in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: trip)
    }
  }

  private func reload() {
    collectionView.backgroundView = region == nil ? LoadingView(text: Strings.Trips.loading) : nil
    var snapshot = NSDiffableDataSourceSnapshot<Int, Trip>()
    snapshot.appendSections([0])
    snapshot.appendItems(region?.trips ?? [])
    source.applySnapshotUsingReloadData(snapshot)
    collectionView.setContentOffset(
      CGPoint(x: 0, y: -collectionView.adjustedContentInset.top), animated: false)
    updateSelection()
  }

  private func updateSelection() {
    guard isViewLoaded else { return }
    let path = selectedTrip.flatMap { source.indexPath(for: $0) }
    collectionView.selectItem(at: path, animated: false, scrollPosition: [])
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let trip = source.itemIdentifier(for: indexPath) else { return }
    selectedTrip = trip
    onSelect?(trip)
  }
}
