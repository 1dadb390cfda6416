import UIKit

/// Rows beneath each other that scroll, between the margins of the view.
final class RowListView: UIScrollView {
  private let stack = UIStackView()

  var spacing: CGFloat {
    get { stack.spacing }
    set { stack.spacing = newValue }
  }

  /// The distance of rows from both sides.
  let sideInset: CGFloat

  var rows: [UIView] {
    get { stack.arrangedSubviews }
    set {
      for row in stack.arrangedSubviews { row.removeFromSuperview() }
      newValue.forEach(stack.addArrangedSubview)
    }
  }

  init(sideInset: CGFloat = Theme.Spacing.medium) {
    self.sideInset = sideInset
    super.init(frame: .zero)
    alwaysBounceVertical = true
    stack.axis = .vertical
    stack.spacing = 2
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let content = contentLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -Theme.Spacing.medium),
      stack.leadingAnchor.constraint(
        equalTo: safeAreaLayoutGuide.leadingAnchor, constant: sideInset),
      stack.trailingAnchor.constraint(
        equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -sideInset),
      content.leadingAnchor.constraint(equalTo: frameLayoutGuide.leadingAnchor),
      content.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
