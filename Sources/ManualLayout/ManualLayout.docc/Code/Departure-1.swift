import ManualLayout
import UIKit

final class Departure: UIView {
  enum Metrics {
    static let inset: CGFloat = 16
    static let lineToDestination: CGFloat = 12
  }

  let line = UILabel()
  let destination = UILabel()
  let time = UILabel()

  init(line: String, destination: String, time: String) {
    super.init(frame: .zero)
    accessibilityIdentifier = "departure"
    backgroundColor = .systemBackground
    self.line.accessibilityIdentifier = "line"
    self.line.text = line
    self.line.font = .boldSystemFont(ofSize: 17)
    self.line.textColor = .white
    self.line.backgroundColor = .systemGreen
    self.destination.accessibilityIdentifier = "destination"
    self.destination.text = destination
    self.time.accessibilityIdentifier = "time"
    self.time.text = time
    self.time.font = .systemFont(ofSize: 28)
    addSubview(self.line)
    addSubview(self.destination)
    addSubview(self.time)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    destination.sizeToFit(width: bounds.width, constraints: .maxWidth)
    destination.align(
      .leftCenter, with: line, .rightCenter, horizontalOffset: Metrics.lineToDestination)
    line.sizeToFit(bounds.size)
    line.align(withSuperview: .leftCenter, inset: Metrics.inset)
    time.sizeToFit(bounds.size)
    time.align(withSuperview: .rightCenter, inset: Metrics.inset)
  }
}
