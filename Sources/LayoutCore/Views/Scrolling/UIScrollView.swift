public import Foundation
import LayerCore
public import StyleCore

/// A view that shows part of something larger: its bounds' origin is `contentOffset` (A.11).
///
/// Scrolling lays out the scroll view, not its superview. Code may set any offset: nothing is clamped. A finger that
/// drags beyond the content pulls it less and less; when it is lifted, scrolling slows down and ends at a whole pixel.
/// Where no clock runs, what goes on by itself is at its end at once. Differs from UIKit: indicators are layers, not
/// subviews.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  var scrolling = ScrollState()

  /// A scroll view of the given frame, which clips to its bounds.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backing.masksToBounds = true
    addRecognizers()
  }

  /// A scroll view of no size. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backing.masksToBounds = true
    addRecognizers()
  }

  /// Who is told of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The scroll view's rectangle in its own coordinates; its origin is `contentOffset`. The delegate is not told where
  /// code sets this (N.6).
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
    set {
      let setting = scrolling.setting
      scrolling.setting.insert(.asOffset)
      bounds.origin = newValue
      scrolling.setting = setting
    }
  }

  /// Sets `contentOffset`, at once or within 0.3 seconds of the clock; the delegate is told of each step, and of the
  /// end of an animation.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
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
    if isMainViewInContainer { updateBarsForEdges() }
  }

  /// Takes note of the changed safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateContentInset()
  }

  /// What the inset has of the safe area, the content has not: it was moved out of it (D.16).
  override var safeAreaEdgesForSubviews: UIRectEdge {
    super.safeAreaEdgesForSubviews.intersection(edgesWithoutInset)
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

  /// Whether touches reach `view`, which lies in the content; asked before it hears of the first.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }

  /// Whether a drag may take a touch from `view`.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Sees the drags that scroll.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  private let pan: UIPanGestureRecognizer = ScrollPanRecognizer(target: nil, action: nil)
  /// Sees the pinches that zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }
  private let pinch = UIPinchGestureRecognizer(target: nil, action: nil)

  /// Lets drags scroll along the axes that do, and pinches zoom where there is something to zoom.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === panGestureRecognizer { return mayBeginDrag(panGestureRecognizer) }
    if gestureRecognizer === pinchGestureRecognizer { return mayBeginPinch }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether a finger is down.
  open var isTracking: Bool { scrolling.isTracking }
  /// Whether the user drags.
  open var isDragging: Bool { scrolling.drag != nil }
  /// Whether scrolling goes on after a drag.
  open var isDecelerating: Bool { scrolling.motion?.kind == .deceleration }

  /// A control above the beginning of the content, to pull.
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

  /// Shows the indicators for a moment, where a clock runs.
  open func flashScrollIndicators() {
    guard AnimationClock.isRunning else { return }
    showIndicators()
    MainLoop.main.clock.after(0.75) { [weak self] in self?.hideIndicators() }
  }

  // MARK: Zooming

  /// The least `zoomScale`; 1 at first.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest `zoomScale`; 1 at first.
  open var maximumZoomScale: CGFloat = 1
  /// Whether one can zoom beyond the limits for a moment.
  open var bouncesZoom = true
  /// Whether the user zooms.
  open var isZooming: Bool { scrolling.pinch != nil }
  /// Whether zooming goes back to its limits.
  open var isZoomBouncing: Bool { scrolling.isZoomBouncing }

  /// The scale of the delegate's view for zooming.
  open var zoomScale: CGFloat {
    get { scrolling.zoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Sets `zoomScale`, within its limits.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(by: scale, animated: animated)
  }

  /// Zooms until `rect`, in the coordinates of the zoomed view, fills the scroll view.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoom(toShow: rect, animated: animated)
  }
}
