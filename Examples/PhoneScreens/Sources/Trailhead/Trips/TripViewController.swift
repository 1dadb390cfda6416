import UIKit

/// One trip: its picture, its figures, what is said of it, who comes along.
final class TripViewController: UIViewController {
  var trip: Trip? {
    didSet { if isViewLoaded { update() } }
  }

  private let scrollView = UIScrollView()
  private let hero = RidgeView()
  private let titleLabel = UILabel(.title1, weight: .bold)
  private let dateLabel = UILabel(.subheadline, color: .secondaryLabel)
  private let badge = DifficultyBadge(difficulty: .easy)
  private let facts = [
    FactView(title: Strings.Trips.distance), FactView(title: Strings.Trips.ascent),
    FactView(title: Strings.Trips.duration),
  ]
  private let factStack = UIStackView()
  private let aboutTitle = UILabel(.headline)
  private let aboutLabel = UILabel(.body)
  private let membersTitle = UILabel(.headline)
  private let members = MembersView()
  private lazy var joinButton = UIButton(configuration: joinConfiguration(isJoined: false))
  private let content = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    aboutTitle.text = Strings.Trips.about
    membersTitle.text = Strings.Trips.goingAlong
    factStack.spacing = Theme.Spacing.small
    factStack.distribution = .fillEqually
    facts.forEach(factStack.addArrangedSubview)
    joinButton.addAction(UIAction { [weak self] _ in self?.join() }, for: .touchUpInside)
    buildContent()
    updateAxis()
    update()
  }

  private func buildContent() {
    let heading = UIStackView(arrangedSubviews: [dateLabel, titleLabel])
    heading.axis = .vertical
    heading.spacing = Theme.Spacing.tight
    let badgeLine = UIStackView(arrangedSubviews: [badge, UIView()])
    content.axis = .vertical
    content.spacing = Theme.Spacing.small
    for part in [heading, badgeLine, factStack, aboutTitle, aboutLabel, membersTitle, members, joinButton] {
      content.addArrangedSubview(part)
    }
    for part in [badgeLine, factStack, aboutLabel, members] {
      content.setCustomSpacing(Theme.Spacing.large, after: part)
    }
    content.setCustomSpacing(12, after: heading)

    for subview in [hero, content] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(subview)
    }
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    let (frame, inside) = (scrollView.frameLayoutGuide, scrollView.contentLayoutGuide)
    let margins = view.readableContentGuide
    NSLayoutConstraint.activate(scrollView.constraints(pinning: .all, to: view))
    NSLayoutConstraint.activate([
      inside.widthAnchor.constraint(equalTo: frame.widthAnchor),
      hero.topAnchor.constraint(equalTo: inside.topAnchor),
      hero.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
      hero.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
      hero.heightAnchor.constraint(equalTo: frame.heightAnchor, multiplier: 0.26),
      content.topAnchor.constraint(equalTo: hero.bottomAnchor, constant: 20),
      content.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: inside.bottomAnchor, constant: -Theme.Spacing.large),
      joinButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
    ])
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateAxis()
  }

  private func update() {
    scrollView.isHidden = trip == nil
    guard let trip else { return }
    hero.scenery = trip.scenery
    titleLabel.text = trip.title
    dateLabel.text = trip.date
    badge.difficulty = trip.difficulty
    facts[0].value = Strings.Trips.kilometres(trip.kilometres)
    facts[1].value = Strings.Trips.metres(trip.ascent)
    facts[2].value = Strings.Trips.hours(trip.hours)
    aboutLabel.text = trip.summary
    members.members = trip.members
    joinButton.configuration = joinConfiguration(isJoined: false)
    scrollView.setContentOffset(CGPoint(x: 0, y: -scrollView.adjustedContentInset.top), animated: false)
    updateAxis()
  }

  /// Large text needs the whole width for each figure.
  private func updateAxis() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    factStack.axis = isLarge ? .vertical : .horizontal
  }

  private func join() {
    guard var trip else { return }
    let you = Sample.ines
    if !trip.members.contains(you) { trip.members.append(you) }
    members.members = trip.members
    joinButton.configuration = joinConfiguration(isJoined: true)
    joinButton.isUserInteractionEnabled = false
  }

  private func joinConfiguration(isJoined: Bool) -> UIButton.Configuration {
    var configuration = isJoined ? UIButton.Configuration.tinted() : .filled()
    configuration.title = isJoined ? Strings.Trips.joined : Strings.Trips.join
    configuration.background.cornerRadius = Theme.Radius.card
    if isJoined {
      configuration.image = UIImage(systemName: "checkmark")
      configuration.imagePadding = Theme.Spacing.small
    } else {
      configuration.baseForegroundColor = Theme.onAccent
    }
    return configuration
  }
}

/// A figure with its name, on a tile.
private final class FactView: UIView {
  private let valueLabel = UILabel(.title3, weight: .semibold, lines: 1)
  private let titleLabel = UILabel(.caption1, color: .secondaryLabel, lines: 1)

  var value: String? {
    get { valueLabel.text }
    set { valueLabel.text = newValue }
  }

  init(title: String) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = Theme.Radius.thumbnail
    titleLabel.text = title
    for label in [valueLabel, titleLabel] {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.7
    }
    let stack = UIStackView(arrangedSubviews: [titleLabel, valueLabel])
    stack.axis = .vertical
    stack.spacing = 2
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 12, bottom: 10, trailing: 12)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// Circles that overlap, from the leading side, laid out by hand.
private final class MembersView: UIView {
  private static let side: CGFloat = 40
  private static let step: CGFloat = 33
  private var circles: [InitialsView] = []

  var members: [Member] = [] {
    didSet {
      for circle in circles { circle.removeFromSuperview() }
      circles = members.map(InitialsView.init)
      for circle in circles {
        circle.ringColor = .systemBackground
        addSubview(circle)
      }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.side)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, circle) in circles.enumerated() {
      let x = CGFloat(index) * Self.step
      circle.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - Self.side : x, y: 0, width: Self.side, height: Self.side)
    }
  }
}
