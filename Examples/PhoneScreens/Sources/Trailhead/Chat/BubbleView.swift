import UIKit

/// A message in a bubble, whose tail lies in the margin of its side. It is laid out by hand.
final class BubbleView: UIView {
  /// The side that a bubble points to.
  enum Side {
    case leading
    case trailing
  }

  private enum Metrics {
    static let padding = UIEdgeInsets(top: 8, left: 13, bottom: 8, right: 13)
    static let radius: CGFloat = 17
  }

  /// The width of the tail.
  static let tailWidth: CGFloat = 6

  let side: Side
  private let hasTail: Bool
  private let label = UILabel(.body)
  private let shape = CAShapeLayer()

  init(text: String, side: Side, hasTail: Bool) {
    self.side = side
    self.hasTail = hasTail
    super.init(frame: .zero)
    layer.addSublayer(shape)
    label.text = text
    label.textColor = side == .trailing ? Theme.onAccent : .label
    addSubview(label)
    updateColor()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let padding = Metrics.padding
    let room = CGSize(
      width: size.width - padding.left - padding.right - Self.tailWidth, height: .greatestFiniteMagnitude)
    let text = label.sizeThatFits(room)
    return CGSize(
      width: text.width + padding.left + padding.right + Self.tailWidth,
      height: text.height + padding.top + padding.bottom)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (bubble, _) = bounds.divided(
      atDistance: bounds.width - Self.tailWidth, from: pointsRight ? .minXEdge : .maxXEdge)
    label.frame = bubble.inset(by: Metrics.padding)
    shape.frame = bounds
    shape.path = path.cgPath
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColor()
    setNeedsLayout()
  }

  private var pointsRight: Bool {
    (side == .trailing) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  /// The bubble as it points right, turned about where it points left.
  private var path: UIBezierPath {
    let body = CGRect(x: 0, y: 0, width: bounds.width - Self.tailWidth, height: bounds.height)
    let path = UIBezierPath(
      roundedRect: body, cornerRadius: min(Metrics.radius, body.height / 2))
    if hasTail {
      let tip = CGPoint(x: bounds.width, y: body.maxY)
      // It leaves the body above its round corner.
      let top = max(body.midY, body.maxY - 28)
      let tail = UIBezierPath()
      tail.move(to: CGPoint(x: body.maxX - 4, y: top))
      tail.addLine(to: CGPoint(x: body.maxX, y: top))
      tail.addQuadCurve(to: tip, controlPoint: CGPoint(x: body.maxX, y: body.maxY - 4))
      tail.addQuadCurve(
        to: CGPoint(x: body.maxX - 11, y: body.maxY - 4),
        controlPoint: CGPoint(x: body.maxX - 5, y: body.maxY + 1))
      tail.close()
      path.append(tail)
    }
    if !pointsRight {
      path.apply(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: bounds.width, ty: 0))
    }
    return path
  }

  private func updateColor() {
    let color = side == .trailing ? Theme.accent : UIColor.systemGray5
    shape.fillColor = color.resolvedColor(with: traitCollection).cgColor
  }
}
