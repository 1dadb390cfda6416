import Foundation

extension UIScrollView {
  /// What a scroll view knows of its content.
  struct ScrollState {
    var contentSize = CGSize.zero
    var contentInset = UIEdgeInsets.zero
    var adjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    var alwaysBounceVertical = false
    var alwaysBounceHorizontal = false
    var zoomScale: CGFloat = 1
    /// `adjustedContentInset` as it was last announced.
    var announcedInset = UIEdgeInsets.zero
    /// Whether this is the main view of a controller in a navigation or tab controller (D.16).
    var isMainViewInContainer = false
    var contentGuide: UILayoutGuide?
    var frameGuide: UILayoutGuide?
  }

  /// Whether this is the main view of a controller in a navigation or tab controller: then the safe area above
  /// and below always counts for the `automatic` behaviour (D.16).
  package var isMainViewInContainer: Bool {
    get { scrolling.isMainViewInContainer }
    set {
      guard newValue != scrolling.isMainViewInContainer else { return }
      scrolling.isMainViewInContainer = newValue
      updateContentInset()
    }
  }

  /// D.16. An axis scrolls where the content, with its inset, is longer than the bounds, or may bounce.
  var computedContentInset: UIEdgeInsets {
    let own = scrolling.contentInset
    let safe = safeAreaInsets
    let size = scrolling.contentSize
    let across =
      scrolling.alwaysBounceHorizontal || size.width + own.left + own.right > backing.bounds.width
    var down = scrolling.alwaysBounceVertical || size.height + own.top + own.bottom > backing.bounds.height
    var inset = own
    switch scrolling.adjustmentBehavior {
    case .never: return own
    case .automatic:
      down = down || scrolling.isMainViewInContainer
      inset = own.adding(safe, across: across, down: down)
    case .scrollableAxes: inset = own.adding(safe, across: across, down: down)
    case .always: inset = own.adding(safe, across: true, down: true)
    }
    return inset
  }

  func setContentSize(_ size: CGSize) {
    guard size != scrolling.contentSize else { return }
    scrolling.contentSize = size
    updateContentInset()
  }

  func setContentInset(_ inset: UIEdgeInsets) {
    guard inset != scrolling.contentInset else { return }
    scrolling.contentInset = inset
    updateContentInset()
  }

  /// Announces a new `adjustedContentInset`. A scroll view that rests at the beginning of its content stays
  /// there: its offset is the inset's opposite.
  func updateContentInset() {
    let old = scrolling.announcedInset
    let inset = computedContentInset
    guard inset != old else { return }
    scrolling.announcedInset = inset
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -inset.left }
    if offset.y == -old.top { offset.y = -inset.top }
    contentOffset = offset
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  func boundsDidChange(from old: CGRect) {
    let new = backing.bounds
    if new.origin != old.origin { delegate?.scrollViewDidScroll(self) }
    if new.size != old.size { updateContentInset() }
  }

  func scroll(toShow rect: CGRect, animated: Bool) {
    let target = rect.standardized.intersection(CGRect(origin: .zero, size: scrolling.contentSize))
    guard !target.isNull else { return }
    let inset = adjustedContentInset
    let origin = bounds.inset(by: inset).originShowing(target)
    setContentOffset(CGPoint(x: origin.x - inset.left, y: origin.y - inset.top), animated: animated)
  }

  var contentGuide: UILayoutGuide {
    if let guide = scrolling.contentGuide { return guide }
    let guide = UILayoutGuide(.scrollContent, of: self, identifier: "UIScrollView-contentLayoutGuide")
    scrolling.contentGuide = guide
    return guide
  }

  var frameGuide: UILayoutGuide {
    if let guide = scrolling.frameGuide { return guide }
    let guide = UILayoutGuide(.scrollFrame, of: self, identifier: "UIScrollView-frameLayoutGuide")
    scrolling.frameGuide = guide
    return guide
  }
}

extension UIEdgeInsets {
  fileprivate func adding(_ other: UIEdgeInsets, across: Bool, down: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + (down ? other.top : 0), left: left + (across ? other.left : 0),
      bottom: bottom + (down ? other.bottom : 0), right: right + (across ? other.right : 0))
  }
}
