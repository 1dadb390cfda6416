import ControlCore
import Foundation
import LayerCore
import LayoutCore
import StyleCore

/// The pages, their places, and the beginning and the end of each change.
extension UIPageViewController {
  var isAcross: Bool { navigationOrientation == .horizontal }
  var isScrolling: Bool { transitionStyle == .scroll }
  /// Whether or not the next page is at the left.
  var isMirrored: Bool { isAcross && viewIfLoaded?.isReversed == true }
  /// The number of pages that are shown at the same time.
  var pagesPerLeaf: Int { spineLocation == .mid ? 2 : 1 }

  func loadPages() {
    let container = ContainerView(frame: UIScreen.main.bounds) { [weak self] in self?.placePages() }
    view = container
    if isScrolling {
      container.addSubview(book.scrollView)
      observeScrolling()
    } else {
      observeTurning(on: container)
    }
    container.addSubview(book.dots)
    book.dots.addAction(
      UIAction { [weak self] _ in self?.followDots() }, for: .valueChanged)
    if !book.pages.isEmpty { book.leaf = addLeaf(of: book.pages) }
    dataSourceChanged()
    placePages()
  }

  func dataSourceChanged() {
    book.scrollView.isScrollEnabled = dataSource != nil
    updateDots()
  }

  // MARK: Places

  /// The rectangle of the pages in the view, which ends above the page control.
  var pagesArea: CGRect {
    var area = view.bounds
    guard !book.dots.isHidden else { return area }
    area.size.height = max(0, area.height - dotsHeight)
    return area
  }

  private var dotsHeight: CGFloat { ControlSizes.pageControlHeight + view.safeAreaInsets.bottom }

  func placePages() {
    guard let view = viewIfLoaded else { return }
    let area = pagesArea
    book.dots.frame = CGRect(
      x: view.bounds.minX, y: view.bounds.maxY - dotsHeight, width: view.bounds.width,
      height: ControlSizes.pageControlHeight)
    if isScrolling { placeScrollingPages(in: area) } else { placeTurningPages(in: area) }
  }

  func addLeaf(of pages: [UIViewController]) -> PageLeaf {
    let leaf = PageLeaf(pages, isAcross: isAcross)
    if isScrolling {
      book.scrollView.addSubview(leaf)
    } else {
      view.insertSubview(leaf, belowSubview: book.dots)
    }
    return leaf
  }

  // MARK: Dots

  /// Shows the number of dots and the present one as the data source has them.
  func updateDots() {
    guard isViewLoaded else { return }
    let count = isScrolling && isAcross ? dataSource?.presentationCount(for: self) ?? 0 : 0
    let wasHidden = book.dots.isHidden
    book.dots.isHidden = count <= 0
    book.dots.numberOfPages = max(0, count)
    if count > 0 { book.dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0 }
    book.dot = book.dots.currentPage
    if wasHidden != book.dots.isHidden { view.setNeedsLayout() }
  }

  /// Turns to the page of the dot that the user chose.
  private func followDots() {
    let isForward = book.dots.currentPage > book.dot
    let next = book.turn != nil ? nil : isForward ? pages(after: book.pages) : pages(before: book.pages)
    guard let next else {
      book.dots.currentPage = book.dot
      return
    }
    let direction: NavigationDirection = isForward ? .forward : .reverse
    begin(PageTurn(from: book.pages, to: next, direction: direction, isByUser: true, completion: nil))
    run(isAnimated: true)
  }

  // MARK: Pages

  func setPages(
    _ given: [UIViewController], _ direction: NavigationDirection, isAnimated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    finishNow()
    book.given = given
    let new = Array(given.prefix(pagesPerLeaf))
    begin(
      PageTurn(
        from: book.pages, to: new, direction: direction, isByUser: false, isAnimated: isAnimated,
        completion: completion))
    run(isAnimated: isAnimated && !book.pages.isEmpty && !new.isEmpty)
  }

  /// Returns the pages that follow others, as many as are shown at the same time, or `nil` at the end.
  func pages(after pages: [UIViewController]) -> [UIViewController]? {
    guard let last = pages.last else { return nil }
    return neighbours(of: last) { self.dataSource?.pageViewController(self, viewControllerAfter: $0) }
  }

  /// Returns the pages before others, as many as are shown at the same time, or `nil` at the beginning.
  func pages(before pages: [UIViewController]) -> [UIViewController]? {
    guard let first = pages.first else { return nil }
    return neighbours(of: first) { self.dataSource?.pageViewController(self, viewControllerBefore: $0) }
      .map { $0.reversed() }
  }

  /// Returns the next pages from the nearest to the farthest; of a page with a back only the side that will be seen.
  private func neighbours(
    of page: UIViewController, _ next: (UIViewController) -> UIViewController?
  ) -> [UIViewController]? {
    guard let near = next(page), near !== page else { return nil }
    guard isDoubleSided, !isScrolling else { return [near] }
    guard let far = next(near), far !== near else { return nil }
    return spineLocation == .mid ? [near, far] : [far]
  }

  /// Begins a change: the new pages become children, and their views are loaded and added.
  func begin(_ turn: PageTurn) {
    book.turn = turn
    book.generation += 1
    book.progress = 0
    if turn.isByUser { delegate?.pageViewController(self, willTransitionTo: turn.to) }
    for page in turn.coming { addChild(page) }
    if !turn.isByUser {
      for page in turn.leaving { page.willMove(toParent: nil) }
      book.pages = turn.to
    }
    guard isViewLoaded else { return }
    exchange(turn.leaving, for: turn.coming, isAnimated: turn.isAnimated) {
      if !turn.to.isEmpty, turn.to.map(ObjectIdentifier.init) != turn.from.map(ObjectIdentifier.init) {
        book.comingLeaf = addLeaf(of: turn.to)
      }
      placePages()
    }
  }

  /// Ends the change that is under way.
  func complete(_ didComplete: Bool, isFinished: Bool = true) {
    guard let turn = book.turn else { return }
    book.turn = nil
    book.isDragging = false
    book.generation += 1
    let gone = didComplete ? turn.leaving : turn.coming
    if didComplete {
      book.pages = turn.to
      if turn.isByUser { book.given = turn.to }
      if let leaf = book.comingLeaf {
        book.leaf?.tearOut()
        book.leaf = leaf
      } else if turn.to.isEmpty {
        book.leaf?.tearOut()
        book.leaf = nil
      }
      endExchange(turn.leaving, turn.coming)
      if turn.isByUser { for page in gone { page.willMove(toParent: nil) } }
    } else {
      exchange(turn.coming, for: turn.leaving, isAnimated: turn.isAnimated) { book.comingLeaf?.tearOut() }
      endExchange(turn.coming, turn.leaving)
      for page in gone { page.willMove(toParent: nil) }
    }
    book.comingLeaf = nil
    placePages()
    for page in gone { page.removeFromParent() }
    if didComplete { for page in turn.coming { page.didMove(toParent: self) } }
    // A finger that goes on scrolling finds the pages beside those that your code set.
    if !turn.isByUser, isScrolling, book.scrollView.isDragging { findNeighbours() }
    tell(of: turn, didComplete, isFinished)
  }

  private func tell(of turn: PageTurn, _ didComplete: Bool, _ isFinished: Bool) {
    if turn.isByUser {
      if didComplete { moveDot(turn.direction) } else { book.dots.currentPage = book.dot }
      delegate?.pageViewController(
        self, didFinishAnimating: isFinished, previousViewControllers: turn.from,
        transitionCompleted: didComplete)
    } else {
      updateDots()
      turn.completion?(isFinished)
    }
  }

  private func moveDot(_ direction: NavigationDirection) {
    guard !book.dots.isHidden else { return }
    book.dots.currentPage = book.dot + (direction == .forward ? 1 : -1)
    book.dot = book.dots.currentPage
  }

  /// Ends a change at once: one by your code is complete, one by the user is not.
  func finishNow() {
    guard let turn = book.turn else { return }
    book.scrollView.setContentOffset(book.scrollView.contentOffset, animated: false)
    complete(!turn.isByUser, isFinished: false)
  }

  /// Runs the change to its end, which takes time while a clock runs and the pages are seen.
  func run(isAnimated: Bool) {
    guard let turn = book.turn else { return }
    guard isAnimated, AnimationClock.isRunning, isSeen, !turn.coming.isEmpty else { return complete(true) }
    if isScrolling { scrollOn() } else { turnOn(to: 1) }
  }

  // MARK: Appearance

  /// Begins the appearance of pages and the disappearance of others, if the controller itself is seen.
  private func exchange(
    _ old: [UIViewController], for new: [UIViewController], isAnimated: Bool, _ change: () -> Void
  ) {
    let last = max(old.count, new.count) - 1
    guard isSeen, last >= 0 else { return change() }
    for index in 0...last {
      beginReplacing(old.element(index), with: new.element(index), isAnimated: isAnimated) {
        if index == last { change() }
      }
    }
  }

  private func endExchange(_ old: [UIViewController], _ new: [UIViewController]) {
    guard isSeen else { return }
    for index in 0..<max(old.count, new.count) {
      endReplacing(old.element(index), with: new.element(index))
    }
  }
}

extension Array {
  /// Returns the element at an index, or `nil` beyond the end.
  fileprivate func element(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
