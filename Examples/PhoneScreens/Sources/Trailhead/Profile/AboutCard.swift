import UIKit

/// A text of which three lines are shown, until a tap on "more".
final class AboutCard: UIView {
  private enum Metrics {
    static let padding: CGFloat = 16
    static let gap: CGFloat = 6
    static let lines = 3
  }

  private let titleLabel = UILabel(.headline)
  private let textLabel = UILabel(.body)
  let moreButton = TouchButton(type: .system)

  private(set) var isExpanded = false

  init(text: String) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = Theme.Radius.card
    clipsToBounds = true
    titleLabel.text = Strings.Profile.about
    textLabel.text = text
    textLabel.accessibilityIdentifier = "about-text"
    moreButton.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
    moreButton.titleLabel?.adjustsFontForContentSizeCategory = true
    moreButton.contentHorizontalAlignment = .leading
    [titleLabel, textLabel, moreButton].forEach(addSubview)
    setExpanded(false)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func setExpanded(_ isExpanded: Bool) {
    self.isExpanded = isExpanded
    textLabel.numberOfLines = isExpanded ? 0 : Metrics.lines
    moreButton.setTitle(isExpanded ? Strings.Profile.less : Strings.Profile.more, for: .normal)
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sizes = sizes(width: size.width)
    return CGSize(
      width: size.width,
      height: 2 * Metrics.padding + sizes.title + Metrics.gap + sizes.text + Metrics.gap + sizes.button)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.insetBy(dx: Metrics.padding, dy: Metrics.padding)
    let sizes = sizes(width: bounds.width)
    titleLabel.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: sizes.title)
    textLabel.frame = CGRect(
      x: area.minX, y: titleLabel.frame.maxY + Metrics.gap, width: area.width, height: sizes.text)
    moreButton.frame = CGRect(
      x: area.minX, y: textLabel.frame.maxY + Metrics.gap, width: area.width, height: sizes.button)
  }

  private func sizes(width: CGFloat) -> (title: CGFloat, text: CGFloat, button: CGFloat) {
    let room = CGSize(width: width - 2 * Metrics.padding, height: .greatestFiniteMagnitude)
    return (
      titleLabel.sizeThatFits(room).height, textLabel.sizeThatFits(room).height,
      max(20, moreButton.titleLabel?.sizeThatFits(room).height ?? 0)
    )
  }
}
