import UIKit

/// A ticket: a photo whose corner cuts off a ribbon, a title and a place beside it, tags beneath, and a price with a stamp
/// on it.
public final class TicketView: UIView {
  private let photo = UIView()
  private let title = UILabel()
  private let place = UILabel()
  private let tags = UIStackView()
  private let price = UILabel()
  private let stamp = UIView()
  private let ribbon = UIView()

  /// A ticket of 320 by 120 points.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
    backgroundColor = .systemBackground
    layer.cornerRadius = 16

    photo.backgroundColor = .systemIndigo
    photo.layer.cornerRadius = 8
    photo.clipsToBounds = true
    photo.addSubview(ribbon)
    title.text = "Night train to Lisbon"
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    place.text = "Platform 4, coach 12"
    place.font = .systemFont(ofSize: 13)
    place.textColor = .secondaryLabel
    tags.spacing = 6
    for (name, color) in [
      ("sleeper", UIColor.systemTeal), ("window", .systemOrange), ("quiet", .systemGreen),
    ] {
      tags.addArrangedSubview(TagView(name, color))
    }
    // The first has what the others leave of the width.
    for case let tag as TagView in tags.arrangedSubviews.dropFirst() { tag.hugText() }
    price.text = "€ 89"
    price.textAlignment = .center
    price.font = .systemFont(ofSize: 15, weight: .bold)
    price.textColor = .white
    price.backgroundColor = .systemRed
    stamp.backgroundColor = .systemYellow
    stamp.alpha = 0.8
    stamp.layer.cornerRadius = 10
    ribbon.backgroundColor = .systemPink
    ribbon.transform = CGAffineTransform(rotationAngle: .pi / 4)

    addSubview(photo)
    addSubview(title)
    addSubview(place)
    addSubview(tags)
    addSubview(price)
    addSubview(stamp)
    for (view, name) in [
      (self, "ticket"), (photo, "photo"), (title, "title"), (place, "place"), (tags, "tags"),
      (price, "price"),
      (stamp, "stamp"), (ribbon, "ribbon"),
    ] as [(UIView, String)] {
      view.accessibilityIdentifier = name
    }
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("not from a nib") }

  public override func layoutSubviews() {
    super.layoutSubviews()
    photo.frame = CGRect(x: 16, y: 16, width: 56, height: 56)
    let left = photo.frame.maxX + 12
    let free = bounds.width - left - 16
    title.frame = CGRect(
      origin: CGPoint(x: left, y: photo.frame.minY + 4),
      size: title.sizeThatFits(CGSize(width: free, height: .infinity)))
    place.frame = CGRect(
      origin: CGPoint(x: left, y: title.frame.maxY + 4),
      size: place.sizeThatFits(CGSize(width: free, height: .infinity)))
    tags.frame = CGRect(x: 16, y: photo.frame.maxY + 10, width: 180, height: 22)
    price.frame = CGRect(x: bounds.width - 84, y: tags.frame.minY - 4, width: 68, height: 30)
    stamp.frame = CGRect(x: price.frame.minX - 10, y: price.frame.minY - 10, width: 20, height: 20)
    ribbon.bounds = CGRect(x: 0, y: 0, width: 64, height: 9)
    ribbon.center = CGPoint(x: 42, y: 14)
  }
}

/// A word on a coloured ground.
final class TagView: UIView {
  private let label = UILabel()

  init(_ name: String, _ color: UIColor) {
    super.init(frame: .zero)
    accessibilityIdentifier = name
    backgroundColor = color
    layer.cornerRadius = 4
    label.text = name
    label.font = .systemFont(ofSize: 12, weight: .medium)
    label.textColor = .white
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 6),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -6),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      heightAnchor.constraint(equalToConstant: 22),
    ])
  }

  /// Keeps the tag as wide as its word, where others have room to spare.
  func hugText() {
    label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
