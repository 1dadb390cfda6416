import UIKit

// Faults in the order of statements.

final class SiblingCard: UIView {
  private let icon = UIView()
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    icon.backgroundColor = .systemIndigo
    title.text = "Oolong"
    addSubview(icon)
    addSubview(title)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: icon.frame.maxX + 8, y: 16, width: 80, height: 28)
    icon.frame = CGRect(x: 16, y: 16, width: 28, height: 28)
  }
}

final class SizeCard: UIView {
  private let icon = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    icon.image = UIImage(systemName: "star")
    addSubview(icon)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    icon.center = CGPoint(x: 16 + icon.bounds.width / 2, y: 30)
    icon.bounds.size = CGSize(width: 28, height: 28)
  }
}

final class ContentCard: UIView {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame.size = title.sizeThatFits(bounds.size)
    title.text = bounds.width < 140 ? "Sencha" : "Sencha of spring"
  }
}

#Preview("Sibling", traits: .fixedLayout(width: 160, height: 60)) { SiblingCard() }
#Preview("Size", traits: .fixedLayout(width: 160, height: 60)) { SizeCard() }
#Preview("Content", traits: .fixedLayout(width: 160, height: 60)) { ContentCard() }
