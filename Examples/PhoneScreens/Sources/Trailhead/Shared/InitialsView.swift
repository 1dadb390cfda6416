import UIKit

/// A member's initials in a circle.
final class InitialsView: UIView {
  private let label = UILabel()

  var member: Member? { didSet { update() } }
  /// A line around the circle, for circles that overlap.
  var ringColor: UIColor? { didSet { setNeedsLayout() } }

  init(member: Member? = nil) {
    self.member = member
    super.init(frame: .zero)
    label.textAlignment = .center
    label.textColor = .white
    addSubview(label)
    update()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 36, height: 36) }

  override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    layer.cornerRadius = side / 2
    layer.borderWidth = ringColor == nil ? 0 : 2
    layer.borderColor = ringColor?.resolvedColor(with: traitCollection).cgColor
    label.font = .systemFont(ofSize: (side * 0.38).rounded(), weight: .semibold)
    label.frame = bounds
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  private func update() {
    label.text = member?.initials
    let colors: [UIColor] = [
      .systemIndigo, .systemOrange, .systemTeal, .systemPink, .systemBrown, .systemPurple, .systemBlue,
    ]
    let sum = member?.name.unicodeScalars.reduce(0) { ($0 * 31 + Int($1.value)) % 1009 } ?? 0
    backgroundColor = colors[sum % colors.count]
    accessibilityLabel = member?.name
  }
}
