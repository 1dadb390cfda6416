public import Foundation
public import GraphicsCore
public import LayerCore
@_spi(Plumb) public import StyleCore

/// An object that manages a rectangle on the screen: it lays out and draws itself and its subviews.
///
/// Coordinates are points, y down. The geometry and the subviews are those of `layer`. The members that subclasses
/// override are in this class body: members of extensions cannot be overridden without an Objective-C runtime.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, @preconcurrency CALayerDelegate,
  UICoordinateSpace, UIFocusItem, UITraitEnvironment, UITraitChangeObservable
{
  /// The properties of the view, before the layer, since they are released first: constraints end before the subviews
  /// do.
  ///
  /// A change is complete before what it replaces ends, and needs no check for overlapping accesses.
  @safe @exclusivity(unchecked) final var storedState = State()
  /// Unsafe only for `deinit`, which may run on any thread, when no other code uses the layer.
  private nonisolated(unsafe) let storedLayer: CALayer
  package final var backing: CALayer { unsafe storedLayer }
  /// The subviews as of the last access, or `nil` after a change.
  ///
  /// Unsafe only for layers, which are on no actor, and for `deinit`: they reset it, the former when the tree of the
  /// view changes, which is on the main thread, the latter when no other code uses the view.
  final nonisolated(unsafe) var knownSubviews: [UIView]?
  /// The traits of the view, from its host or its superview.
  ///
  /// Unsafe only for the passes, which walk layers, that are on no actor: they read it on the thread of the views.
  final nonisolated(unsafe) var storedTraits = UITraitCollection.ofMainScreen
  /// The version of the main screen's traits to which the view was last updated.
  final var screenVersion = UIScreen.traitsVersion

  /// The class of `layer`: `CALayer` or a subclass, which must implement or inherit `init()`.
  open class var layerClass: AnyClass { CALayer.self }

  /// Creates a view with the given frame in its future superview.
  public init(frame: CGRect) {
    unsafe storedLayer = _LayerInstantiation.makeLayer(of: type(of: self).layerClass)
    super.init()
    adoptLayer()
    backing.frame = frame
  }

  /// Creates a view of size zero.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    unsafe storedLayer = _LayerInstantiation.makeLayer(of: type(of: self).layerClass)
    super.init()
    adoptLayer()
    coder.decodeInterface(of: self, as: UIView.self)
  }

  deinit {
    // The subviews are reset before the layer is released, which releases its sublayers level by level.
    unsafe knownSubviews = nil
    if unsafe storedLayer.traceTag.recorder != 0 { unsafe Tracing.noteDeallocation(of: storedLayer) }
    unsafe storedLayer.host = nil
  }

  /// Creates a view of size zero at the origin.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Encodes the view.
  ///
  /// Differs from UIKit: nothing is written.
  nonisolated open func encode(with coder: NSCoder) {}

  /// The description of the view in UIKit's words: its class, address and frame, and its special properties (L.1).
  ///
  /// Off the main thread, it is the class and the address.
  nonisolated open override var description: String {
    ObjectNames.onMain({ describedAsUIKit }, or: super.description)
  }

  // MARK: Geometry

  /// The layer that holds the geometry and appearance of this view.
  open var layer: CALayer { backing }

  /// The frame: the bounding box of the view in its superview's coordinates (A.3).
  ///
  /// A new value keeps the bounds' origin (A.5); the frame is only useful while `transform` is a scale or the identity
  /// (A.6, A.7). Values are never rounded.
  open var frame: CGRect {
    get { backing.directFrame }
    set { backing.directFrame = newValue }
  }

  /// The bounds: the view's rectangle in its own coordinates.
  ///
  /// A new size keeps `center` (A.8); a new origin moves the contents of the view, not the view (A.11).
  open var bounds: CGRect {
    get { backing.directBounds }
    set { backing.directBounds = newValue }
  }

  /// The position of the anchor point in the superview's coordinates.
  open var center: CGPoint {
    get { backing.directPosition }
    set { backing.directPosition = newValue }
  }

  /// The transform of the view about its anchor point.
  ///
  /// It changes neither bounds nor center (A.10).
  open var transform: CGAffineTransform {
    get { backing.affineTransform() }
    set { backing.setAffineTransform(newValue) }
  }

  /// The three-dimensional transform of the view about its anchor point.
  open var transform3D: CATransform3D {
    get { backing.transform }
    set { backing.transform = newValue }
  }

  /// The point of the bounds, in shares of their size, whose position is `center` (A.9).
  open var anchorPoint: CGPoint {
    get { backing.anchorPoint }
    set { backing.anchorPoint = newValue }
  }

  /// The parts of this view that follow its superview's size.
  open var autoresizingMask: AutoresizingMask {
    get { storedState.autoresizingMask }
    set { setAutoresizingMask(newValue) }
  }

  /// Whether or not a new size resizes the subviews by their masks.
  open var autoresizesSubviews: Bool {
    get { storedState.autoresizesSubviews }
    set { setAutoresizesSubviews(newValue) }
  }

  // MARK: Appearance

  /// The opacity of the view with everything in it, 0…1.
  open var alpha: CGFloat {
    get { CGFloat(backing.opacity) }
    set { backing.opacity = Float(newValue) }
  }

  /// Whether or not the view and everything in it is hidden.
  ///
  /// Layout is not affected, except that a stack view leaves no space for the view.
  open var isHidden: Bool {
    get { backing.isHidden }
    set { setHidden(newValue) }
  }

  /// Whether or not the view is declared to fill its bounds.
  open var isOpaque: Bool {
    get { backing.isOpaque }
    set { backing.isOpaque = newValue }
  }

  /// Whether or not subviews are clipped to the bounds.
  open var clipsToBounds: Bool {
    get { backing.masksToBounds }
    set { backing.masksToBounds = newValue }
  }

  /// The view whose alpha masks this one, in this view's coordinates, which is not a subview.
  open var mask: UIView? {
    get { storedState.mask }
    set { setMaskView(newValue) }
  }

  /// Whether or not the drawing is cleared before `draw(_:)`.
  ///
  /// Differs from UIKit: the context is always cleared.
  open var clearsContextBeforeDrawing: Bool {
    get { storedState.clearsContextBeforeDrawing }
    set { storedState.clearsContextBeforeDrawing = newValue }
  }

  /// The colour of the background, or `nil` for a transparent one.
  open var backgroundColor: UIColor? {
    get { currentBackgroundColor }
    set { KeyValueObserving.change(self, "backgroundColor") { setBackgroundColor(newValue) } }
  }

  /// The tint colour of the view and its subviews without one of their own, `systemBlue` at the root.
  ///
  /// A value of `nil` inherits that of the superview.
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set { setTintColor(newValue) }
  }

  /// The adjustment of the tint colour: that of the nearest view from this one upwards that has one, or else `normal`
  /// (L.40).
  ///
  /// It is never `automatic`.
  ///
  /// Differs from UIKit: a dimmed tint is a grey of the same lightness, at 80 % of its alpha; that of iOS is another
  /// grey.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { tintMode }
    set { setTintAdjustmentMode(newValue) }
  }

  /// The number of pixels per point of the view's drawing, that of the display until it is set.
  ///
  /// Differs from UIKit: it sets the layer's `contentsScale`; a drawing has the resolution of the picture.
  open var contentScaleFactor: CGFloat {
    get { storedState.contentScaleFactor ?? max(traitCollection.displayScale, 1) }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      storedState.contentScaleFactor = newValue
      backing.contentsScale = newValue
    }
  }

  /// The identifier for the restoration of the view.
  ///
  /// Differs from UIKit: nothing is restored.
  open var restorationIdentifier: String? {
    get { storedState.restorationIdentifier }
    set { storedState.restorationIdentifier = newValue }
  }

  /// Encodes the state for the restoration of the view.
  ///
  /// Differs from UIKit: nothing is restored; only your code calls this.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Decodes the state that `encodeRestorableState(with:)` encoded.
  ///
  /// Differs from UIKit: only your code calls this.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Called after `tintColor` changed, here or in a superview.
  open func tintColorDidChange() {}

  /// The mode in which content fills the bounds.
  ///
  /// The mode `redraw` requests `draw(_:)` for every new size.
  open var contentMode: ContentMode {
    get { storedState.contentMode }
    set {
      storedState.contentMode = newValue
      backing.contentsGravity = newValue.gravity
      backing.needsDisplayOnBoundsChange = newValue == .redraw
    }
  }

  /// Draws the content behind the subviews, with `UIGraphicsGetCurrentContext()`.
  ///
  /// The default implementation draws nothing.
  ///
  /// The drawing belongs to the bounds that it was made for; until the next one, `contentMode` determines the way in
  /// which it fills other bounds (B.15).
  open func draw(_ rect: CGRect) {}

  /// Draws `layer` for it, by `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    if layer.model() === backing { drawView(in: ctx) }
  }

  /// Updates the contents of `layer`, by drawing it.
  open func display(_ layer: CALayer) {
    layer.makeDrawing()
  }

  /// Returns a view that shows the current appearance of this one, with all its subviews.
  ///
  /// It does not change with this view.
  ///
  /// Differs from UIKit: without `afterUpdates`, it shows the current properties of views, even if no screen has shown
  /// them yet; it is a drawing that stays sharp when it is stretched.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(of: bounds, afterScreenUpdates: afterUpdates, capInsets: .zero)
  }

  /// Returns a view that shows a part of the current appearance of this one, whose cap insets do not stretch.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    makeSnapshot(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets)
  }

  /// Draws the view with all its subviews into the current context, stretched from the bounds to `rect`.
  ///
  /// - Returns: `false` outside of drawing.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, afterScreenUpdates: afterUpdates)
  }

  /// Requests `draw(_:)`.
  open func setNeedsDisplay() {
    backing.setNeedsDisplay()
  }

  /// Requests `draw(_:)` for a part of the bounds.
  ///
  /// Several parts are united to their bounding box.
  open func setNeedsDisplay(_ rect: CGRect) {
    backing.setNeedsDisplay(rect)
  }

  // MARK: Conversion

  // A `nil` view stands for the window, or for the topmost superview without a window (A.14); so does a coordinate
  // space that is no view. The compiler prefers the overload for coordinate spaces even for a view, so both do the
  // same.

  /// Returns a point of this view in the coordinates of another one.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    backing.convert(point, to: view?.backing)
  }

  /// Returns a point of another view in the coordinates of this one.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    backing.convert(point, from: view?.backing)
  }

  /// Returns the bounding box, in another view, of a rectangle of this one.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    backing.convert(rect, to: view?.backing)
  }

  /// Returns the bounding box, in this view, of a rectangle of another one.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    backing.convert(rect, from: view?.backing)
  }

  /// Returns a point of this view in the coordinates of another space.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: UIView.view(behind: coordinateSpace))
  }

  /// Returns a point of another space in the coordinates of this view.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: UIView.view(behind: coordinateSpace))
  }

  /// Returns the bounding box, in another space, of a rectangle of this view.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: UIView.view(behind: coordinateSpace))
  }

  /// Returns the bounding box, in this view, of a rectangle of another space.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: UIView.view(behind: coordinateSpace))
  }

  // MARK: Sizing and layout

  /// Returns the best size of the view in the space of `size`: its current one, unless overridden (C.1).
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    Tracing.noteSizing(of: backing, in: size) {
      Tracing.noteReachedSystem(.sizeThatFits, of: backing)
      return bounds.size
    }
  }

  /// Sets the size to the one that fits the current one, and keeps the frame's origin (C.2).
  open func sizeToFit() {
    resizeToFit()
  }

  /// The size of the content, with `noIntrinsicMetric` for each axis that has none (C.3).
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Marks `intrinsicContentSize` as changed, so that constraints are updated (B.1) and read it again.
  open func invalidateIntrinsicContentSize() {
    Tracing.noteInvalidation(.constraints, of: backing)
    backing.markNeedsConstraints()
    boxContentDidChange()
  }

  /// Lays out the subviews whose positions and sizes constraints determine, and no others (B.12).
  open func layoutSubviews() {
    Tracing.noteReachedSystem(.layoutSubviews, of: backing)
    placeSubviewsByConstraints()
  }

  /// Requests `layoutSubviews()` in the next layout pass, without any other effect (B.6).
  open func setNeedsLayout() {
    backing.setNeedsLayout()
  }

  /// Lays out the views that need it now, from the highest flagged superview right above downwards (B.7).
  open func layoutIfNeeded() {
    backing.layoutIfNeeded()
  }

  /// Whether or not views of this class lay out by constraints only, which they then update when they move to a window.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Updates the constraints of the view, after those of its subviews (B.1).
  ///
  /// Overrides call super last; one that does not call it is reported.
  open func updateConstraints() {
    reachedUpdateConstraints()
  }

  /// Requests `updateConstraints()` in the next pass over the constraints, without any other effect.
  open func setNeedsUpdateConstraints() {
    backing.markNeedsConstraints()
  }

  /// Returns whether the view itself needs `updateConstraints()`.
  open func needsUpdateConstraints() -> Bool {
    backing.flags.contains(.needsConstraints)
  }

  /// Updates the constraints of the view and its subviews that need it now.
  open func updateConstraintsIfNeeded() {
    updateConstraintsOfTree()
  }

  /// Lays out the view for `layer`.
  open func layoutSublayers(of layer: CALayer) {
    if layer === backing { layOutSubviewsWithController() }
  }

  /// Returns the action for a change of a property of `layer`: an animation within an animation block, else none
  /// (B.18).
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    AnimationScope.current.action(for: layer, forKey: event)
  }

  /// The distances in points between content and the edges, 8 by default (D.1).
  ///
  /// These are the effective margins, with the safe area, the system's minimum and the preserved margins of the
  /// superview (D.3, D.4, D.5). The value that is set is kept separately.
  open var layoutMargins: UIEdgeInsets {
    get { Tracing.reading(.margins, of: backing) { currentInsets.margins } }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(newValue, in: effectiveUserInterfaceLayoutDirection)
    }
  }

  /// The effective margins, with sides that follow the layout direction (D.6).
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      Tracing.reading(.margins, of: backing) {
        NSDirectionalEdgeInsets(currentInsets.margins, in: effectiveUserInterfaceLayoutDirection)
      }
    }
    set { setMargins(newValue) }
  }

  /// Called after the effective margins changed (D.7): at once after they were set, else before the next layout.
  open func layoutMarginsDidChange() {}

  /// Whether or not the margins are at least the part of the superview's margins that is in this view (D.5).
  open var preservesSuperviewLayoutMargins: Bool {
    get { storedState.layoutEnvironment?.preservesSuperviewMargins ?? false }
    set { setPreservesSuperviewMargins(newValue) }
  }

  /// Whether or not the safe area adds to the margins (D.3).
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { storedState.layoutEnvironment?.insetsMarginsFromSafeArea ?? true }
    set { setInsetsMarginsFromSafeArea(newValue) }
  }

  /// The insets of the area that bars and the shape of the screen do not cover, in points (D.8).
  ///
  /// They are zero outside of a window (D.9). An edge where the superview has no inset has none here, even if the view
  /// extends beyond it.
  open var safeAreaInsets: UIEdgeInsets {
    Tracing.reading(.safeArea, of: backing) { currentInsets.safeArea }
  }

  /// Called after the safe area changed.
  ///
  /// It is called once per layout pass, before `layoutSubviews()`.
  open func safeAreaInsetsDidChange() {}

  // MARK: Constraints

  /// The active constraints that the view holds, in the order of their activation.
  ///
  /// They are those whose views and guides have this view as their nearest common ancestor, and those that were added
  /// to it (F.4).
  open var constraints: [NSLayoutConstraint] { heldConstraints }

  /// Activates a constraint that this view holds, which must contain the constraint's items.
  ///
  /// Differs from UIKit: if the view does not contain the items, this is reported, and nothing changes.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    hold(constraint)
  }

  /// Adds constraints in order.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint, if this view holds it.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    release(constraint)
  }

  /// Removes constraints in order.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Returns the size of the view by the constraints in it that is as near to `targetSize` as possible (C.16).
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the size of the view by the constraints in it, with priorities of the target's width and height (C.16).
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontalPriority: fittingPriority(horizontalFittingPriority),
      verticalPriority: fittingPriority(verticalFittingPriority))
  }

  /// Returns the priority with which the view resists becoming larger than its content, 250 for most views (F.10).
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    storedState.contentHugging[axis]
  }

  /// Sets the priority with which the view resists becoming larger than its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    storedState.contentHugging[axis] = priority
    boxContentDidChange()
  }

  /// Returns the priority with which the view resists becoming smaller than its content, 750 for all views (F.10).
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    storedState.compressionResistance[axis]
  }

  /// Sets the priority with which the view resists becoming smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    storedState.compressionResistance[axis] = priority
    boxContentDidChange()
  }

  /// Whether or not the constraints leave the position or size of the view ambiguous (F.12).
  open var hasAmbiguousLayout: Bool { storedState.constraintItem?.isAmbiguous ?? false }

  /// Changes the layout at random to another one that an ambiguous layout allows.
  ///
  /// Differs from UIKit: without effect; an ambiguous layout always has the same solution.
  open func exerciseAmbiguityInLayout() {}

  // MARK: Content for descriptions

  /// The kind of the view.
  @_spi(Plumb)
  open var contentKind: ViewContent.Kind { .plain }

  /// The text, image or value that the view shows.
  @_spi(Plumb)
  open var shownContent: ViewContent { ViewContent() }

  /// The words of the view for assistive technologies, until code sets others.
  @_spi(Plumb)
  open var spokenContent: SpokenContent { SpokenContent() }

  /// The properties that show in pictures of the view.
  @_spi(Plumb)
  open var shownProperties: [ViewProperty] { shownContent.properties }

  /// Whether or not the view has a title that is not empty; reading it creates no part of the view.
  @_spi(Plumb)
  open var isTitled: Bool { false }

  /// Draws the text that the view shows into the current context, as in pictures.
  @_spi(Plumb)
  open func drawShownText() { draw(bounds) }

  /// Whether or not the present bounds are too small for the text.
  @_spi(Plumb)
  open var isShownTextTruncated: Bool { false }

  /// Returns the size of the text in lines of a width, at most `limit` of them; 0 is no limit.
  @_spi(Plumb)
  open func shownTextSize(width: CGFloat, limit: Int) -> CGSize {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  /// The place that the view has in a list, or had last: `row 0-2`, `header 1`; nil outside of lists.
  @_spi(Plumb)
  open var placeInList: String? { nil }

  /// The view as a stack view; nil for other views.
  @_spi(Plumb)
  open var asStack: (any StackingView)? { nil }

  /// The subview that the class creates and lays out for the content of programs, or nil.
  @_spi(Plumb)
  open var ownContentView: UIView? { nil }

  /// The properties that proxies of the class pass on (`UIAppearance`).
  @_spi(Plumb)
  open class var appearanceProperties: [AppearanceProperty] {
    [
      AppearanceProperty(\UIView.backgroundColor),
      AppearanceProperty(\UIView.tintColor) { $0.storedState.tintColor != nil },
    ]
  }

  /// Returns the height of the content at a width, or `nil` if it does not depend on that.
  @_spi(Plumb)
  open func wrappedContentHeight(forWidth width: CGFloat) -> CGFloat? {
    storedState.lineContent?.height(width)
  }

  /// The distances of the baselines from the edges of the alignment rectangle: the first from the top, the last from
  /// the bottom (F.21).
  ///
  /// For a view without text both baselines are at its bottom edge: `nil`, and 0.
  @_spi(Plumb)
  open var baselineOffsets: (first: CGFloat?, last: CGFloat) {
    storedState.lineContent?.baselines ?? (nil, 0)
  }

  // MARK: Anchors

  /// The anchor of the edge where reading starts.
  open var leadingAnchor: NSLayoutXAxisAnchor { across(.leading) }
  /// The anchor of the edge where reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { across(.trailing) }
  /// The anchor of the left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { across(.left) }
  /// The anchor of the right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { across(.right) }
  /// The anchor of the top edge.
  open var topAnchor: NSLayoutYAxisAnchor { down(.top) }
  /// The anchor of the bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { down(.bottom) }
  /// The anchor of the width of the alignment rectangle.
  open var widthAnchor: NSLayoutDimension { size(.width) }
  /// The anchor of the height of the alignment rectangle.
  open var heightAnchor: NSLayoutDimension { size(.height) }
  /// The anchor of the centre between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { across(.centerX) }
  /// The anchor of the centre between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { down(.centerY) }
  /// The anchor of the baseline of the first line of text, or of the bottom edge without text (F.21).
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { down(.firstBaseline) }
  /// The anchor of the baseline of the last line of text, or of the bottom edge without text (F.21).
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { down(.lastBaseline) }

  // MARK: Layout guides

  /// The guide of the bounds inside of the safe area (D.13).
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// The guide of the bounds inside of the margins (D.13).
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

  /// The guide of the bounds inside of the margins, with a readable width (D.14).
  open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }

  /// The edges at which subviews have a safe area.
  var safeAreaEdgesForSubviews: UIRectEdge { storedState.layoutEnvironment?.safeAreaEdgesForSubviews ?? .all }

  /// The guide of the area that the keyboard covers at the bottom of the view.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

  /// The guides of the view: those that were added, and those of the system that are in use.
  open var layoutGuides: [UILayoutGuide] { storedState.layoutEnvironment?.guides ?? [] }

  /// Adds a guide to the view, and removes it from its former view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    add(layoutGuide)
  }

  /// Removes a guide from the view, unless it is one of the system.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    remove(layoutGuide)
  }

  // MARK: Alignment

  /// The insets of the alignment rectangle from the frame, zero by default (F.20).
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the alignment rectangle of a frame (A.26).
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// Returns the frame of an alignment rectangle (A.26).
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.outset(by: alignmentRectInsets)
  }

  /// The view whose first baseline is this one's, by default the view itself (F.21).
  open var forFirstBaselineLayout: UIView { self }

  /// Returns the view whose baseline is this one's, by the name before iOS 9.
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }

  /// The view whose last baseline is this one's, by default the view itself (F.21).
  open var forLastBaselineLayout: UIView { self }

  /// Whether or not the frame and the mask act as constraints (F.15).
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { storedState.translatesAutoresizingMask }
    set { setTranslatesAutoresizingMask(newValue) }
  }

  // MARK: Traits

  /// The meaning of the content for the layout direction, which subviews do not inherit (E.2).
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { storedState.semanticContentAttribute }
    set { setSemanticContentAttribute(newValue) }
  }

  /// The layout direction of this view (E.2).
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    resolvedLayoutDirection
  }

  /// The traits of the view: those of the superview with this view's overrides.
  ///
  /// A root inherits from its host, or from the main screen (H.20). An override has an effect here once traits are
  /// updated.
  open var traitCollection: UITraitCollection { observedTraits }

  /// The style of the interface for the view and its subviews that replaces that of the superview, light or dark.
  ///
  /// It takes effect like `traitOverrides`.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedState.traitSettings?.style ?? .unspecified }
    set { setOverrideStyle(newValue) }
  }

  /// The smallest size of texts in the view and its subviews, as their traits have it; nil is no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { sizeLimits.minimum }
    set { limitSizes { $0.minimum = newValue } }
  }

  /// The largest size of texts in the view and its subviews, as their traits have it; nil is no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { sizeLimits.maximum }
    set { limitSizes { $0.maximum = newValue } }
  }

  /// The limits of the size of texts in the view, in words.
  open var appliedContentSizeCategoryLimitsDescription: String {
    let limits = sizeLimits
    return "minimum: \(limits.minimum?.rawValue ?? "none"), maximum: \(limits.maximum?.rawValue ?? "none")"
  }

  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Updates the traits of the view and its subviews now, instead of before the next layout (B.22).
  open func updateTraitsIfNeeded() {
    followMainScreen()
    updatePendingTraits()
  }

  // MARK: Hierarchy

  /// The superview.
  open var superview: UIView? { attachedSuperview }

  /// The subviews, from back to front.
  open var subviews: [UIView] { listedSubviews }

  /// The window at the root of the tree.
  open var window: UIWindow? { enclosingWindow }

  /// A number that identifies the view.
  open var tag: Int {
    get { storedState.tag }
    set { storedState.tag = newValue }
  }

  /// Returns whether this view is `view` or inside of it.
  open func isDescendant(of view: UIView) -> Bool { isInTree(of: view) }

  /// Returns the first view with a tag in this subtree, in depth-first order.
  open func viewWithTag(_ tag: Int) -> UIView? {
    viewsInTree.first { $0.tag == tag }
  }

  /// Adds a subview in front of the others and of plain sublayers, and removes it from its former superview (A.28).
  open func addSubview(_ view: UIView) {
    insert(view, at: backing.children.count)
  }

  /// Inserts a subview at an index, or in front of the others for an index beyond them (A.27).
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, atSubview: index)
  }

  /// Inserts a subview right behind `sibling`, or in front of all if that is no other subview (A.27).
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }

  /// Inserts a subview right in front of `sibling`, or in front of all if that is no other subview (A.27).
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }

  /// Moves a subview to the front.
  open func bringSubviewToFront(_ view: UIView) {
    if view.attachedSuperview === self { backing.insert(view.backing, at: backing.children.count) }
  }

  /// Moves a subview to the back.
  open func sendSubviewToBack(_ view: UIView) {
    if view.attachedSuperview === self { backing.insert(view.backing, at: 0) }
  }

  /// Exchanges two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    move(to: nil, at: 0)
  }

  /// Called before the view moves to another superview, or leaves it.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the view moved to another superview, or left it.
  open func didMoveToSuperview() {}

  /// Called before the view moves to another window, or leaves it.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the view moved to another window, or left it.
  open func didMoveToWindow() {}

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Events

  /// The next responder: the controller of the view, or else the superview.
  open override var next: UIResponder? { storedState.viewController ?? superview }

  /// Whether or not the view and its subviews can be hit.
  open var isUserInteractionEnabled: Bool {
    get { storedState.isUserInteractionEnabled }
    set { storedState.isUserInteractionEnabled = newValue }
  }

  /// Returns the frontmost view at a point of this view's coordinates, or `nil` if there is none (A.18).
  ///
  /// Later subviews are tested first; hidden, transparent and disabled views, and points outside, are not hit.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitView(at: point, with: event)
  }

  /// Returns whether a point is in the bounds, whose right and bottom edge are outside (A.17).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.covers(point)
  }

  /// Makes the first responder at the view or in it resign.
  ///
  /// - Parameter force: Whether it resigns even if it does not allow it.
  /// - Returns: Whether no responder at the view or in it is the first one now.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { takeKeyboard(byForce: force) }

  /// Whether or not the view receives a second touch while there is one in it.
  open var isMultipleTouchEnabled: Bool {
    get { storedState.interaction?.isMultipleTouchEnabled ?? false }
    set { writableInteraction.isMultipleTouchEnabled = newValue }
  }

  /// Whether or not touches in this view and in other views exclude each other.
  open var isExclusiveTouch: Bool {
    get { storedState.interaction?.isExclusiveTouch ?? false }
    set { writableInteraction.isExclusiveTouch = newValue }
  }

  /// The recognizers that follow touches in this view and its subviews, or `nil` if none was ever added.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedState.interaction?.gestureRecognizers }
    set { replaceGestureRecognizers(with: newValue ?? []) }
  }

  /// Adds a recognizer, and removes it from its former view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes a recognizer, even during its gesture.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Returns whether a recognizer of this view, or of one that contains it, may leave the possible state.
  ///
  /// The view of the recognizer is asked, and the touched one.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Focus

  /// Whether or not the view can have the focus now.
  open var canBecomeFocused: Bool { false }
  /// Whether or not the view has the focus.
  open var isFocused: Bool { UIWindow.usesFocus && window?.interaction.focusedItem === self }
  /// The look of the view while it has the focus; nil for none.
  open var focusEffect: UIFocusEffect? {
    get { storedState.interaction?.focusEffect }
    set { writableInteraction.focusEffect = newValue }
  }
  /// The name of the group of views to which the view belongs.
  open var focusGroupIdentifier: String? {
    get { storedState.interaction?.focusGroupIdentifier }
    set { writableInteraction.focusGroupIdentifier = newValue }
  }
  /// The environments that get the focus first, the preferred one first.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Requests that the focus is determined again.
  open func setNeedsFocusUpdate() { HigherModules.focus?.setNeedsUpdate(in: self) }
  /// Determines the focus at once, if that was requested.
  open func updateFocusIfNeeded() { HigherModules.focus?.updateIfNeeded(in: self) }
  /// Returns whether the focus may move.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Tells the view that the focus moved from it, to it, or within it.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Accessibility

  /// An identifier for tests, which is not spoken.
  open override var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { setAccessibility(\.identifier, to: newValue) }
  }

  /// Whether or not the view is an accessibility element, as texts and controls are until it is set.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? spokenContent.isElement }
    set { setAccessibility(\.isElement, to: newValue) }
  }

  /// The label of the element; that of the control or text until it is set.
  open override var accessibilityLabel: String? {
    get { accessibility?.label ?? spokenContent.label }
    set { setAccessibility(\.label, to: newValue) }
  }

  /// The hint of the element: the result of its use.
  open override var accessibilityHint: String? {
    get { accessibility?.hint }
    set { setAccessibility(\.hint, to: newValue) }
  }

  /// The value of the element.
  open override var accessibilityValue: String? {
    get { accessibility?.value ?? spokenContent.value }
    set { setAccessibility(\.value, to: newValue) }
  }

  /// The traits of the element.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? spokenContent.traits }
    set { setAccessibility(\.traits, to: newValue) }
  }

  /// The frame of the element in the window's coordinates, that of the view until it is set.
  ///
  /// Differs from UIKit: it is in the coordinates of the window, not of the screen.
  open override var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? convert(bounds, to: nil) }
    set { setAccessibility(\.frame, to: newValue) }
  }

  /// The point at which a touch activates the element, by default the centre of its frame.
  open override var accessibilityActivationPoint: CGPoint {
    get { accessibility?.activationPoint ?? accessibilityFrame.middle }
    set { setAccessibility(\.activationPoint, to: newValue) }
  }

  /// The elements in the view in reading order, or `nil` unless they were set or a control lists its parts.
  open override var accessibilityElements: [Any]? {
    get { accessibility?.elements ?? spokenContent.elements }
    set { setAccessibility(\.elements, to: newValue) }
  }

  /// Whether or not the elements in the view are hidden.
  open override var accessibilityElementsHidden: Bool {
    get { accessibility?.elementsHidden ?? false }
    set { setAccessibility(\.elementsHidden, to: newValue) }
  }

  /// Whether or not all elements but those in the view are hidden.
  open override var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { setAccessibility(\.isModal, to: newValue) }
  }

  /// Whether or not the elements in the view are read before those beside it.
  open override var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? spokenContent.groupsChildren }
    set { setAccessibility(\.groupsChildren, to: newValue) }
  }
}
