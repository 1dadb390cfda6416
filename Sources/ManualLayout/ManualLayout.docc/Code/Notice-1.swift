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

  override func layoutSubviews() {
    super.layoutSubviews()
    let content = bounds.insetBy(dx: Metrics.padding, dy: Metrics.padding)
    let titleSize = title.sizeThatFits(content.size)
    title.frame = CGRect(x: content.minX, y: content.minY, width: content.width, height: titleSize.height)
    let top = title.frame.maxY + Metrics.spacing
    message.frame = CGRect(
      x: content.minX, y: top, width: content.width, height: max(0, content.maxY - top))
  }
}
