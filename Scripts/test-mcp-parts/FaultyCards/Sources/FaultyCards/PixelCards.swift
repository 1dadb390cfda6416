import UIKit

// Faults at the edges of pixels and of fingers.

final class ThirdsCard: UIView {
  private let strip = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    strip.backgroundColor = .systemTeal
    addSubview(strip)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    strip.frame = CGRect(x: bounds.width / 3, y: 8, width: bounds.width / 3, height: 24)
  }
}

final class RuleCard: UIView {
  private let rule = UIView()
  private let close = UIButton(type: .close)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    rule.backgroundColor = .black
    addSubview(rule)
    addSubview(close)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    rule.frame = CGRect(x: 0, y: 60, width: bounds.width, height: 0.3)
    close.frame = CGRect(x: 8, y: 8, width: 28, height: 28)
  }
}

#Preview("Thirds", traits: .fixedLayout(width: 161, height: 40)) { ThirdsCard() }
#Preview("Rule", traits: .fixedLayout(width: 160, height: 70)) { RuleCard() }
