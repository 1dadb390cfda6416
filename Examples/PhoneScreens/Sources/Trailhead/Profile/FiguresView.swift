import UIKit

/// Numbers beside each other in equal parts, with lines between them.
final class FiguresView: UIView {
  private let values: [UILabel]
  private let titles: [UILabel]
  private let lines: [UIView]

  init(figures: [(title: String, value: String)]) {
    values = figures.map { figure in
      let label = UILabel(.title2, weight: .bold, lines: 1)
      label.text = figure.value
      return label
    }
    titles = figures.map { figure in
      let label = UILabel(.footnote, color: .secondaryLabel, lines: 1)
      label.text = figure.title
      return label
    }
    lines = figures.dropFirst().map { _ in UIView() }
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = Theme.Radius.card
    for label in values + titles {
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      addSubview(label)
    }
    for line in lines {
      line.backgroundColor = .separator
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 14 + height(of: values) + 2 + height(of: titles) + 14)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width / CGFloat(values.count)
    let pixel = 1 / max(traitCollection.displayScale, 1)
    let (valueHeight, titleHeight) = (height(of: values), height(of: titles))
    for index in values.indices {
      let place = CGFloat(isRightToLeft ? values.count - 1 - index : index)
      let column = CGRect(x: place * width, y: 14, width: width, height: 0).insetBy(dx: 8, dy: 0)
      values[index].frame = CGRect(x: column.minX, y: 14, width: column.width, height: valueHeight)
      titles[index].frame = CGRect(
        x: column.minX, y: 14 + valueHeight + 2, width: column.width, height: titleHeight)
    }
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: (CGFloat(index + 1) * width).rounded(), y: 14, width: pixel, height: bounds.height - 28)
    }
  }

  private func height(of labels: [UILabel]) -> CGFloat {
    labels.map { $0.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).height }.max()
      ?? 0
  }
}
