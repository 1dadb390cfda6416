import UIKit

/// Regions, the trips of one, and one trip: three columns where there is room, one where there is little.
final class TripsSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  private let store: any TripStore
  private let regionList: RegionsViewController
  private let tripList = TripsViewController()
  private let detail = TripViewController()

  init(store: any TripStore) {
    self.store = store
    regionList = RegionsViewController()
    super.init(style: .tripleColumn)
    delegate = self
    preferredDisplayMode = .twoBesideSecondary
    preferredSplitBehavior = .tile
    preferredPrimaryColumnWidth = 226
    preferredSupplementaryColumnWidth = 272
    setViewController(regionList, for: .primary)
    setViewController(tripList, for: .supplementary)
    setViewController(detail, for: .secondary)
    regionList.onSelect = { [weak self] region in self?.show(region) }
    tripList.onSelect = { [weak self] trip in self?.show(trip) }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    store.load { [weak self] regions in self?.display(regions) }
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    .supplementary
  }

  private func display(_ regions: [Region]) {
    regionList.regions = regions
    guard let first = regions.first else { return }
    regionList.selectedRegion = first
    tripList.region = first
    tripList.selectedTrip = first.trips.first
    detail.trip = first.trips.first
  }

  private func show(_ region: Region) {
    tripList.region = region
    tripList.selectedTrip = nil
    show(.supplementary)
  }

  private func show(_ trip: Trip) {
    detail.trip = trip
    show(.secondary)
  }
}
