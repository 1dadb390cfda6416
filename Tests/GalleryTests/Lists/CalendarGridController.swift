import UIKit

/// Months in seven columns, by a compositional layout: names of days above, days with marks, a chosen one.
final class CalendarGridController: UICollectionViewController {
  private enum Day: Hashable {
    case blank(month: Int, Int)
    case day(month: Int, Int)
  }

  private final class Cell: UICollectionViewCell {
    let label = UILabel()
    private let dot = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.adjustsFontSizeToFitWidth = true
      label.textAlignment = .center
      dot.backgroundColor = .systemRed
      dot.layer.cornerRadius = 2.5
      contentView.addSubview(label)
      contentView.addSubview(dot)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = contentView.bounds.insetBy(dx: 4, dy: 0)
      dot.frame = CGRect(
        x: contentView.bounds.midX - 2.5, y: contentView.bounds.maxY - 7, width: 5, height: 5)
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      var background = UIBackgroundConfiguration.clear()
      background.cornerRadius = 8
      if state.isSelected { background.backgroundColor = .systemBlue }
      backgroundConfiguration = background
      label.textColor = state.isSelected ? .white : .label
    }

    func show(_ day: Int?, isMarked: Bool) {
      label.text = day.map(String.init)
      dot.isHidden = !isMarked
    }
  }

  private final class Title: UICollectionReusableView {
    let month = UILabel()
    private let days = UIStackView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .systemBackground
      month.font = .preferredFont(forTextStyle: .title2)
      month.adjustsFontForContentSizeCategory = true
      for name in ["M", "T", "W", "T", "F", "S", "S"] {
        let label = UILabel()
        (label.text, label.textAlignment, label.textColor) = (name, .center, .secondaryLabel)
        label.font = .preferredFont(forTextStyle: .caption1)
        label.adjustsFontForContentSizeCategory = true
        days.addArrangedSubview(label)
      }
      days.distribution = .fillEqually
      let column = UIStackView(arrangedSubviews: [month, days])
      (column.axis, column.spacing) = (.vertical, 8)
      column.translatesAutoresizingMaskIntoConstraints = false
      addSubview(column)
      NSLayoutConstraint.activate([
        column.leadingAnchor.constraint(equalTo: leadingAnchor),
        column.trailingAnchor.constraint(equalTo: trailingAnchor),
        column.topAnchor.constraint(equalTo: topAnchor, constant: 12),
        column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  /// The months: their names, the column of their first day, and their lengths.
  private let months = [("June", 0, 30), ("July", 2, 31)]
  private var source: UICollectionViewDiffableDataSource<Int, Day>?

  init() {
    let day = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0 / 7), heightDimension: .fractionalHeight(1)))
    day.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let week = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1.0 / 7)), subitems: [day])
    let section = NSCollectionLayoutSection(group: week)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 8, trailing: 12)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)),
      elementKind: "month", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    collectionView.selectItem(at: IndexPath(item: 17, section: 0), animated: false, scrollPosition: [])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "2026"
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Today")
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let cell = UICollectionView.CellRegistration<Cell, Day> { cell, _, day in
      guard case .day(_, let number) = day else { return cell.show(nil, isMarked: false) }
      cell.show(number, isMarked: number % 9 == 4)
    }
    let title = UICollectionView.SupplementaryRegistration<Title>(elementKind: "month") {
      [months] view, _, path in
      view.month.text = months[path.section].0
    }
    let source = UICollectionViewDiffableDataSource<Int, Day>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { $0.dequeueConfiguredReusableSupplementary(using: title, for: $2) }
    self.source = source
    var snapshot = NSDiffableDataSourceSnapshot<Int, Day>()
    for (month, (_, blanks, days)) in months.enumerated() {
      snapshot.appendSections([month])
      snapshot.appendItems((0..<blanks).map { .blank(month: month, $0) })
      snapshot.appendItems((1...days).map { .day(month: month, $0) })
    }
    source.apply(snapshot, animatingDifferences: false)
  }
}
