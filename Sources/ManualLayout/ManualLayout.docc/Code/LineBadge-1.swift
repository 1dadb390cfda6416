import ManualLayout
import UIKit

final class LineBadge: UIView {
  let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGreen
    layer.cornerRadius = 6
    layoutMargins = UIEdgeInsets(vertical: 4, horizontal: 8)
    name.accessibilityIdentifier = "name"
    name.font = .boldSystemFont(ofSize: 17)
    name.textColor = .white
    addSubview(name)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let available = CGRect(origin: .zero, size: size).inset(by: layoutMargins).size
    return CGRect(origin: .zero, size: name.sizeThatFits(available)).outset(by: layoutMargins).size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    name.frame = bounds.inset(by: layoutMargins)
  }
}
