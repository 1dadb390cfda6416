import Foundation
import LayoutCore
import StyleCore

/// The scroll views of sections that scroll across the layout's axis.
extension UICollectionView {
  private var compositionalLayout: UICollectionViewCompositionalLayout? {
    collectionViewLayout as? UICollectionViewCompositionalLayout
  }

  private var sectionScrollers: [SectionScrollView] { subviews.compactMap { $0 as? SectionScrollView } }

  private func sectionScroller(_ section: Int) -> SectionScrollView? {
    sectionScrollers.first { $0.scrolling.index == section }
  }

  /// Brings the scroll views of sections in line with the layout, and removes those that are not visible.
  func updateScrollingSections() {
    guard let layout = compositionalLayout else {
      for scroller in sectionScrollers { scroller.removeFromSuperview() }
      return
    }
    let visible = Set(list.shown.values.compactMap { $0.shownAttributes?.scrollingSection })
    for scroller in sectionScrollers where !visible.contains(scroller.scrolling.index) {
      if !scroller.isTracking, !scroller.isDecelerating { scroller.removeFromSuperview() }
    }
    for section in visible.sorted() {
      if let scrolling = layout.scrollingSection(section) { update(scrolling, layout) }
    }
  }

  @discardableResult
  private func update(
    _ scrolling: ScrollingSection, _ layout: UICollectionViewCompositionalLayout
  ) -> SectionScrollView {
    let scroller = sectionScroller(scrolling.index) ?? addScroller(scrolling, layout)
    let isMirrored = layout.isMirrored
    let frame = isMirrored ? scrolling.frame.mirrored(in: layout.mirroredWidth) : scrolling.frame
    let offset = layout.composition.offsets[scrolling.index] ?? scrolling.range.low
    scroller.update(scrolling, frame: frame, isMirrored: isMirrored, offset: offset)
    return scroller
  }

  private func addScroller(
    _ scrolling: ScrollingSection, _ layout: UICollectionViewCompositionalLayout
  ) -> SectionScrollView {
    let scroller = SectionScrollView(scrolling, layout, in: self)
    let ground = subviews.lastIndex { view in
      (view as? UICollectionReusableView)?.shownAttributes?.representedElementCategory == .decorationView
        || view === backgroundView
    }
    insertSubview(scroller, at: ground.map { $0 + 1 } ?? 0)
    return scroller
  }

  /// Displays a view in the scroll view of its section, and returns whether there is one.
  ///
  /// There is none while a transition has another layout.
  func host(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, _ section: Int
  ) -> Bool {
    guard let layout = compositionalLayout, let scrolling = layout.scrollingSection(section) else {
      return false
    }
    let scroller = sectionScroller(section) ?? update(scrolling, layout)
    let place = scroller.place(of: attributes.center)
    if view.center != place { view.center = place }
    if view.superview !== scroller { scroller.addSubview(view) }
    return true
  }

  /// Returns the point that the layout has at a point of the content, where sections have scrolled.
  func layoutPoint(at point: CGPoint) -> CGPoint {
    guard let layout = compositionalLayout else { return point }
    let scroller = sectionScrollers.first { scroller in
      // Groups are visible beyond the sides of the scroll view.
      let across = scroller.scrolling.axis.other
      let span = scroller.frame.span(across)
      return point[across] >= span.low && point[across] < span.high
    }
    return scroller.map {
      layout.scrollingSection($0.scrolling.index) == nil ? point : $0.layoutPoint(at: point)
    }
      ?? point
  }

  /// Scrolls the section of an item, if it scrolls by itself, to show the item.
  func scrollSection(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard let layout = compositionalLayout, let section = ItemPlace(path)?.section,
      let scrolling = layout.scrollingSection(section),
      let frame = layout.layoutAttributesForItem(at: path)?.frame
    else { return }
    let axis = scrolling.axis
    let low = frame.span(axis).low - scrolling.frame.span(axis).low
    let present = layout.composition.offsets[section] ?? scrolling.range.low
    let target = position.start(
      of: (low, frame.size[axis]), in: (present, scrolling.visible), along: axis)
    if let scroller = sectionScroller(section) {
      scroller.scroll(to: target, animated: animated)
    } else {
      layout.composition.offsets[section] = scrolling.clamped(target)
      setNeedsLayout()
    }
  }
}
