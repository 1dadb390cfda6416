import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import TextViewCore

/// The badge of a button in a bar: a text in a capsule, or a dot.
final class BarBadge: UIView {
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ badge: UIBarButtonItem.Badge) {
    label.text = badge.stringValue
    label.font = badge.font ?? .systemFont(ofSize: BarPlatters.badgeText, weight: .semibold)
    label.textColor = badge.foregroundColor ?? .white
    backgroundColor = badge.backgroundColor ?? .systemRed
    setNeedsLayout()
  }

  /// The size of the badge, at least a circle.
  var fittingSize: CGSize {
    guard label.text != nil else { return CGSize(width: BarPlatters.dot, height: BarPlatters.dot) }
    let text = label.intrinsicContentSize
    let height = max(BarPlatters.badge, text.height)
    return CGSize(width: max(height, text.width + 2 * BarPlatters.badgeInset), height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds
  }
}
