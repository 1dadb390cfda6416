import UIKit

/// The list of regions.
final class RegionsViewController: UIViewController {
  var onSelect: ((Region) -> Void)?

  var regions: [Region] = [] {
    didSet { if isViewLoaded { reload() } }
  }

  var selectedRegion: Region? {
    didSet { updateSelection() }
  }

  private let list = RowListView(sideInset: 10)

  init() {
    super.init(nibName: nil, bundle: nil)
    title = Strings.Trips.regions
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = list
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    reload()
  }

  private func reload() {
    list.rows = regions.map { region in
      let row = RegionRow(region: region)
      row.addAction(
        UIAction { [weak self] _ in
          self?.selectedRegion = region
          self?.onSelect?(region)
        }, for: .touchUpInside)
      return row
    }
    updateSelection()
  }

  private func updateSelection() {
    for case let row as RegionRow in list.rows { row.isSelected = row.region == selectedRegion }
  }
}

/// A symbol, a name and a number.
private final class RegionRow: UIControl {
  let region: Region
  private let symbol = UIImageView()
  private let name = UILabel(.body)
  private let count = UILabel(.body, color: .secondaryLabel)

  init(region: Region) {
    self.region = region
    super.init(frame: .zero)
    symbol.image = UIImage(
      systemName: region.symbol, withConfiguration: UIImage.SymbolConfiguration(textStyle: .body))
    symbol.contentMode = .center
    name.text = region.name
    count.text = "\(region.trips.count)"
    count.setContentHuggingPriority(.required, for: .horizontal)
    count.setContentCompressionResistancePriority(.required, for: .horizontal)

    let stack = UIStackView(arrangedSubviews: [symbol, name, count])
    stack.spacing = Theme.Spacing.small
    stack.alignment = .center
    stack.isUserInteractionEnabled = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    layer.cornerRadius = Theme.Radius.thumbnail
    NSLayoutConstraint.activate([
      symbol.widthAnchor.constraint(equalToConstant: 24),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 11),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -11),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      heightAnchor.constraint(greaterThanOrEqualToConstant: Theme.leastTouchSize),
    ])
    accessibilityTraits = .button
    update()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var isSelected: Bool { didSet { update() } }
  override var isHighlighted: Bool { didSet { update() } }

  private func update() {
    backgroundColor = isSelected ? Theme.accent : isHighlighted ? .systemGray5 : nil
    name.textColor = isSelected ? Theme.onAccent : .label
    count.textColor = isSelected ? Theme.onAccent : .secondaryLabel
    symbol.tintColor = isSelected ? Theme.onAccent : Theme.accent
  }
}
