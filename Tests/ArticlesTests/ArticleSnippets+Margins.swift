// More code of the articles, as in ArticleSnippets.swift: space around and inside, proxies, updates, a controller,
// distribution.

import ManualLayout
import UIKit

// MARK: Negative space

private final class SpaceOutsideView: UIView {
  // There is no UICalendarView on Linux.
  let calendarView = CalendarView()

  enum Metrics {
    static let edgeInsets: UIEdgeInsets = .init(top: 10, left: 20, bottom: 10, right: 20)
  }

  override func layoutSubviews() {
    let layoutBounds = bounds.inset(by: Metrics.edgeInsets)
    calendarView.sizeToFit(layoutBounds.size, constraints: .maxSize)
    // Note: This assumes the edge insets are vertically and horizontally symmetrical.
    calendarView.align(withSuperview: .center)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let availableSize = CGRect(origin: .zero, size: size).inset(by: Metrics.edgeInsets).size
    let calendarSizeThatFits = calendarView.sizeThatFits(availableSize, constraints: .maxSize)
    return CGRect(origin: .zero, size: calendarSizeThatFits).outset(by: Metrics.edgeInsets).size
  }
}

private final class SpaceInsideView: UIView {
  let calendarView = CalendarView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    calendarView.layoutMargins = .init(top: 10, left: 20, bottom: 10, right: 20)
    addSubview(calendarView)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    calendarView.sizeToFit(bounds.size, constraints: .maxSize)
    calendarView.align(withSuperview: .center)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    return calendarView.sizeThatFits(size)
  }
}

private final class MarginsView: UIView {
  let calendarView = CalendarView()

  override func layoutSubviews() {
    let layoutBounds = bounds.inset(by: layoutMargins)
    calendarView.sizeToFit(layoutBounds.size, constraints: .maxSize)
    // Note: This assumes the edge insets are vertically and horizontally symmetrical.
    calendarView.align(withSuperview: .center)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let availableSize = CGRect(origin: .zero, size: size).inset(by: layoutMargins).size
    let calendarSizeThatFits = calendarView.sizeThatFits(availableSize, constraints: .maxSize)
    return CGRect(origin: .zero, size: calendarSizeThatFits).outset(by: layoutMargins).size
  }
}

// MARK: Proxies

private final class ProxiesView: UIView {
  let subview = UIView()
  let proxyView = UIView()

  func withOffset() {
    subview.align(
      .topRight,
      with: self,
      .topRight,
      offset: UIOffset(
        horizontal: -layoutMargins.right,
        vertical: layoutMargins.top
      )
    )
  }

  func withDirection() {
    subview.align(
      .topTrailing,
      with: self,
      .topTrailing,
      offset: UIOffset(
        horizontal: effectiveUserInterfaceLayoutDirection == .leftToRight
          ? -layoutMargins.right
          : layoutMargins.left,
        vertical: layoutMargins.top
      )
    )
  }

  func withView() {
    proxyView.untransformedFrame = bounds.inset(by: layoutMargins)
    subview.align(
      .topTrailing,
      with: proxyView,
      .topTrailing
    )
  }

  override func layoutSubviews() {
    subview.align(
      .topTrailing,
      with: self.layoutMarginsAlignmentProxy,
      .topTrailing
    )
  }
}

private final class BubbleView: UIView {
  enum Metrics { static let tailWidth: CGFloat = 11 }

  var bodyAlignmentProxy: Alignable {
    // The body is inset by the layoutMargins, so we can just use the `layoutMarginsAlignmentProxy` here.
    // This is also equivalent to using:
    return alignmentProxy(insetBy: layoutMargins)
  }

  var bodyWithTailAlignmentProxy: Alignable {
    // First find the body (using the layoutMargins), then outset by the tail size.
    return layoutMarginsAlignmentProxy.alignmentProxyInsetBy(right: -Metrics.tailWidth)
  }
}

// MARK: Updates

private final class StarView: UIView {
  var numberOfPoints = 0 {
    didSet {
      setNeedsDisplay()
    }
  }

  override func draw(_ rect: CGRect) {
    switch numberOfPoints {
    case 0:
      return
    default:
      break
    }
  }
}

private final class AutoLayoutView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    // intrinsic content size changes
    super.layoutSubviews()
  }

  func animate() {
    // The article's `animateWithDuration(0.2, animations: …)` is how Swift 2 imported it.
    UIView.animate(
      withDuration: 0.2,
      animations: {
        // animate frame or constraints
      },
      completion: { _ in
        self.layoutIfNeeded()
      })
  }
}

// MARK: A controller

private final class PUIMainViewController: UIViewController {
  let mainView = UIView()
  let leftButton = UIButton(type: .system)
  let rightButton = UIButton(type: .system)

  init() {
    super.init(nibName: nil, bundle: nil)
    view.backgroundColor = .systemBackground
    leftButton.setTitle("Left", for: .normal)
    rightButton.setTitle("Right", for: .normal)
    mainView.backgroundColor = .systemRed
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLayoutSubviews() {
    let buttonAreaHeight = CGFloat(60)
    let padding = CGFloat(20)
    // Can't forget your safe area insets
    let safeContentRegion = view.bounds.inset(by: view.safeAreaInsets)
    let contentRegion = safeContentRegion.insetBy(dx: padding, dy: padding)
    let mainViewArea = contentRegion.divided(atDistance: buttonAreaHeight, from: .maxYEdge)
    let buttonsArea = mainViewArea.slice.divided(atDistance: mainViewArea.slice.width / 2, from: .minXEdge)
    mainView.frame = mainViewArea.remainder
    leftButton.frame = buttonsArea.slice
    rightButton.frame = buttonsArea.remainder
  }
}

// MARK: Distribution, as the library's own page has it

private final class DistributingView: UIView {
  let (icon, label, button) = (UIView(), UILabel(), UIButton(type: .system))

  override func layoutSubviews() {
    applyVerticalSubviewDistribution([icon, 10.fixed, label])
    applyVerticalSubviewDistribution([2.flexible, label, 12.fixed, button, 3.flexible])
    applyHorizontalSubviewDistribution {
      8.fixed
      icon
      1.flexible
      label.distributionItemUsingCapInsets
      1.flexible
      button
      8.fixed
    }
    label.firstLineAlignmentProxy.align(.leftCenter, with: icon, .rightCenter, horizontalOffset: 8)
    icon.alignToSuperview(.topCenter, inset: 20)
    icon.frame = AspectRatio.widescreen.rect(toFit: bounds, at: .topCenter, in: self)
  }
}
