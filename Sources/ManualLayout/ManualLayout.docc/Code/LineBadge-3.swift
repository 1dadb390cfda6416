import ManualLayout
import UIKit

final class LineBadge: UIView {
  enum Metrics {
    static let overhang = NSDirectionalEdgeInsets(top: 4, leading: 0, bottom: 0, trailing: 4)
    static let markDiameter: CGFloat = 12
  }

  let body = UIView()
  let name = UILabel()
  let mark = UIView()

  /// The badge without its mark, for views that are aligned with it.
  var bodyAlignmentProxy: any Alignable {
    alignmentProxy(directionallyInsetBy: Metrics.overhang)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 4 + Metrics.overhang.top, leading: 8, bottom: 4, trailing: 8 + Metrics.overhang.trailing)
    body.accessibilityIdentifier = "body"
    body.backgroundColor = .systemGreen
    body.layer.cornerRadius = 6
    name.accessibilityIdentifier = "name"
    name.font = .boldSystemFont(ofSize: 17)
    name.textColor = .white
    mark.accessibilityIdentifier = "mark"
    mark.backgroundColor = .systemRed
    mark.layer.cornerRadius = Metrics.markDiameter / 2
    addSubview(body)
    addSubview(name)
    addSubview(mark)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let available = CGRect(origin: .zero, size: size).inset(by: layoutMargins).size
    return CGRect(origin: .zero, size: name.sizeThatFits(available)).outset(by: layoutMargins).size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    name.frame = bounds.inset(by: layoutMargins)
    body.untransformedFrame = bounds.inset(by: Metrics.overhang, in: self)
    mark.bounds.size = CGSize(width: Metrics.markDiameter, height: Metrics.markDiameter)
    mark.align(withSuperview: .topTrailing)
  }
}
