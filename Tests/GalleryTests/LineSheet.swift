import UIKit

/// Lines of text one below the other, each in a font of its own.
final class LineSheet: UIView {
  private let labels: [UILabel]

  init(_ lines: [(String, UIFont)]) {
    labels = lines.map { text, font in
      let label = UILabel()
      (label.text, label.font, label.textColor) = (text, font, .black)
      return label
    }
    super.init(frame: .zero)
    for label in labels { addSubview(label) }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sizes = labels.map { $0.sizeThatFits(size) }
    return CGSize(
      width: (sizes.map(\.width).max() ?? 0).rounded(.up) + 24,
      height: (sizes.reduce(24 - 4) { $0 + $1.height + 4 }).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 12
    for label in labels {
      label.sizeToFit()
      label.frame.origin = CGPoint(x: 12, y: y)
      y = label.frame.maxY + 4
    }
  }
}
