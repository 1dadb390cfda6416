public import Foundation
import LayerCore
public import StyleCore

/// A view that shows part of larger content: its bounds' origin is `contentOffset` (A.11).
///
/// Scrolling lays out the scroll view, not its superview. Code may set any offset: nothing is clamped. A finger that
/// drags beyond the content pulls it less and less; when it is lifted, scrolling slows down and ends at a whole pixel.
/// Without a running clock, automatic scrolling ends at once. Differs from UIKit: indicators are layers, not subviews.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  var scrolling = ScrollState()

  /// Creates a scroll view with the given frame, which clips to its bounds.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backing.masksToBounds = true
    addRecognizers()
  }

  /// Creates a scroll view of size zero.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backing.masksToBounds = true
    addRecognizers()
    coder.decodeInterface(of: self, as: UIScrollView.self)
  }

  /// The delegate of the scroll view.
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The scroll view's rectangle in its own coordinates, whose origin is `contentOffset`.
  ///
  /// The delegate is not told when code sets it (N.6).
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

  /// Sets `contentOffset`, at once or with an animation of 0.3 seconds of the clock.
  ///
  /// The delegate is told of each step, and of the end of an animation.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// The size of the content in points.
  open var contentSize: CGSize {
    get { scrolling.contentSize }
    set { setContentSize(newValue) }
  }

  /// The distances that can be scrolled beyond the content, in points.
  open var contentInset: UIEdgeInsets {
    get { scrolling.contentInset }
    set { setContentInset(newValue) }
  }

  /// The sum of `contentInset` and the insets for the safe area (D.16).
  open var adjustedContentInset: UIEdgeInsets { computedContentInset }

  /// Called after `adjustedContentInset` changed.
  open func adjustedContentInsetDidChange() {}

  /// The behaviour by which the safe area adds to the inset.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { scrolling.adjustmentBehavior }
    set {
      scrolling.adjustmentBehavior = newValue
      updateContentInset()
    }
  }

  /// The guide of the content, from the origin of the scroll view's coordinates.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }

  /// The guide of the scroll view's own rectangle, at any offset.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  /// Updates the inset for a changed safe area, and lays out nothing else.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContentInset()
    if isMainViewInContainer { updateBarsForEdges() }
  }

  /// Updates the inset for the changed safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateContentInset()
  }

  /// The edges at which the content has a safe area.
  ///
  /// The content has none at edges where the inset contains it, because it was moved out of it there (D.16).
  override var safeAreaEdgesForSubviews: UIRectEdge {
    super.safeAreaEdgesForSubviews.intersection(edgesWithoutInset)
  }

  // MARK: Scrolling

  /// Scrolls by the smallest distance that shows the part of `rect` in the content, in the scroll view's coordinates.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scroll(toShow: rect, animated: animated)
  }

  /// Whether or not the user can scroll.
  open var isScrollEnabled = true
  /// Whether or not a drag keeps to the axis that it begins with.
  open var isDirectionalLockEnabled = false
  /// Whether or not scrolling stops at multiples of the bounds' size.
  open var isPagingEnabled = false
  /// Whether or not a drag can extend beyond the content.
  open var bounces = true
  /// Whether or not scrolling from side to side bounces, if `bounces` is set.
  open var bouncesHorizontally = true
  /// Whether or not scrolling up and down bounces, if `bounces` is set.
  open var bouncesVertically = true

  /// Whether or not a drag can extend vertically beyond content that is not larger, which makes the axis scroll (D.16).
  open var alwaysBounceVertical: Bool {
    get { scrolling.alwaysBounceVertical }
    set {
      scrolling.alwaysBounceVertical = newValue
      updateContentInset()
    }
  }

  /// Whether or not a drag can extend horizontally beyond content that is not larger, which makes the axis scroll
  /// (D.16).
  open var alwaysBounceHorizontal: Bool {
    get { scrolling.alwaysBounceHorizontal }
    set {
      scrolling.alwaysBounceHorizontal = newValue
      updateContentInset()
    }
  }

  /// The rate at which scrolling slows down.
  open var decelerationRate = DecelerationRate.normal
  /// The mode in which a drag dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether or not a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// Whether or not touches are delayed until it is clear that they do not scroll.
  open var delaysContentTouches = true
  /// Whether or not a drag can cancel a touch of the content.
  open var canCancelContentTouches = true

  /// Returns whether touches are sent to a view in the content, before it receives the first.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }

  /// Returns whether a drag may cancel a touch of a view in the content.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The recognizer of drags that scroll.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  private let pan: UIPanGestureRecognizer = ScrollPanRecognizer(target: nil, action: nil)
  /// The recognizer of pinches that zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }
  private let pinch = UIPinchGestureRecognizer(target: nil, action: nil)

  /// Returns whether a recognizer may begin: that of drags along an axis that scrolls, that of pinches with a view to
  /// zoom.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === panGestureRecognizer { return mayBeginDrag(panGestureRecognizer) }
    if gestureRecognizer === pinchGestureRecognizer { return mayBeginPinch }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Returns the offset at which scrolling is to end after a drag, in place of a proposed one.
  ///
  /// The velocity is in points per millisecond.
  @_spi(Plumb)
  open func scrollTarget(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Whether or not a finger is down.
  open var isTracking: Bool { scrolling.isTracking }
  /// Whether or not the user drags the content.
  open var isDragging: Bool { scrolling.drag != nil }
  /// Whether or not scrolling slows down after a drag.
  open var isDecelerating: Bool { scrolling.motion?.kind == .deceleration }

  /// The refresh control above the start of the content.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      refreshControl?.join(self)
    }
  }

  // MARK: Indicators

  /// Whether or not there is a vertical indicator while scrolling.
  open var showsVerticalScrollIndicator = true
  /// Whether or not there is a horizontal indicator while scrolling.
  open var showsHorizontalScrollIndicator = true
  /// The style of the indicators.
  open var indicatorStyle = IndicatorStyle.default
  /// The distances of the vertical indicator from the edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The distances of the horizontal indicator from the edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether or not the safe area adds to these distances.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// The distances of both indicators from the edges, of which those of the vertical one are read.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Shows the indicators for a moment, while a clock runs.
  open func flashScrollIndicators() {
    guard AnimationClock.isRunning else { return }
    showIndicators()
    MainLoop.main.clock.after(0.75) { [weak self] in self?.hideIndicators() }
  }

  // MARK: Zooming

  /// The minimum of `zoomScale`, 1 by default.
  open var minimumZoomScale: CGFloat = 1
  /// The maximum of `zoomScale`, 1 by default.
  open var maximumZoomScale: CGFloat = 1
  /// Whether or not zooming can exceed the limits for a moment.
  open var bouncesZoom = true
  /// Whether or not the user zooms.
  open var isZooming: Bool { scrolling.pinch != nil }
  /// Whether or not zooming returns to its limits.
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
