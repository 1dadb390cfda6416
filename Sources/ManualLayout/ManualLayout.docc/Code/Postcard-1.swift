import UIKit

final class Postcard: UIView {
  let picture = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "postcard"
    backgroundColor = .white
    picture.accessibilityIdentifier = "picture"
    picture.backgroundColor = .systemTeal
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }
}
