import UIKit

/// A portrait in a ring with a badge on its corner: three bare layers, placed in `layoutSubviews`.
public final class AvatarView: UIView {
  private enum Metrics {
    static let ringWidth: CGFloat = 3
    static let ringToPortrait: CGFloat = 2
    static let badgeShare: CGFloat = 0.3
  }

  public let ring = CALayer()
  public let portrait = CALayer()
  public let badge = CALayer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    ring.borderWidth = Metrics.ringWidth
    ring.borderColor = UIColor.systemBlue.cgColor
    portrait.backgroundColor = UIColor.systemGray4.cgColor
    badge.backgroundColor = UIColor.systemGreen.cgColor
    badge.borderColor = UIColor.white.cgColor
    badge.borderWidth = 2
    [ring, portrait, badge].forEach(layer.addSublayer)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let side = min(size.width, size.height, 96)
    return CGSize(width: side, height: side)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    let square = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    ring.frame = square
    ring.cornerRadius = side / 2

    let inset = Metrics.ringWidth + Metrics.ringToPortrait
    portrait.frame = square.insetBy(dx: inset, dy: inset)
    portrait.cornerRadius = portrait.bounds.width / 2

    let badgeSide = (side * Metrics.badgeShare).rounded()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    badge.bounds.size = CGSize(width: badgeSide, height: badgeSide)
    badge.position = CGPoint(
      x: isRightToLeft ? square.minX + badgeSide / 2 : square.maxX - badgeSide / 2,
      y: square.maxY - badgeSide / 2)
    badge.cornerRadius = badgeSide / 2
  }
}
