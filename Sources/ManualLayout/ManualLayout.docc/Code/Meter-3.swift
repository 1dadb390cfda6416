import ManualLayout
import UIKit

final class Meter: UIView {
  enum Metrics {
    static let tickHeight: CGFloat = 6
  }

  var value: CGFloat = 0 {
    didSet { if value != oldValue { setNeedsLayout() } }
  }

  var tickCount = 5 {
    didSet { if tickCount != oldValue { setNeedsDisplay() } }
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
    fill.frame = CGRect(
      x: bounds.minX, y: bounds.minY, width: width, height: bounds.height - Metrics.tickHeight)
  }

  override func draw(_ rect: CGRect) {
    UIColor.label.setFill()
    let line = 1 / pixelsPerPoint
    for tick in 0..<tickCount {
      let share = CGFloat(tick) / CGFloat(max(1, tickCount - 1))
      UIRectFill(
        CGRect(
          x: (share * (bounds.width - line)).flooredToPixel(in: self),
          y: bounds.height - Metrics.tickHeight,
          width: line, height: Metrics.tickHeight))
    }
  }
}
