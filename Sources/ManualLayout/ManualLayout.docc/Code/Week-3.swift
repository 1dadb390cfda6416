import ManualLayout
import UIKit

final class Week: UIView {
  let days: [UIView]

  init(loads: [CGFloat]) {
    days = loads.map { load in
      let day = UIView()
      day.backgroundColor = UIColor.systemBlue.withAlphaComponent(load)
      return day
    }
    super.init(frame: .zero)
    accessibilityIdentifier = "week"
    backgroundColor = .systemBackground
    for (index, day) in days.enumerated() {
      day.accessibilityIdentifier = "day \(index + 1)"
      addSubview(day)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(days.count)
    for (index, day) in days.enumerated() {
      let left = (CGFloat(index) * width).roundedToPixel(in: self)
      let right = (CGFloat(index + 1) * width).roundedToPixel(in: self)
      day.frame = CGRect(x: left, y: 0, width: right - left, height: bounds.height)
    }
  }
}
