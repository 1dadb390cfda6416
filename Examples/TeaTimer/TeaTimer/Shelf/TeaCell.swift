import UIKit

@objc protocol TeaCellDelegate: AnyObject {
  @objc optional func teaCellDidChangeFavorite(_ cell: TeaCell)
}

/// A row of the shelf, from TeaCell.xib: a card for a tea.
class TeaCell: UITableViewCell {
  /// The nib of the cell, and the identifier under which tables register it.
  static let name = "TeaCell"

  @IBOutlet private weak var cardView: UIView!
  @IBOutlet private weak var cupView: UIImageView!
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var timeLabel: UILabel!
  @IBOutlet private weak var starView: UIImageView!

  weak var delegate: TeaCellDelegate?

  var tea = Tea.green {
    didSet {
      cupView.tintColor = tea.color
      nameLabel.text = tea.name
      timeLabel.text = tea.steepingText
      accessibilityIdentifier = tea.rawValue
    }
  }

  @objc dynamic var isFavorite = false {
    didSet { starView.isHidden = !isFavorite }
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    cardView.layer.cornerRadius = 16
    starView.isHidden = true
    addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(markFavorite(_:))))
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    isFavorite = false
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    cardView.alpha = highlighted ? 0.6 : 1
  }

  @objc private func markFavorite(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began else { return }
    isFavorite.toggle()
    delegate?.teaCellDidChangeFavorite?(self)
  }
}
