import UIKit

/// The trips of a region, or, as long as nothing has come, that they are on their way.
final class TripsViewController: UIViewController {
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

  private let list = RowListView()
  private let loadingView = LoadingView()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = Strings.Tabs.trips
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    list.spacing = 12
    loadingView.text = Strings.Trips.loading
    for subview in [list, loadingView] {
      subview.frame = view.bounds
      subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(subview)
    }
    reload()
  }

  private func reload() {
    loadingView.isHidden = region != nil
    list.isHidden = region == nil
    list.rows = (region?.trips ?? []).map { trip in
      let row = TripCard(trip: trip)
      row.addAction(
        UIAction { [weak self] _ in
          self?.selectedTrip = trip
          self?.onSelect?(trip)
        }, for: .touchUpInside)
      return row
    }
    list.setContentOffset(CGPoint(x: 0, y: -list.adjustedContentInset.top), animated: false)
    updateSelection()
  }

  private func updateSelection() {
    guard isViewLoaded else { return }
    for case let card as TripCard in list.rows { card.isSelected = card.trip == selectedTrip }
  }
}
