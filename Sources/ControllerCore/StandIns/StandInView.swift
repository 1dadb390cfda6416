import Foundation
import GraphicsCore
@_spi(Plumb) import LayoutCore
import StyleCore
import TextViewCore

/// The view of a controller of the system whose content Linux does not have: its name, and lines about its state.
final class StandInView: UIView {
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let content: () -> [String]

  /// Creates a view with a title, and a closure of the lines below it.
  init(title: String, _ content: @escaping () -> [String]) {
    self.content = content
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = .secondarySystemBackground
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.accessibilityTraits = [.staticText, .header]
    detailLabel.font = .systemFont(ofSize: 15)
    detailLabel.textColor = .secondaryLabel
    for label in [titleLabel, detailLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var contentKind: ViewContent.Kind { .container }

  override func layoutSubviews() {
    super.layoutSubviews()
    detailLabel.text = content().joined(separator: "\n")
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 16, dy: 24)
    let room = CGSize(width: max(0, area.width), height: .greatestFiniteMagnitude)
    let title = titleLabel.sizeThatFits(room).height
    titleLabel.frame = CGRect(x: area.minX, y: area.minY, width: room.width, height: title)
    detailLabel.frame = CGRect(
      x: area.minX, y: titleLabel.frame.maxY + 8, width: room.width,
      height: max(0, min(detailLabel.sizeThatFits(room).height, area.maxY - titleLabel.frame.maxY - 8)))
  }
}
