import Foundation
import LayoutCore
import StyleCore

/// The pages that scroll.
extension UIPageViewController {
  func observeScrolling() {
    let scrollView = book.scrollView
    scrollView.onBegin = { [weak self] in self?.beginScrolling() }
    scrollView.onScroll = { [weak self] in self?.followScrolling() }
    scrollView.onRest = { [weak self] in self?.settle() }
    scrollView.alwaysBounceHorizontal = isAcross
    scrollView.alwaysBounceVertical = !isAcross
  }

  /// The distance between the starts of two pages, in points.
  private var step: CGFloat { isAcross ? book.scrollView.bounds.width : book.scrollView.bounds.height }

  /// The place that is scrolled to: 1 for the present page, 0 and 2 for those beside it.
  private var place: CGFloat {
    let offset = book.scrollView.contentOffset
    return step > 0 ? (isAcross ? offset.x : offset.y) / step : 1
  }

  private func place(_ direction: NavigationDirection) -> CGFloat {
    (direction == .forward) != isMirrored ? 2 : 0
  }

  private func offset(_ place: CGFloat) -> CGPoint {
    isAcross ? CGPoint(x: place * step, y: 0) : CGPoint(x: 0, y: place * step)
  }

  /// Places the pages in the scroll view, which is larger than a page by the space between two.
  func placeScrollingPages(in area: CGRect) {
    let scrollView = book.scrollView
    let wasPlacing = book.isPlacing
    book.isPlacing = true
    let space = options.spacing
    let frame = area.insetBy(dx: isAcross ? -space / 2 : 0, dy: isAcross ? 0 : -space / 2)
    let isNew = scrollView.frame != frame
    if isNew { scrollView.frame = frame }
    scrollView.contentSize = CGSize(
      width: isAcross ? 3 * frame.width : area.width, height: isAcross ? area.height : 3 * frame.height)
    if isNew || book.turn == nil, !scrollView.isDragging, !scrollView.isDecelerating {
      // The inset first: content that is at an end moves with it.
      scrollView.contentInset = .zero
      scrollView.contentOffset = offset(1)
    }
    func place(_ leaf: PageLeaf?, at place: CGFloat) {
      leaf?.place(
        at: CGRect(
          x: isAcross ? place * step + space / 2 : 0, y: isAcross ? 0 : place * step + space / 2,
          width: area.width, height: area.height), isMirrored: isMirrored)
    }
    place(book.leaf, at: 1)
    if let turn = book.turn { place(book.comingLeaf, at: self.place(turn.direction)) }
    book.isPlacing = wasPlacing
  }

  private func beginScrolling() {
    if book.turn == nil { findNeighbours() }
  }

  /// Asks for the pages on both sides; where there is none, scrolling ends.
  func findNeighbours() {
    book.neighbours = (pages(before: book.pages), pages(after: book.pages))
    var insets = UIEdgeInsets.zero
    for direction in [NavigationDirection.forward, .reverse] where neighbours(direction) == nil {
      switch (isAcross, place(direction) == 0) {
      case (true, true): insets.left = -step
      case (true, false): insets.right = -step
      case (false, true): insets.top = -step
      case (false, false): insets.bottom = -step
      }
    }
    book.isPlacing = true
    book.scrollView.contentInset = insets
    book.isPlacing = false
  }

  private func neighbours(_ direction: NavigationDirection) -> [UIViewController]? {
    direction == .forward ? book.neighbours.after : book.neighbours.before
  }

  /// Begins the change to the page that comes into view, or to the other one if the finger turns round.
  private func followScrolling() {
    guard !book.isPlacing, book.scrollView.isDragging || book.turn?.isByUser == true else { return }
    let place = place
    guard place != 1 else { return }
    let direction: NavigationDirection = (place > 1) != isMirrored ? .forward : .reverse
    if let turn = book.turn {
      guard turn.isByUser, turn.direction != direction, book.scrollView.isDragging else { return }
      book.isPlacing = true
      complete(false)
      book.isPlacing = false
    }
    guard book.scrollView.isDragging, let next = neighbours(direction) else { return }
    begin(PageTurn(from: book.pages, to: next, direction: direction, isByUser: true, completion: nil))
  }

  /// Ends the change where scrolling ended, or scrolls on to the nearest page.
  private func settle() {
    guard !book.isPlacing else { return }
    let place = place
    let nearest = max(0, min(place.rounded(), 2))
    guard abs(place - nearest) * step < 0.5 else {
      return book.scrollView.setContentOffset(offset(nearest), animated: true)
    }
    if !book.scrollView.isDragging { book.neighbours = (nil, nil) }
    guard let turn = book.turn else { return placePages() }
    // The pages that your code set are shown wherever the user scrolled to.
    complete(!turn.isByUser || nearest == self.place(turn.direction))
  }

  /// Scrolls to the page that your code set, or that the user chose by a dot.
  func scrollOn() {
    guard let turn = book.turn else { return }
    let end = offset(place(turn.direction))
    guard end != book.scrollView.contentOffset else { return complete(true) }
    book.scrollView.setContentOffset(end, animated: true)
  }
}
