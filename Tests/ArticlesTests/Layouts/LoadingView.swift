import ManualLayout
import UIKit

/// An indicator in the middle, and a label beneath it: the label's position depends on the indicator's.
final class LoadingView: UIView {
  enum Metrics {
    static let activityIndicatorSize: CGSize = .init(width: 48, height: 48)
    static let activityIndicatorToLabelMargin: CGFloat = 32
  }

  let activityIndicator = UIView()
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    activityIndicator.layer.cornerRadius = Metrics.activityIndicatorSize.width / 2
    activityIndicator.layer.borderWidth = 5
    activityIndicator.layer.borderColor = UIColor.systemBlue.cgColor
    label.text = "Loading your pictures"
    label.textColor = .secondaryLabel
    [activityIndicator, label].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    for step in steps { step.perform() }
  }

  var steps: [LayoutStep] {
    [
      LayoutStep("size of indicator") {
        self.activityIndicator.untransformedFrame.size = Metrics.activityIndicatorSize
      },
      LayoutStep("size of label") { self.label.sizeToFit(width: self.bounds.width, constraints: .maxWidth) },
      LayoutStep("position of indicator", after: ["size of indicator"]) {
        self.activityIndicator.align(withSuperview: .center)
      },
      LayoutStep("position of label", after: ["size of label", "size of indicator", "position of indicator"])
      {
        self.label.align(
          .topCenter, with: self.activityIndicator, .bottomCenter,
          verticalOffset: Metrics.activityIndicatorToLabelMargin)
      },
    ]
  }
}
