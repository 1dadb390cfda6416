import Foundation
import LayoutCore

/// A phone screen of about 200 views: a bar, rows with an icon, text lines and a badge, a tab bar. Laid out by hand.
@MainActor
final class PhoneScreen: UIView {
  private let bar = PhoneScreen.box(.secondarySystemBackground)
  private let title = PhoneScreen.box(.label)
  private let rows: [Row]
  private let tabBar = PhoneScreen.box(.secondarySystemBackground)
  private let tabs: [UIView]

  /// The screen at its size, in the traits of a display of the given scale.
  init(scale: CGFloat) {
    rows = (0..<30).map(Row.init)
    tabs = (0..<5).map { _ in PhoneScreen.box(.systemGray) }
    super.init(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    hostTraits = UITraitCollection(displayScale: scale)
    backgroundColor = .systemBackground
    for view in [bar, title] + rows + [tabBar] + tabs { addSubview(view) }
    for tab in tabs { tab.layer.cornerRadius = 6 }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 103)
    title.frame = CGRect(x: 16, y: 70, width: 140, height: 20)
    var content = bounds.inset(by: UIEdgeInsets(top: bar.frame.maxY, left: 0, bottom: 83, right: 0))
    let height = content.height / CGFloat(rows.count)
    for row in rows {
      let (slice, remainder) = content.divided(atDistance: height, from: .minYEdge)
      row.frame = slice
      content = remainder
    }
    tabBar.frame = CGRect(x: 0, y: bounds.maxY - 83, width: bounds.width, height: 83)
    for (index, tab) in tabs.enumerated() {
      let width = bounds.width / CGFloat(tabs.count)
      tab.frame = CGRect(
        x: (CGFloat(index) + 0.5) * width - 12, y: tabBar.frame.minY + 12, width: 24, height: 24)
    }
  }

  fileprivate static func box(_ color: UIColor) -> UIView {
    let view = UIView()
    view.backgroundColor = color
    return view
  }

  /// Views in the tree, the screen itself included.
  var viewCount: Int { 1 + 2 + rows.count * 6 + 1 + tabs.count }
}

/// A row of the list: icon, two lines, a badge, a separator.
@MainActor
private final class Row: UIView {
  private let icon = PhoneScreen.box(.systemIndigo)
  private let first = PhoneScreen.box(.label)
  private let second = PhoneScreen.box(.secondaryLabel)
  private let badge = PhoneScreen.box(.systemRed)
  private let separator = PhoneScreen.box(.separator)

  init(_ index: Int) {
    super.init(frame: .zero)
    backgroundColor = index.isMultiple(of: 2) ? .systemBackground : .secondarySystemBackground
    for view in [icon, first, second, badge, separator] { addSubview(view) }
    icon.layer.cornerRadius = 5
    badge.layer.cornerRadius = 6
    badge.layer.borderWidth = 1
    badge.layer.borderColor = UIColor.white.cgColor
    badge.alpha = index.isMultiple(of: 3) ? 0.5 : 1
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = CGRect(x: 16, y: 2, width: 18, height: 18)
    first.frame = CGRect(x: 44, y: 3, width: bounds.width - 120, height: 6)
    second.frame = CGRect(x: 44, y: 12, width: bounds.width - 180, height: 5)
    badge.frame = CGRect(x: bounds.maxX - 40, y: 5, width: 24, height: 12)
    separator.frame = CGRect(x: 44, y: bounds.maxY - 1 / 3, width: bounds.width - 44, height: 1 / 3)
  }
}
