import Foundation
@_spi(Plumb) import LayoutCore
import StyleCore

/// The scroll view of pages, which has three places: for the present page in the middle, and one on each side.
///
/// Programs may set a delegate of their own, which is told of everything, too.
final class PageScrollView: UIScrollView {
  private let listener = PageScrollListener()

  /// The closures that are called when a drag begins, at each step, and when scrolling ends.
  var onBegin: () -> Void = {}
  var onScroll: () -> Void = {}
  var onRest: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    super.delegate = listener
  }

  required init?(coder: NSCoder) { nil }

  override var delegate: (any UIScrollViewDelegate)? {
    get { super.delegate }
    set { listener.observer = newValue }
  }
}

/// The delegate of the scroll view of pages, which passes everything on to the program's.
private final class PageScrollListener: NSObject, UIScrollViewDelegate {
  weak var observer: (any UIScrollViewDelegate)?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    (scrollView as? PageScrollView)?.onScroll()
    observer?.scrollViewDidScroll(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    (scrollView as? PageScrollView)?.onBegin()
    observer?.scrollViewWillBeginDragging(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    unsafe observer?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { (scrollView as? PageScrollView)?.onRest() }
    observer?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    observer?.scrollViewWillBeginDecelerating(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    (scrollView as? PageScrollView)?.onRest()
    observer?.scrollViewDidEndDecelerating(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    (scrollView as? PageScrollView)?.onRest()
    observer?.scrollViewDidEndScrollingAnimation(scrollView)
  }
}

/// The recognizer of drags of a page along the axis of its controller.
final class PagePanRecognizer: UIPanGestureRecognizer {
  var isAcross = true

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let way = translation(in: view)
    let (along, across) = isAcross ? (abs(way.x), abs(way.y)) : (abs(way.y), abs(way.x))
    if state == .possible, across > along, across >= PageFigures.decision {
      state = .failed
    } else {
      super.touchesMoved(touches, with: event)
    }
  }
}
