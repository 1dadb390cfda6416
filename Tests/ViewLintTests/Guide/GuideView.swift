import Foundation
import LayoutCore
import StyleCore
import TextViewCore

/// A view of the guide's examples: a picture, a title beside it, a line beneath.
class GuideView: UIView {
  let icon = GuideIcon()
  let title = UILabel()
  let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    accessibilityIdentifier = "card"
    icon.backgroundColor = .systemTeal
    icon.accessibilityIdentifier = "icon"
    title.text = "Badge"
    title.accessibilityIdentifier = "title"
    line.backgroundColor = .systemGray
    line.accessibilityIdentifier = "line"
    addSubview(icon)
    addSubview(title)
    addSubview(line)
    setUp()
  }

  required init?(coder: NSCoder) { nil }

  /// A view of so many points.
  required convenience init(width: CGFloat, height: CGFloat) {
    self.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// Sets up the rest of an example, in `init`.
  func setUp() {}
}

/// As large as its picture.
final class GuideIcon: UIView {
  var ideal = CGSize(width: 28, height: 28) {
    didSet { superview?.setNeedsLayout() }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { ideal }
}
