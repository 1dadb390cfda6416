import UIKit

/// A field for a message and a button that sends it, laid out by hand.
final class MessageBar: UIView {
  private enum Metrics {
    static let inset: CGFloat = 12
    static let gap: CGFloat = 8
    static let padding: CGFloat = 8
    static let leastHeight: CGFloat = 36
  }

  let field = UITextField()
  let sendButton = TouchButton(type: .custom)
  private let fieldGround = UIView()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    line.backgroundColor = .separator
    fieldGround.backgroundColor = .systemBackground
    fieldGround.layer.borderWidth = 1
    field.placeholder = Strings.Chat.placeholder
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.returnKeyType = .send
    sendButton.setImage(
      UIImage(systemName: "arrow.up", withConfiguration: UIImage.SymbolConfiguration(weight: .semibold)),
      for: .normal)
    sendButton.tintColor = Theme.onAccent
    sendButton.backgroundColor = Theme.accent
    sendButton.accessibilityLabel = Strings.Chat.send
    [line, fieldGround, field, sendButton].forEach(addSubview)
    updateColors()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// The height without what is covered from below.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight + 2 * Metrics.padding)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = contentHeight
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let hairline = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hairline)

    let sides = UIEdgeInsets(
      top: Metrics.padding, left: safeAreaInsets.left + Metrics.inset, bottom: 0,
      right: safeAreaInsets.right + Metrics.inset)
    let content = bounds.inset(by: sides).divided(atDistance: side, from: .minYEdge).slice
    let end: CGRectEdge = isRightToLeft ? .minXEdge : .maxXEdge
    let (button, rest) = content.divided(atDistance: side, from: end)
    sendButton.frame = button
    sendButton.layer.cornerRadius = side / 2
    fieldGround.frame = rest.divided(atDistance: Metrics.gap, from: end).remainder
    fieldGround.layer.cornerRadius = side / 2
    field.frame = fieldGround.frame.insetBy(dx: 14, dy: 0)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
    setNeedsLayout()
  }

  private var contentHeight: CGFloat {
    max(Metrics.leastHeight, field.sizeThatFits(bounds.size).height + 12)
  }

  private func updateColors() {
    fieldGround.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }
}
