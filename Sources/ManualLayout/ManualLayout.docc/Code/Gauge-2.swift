import UIKit

final class Gauge: UIView {
  enum Metrics {
    static let inset: CGFloat = 16
    static let meterTop: CGFloat = 24
    static let meterHeight: CGFloat = 20
    static let pointerSize = CGSize(width: 2, height: 12)
    static let pointerToMeter: CGFloat = 2
  }

  let meter = Meter()
  let pointer = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "gauge"
    backgroundColor = .systemBackground
    pointer.accessibilityIdentifier = "pointer"
    pointer.backgroundColor = .systemRed
    addSubview(meter)
    addSubview(pointer)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    meter.frame = CGRect(
      x: Metrics.inset, y: Metrics.meterTop,
      width: bounds.width - 2 * Metrics.inset, height: Metrics.meterHeight)
    meter.layoutIfNeeded()
    let end = convert(CGPoint(x: meter.fill.frame.maxX, y: 0), from: meter)
    pointer.bounds.size = Metrics.pointerSize
    pointer.center = CGPoint(
      x: end.x, y: end.y - Metrics.pointerToMeter - Metrics.pointerSize.height / 2)
  }

  func show(_ value: CGFloat) {
    meter.value = value
    setNeedsLayout()
  }
}
