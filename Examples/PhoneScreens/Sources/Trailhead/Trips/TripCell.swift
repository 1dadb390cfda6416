import UIKit

/// A card: a picture above what there is to know of a trip at a glance.
final class TripCell: UICollectionViewCell {
  private let picture = RidgeView()
  private let titleLabel = UILabel(.headline)
  private let detailLabel = UILabel(.subheadline, color: .secondaryLabel)
  private let badge = DifficultyBadge(difficulty: .easy)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = Theme.Radius.card
    picture.layer.cornerRadius = Theme.Radius.card
    picture.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]

    let texts = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
    texts.axis = .vertical
    texts.spacing = Theme.Spacing.tight
    for view in [picture, texts, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate(
      picture.constraints(pinning: [.top, .leading, .trailing], to: contentView)
        + texts.constraints(pinning: [.leading, .trailing], to: contentView, inset: Theme.Spacing.medium))
    NSLayoutConstraint.activate([
      picture.heightAnchor.constraint(equalToConstant: 96),
      badge.topAnchor.constraint(equalTo: picture.topAnchor, constant: 10),
      badge.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: -10),
      texts.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 12),
      texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -14),
    ])
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ trip: Trip) {
    picture.scenery = trip.scenery
    titleLabel.text = trip.title
    detailLabel.text = "\(trip.date) · \(Strings.Trips.kilometres(trip.kilometres))"
    badge.difficulty = trip.difficulty
  }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      UIView.animate(withDuration: 0.15) { self.alpha = self.isHighlighted ? 0.6 : 1 }
    }
  }

  override var isSelected: Bool { didSet { updateBorder() } }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBorder()
  }

  /// Gives a selected card a border on pads, on which the list stays beside the trip.
  private func updateBorder() {
    let isMarked = isSelected && traitCollection.userInterfaceIdiom == .pad
    contentView.layer.borderWidth = isMarked ? 2 : 0
    contentView.layer.borderColor = Theme.accent.resolvedColor(with: traitCollection).cgColor
  }
}

/// The difficulty of a trip, in a capsule.
final class DifficultyBadge: UIView {
  private let label = UILabel(.caption1, weight: .semibold, color: .white, lines: 1)

  var difficulty: Trip.Difficulty { didSet { update() } }

  init(difficulty: Trip.Difficulty) {
    self.difficulty = difficulty
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(label)
    update()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(size)
    return CGSize(width: text.width + 18, height: text.height + 8)
  }

  override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 9, dy: 4)
    layer.cornerRadius = bounds.height / 2
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }

  private func update() {
    switch difficulty {
    case .easy: (label.text, backgroundColor) = (Strings.Trips.easy, .systemGreen)
    case .moderate: (label.text, backgroundColor) = (Strings.Trips.moderate, .systemOrange)
    case .hard: (label.text, backgroundColor) = (Strings.Trips.hard, .systemRed)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
