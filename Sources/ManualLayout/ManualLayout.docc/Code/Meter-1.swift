import ManualLayout
import UIKit

final class Meter: UIView {
  var value: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  let fill = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "meter"
    backgroundColor = .systemGray5
    fill.accessibilityIdentifier = "fill"
    fill.backgroundColor = .systemIndigo
    addSubview(fill)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = (bounds.width * value).roundedToPixel(in: self)
    fill.frame = CGRect(x: bounds.minX, y: bounds.minY, width: width, height: bounds.height)
  }
}
