import ManualLayout
import UIKit

final class Week: UIView {
  let days: [UIView]
  let rule = UIView()

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
    rule.accessibilityIdentifier = "rule"
    rule.backgroundColor = .separator
    addSubview(rule)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    horizontallySpreadSubviews(days, margin: 0)
    let pixel = 1 / pixelsPerPoint
    rule.frame = CGRect(x: 0, y: bounds.maxY - pixel, width: bounds.width, height: pixel)
  }
}
