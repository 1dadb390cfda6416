import UIKit

/// A card for a tea, from TeaCardView.xib.
class TeaCardView: UIView {
  @IBOutlet private weak var cupView: UIImageView!
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var timeLabel: UILabel!
  @IBOutlet private weak var starView: UIImageView!

  static func make(_ tea: Tea) -> TeaCardView {
    let card = Bundle.main.loadNibNamed("TeaCardView", owner: nil, options: nil)?.first as! TeaCardView
    card.tea = tea
    return card
  }

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
    layer.cornerRadius = 16
    starView.isHidden = true
  }
}
