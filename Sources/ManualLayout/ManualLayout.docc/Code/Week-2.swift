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
      day.frame = CGRect(
        x: (CGFloat(index) * width).roundedToPixel(in: self), y: 0,
        width: width.roundedToPixel(in: self), height: bounds.height)
    }
  }
}
