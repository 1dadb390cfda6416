import UIKit

/// An achievement of a member: a symbol, a title and a line of text.
final class AchievementView: UIView {
  private enum Metrics {
    static let padding: CGFloat = 14
    static let tile: CGFloat = 40
    static let gap: CGFloat = 12
  }

  private let tile = UIImageView()
  private let titleLabel = UILabel(.body, weight: .medium)
  private let detailLabel = UILabel(.footnote, color: .secondaryLabel)

  init(achievement: Achievement) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = Theme.Radius.card
    tile.image = UIImage(systemName: achievement.symbol)
    tile.contentMode = .center
    tile.tintColor = Theme.accent
    tile.backgroundColor = .tertiarySystemFill
    tile.layer.cornerRadius = Metrics.tile / 2
    titleLabel.text = achievement.title
    detailLabel.text = achievement.detail
    [tile, titleLabel, detailLabel].forEach(addSubview)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let texts = textSizes(width: size.width)
    return CGSize(
      width: size.width,
      height: max(Metrics.tile, texts.title.height + 2 + texts.detail.height) + 2 * Metrics.padding)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let area = bounds.insetBy(dx: Metrics.padding, dy: Metrics.padding)
    let start: CGRectEdge = isRightToLeft ? .maxXEdge : .minXEdge
    let (tileArea, rest) = area.divided(atDistance: Metrics.tile, from: start)
    tile.frame = CGRect(
      x: tileArea.minX, y: (area.midY - Metrics.tile / 2).rounded(), width: Metrics.tile, height: Metrics.tile
    )
    let textArea = rest.divided(atDistance: Metrics.gap, from: start).remainder
    let texts = textSizes(width: bounds.width)
    let top = (area.midY - (texts.title.height + 2 + texts.detail.height) / 2).rounded()
    titleLabel.frame = CGRect(
      x: textArea.minX, y: top, width: textArea.width, height: texts.title.height)
    detailLabel.frame = CGRect(
      x: textArea.minX, y: titleLabel.frame.maxY + 2, width: textArea.width, height: texts.detail.height)
  }

  private func textSizes(width: CGFloat) -> (title: CGSize, detail: CGSize) {
    let room = CGSize(
      width: width - 2 * Metrics.padding - Metrics.tile - Metrics.gap, height: .greatestFiniteMagnitude)
    return (titleLabel.sizeThatFits(room), detailLabel.sizeThatFits(room))
  }
}
