public import Foundation

/// A view that shows part of something larger: its bounds' origin is `contentOffset` (A.11).
///
/// Scrolling lays out the scroll view, not its superview. Code may set any offset: nothing is clamped.
/// Differs from UIKit: there are no gestures and no scroll indicators yet, and what UIKit animates happens at
/// once.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  var scrolling = ScrollState()

  /// A scroll view of the given frame, which clips to its bounds.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backing.masksToBounds = true
  }

  /// A scroll view of no size. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backing.masksToBounds = true
  }

  /// Who is told of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The scroll view's rectangle in its own coordinates; its origin is `contentOffset`.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      boundsDidChange(from: old)
    }
  }

  /// The point of the content at the top left of the scroll view.
  open var contentOffset: CGPoint {
    get { backing.bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Sets `contentOffset`. Differs from UIKit: an animation is over at once, and the delegate told so.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// The size of the content in points.
  open var contentSize: CGSize {
    get { scrolling.contentSize }
    set { setContentSize(newValue) }
  }

  /// How far beyond the content one can scroll, in points.
  open var contentInset: UIEdgeInsets {
    get { scrolling.contentInset }
    set { setContentInset(newValue) }
  }

  /// `contentInset` and what is added for the safe area (D.16).
  open var adjustedContentInset: UIEdgeInsets { computedContentInset }

  /// `adjustedContentInset` changed.
  open func adjustedContentInsetDidChange() {}

  /// How the safe area adds to the inset.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { scrolling.adjustmentBehavior }
    set {
      scrolling.adjustmentBehavior = newValue
      updateContentInset()
    }
  }

  /// The rectangle of the content, from the origin of the scroll view's coordinates.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }

  /// The rectangle of the scroll view itself, whatever the offset.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  /// Places nothing; takes note of a changed safe area.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContentInset()
  }

  /// Takes note of the changed safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateContentInset()
  }

  // MARK: Scrolling

  /// Scrolls as little as shows `rect`, in the scroll view's coordinates, as far as it lies in the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scroll(toShow: rect, animated: animated)
  }

  /// Whether the user may scroll.
  open var isScrollEnabled = true
  /// Whether a drag keeps to the axis it began with.
  open var isDirectionalLockEnabled = false
  /// Whether scrolling stops at whole multiples of the bounds' size.
  open var isPagingEnabled = false
  /// Whether one can drag beyond the content.
  open var bounces = true

  /// Whether one can drag upwards and downwards even if the content is not larger; counts as scrollable (D.16).
  open var alwaysBounceVertical: Bool {
    get { scrolling.alwaysBounceVertical }
    set {
      scrolling.alwaysBounceVertical = newValue
      updateContentInset()
    }
  }

  /// Whether one can drag sideways even if the content is not larger; counts as scrollable (D.16).
  open var alwaysBounceHorizontal: Bool {
    get { scrolling.alwaysBounceHorizontal }
    set {
      scrolling.alwaysBounceHorizontal = newValue
      updateContentInset()
    }
  }

  /// How fast scrolling ends.
  open var decelerationRate = DecelerationRate.normal
  /// How a drag puts the keyboard away.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// Whether touches wait until it is clear that they do not scroll.
  open var delaysContentTouches = true
  /// Whether a drag can take a touch from the content.
  open var canCancelContentTouches = true

  /// Whether a drag may take a touch from `view`.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Whether a finger is down. Differs from UIKit: none ever is.
  open var isTracking: Bool { false }
  /// Whether the user drags. Differs from UIKit: nobody does.
  open var isDragging: Bool { false }
  /// Whether scrolling goes on after a drag. Differs from UIKit: it never does.
  open var isDecelerating: Bool { false }

  /// A control above the beginning of the content. Differs from UIKit: nobody can pull it.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      refreshControl?.join(self)
    }
  }

  // MARK: Indicators

  /// Whether there is a vertical indicator while scrolling.
  open var showsVerticalScrollIndicator = true
  /// Whether there is a horizontal indicator while scrolling.
  open var showsHorizontalScrollIndicator = true
  /// The look of the indicators.
  open var indicatorStyle = IndicatorStyle.default
  /// The distance of the vertical indicator from the edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The distance of the horizontal indicator from the edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the safe area adds to those distances.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// The distance of both indicators from the edges; reads that of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Shows the indicators for a moment. Differs from UIKit: nothing is seen.
  open func flashScrollIndicators() {}

  // MARK: Zooming

  /// The least `zoomScale`; 1 at first.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest `zoomScale`; 1 at first.
  open var maximumZoomScale: CGFloat = 1
  /// Whether one can zoom beyond the limits for a moment.
  open var bouncesZoom = true
  /// Whether the user zooms. Differs from UIKit: nobody does.
  open var isZooming: Bool { false }
  /// Whether zooming goes back to its limits. Differs from UIKit: it never does.
  open var isZoomBouncing: Bool { false }

  /// The scale of the delegate's view for zooming.
  open var zoomScale: CGFloat {
    get { scrolling.zoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Sets `zoomScale`, within its limits. Differs from UIKit: an animation is over at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(by: scale)
  }

  /// Zooms until `rect`, in the coordinates of the zoomed view, fills the scroll view.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoom(toShow: rect)
  }
}
