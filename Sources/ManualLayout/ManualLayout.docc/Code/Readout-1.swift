import UIKit

final class Readout: UIView {
  enum Metrics {
    static let padding: CGFloat = 6
  }

  var text = "" {
    didSet {
      if text != oldValue {
        label.text = text
      }
    }
  }

  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "readout"
    backgroundColor = .systemGray5
    layer.cornerRadius = 6
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(width: size.width + 2 * Metrics.padding, height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Metrics.padding, dy: 0)
  }
}
