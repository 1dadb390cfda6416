import ControlCore
import Foundation
import GraphicsCore
@_spi(Plumb) import LayoutCore
import StyleCore

/// The properties with which a page view controller is created.
@MainActor
package struct PageOptions {
  let style: UIPageViewController.TransitionStyle
  let orientation: UIPageViewController.NavigationOrientation
  let spine: UIPageViewController.SpineLocation
  /// The space between pages that scroll, in points.
  let spacing: CGFloat

  package init(
    _ style: UIPageViewController.TransitionStyle, _ orientation: UIPageViewController.NavigationOrientation,
    _ options: [UIPageViewController.OptionsKey: Any]
  ) {
    (self.style, self.orientation) = (style, orientation)
    let isCurl = style == .pageCurl
    let wanted = options[.spineLocation].flatMap(Self.number).map { Int(saturating: $0) }
    let named = wanted.flatMap(UIPageViewController.SpineLocation.init(rawValue:)) ?? .min
    spine = isCurl ? named == .none ? .min : named : .none
    let space = options[.interPageSpacing].flatMap(Self.number) ?? 0
    spacing = isCurl || !space.isFinite ? 0 : CGFloat(max(0, space))
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as UIPageViewController.SpineLocation: Double(value.rawValue)
    default: (value as? NSNumber)?.doubleValue
    }
  }
}

/// The pages of a page view controller, and the views that they are in.
@MainActor
struct PageBook {
  /// The pages that are shown.
  var pages: [UIViewController] = []
  /// The pages that your code set, also those for which there is no place beside the spine, or that the user turned to.
  var given: [UIViewController] = []
  var isDoubleSided = false
  /// The location of the spine that the delegate chose.
  var spine: UIPageViewController.SpineLocation?
  /// The change of pages that is under way.
  var turn: PageTurn?
  /// Whether or not a finger drags the page of the turn that is under way.
  var isDragging = false
  /// The share of a turn without scrolling that is done.
  var progress: CGFloat = 0
  /// The number of turns so far, by which the end of an animation knows whether it is too late.
  var generation = 0
  /// The pages next to the present ones, while the user scrolls.
  var neighbours: (before: [UIViewController]?, after: [UIViewController]?)
  /// The view of the present pages.
  var leaf: PageLeaf?
  /// The view of the pages that come.
  var comingLeaf: PageLeaf?
  /// Whether or not the controller itself moves the scroll view.
  var isPlacing = false
  let scrollView = PageScrollView(frame: .zero)
  let dots = UIPageControl(frame: .zero)
  /// The dot of the present page.
  var dot = 0
  let pan = PagePanRecognizer(target: nil, action: nil)
  let tap = UITapGestureRecognizer(target: nil, action: nil)
}

/// A change of pages.
@MainActor
struct PageTurn {
  let from: [UIViewController]
  let to: [UIViewController]
  let direction: UIPageViewController.NavigationDirection
  let isByUser: Bool
  var isAnimated = true
  let completion: ((Bool) -> Void)?

  /// The pages that are shown only before the turn, and only after it.
  var leaving: [UIViewController] { from.filter { page in !to.contains { $0 === page } } }
  var coming: [UIViewController] { to.filter { page in !from.contains { $0 === page } } }
}

/// The view of one page, or of the two on both sides of a spine.
final class PageLeaf: UIView {
  let pages: [UIViewController]
  private let isAcross: Bool

  init(_ pages: [UIViewController], isAcross: Bool) {
    self.pages = pages
    self.isAcross = isAcross
    super.init(frame: .zero)
    clipsToBounds = true
    for page in pages { if let view = page.view { addSubview(view) } }
  }

  required init?(coder: NSCoder) { nil }

  override var contentKind: ViewContent.Kind { .container }

  /// Sets the frame, and with it those of the pages, the first at the right if mirrored.
  func place(at frame: CGRect, isMirrored: Bool) {
    self.frame = frame
    let count = CGFloat(max(1, pages.count))
    for (index, page) in pages.enumerated() where page.viewIfLoaded?.superview === self {
      let place = CGFloat(isMirrored ? pages.count - 1 - index : index)
      page.viewIfLoaded?.frame =
        isAcross
        ? CGRect(
          x: place * frame.width / count, y: 0, width: frame.width / count, height: frame.height)
        : CGRect(
          x: 0, y: place * frame.height / count, width: frame.width, height: frame.height / count)
    }
  }

  /// Removes the leaf, and the pages that are still on it.
  func tearOut() {
    for page in pages where page.viewIfLoaded?.superview === self { page.viewIfLoaded?.removeFromSuperview() }
    removeFromSuperview()
  }
}
