import UIKit

final class AddressField: UIView {
  enum Metrics {
    static let lineHeight: CGFloat = 2
    static let lineSpacing: CGFloat = 24
    static let stampSize = CGSize(width: 36, height: 44)
  }

  let lines = [UIView(), UIView(), UIView()]
  let stamp = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for line in lines {
      line.backgroundColor = .systemGray
      addSubview(line)
    }
    stamp.accessibilityIdentifier = "stamp"
    stamp.backgroundColor = .systemRed
    stamp.transform = CGAffineTransform(rotationAngle: .pi / 15)
    addSubview(stamp)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, line) in lines.reversed().enumerated() {
      line.frame = CGRect(
        x: bounds.minX, y: bounds.maxY - CGFloat(index + 1) * Metrics.lineSpacing,
        width: bounds.width, height: Metrics.lineHeight)
    }
    stamp.frame = CGRect(
      x: bounds.maxX - Metrics.stampSize.width, y: bounds.minY,
      width: Metrics.stampSize.width, height: Metrics.stampSize.height)
  }
}
