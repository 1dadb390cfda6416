import ManualLayout
import UIKit

/// A stand-in for a calendar: a title and three weeks inside its layout margins, with today in the second week.
final class CalendarView: UIView {
  enum Metrics {
    static let idealSize = CGSize(width: 220, height: 150)
    static let titleHeight: CGFloat = 24
    static let weekHeight: CGFloat = 30
    static let titleWidth: CGFloat = 90
    static let today: CGFloat = 22
    static let spacing: CGFloat = 9
  }

  private let title = UIView()
  private let weeks = [UIView(), UIView(), UIView()]
  private let today = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.backgroundColor = .label
    today.backgroundColor = .systemRed
    today.layer.cornerRadius = Metrics.today / 2
    for week in weeks { week.backgroundColor = .systemGray4 }
    ([title] + weeks + [today]).forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGRect(origin: .zero, size: Metrics.idealSize).outset(by: layoutMargins).size
  }

  override func layoutSubviews() {
    let content = bounds.inset(by: layoutMargins)
    title.bounds.size = CGSize(width: Metrics.titleWidth, height: Metrics.titleHeight)
    today.bounds.size = CGSize(width: Metrics.today, height: Metrics.today)
    for week in weeks { week.bounds.size = CGSize(width: content.width, height: Metrics.weekHeight) }
    applyVerticalSubviewDistribution(inRect: content, orthogonalAlignment: .leading()) {
      title
      for week in weeks {
        Metrics.spacing.fixed
        week
      }
      1.flexible
    }
    today.align(.leadingCenter, with: weeks[1], .leadingCenter)
  }

  /// The frames of what is seen of it, in the coordinates of `view`.
  func contents(in view: UIView) -> [CGRect] { subviews.map { convert($0.frame, to: view) } }
}

/// A calendar with space around it: outside, as this view's margins, or inside, as the calendar's own.
final class CalendarCardView: UIView {
  static let margins = NSDirectionalEdgeInsets(top: 10, leading: 34, bottom: 22, trailing: 12)

  let calendarView = CalendarView()
  private let isSpaceOutside: Bool

  init(frame: CGRect, isSpaceOutside: Bool) {
    self.isSpaceOutside = isSpaceOutside
    super.init(frame: frame)
    backgroundColor = .systemBackground
    calendarView.backgroundColor = .systemGreen
    directionalLayoutMargins = isSpaceOutside ? Self.margins : .zero
    calendarView.directionalLayoutMargins = isSpaceOutside ? .zero : Self.margins
    addSubview(calendarView)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    if isSpaceOutside {
      calendarView.sizeToFit(bounds.inset(by: layoutMargins).size, constraints: .maxSize)
      // The middle between margins that differ.
      calendarView.align(.center, with: layoutMarginsAlignmentProxy, .center)
    } else {
      calendarView.sizeToFit(bounds.size, constraints: .maxSize)
      calendarView.align(withSuperview: .center)
    }
  }
}
