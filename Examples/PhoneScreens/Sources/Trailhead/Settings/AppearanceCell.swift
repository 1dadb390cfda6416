import UIKit

/// A row that is filled by the choice of an appearance.
final class AppearanceCell: UITableViewCell {
  private let styles = UISegmentedControl(
    items: [Strings.Settings.automatic, Strings.Settings.light, Strings.Settings.dark])
  private var onChoice: ((Int) -> Void)?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    styles.addAction(
      UIAction { [weak self] _ in if let self { onChoice?(styles.selectedSegmentIndex) } },
      for: .valueChanged)
    styles.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(styles)
    NSLayoutConstraint.activate(
      styles.constraints(pinning: .all, to: contentView.layoutMarginsGuide))
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ index: Int, onChoice: @escaping (Int) -> Void) {
    styles.selectedSegmentIndex = index
    self.onChoice = onChoice
  }
}
