import UIKit

/// The head of a profile: a cover, and before it a circle with the member's initials and a name.
///
/// Between its two heights everything moves with the height: the tall head becomes a bar with a small circle and a
/// name.
final class ProfileHeaderView: UIView {
  private enum Metrics {
    static let cover: CGFloat = 132
    static let bar: CGFloat = 52
    static let avatar: CGFloat = 92
    static let avatarInBar: CGFloat = 34
    static let ring: CGFloat = 4
    static let gap: CGFloat = 10
  }

  private let cover = RidgeView(scenery: 0)
  private let shade = UIView()
  private let ring = UIView()
  private let avatar = InitialsView()
  private let nameLabel = UILabel(.title1, weight: .bold)
  private let roleLabel = UILabel(.subheadline, color: .secondaryLabel)
  private let barLabel = UILabel(.headline, color: .white, lines: 1)

  init(profile: Profile) {
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = .systemGroupedBackground
    shade.backgroundColor = .black
    ring.backgroundColor = .systemGroupedBackground
    avatar.member = profile.member
    nameLabel.text = profile.member.name
    barLabel.text = profile.member.name
    roleLabel.text = profile.role
    [cover, shade, nameLabel, roleLabel, ring, avatar, barLabel].forEach(addSubview)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// The height of the bar that is left when all is scrolled away.
  var leastHeight: CGFloat { safeAreaInsets.top + Metrics.bar }

  /// The height of the whole head in a view of a size.
  func greatestHeight(in size: CGSize) -> CGFloat {
    let texts = textSizes(width: textArea(width: size.width).width)
    return coverHeight(in: size) + Metrics.avatar / 2 + Metrics.gap + texts.name.height + 2
      + texts.role.height + Theme.Spacing.medium
  }

  /// The size of the view that the head is in, which decides how high its picture is.
  var surroundingSize = CGSize.zero { didSet { if surroundingSize != oldValue { setNeedsLayout() } } }

  /// The share of the head's way to a bar, 0…1.
  var collapse: CGFloat {
    let greatest = greatestHeight(in: surroundingSize)
    guard greatest > leastHeight else { return 0 }
    return min(max((greatest - bounds.height) / (greatest - leastHeight), 0), 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let collapse = collapse
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let area = textArea(width: bounds.width)
    let stretch = max(0, bounds.height - greatestHeight(in: surroundingSize))
    let coverHeight = coverHeight(in: surroundingSize) + stretch
    cover.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: snapped(mix(coverHeight, leastHeight, collapse)))
    shade.frame = cover.frame
    shade.alpha = 0.45 * collapse

    // The circle goes from the edge of the picture into the bar, on a line.
    let side = snapped(mix(Metrics.avatar, Metrics.avatarInBar, collapse))
    let middle = mix(coverHeight, safeAreaInsets.top + Metrics.bar / 2, collapse)
    let circle = CGRect(x: area.minX, y: snapped(middle - side / 2), width: side, height: side)
    avatar.frame = mirrored(circle, isRightToLeft)
    ring.frame = avatar.frame.insetBy(dx: -Metrics.ring, dy: -Metrics.ring)
    ring.layer.cornerRadius = ring.bounds.width / 2
    ring.alpha = 1 - collapse

    let texts = textSizes(width: area.width)
    let nameY = snapped(coverHeight + Metrics.avatar / 2 + Metrics.gap - collapse * Metrics.avatar)
    nameLabel.frame = mirrored(
      CGRect(x: area.minX, y: nameY, width: texts.name.width, height: texts.name.height), isRightToLeft)
    roleLabel.frame = mirrored(
      CGRect(
        x: area.minX, y: nameY + texts.name.height + 2, width: texts.role.width, height: texts.role.height),
      isRightToLeft)
    // The large name is gone before the small one comes, and each text before the lower edge comes to its letters.
    for label in [nameLabel, roleLabel] {
      let room = bounds.height - (label.frame.maxY + label.font.descender)
      label.alpha = max(0, min(1 - 2 * collapse, room / Theme.Spacing.small))
    }
    barLabel.alpha = max(0, 2 * collapse - 1)

    let start = area.minX + Metrics.avatarInBar + Metrics.gap
    let barText = barLabel.sizeThatFits(bounds.size)
    barLabel.frame = mirrored(
      CGRect(
        x: start, y: snapped(safeAreaInsets.top + (Metrics.bar - barText.height) / 2),
        width: min(barText.width, area.maxX - start), height: barText.height), isRightToLeft)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  /// A low screen has a low picture.
  private func coverHeight(in size: CGSize) -> CGFloat {
    safeAreaInsets.top + min(Metrics.cover, (size.height * 0.2).rounded())
  }

  /// Returns the horizontal extent of texts, as it is from left to right.
  private func textArea(width: CGFloat) -> CGRect {
    let sides = max(safeAreaInsets.left, safeAreaInsets.right) + 20
    let room = min(max(0, width - 2 * sides), ProfileView.greatestContentWidth)
    return CGRect(x: ((width - room) / 2).rounded(), y: 0, width: room, height: 0)
  }

  private func textSizes(width: CGFloat) -> (name: CGSize, role: CGSize) {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    return (nameLabel.sizeThatFits(room), roleLabel.sizeThatFits(room))
  }

  private func mirrored(_ rect: CGRect, _ isMirrored: Bool) -> CGRect {
    isMirrored ? CGRect(origin: CGPoint(x: bounds.width - rect.maxX, y: rect.minY), size: rect.size) : rect
  }

  private func mix(_ from: CGFloat, _ to: CGFloat, _ share: CGFloat) -> CGFloat { from + (to - from) * share }
}
