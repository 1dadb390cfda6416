import UIKit

/// Rows on a card, with a title above it and a note beneath it.
final class SettingsSection: UIView {
  init(title: String? = nil, rows: [UIView], note: String? = nil) {
    super.init(frame: .zero)
    let card = UIView()
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = Theme.Radius.card
    card.clipsToBounds = true
    let list = UIStackView(arrangedSubviews: rows)
    list.axis = .vertical
    list.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(list)

    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 7
    stack.translatesAutoresizingMaskIntoConstraints = false
    if let title { stack.addArrangedSubview(caption(title, .footnote, isTitle: true)) }
    stack.addArrangedSubview(card)
    if let note { stack.addArrangedSubview(caption(note, .footnote, isTitle: false)) }
    addSubview(stack)
    NSLayoutConstraint.activate(
      list.constraints(pinning: .all, to: card) + stack.constraints(pinning: .all, to: self))
    for (row, next) in zip(rows, rows.dropFirst()) { addSeparator(between: row, and: next, in: card) }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func caption(_ text: String, _ style: UIFont.TextStyle, isTitle: Bool) -> UIView {
    let label = UILabel(style, color: .secondaryLabel)
    label.text = isTitle ? text.uppercased() : text
    let line = UIStackView(arrangedSubviews: [label])
    line.isLayoutMarginsRelativeArrangement = true
    line.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    return line
  }

  /// A line of one pixel that begins where the titles begin.
  private func addSeparator(between row: UIView, and next: UIView, in card: UIView) {
    let line = Separator()
    line.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(line)
    NSLayoutConstraint.activate([
      line.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      line.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 60),
      line.trailingAnchor.constraint(equalTo: card.trailingAnchor),
    ])
  }
}

/// A line as high as a pixel.
private final class Separator: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .separator
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 1 / max(traitCollection.displayScale, 1))
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }
}
