import UIKit

/// A profile: a head that becomes a bar as one scrolls, and beneath it figures, buttons and cards. All by hand.
final class ProfileView: UIView {
  private enum Metrics {
    static let gap: CGFloat = 16
    static let cardGap: CGFloat = 24
    static let buttonHeight: CGFloat = 46
  }

  /// The width beyond which content stays in the middle.
  static let greatestContentWidth: CGFloat = 640

  let scrollView = UIScrollView()
  let header: ProfileHeaderView
  let followButton: UIButton
  let messageButton: UIButton
  private let figures: FiguresView
  let aboutCard: AboutCard
  private let achievementsTitle = UILabel(.headline)
  private let achievements: [AchievementView]

  init(profile: Profile) {
    header = ProfileHeaderView(profile: profile)
    figures = FiguresView(figures: [
      (Strings.Profile.trips, "\(profile.tripCount)"), (Strings.Profile.summits, "\(profile.summitCount)"),
      (Strings.Profile.kilometres, "\(profile.kilometres)"),
    ])
    aboutCard = AboutCard(text: profile.about)
    achievements = profile.achievements.map(AchievementView.init)
    followButton = UIButton(configuration: .filled())
    messageButton = UIButton(configuration: .gray())
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    achievementsTitle.text = Strings.Profile.achievements
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.alwaysBounceVertical = true
    addSubview(scrollView)
    ([figures, followButton, messageButton, aboutCard, achievementsTitle] + achievements)
      .forEach(scrollView.addSubview)
    addSubview(header)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    header.surroundingSize = bounds.size
    scrollView.contentInset.bottom = safeAreaInsets.bottom
    layOutContent()
    layOutHeader()
  }

  /// The distance of scrolling after which the head is a bar.
  var collapseDistance: CGFloat { max(0, header.greatestHeight(in: bounds.size) - header.leastHeight) }

  /// Gives the head the height that scrolling has left it.
  func layOutHeader() {
    let height = header.greatestHeight(in: bounds.size) - scrollView.contentOffset.y
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(header.leastHeight, height))
    header.layoutIfNeeded()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  private func layOutContent() {
    let sides = max(safeAreaInsets.left, safeAreaInsets.right) + 20
    let room = bounds.width - 2 * sides
    let width = min(room, Self.greatestContentWidth)
    // In the middle, as the head's texts.
    let x = ((bounds.width - width) / 2).rounded()
    var y = header.greatestHeight(in: bounds.size)
    func place(_ view: UIView, gap: CGFloat = Metrics.gap) {
      let height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      view.frame = CGRect(x: x, y: y, width: width, height: height)
      y += height + gap
    }
    place(figures)
    y = placeButtons(at: CGPoint(x: x, y: y), width: width) + Metrics.cardGap
    place(aboutCard, gap: Metrics.cardGap)
    place(achievementsTitle, gap: 10)
    for view in achievements { place(view, gap: 10) }
    // There is enough beneath the head for it to become a bar.
    let least = bounds.height + collapseDistance - safeAreaInsets.bottom
    scrollView.contentSize = CGSize(width: bounds.width, height: max(y + Metrics.gap, least))
  }

  private func placeButtons(at origin: CGPoint, width: CGFloat) -> CGFloat {
    let fitting = [followButton, messageButton].map { $0.sizeThatFits(CGSize(width: width, height: 0)) }
    let height = max(Metrics.buttonHeight, fitting.map(\.height).max() ?? 0)
    // The rest of a pixel is in the gap.
    let half = snapped((width - 12) / 2, .down)
    // Large text has a line for each button.
    if fitting.contains(where: { $0.width > half }) {
      followButton.frame = CGRect(x: origin.x, y: origin.y, width: width, height: height)
      messageButton.frame = followButton.frame.offsetBy(dx: 0, dy: height + 12)
      return messageButton.frame.maxY
    }
    let line = CGRect(x: origin.x, y: origin.y, width: width, height: height)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (first, rest) = line.divided(atDistance: half, from: isRightToLeft ? .maxXEdge : .minXEdge)
    followButton.frame = first
    messageButton.frame = rest.divided(atDistance: half, from: isRightToLeft ? .minXEdge : .maxXEdge).slice
    return line.maxY
  }
}
