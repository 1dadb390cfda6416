import ManualLayout
import UIKit

final class Notice: UIView {
  enum Metrics {
    static let padding: CGFloat = 12
    static let spacing: CGFloat = 6
  }

  let title = UILabel()
  let message = UILabel()

  init(title: String, message: String) {
    super.init(frame: .zero)
    accessibilityIdentifier = "notice"
    backgroundColor = .systemYellow
    self.title.accessibilityIdentifier = "title"
    self.title.text = title
    self.title.font = .boldSystemFont(ofSize: 17)
    self.title.numberOfLines = 0
    self.message.accessibilityIdentifier = "message"
    self.message.text = message
    self.message.numberOfLines = 0
    addSubview(self.title)
    addSubview(self.message)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sizes = contentSizes(in: size)
    return CGSize(
      width: max(sizes.title.width, sizes.message.width) + 2 * Metrics.padding,
      height: sizes.title.height + Metrics.spacing + sizes.message.height + 2 * Metrics.padding)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let sizes = contentSizes(in: bounds.size)
    title.frame = CGRect(origin: CGPoint(x: Metrics.padding, y: Metrics.padding), size: sizes.title)
    message.frame = CGRect(
      origin: CGPoint(x: Metrics.padding, y: title.frame.maxY + Metrics.spacing), size: sizes.message)
  }

  /// The sizes of both labels in a notice of at most `size`: the message gets the rest of the height.
  private func contentSizes(in size: CGSize) -> (title: CGSize, message: CGSize) {
    let available = CGSize(
      width: size.width - 2 * Metrics.padding, height: size.height - 2 * Metrics.padding)
    let titleSize = title.sizeThatFits(available, constraints: .maxSize)
    let messageSize = message.sizeThatFits(
      width: available.width, height: available.height - titleSize.height - Metrics.spacing,
      constraints: .maxSize)
    return (titleSize, messageSize)
  }
}
