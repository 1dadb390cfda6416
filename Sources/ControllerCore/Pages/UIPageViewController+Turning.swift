import Foundation
import LayerCore
import LayoutCore
import StyleCore

/// The pages that are turned without scrolling.
extension UIPageViewController {
  func observeTurning(on container: UIView) {
    book.pan.isAcross = isAcross
    book.pan.addHandler { [weak self] _ in self?.followPan() }
    book.tap.addHandler { [weak self] _ in self?.followTap() }
    container.addGestureRecognizer(book.pan)
    container.addGestureRecognizer(book.tap)
  }

  /// Asks the delegate for the location of the spine, after a change of the orientation.
  func updateSpine(for size: CGSize) {
    guard !isScrolling, let delegate, let view = viewIfLoaded else { return }
    let old = view.bounds.size
    guard (old.width > old.height) != (size.width > size.height) else { return }
    let orientation: UIInterfaceOrientation = size.width > size.height ? .landscapeLeft : .portrait
    let spine = delegate.pageViewController(self, spineLocationFor: orientation)
    book.spine = spine == .none ? .min : spine
    // A spine that is no longer in the middle has the first of two pages; one that is there now has both, which the
    // delegate may have set before the location was known.
    if book.pages.count > 1, spine != .mid {
      setPages([book.pages[0]], .forward, isAnimated: false, nil)
    } else if book.pages.count < min(book.given.count, pagesPerLeaf) {
      setPages(book.given, .forward, isAnimated: false, nil)
    }
  }

  private func length(_ size: CGSize) -> CGFloat { isAcross ? size.width : size.height }

  /// Places the pages; of a turn, the page above is moved away by the share that is done.
  func placeTurningPages(in area: CGRect) {
    guard let turn = book.turn, let coming = book.comingLeaf else {
      book.leaf?.place(at: area, isMirrored: isMirrored)
      return
    }
    let share = turn.direction == .forward ? book.progress : 1 - book.progress
    let way = share * length(area.size) * (isMirrored ? 1 : -1)
    let away = isAcross ? area.offsetBy(dx: way, dy: 0) : area.offsetBy(dx: 0, dy: way)
    let isForward = turn.direction == .forward
    (isForward ? coming : book.leaf)?.place(at: area, isMirrored: isMirrored)
    (isForward ? book.leaf : coming)?.place(at: away, isMirrored: isMirrored)
    if let leaf = book.leaf, isForward { view.insertSubview(leaf, belowSubview: book.dots) }
  }

  /// Moves the turn on to its end, or back to its start, in what is left of its time.
  func turnOn(to end: CGFloat) {
    book.isDragging = false
    book.generation += 1
    let generation = book.generation
    let rest = PageFigures.turning * TimeInterval(abs(end - book.progress))
    guard AnimationClock.isRunning, rest > 0 else { return complete(end == 1) }
    UIView.animate(withDuration: rest, delay: 0, options: .curveEaseInOut) { [self] in
      book.progress = end
      placePages()
    } completion: { [weak self] _ in
      guard let self, book.generation == generation else { return }
      complete(end == 1)
    }
  }

  // MARK: Fingers

  /// The way of the finger towards the next page, in points or points per second.
  private func forwardWay(_ way: CGPoint) -> CGFloat {
    isAcross ? (isMirrored ? way.x : -way.x) : -way.y
  }

  private func followPan() {
    guard let view = viewIfLoaded else { return }
    let way = forwardWay(book.pan.translation(in: view))
    switch book.pan.state {
    case .began:
      // A page that settles does so without the finger.
      guard dataSource != nil, book.turn == nil else { return }
      beginTurn(way >= 0 ? .forward : .reverse)
      book.isDragging = book.turn != nil
    case .changed: drag(by: way)
    case .ended: endDrag(speed: forwardWay(book.pan.velocity(in: view)))
    case .cancelled: endDrag(speed: nil)
    default: break
    }
  }

  private func beginTurn(_ direction: NavigationDirection) {
    let next = direction == .forward ? pages(after: book.pages) : pages(before: book.pages)
    guard let next else { return }
    begin(PageTurn(from: book.pages, to: next, direction: direction, isByUser: true, completion: nil))
  }

  private func drag(by way: CGFloat) {
    guard book.isDragging, let turn = book.turn else { return }
    let length = length(pagesArea.size)
    let share = length > 0 ? way / length : 0
    book.progress = max(0, min(turn.direction == .forward ? share : -share, 1))
    placePages()
  }

  /// Ends a drag: a finger that moves on turns the page, and so does one that rests beyond the centre.
  private func endDrag(speed: CGFloat?) {
    guard book.isDragging, let turn = book.turn else { return }
    let onward = (speed ?? 0) * (turn.direction == .forward ? 1 : -1)
    let goesOn = speed != nil && (onward > 0 || (onward == 0 && book.progress > 0.5))
    turnOn(to: goesOn ? 1 : 0)
  }

  /// Turns the page for a tap near an edge.
  private func followTap() {
    guard dataSource != nil, book.turn == nil, let view = viewIfLoaded else { return }
    let (point, area) = (book.tap.location(in: view), pagesArea)
    let length = length(area.size)
    guard length > 0 else { return }
    var share = (isAcross ? point.x - area.minX : point.y - area.minY) / length
    if isMirrored { share = 1 - share }
    if share > 1 - PageFigures.tapShare {
      beginTurn(.forward)
    } else if share < PageFigures.tapShare {
      beginTurn(.reverse)
    }
    run(isAnimated: true)
  }
}
