import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import TextViewCore

/// A title in an edit menu.
final class EditMenuButton: UIControl {
  private let label = UILabel()
  private let isMore: Bool

  init(_ title: String, _ element: UIMenuElement?, onTap: @escaping () -> Void) {
    isMore = element == nil
    super.init(frame: .zero)
    let attributes = element?.menuAttributes ?? []
    isEnabled = !attributes.contains(.disabled)
    label.text = title
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.textColor = !isEnabled ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
    addSubview(label)
    accessibilityLabel = title
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// The width of the title and the space beside it.
  var width: CGFloat {
    isMore
      ? EditMenuFigures.more
      : label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44)).width.rounded(.up)
        + 2 * EditMenuFigures.padding
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
