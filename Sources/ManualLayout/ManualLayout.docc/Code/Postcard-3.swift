import ManualLayout
import UIKit

final class Postcard: UIView {
  enum Metrics {
    static let edgeInset: CGFloat = 16
    static let pictureShare: CGFloat = 0.375
    static let gutter: CGFloat = 12
    static let postmarkDiameter: CGFloat = 40
  }

  let picture = UIView()
  let address = AddressField()
  let postmark = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "postcard"
    backgroundColor = .white
    picture.accessibilityIdentifier = "picture"
    picture.backgroundColor = .systemTeal
    address.accessibilityIdentifier = "address"
    address.backgroundColor = .systemGray6
    postmark.accessibilityIdentifier = "postmark"
    postmark.layer.cornerRadius = Metrics.postmarkDiameter / 2
    postmark.layer.borderWidth = 2
    postmark.layer.borderColor = UIColor.black.cgColor
    addSubview(picture)
    addSubview(address)
    addSubview(postmark)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let content = bounds.insetBy(dx: Metrics.edgeInset, dy: Metrics.edgeInset)
    let (left, right) = content.divided(
      atDistance: content.width * Metrics.pictureShare, from: .minXEdge)
    picture.frame = left
    address.frame = right.inset(by: UIEdgeInsets(top: 0, left: Metrics.gutter, bottom: 0, right: 0))

    address.layoutIfNeeded()
    let stamp = address.stamp
    postmark.bounds.size = CGSize(width: Metrics.postmarkDiameter, height: Metrics.postmarkDiameter)
    let corner = CGPoint(x: stamp.bounds.minX, y: stamp.bounds.maxY)
    postmark.align(.center, withSuperviewPoint: convert(corner, from: stamp))
  }
}
