import UIKit

/// A row that is filled by something. Where that takes no touches the row takes them, and is grey under a finger.
class ContentRow: UIControl {
  private let content: UIView

  /// A row around `content`, with a margin above and below it.
  init(_ content: UIView, margin: CGFloat) {
    self.content = content
    super.init(frame: .zero)
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: topAnchor, constant: margin),
      content.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -margin),
      content.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      content.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      heightAnchor.constraint(greaterThanOrEqualToConstant: Theme.leastTouchSize),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted && !content.isUserInteractionEnabled ? .systemGray4 : nil }
  }
}
