import ManualLayout
import UIKit

final class Departure: UIView {
  enum Metrics {
    static let lineToDestination: CGFloat = 12
    static let destinationToTime: CGFloat = 12
  }

  let line = LineBadge()
  let destination = UILabel()
  let time = UILabel()

  init(line: String, destination: String, time: String) {
    super.init(frame: .zero)
    accessibilityIdentifier = "departure"
    backgroundColor = .systemBackground
    directionalLayoutMargins = NSDirectionalEdgeInsets(vertical: 12, horizontal: 16)
    self.line.accessibilityIdentifier = "line"
    self.line.name.text = line
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
    let content = bounds.inset(by: layoutMargins)
    line.sizeToFit(content.size)
    time.sizeToFit(content.size)
    destination.sizeToFit(
      width: content.width - line.bounds.width - Metrics.lineToDestination
        - Metrics.destinationToTime - time.bounds.width,
      constraints: .maxWidth)

    let margins = layoutMarginsAlignmentProxy
    time.capInsetsAlignmentProxy.align(.trailingCenter, with: margins, .trailingCenter)
    line.align(.leadingCenter, with: margins, .leadingCenter)
    let gap = NSDirectionalEdgeInsets(
      top: 0, leading: 0, bottom: 0, trailing: -Metrics.lineToDestination)
    destination.capInsetsAlignmentProxy.align(
      .leadingCenter, with: line.alignmentProxy(directionallyInsetBy: gap), .trailingCenter)
  }
}
