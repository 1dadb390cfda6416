import UIKit

final class AddressField: UIView {
  enum Metrics {
    static let lineHeight: CGFloat = 2
    static let lineSpacing: CGFloat = 24
  }

  let lines = [UIView(), UIView(), UIView()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    for line in lines {
      line.backgroundColor = .systemGray
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, line) in lines.reversed().enumerated() {
      line.frame = CGRect(
        x: frame.minX, y: frame.maxY - CGFloat(index + 1) * Metrics.lineSpacing,
        width: frame.width, height: Metrics.lineHeight)
    }
  }
}
