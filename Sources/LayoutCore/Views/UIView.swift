public import Foundation

/// A rectangle on the screen that places and draws itself and its subviews. Coordinates are points, y down.
///
/// The geometry and the subviews are those of `layer`. What subclasses override stands in this class body:
/// members of extensions cannot be overridden without an Objective-C runtime.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, @preconcurrency CALayerDelegate,
  UICoordinateSpace, UITraitEnvironment
{
  let backing: CALayer
  var state = State()

  /// The class of `layer`: `CALayer` or a subclass, which must implement or inherit `init()`.
  open class var layerClass: AnyClass { CALayer.self }

  /// A view with the given frame in its future superview.
  public init(frame: CGRect) {
    backing = _LayerInstantiation.makeLayer(of: type(of: self).layerClass)
    super.init()
    adoptLayer()
    backing.frame = frame
  }

  /// A view of no size. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    backing = _LayerInstantiation.makeLayer(of: type(of: self).layerClass)
    super.init()
    adoptLayer()
  }

  /// A view of no size at the origin.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Differs from UIKit: nothing is written.
  nonisolated open func encode(with coder: NSCoder) {}

  // MARK: Geometry

  /// The layer that holds the geometry and look of this view.
  open var layer: CALayer { backing }

  /// The upright rectangle around the view in its superview (A.3). Setting it keeps the bounds' origin (A.5);
  /// it is of use only while `transform` is a scale or the identity (A.6, A.7). Values are never rounded.
  open var frame: CGRect {
    get { backing.frame }
    set { backing.frame = newValue }
  }

  /// The view's rectangle in its own coordinates. A new size keeps `center` (A.8); a new origin moves what is
  /// in the view, not the view (A.11).
  open var bounds: CGRect {
    get { backing.bounds }
    set { backing.bounds = newValue }
  }

  /// Where the anchor point lies in the superview.
  open var center: CGPoint {
    get { backing.position }
    set { backing.position = newValue }
  }

  /// The map of the view about its anchor point. It changes neither bounds nor center (A.10).
  open var transform: CGAffineTransform {
    get { backing.affineTransform() }
    set { backing.setAffineTransform(newValue) }
  }

  /// The same map in space.
  open var transform3D: CATransform3D {
    get { backing.transform }
    set { backing.transform = newValue }
  }

  /// The point of the bounds, in shares of their size, that `center` places (A.9).
  open var anchorPoint: CGPoint {
    get { backing.anchorPoint }
    set { backing.anchorPoint = newValue }
  }

  /// What of this view follows its superview's size.
  open var autoresizingMask: AutoresizingMask {
    get { state.autoresizingMask }
    set { state.autoresizingMask = newValue }
  }

  /// Whether a new size resizes the subviews by their masks.
  open var autoresizesSubviews: Bool {
    get { state.autoresizesSubviews }
    set { state.autoresizesSubviews = newValue }
  }

  // MARK: Look

  /// How opaque the view is with everything in it, 0…1.
  open var alpha: CGFloat {
    get { CGFloat(backing.opacity) }
    set { backing.opacity = Float(newValue) }
  }

  /// Whether the view and everything in it is left out of the picture; layout goes on.
  open var isHidden: Bool {
    get { backing.isHidden }
    set { backing.isHidden = newValue }
  }

  /// Whether the view promises to fill its bounds.
  open var isOpaque: Bool {
    get { backing.isOpaque }
    set { backing.isOpaque = newValue }
  }

  /// Whether subviews are clipped to the bounds.
  open var clipsToBounds: Bool {
    get { backing.masksToBounds }
    set { backing.masksToBounds = newValue }
  }

  /// The colour behind everything else in the view; nil is transparent.
  open var backgroundColor: UIColor? {
    get { currentBackgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// The accent of the view and of all beneath it that set none; `systemBlue` at the root. Nil inherits.
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set { setTintColor(newValue) }
  }

  /// `tintColor` changed, here or above.
  open func tintColorDidChange() {}

  /// How contents fill the bounds; `redraw` asks for `draw(_:)` at every new size.
  open var contentMode: ContentMode {
    get { state.contentMode }
    set {
      state.contentMode = newValue
      backing.needsDisplayOnBoundsChange = newValue == .redraw
    }
  }

  /// Draws what is behind the subviews. Nothing by default.
  open func draw(_ rect: CGRect) {}

  /// Asks for `draw(_:)`.
  open func setNeedsDisplay() {
    backing.setNeedsDisplay()
  }

  /// Asks for `draw(_:)`. Differs from UIKit: all of the view is drawn.
  open func setNeedsDisplay(_ rect: CGRect) {
    backing.setNeedsDisplay(rect)
  }

  // MARK: Sizing and layout

  /// The size that suits the view best in the space of `size`: its present one, unless overridden (C.1).
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// Takes the size that fits the present one, keeping the frame's origin (C.2).
  open func sizeToFit() {
    resizeToFit()
  }

  /// The size of the content, if it has one of its own; `noIntrinsicMetric` per axis where not (C.3).
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// `intrinsicContentSize` has changed. Differs from UIKit: without constraints nobody asks for it.
  open func invalidateIntrinsicContentSize() {}

  /// Places the subviews.
  open func layoutSubviews() {}

  /// Asks for `layoutSubviews()` in the next layout pass; it does nothing itself (B.6).
  open func setNeedsLayout() {
    backing.setNeedsLayout()
  }

  /// Lays out now what waits: from the highest flagged superview right above, downwards (B.7).
  open func layoutIfNeeded() {
    backing.layoutIfNeeded()
  }

  /// Lays out on behalf of `layer`.
  open func layoutSublayers(of layer: CALayer) {
    if layer === backing { layoutSubviews() }
  }

  /// The distance in points that content should keep from the edges; 8 at first (D.1).
  open var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(directionalLayoutMargins, in: effectiveUserInterfaceLayoutDirection) }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(newValue, in: effectiveUserInterfaceLayoutDirection)
    }
  }

  /// The same margins, with sides that follow the reading direction (D.6).
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { state.margins ?? UIView.defaultMargins }
    set { setMargins(newValue) }
  }

  /// The margins changed.
  open func layoutMarginsDidChange() {}

  // MARK: Alignment

  /// What of the frame plays no part in alignment; nothing at first (F.20).
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The part of `frame` that is aligned (A.26).
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame whose aligned part is `alignmentRect` (A.26).
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.outset(by: alignmentRectInsets)
  }

  /// The view whose first baseline is this one's; the view itself at first (F.21).
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last baseline is this one's; the view itself at first (F.21).
  open var forLastBaselineLayout: UIView { self }

  /// Whether the frame and the mask act as constraints (F.15). Differs from UIKit: there are none yet.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { state.translatesAutoresizingMask }
    set { state.translatesAutoresizingMask = newValue }
  }

  // MARK: Traits

  /// What the content means for the reading direction; subviews do not inherit it (E.2).
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { state.semanticContentAttribute }
    set { setSemanticContentAttribute(newValue) }
  }

  /// The side that reading starts from in this view (E.2).
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    resolvedLayoutDirection
  }

  /// The traits of the root of the tree: those of its host, or the headless ones (H.6).
  open var traitCollection: UITraitCollection { state.traits }

  /// The traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Hierarchy

  /// The view that this one is in.
  open var superview: UIView? { attachedSuperview }

  /// The views in this one, from back to front.
  open var subviews: [UIView] { backing.children.compactMap(\.attachedView) }

  /// The window at the root of the tree.
  open var window: UIWindow? { enclosingWindow }

  /// A number to find the view by.
  open var tag: Int {
    get { state.tag }
    set { state.tag = newValue }
  }

  /// This view or the first beneath it, in depth-first order, whose `tag` is the given one.
  open func viewWithTag(_ tag: Int) -> UIView? {
    viewsInTree.first { $0.tag == tag }
  }

  /// Puts `view` in front of the subviews and plain sublayers, taking it from where it was (A.28).
  open func addSubview(_ view: UIView) {
    insert(view, at: backing.children.count)
  }

  /// Puts `view` at `index` among the subviews; an index beyond them means in front (A.27).
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, atSubview: index)
  }

  /// Puts `view` right behind `sibling`, or in front of all where that is no other subview (A.27).
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }

  /// Puts `view` right before `sibling`, or in front of all where that is no other subview (A.27).
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.attachedSuperview === self { backing.insert(view.backing, at: backing.children.count) }
  }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.attachedSuperview === self { backing.insert(view.backing, at: 0) }
  }

  /// Swaps the places of two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    move(to: nil, at: 0)
  }

  /// The view is about to get a new superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// The view has got a new superview, or none.
  open func didMoveToSuperview() {}

  /// The view is about to come into another window, or out of one.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// The view has come into another window, or out of one.
  open func didMoveToWindow() {}

  /// `subview` is now in this view.
  open func didAddSubview(_ subview: UIView) {}

  /// `subview` is about to leave this view.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Events

  /// The superview.
  open override var next: UIResponder? { superview }

  /// Whether the view and those in it can be hit.
  open var isUserInteractionEnabled: Bool {
    get { state.isUserInteractionEnabled }
    set { state.isUserInteractionEnabled = newValue }
  }

  /// The frontmost view beneath `point`, which is in this view's coordinates: the last subview that is hit
  /// goes first; hidden, transparent and disabled views, and points outside, are not hit (A.18).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitView(at: point, with: event)
  }

  /// Whether `point` lies in the bounds; the right and lower edge do not (A.17).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }
}
