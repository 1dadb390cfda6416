import Foundation
@_spi(Plumb) import LayoutCore
import StyleCore

/// The scroll view of a section that scrolls across the layout's axis, in which its cells are.
///
/// It does not clip: groups are visible up to the edges of the collection view.
final class SectionScrollView: UIScrollView, UIScrollViewDelegate {
  private(set) var scrolling: ScrollingSection
  private weak var layout: UICollectionViewCompositionalLayout?
  private weak var owner: UICollectionView?
  /// Whether the content begins at the right.
  private var isMirrored = false
  /// The offset at which the present drag began.
  private var dragStart: CGFloat = 0
  /// Whether the offset is being brought in line with the layout.
  private var isUpdating = false

  /// Creates the scroll view of a section.
  init(
    _ scrolling: ScrollingSection, _ layout: UICollectionViewCompositionalLayout, in owner: UICollectionView
  ) {
    (self.scrolling, self.layout, self.owner) = (scrolling, layout, owner)
    super.init(frame: .zero)
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator, scrollsToTop) = (false, false, false)
    delegate = self
  }

  /// Creates no scroll view.
  required init?(coder: NSCoder) { nil }

  private var axis: LayoutAxis { scrolling.axis }
  /// The length of the content, at least that of the scroll view.
  private var length: CGFloat { max(scrolling.length, scrolling.visible) }
  private var beginsAtRight: Bool { isMirrored && axis == .x }

  /// Takes the frame, the content and the stops of the section, and keeps its offset.
  ///
  /// - Parameter frame: The frame in the collection view, which may be mirrored.
  func update(_ scrolling: ScrollingSection, frame: CGRect, isMirrored: Bool, offset: CGFloat) {
    isUpdating = true
    defer { isUpdating = false }
    (self.scrolling, self.isMirrored) = (scrolling, isMirrored)
    if self.frame != frame { self.frame = frame }
    var size = frame.size
    size[axis] = length
    if contentSize != size { contentSize = size }
    takeInsets()
    takeMotion()
    let place = actual(offset)
    if !isTracking, !isDecelerating, contentOffset[axis] != place { contentOffset[axis] = place }
  }

  private func takeInsets() {
    let (low, high) = scrolling.range
    let (before, after) = (max(0, -low), max(0, high + scrolling.visible - length))
    let (start, end) = beginsAtRight ? (after, before) : (before, after)
    let inset =
      axis == .x
      ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
      : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
    if contentInset != inset { contentInset = inset }
  }

  private func takeMotion() {
    isPagingEnabled = scrolling.behavior == .paging
    let stopsAtGroups = scrolling.behavior == .groupPaging || scrolling.behavior == .groupPagingCentered
    switch scrolling.properties.decelerationRate {
    case .automatic: decelerationRate = stopsAtGroups ? .fast : .normal
    case .normal: decelerationRate = .normal
    case .fast: decelerationRate = .fast
    }
    bounces = scrolling.properties.bounce != .never
    let always = scrolling.properties.bounce == .always
    (alwaysBounceHorizontal, alwaysBounceVertical) = (always && axis == .x, always && axis == .y)
  }

  // MARK: Places

  /// Returns the place of a point of the collection view's content, as the layout has it without scrolling.
  func place(of point: CGPoint) -> CGPoint {
    var place = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    // The frame of the mirrored content ends where that of the scroll view ends.
    if beginsAtRight { place.x += length - scrolling.visible }
    return place
  }

  /// Returns the point that the layout has, without scrolling, at a point of the collection view's content.
  func layoutPoint(at point: CGPoint) -> CGPoint {
    var moved = point
    moved[axis] += beginsAtRight ? contentOffset.x - (length - scrolling.visible) : contentOffset[axis]
    return moved
  }

  /// The distance by which the section is scrolled, from its leading end.
  private var offset: CGFloat { logical(contentOffset[axis]) }

  private func logical(_ actual: CGFloat) -> CGFloat {
    beginsAtRight ? length - scrolling.visible - actual : actual
  }

  private func actual(_ logical: CGFloat) -> CGFloat { self.logical(logical) }

  /// Scrolls to a distance from the leading end.
  func scroll(to offset: CGFloat, animated: Bool) {
    var target = contentOffset
    target[axis] = actual(scrolling.clamped(offset))
    setContentOffset(target, animated: animated)
  }

  // MARK: Scrolling

  override func scrollTarget(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    var target = proposed
    let speed = beginsAtRight ? -velocity.x : velocity[axis]
    target[axis] = actual(
      scrolling.target(for: logical(proposed[axis]), from: dragStart, velocity: speed))
    return target
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { dragStart = offset }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isUpdating else { return }
    layout?.composition.offsets[scrolling.index] = offset
    owner?.setNeedsLayout()
  }
}
