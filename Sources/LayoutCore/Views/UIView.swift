public import Foundation
public import GraphicsCore
public import LayerCore
public import StyleCore

/// A rectangle on the screen that places and draws itself and its subviews. Coordinates are points, y down.
///
/// The geometry and the subviews are those of `layer`. What subclasses override stands in this class body:
/// members of extensions cannot be overridden without an Objective-C runtime.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, @preconcurrency CALayerDelegate,
  UICoordinateSpace, UITraitEnvironment, UITraitChangeObservable
{
  /// Before the layer, since what is first goes first: constraints let go of the view before its subviews die.
  final var storedState = State()
  /// Unsafe only for `deinit`, which may run anywhere; nobody else is left then.
  private nonisolated(unsafe) let storedLayer: CALayer
  package final var backing: CALayer { unsafe storedLayer }
  /// The subviews since somebody last asked; nil after a change.
  ///
  /// Unsafe only for layers, which are on no actor, and for `deinit`: they forget them, the former where the tree of the
  /// view changes, which is on the main thread, the latter when nobody else is left.
  final nonisolated(unsafe) var knownSubviews: [UIView]?
  /// The traits that the view has, from its host or its superview.
  ///
  /// Unsafe only for the passes, which walk layers, that are on no actor: they read it where the views are used.
  final nonisolated(unsafe) var storedTraits = UITraitCollection.ofMainScreen
  /// The version of the main screen's traits that the view was last brought up to.
  final var screenVersion = UIScreen.traitsVersion

  /// The class of `layer`: `CALayer` or a subclass, which must implement or inherit `init()`.
  open class var layerClass: AnyClass { CALayer.self }

  /// A view with the given frame in its future superview.
  public init(frame: CGRect) {
    unsafe storedLayer = _LayerInstantiation.makeLayer(of: type(of: self).layerClass)
    super.init()
    adoptLayer()
    backing.frame = frame
  }

  /// A view of no size. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    unsafe storedLayer = _LayerInstantiation.makeLayer(of: type(of: self).layerClass)
    super.init()
    adoptLayer()
  }

  deinit {
    // Before the layer goes, which releases what is beneath it level by level.
    unsafe knownSubviews = nil
    if unsafe storedLayer.traceTag.recorder != 0 { unsafe Tracing.noteDeath(of: storedLayer) }
    unsafe storedLayer.host = nil
  }

  /// A view of no size at the origin.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Differs from UIKit: nothing is written.
  nonisolated open func encode(with coder: NSCoder) {}

  /// The view in UIKit's words: its class, address and frame, and what is special about it (L.1). Off the main thread,
  /// class and address.
  nonisolated open override var description: String {
    ObjectWords.onMain({ describedAsUIKit }, or: super.description)
  }

  // MARK: Geometry

  /// The layer that holds the geometry and look of this view.
  open var layer: CALayer { backing }

  /// The upright rectangle around the view in its superview (A.3). Setting it keeps the bounds' origin (A.5);
  /// it is of use only while `transform` is a scale or the identity (A.6, A.7). Values are never rounded.
  open var frame: CGRect {
    get { backing.directFrame }
    set { backing.directFrame = newValue }
  }

  /// The view's rectangle in its own coordinates. A new size keeps `center` (A.8); a new origin moves what is
  /// in the view, not the view (A.11).
  open var bounds: CGRect {
    get { backing.directBounds }
    set { backing.directBounds = newValue }
  }

  /// Where the anchor point lies in the superview.
  open var center: CGPoint {
    get { backing.directPosition }
    set { backing.directPosition = newValue }
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
    get { storedState.autoresizingMask }
    set { setAutoresizingMask(newValue) }
  }

  /// Whether a new size resizes the subviews by their masks.
  open var autoresizesSubviews: Bool {
    get { storedState.autoresizesSubviews }
    set { setAutoresizesSubviews(newValue) }
  }

  // MARK: Look

  /// How opaque the view is with everything in it, 0…1.
  open var alpha: CGFloat {
    get { CGFloat(backing.opacity) }
    set { backing.opacity = Float(newValue) }
  }

  /// Whether the view and everything in it is left out of the picture; layout goes on. A stack view leaves no
  /// room for it.
  open var isHidden: Bool {
    get { backing.isHidden }
    set { setHidden(newValue) }
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

  /// The view whose opaque parts let this one be seen, in this view's coordinates; it is no subview.
  open var mask: UIView? {
    get { storedState.mask }
    set { setMaskView(newValue) }
  }

  /// Whether what waits is cleared before `draw(_:)`. Differs from UIKit: it always is.
  open var clearsContextBeforeDrawing: Bool {
    get { storedState.clearsContextBeforeDrawing }
    set { storedState.clearsContextBeforeDrawing = newValue }
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

  /// How the tint is changed: the nearest mode that was set at or above the view, or else `normal`; never `automatic`
  /// (L.40). Differs from UIKit: a dimmed tint is a grey as light as the colour, at 80 % of its alpha; a phone's is a grey
  /// of its own choice.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { tintMode }
    set { setTintAdjustmentMode(newValue) }
  }

  /// Pixels per point of what the view draws: those of the display until set. Differs from UIKit: it goes to the layer's
  /// `contentsScale`, and a drawing is as sharp as the picture.
  open var contentScaleFactor: CGFloat {
    get { storedState.contentScaleFactor ?? max(traitCollection.displayScale, 1) }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      storedState.contentScaleFactor = newValue
      backing.contentsScale = newValue
    }
  }

  /// A name to restore the view by. Differs from UIKit: nothing is restored.
  open var restorationIdentifier: String? {
    get { storedState.restorationIdentifier }
    set { storedState.restorationIdentifier = newValue }
  }

  /// Writes the state to restore this by. Differs from UIKit: nothing is restored; nothing calls this but you.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Reads what `encodeRestorableState(with:)` wrote. Differs from UIKit: nothing calls this but you.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// `tintColor` changed, here or above.
  open func tintColorDidChange() {}

  /// How contents fill the bounds; `redraw` asks for `draw(_:)` at every new size.
  open var contentMode: ContentMode {
    get { storedState.contentMode }
    set {
      storedState.contentMode = newValue
      backing.contentsGravity = newValue.gravity
      backing.needsDisplayOnBoundsChange = newValue == .redraw
    }
  }

  /// Draws what is behind the subviews, with `UIGraphicsGetCurrentContext()`. Nothing by default.
  ///
  /// What it draws belongs to the bounds it was drawn for; until it is drawn anew, `contentMode` says how it
  /// fills other bounds (B.15).
  open func draw(_ rect: CGRect) {}

  /// Draws on behalf of `layer`: with `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    if layer === backing { drawView(in: ctx) }
  }

  /// Makes the contents of `layer` anew: by having it drawn.
  open func display(_ layer: CALayer) {
    layer.makeDrawing()
  }

  /// A view that shows what this one shows now, with all its subviews; it stays as it is whatever becomes of this view.
  ///
  /// Differs from UIKit: without `afterUpdates`, the properties of views show as they are, whether a screen has shown
  /// them yet or not; it is a drawing that stays sharp when it is stretched.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(of: bounds, afterScreenUpdates: afterUpdates, capInsets: .zero)
  }

  /// A view that shows a part of what this one shows now; edges as wide as `capInsets` do not stretch.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    makeSnapshot(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets)
  }

  /// Draws the view with all its subviews into the current context, stretched from the bounds to `rect`. False outside
  /// of drawing.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, afterScreenUpdates: afterUpdates)
  }

  /// Asks for `draw(_:)`.
  open func setNeedsDisplay() {
    backing.setNeedsDisplay()
  }

  /// Asks for `draw(_:)` of a part; parts add up to the rectangle around them.
  open func setNeedsDisplay(_ rect: CGRect) {
    backing.setNeedsDisplay(rect)
  }

  // MARK: Conversion

  // A nil view stands for the window, or for the topmost superview where there is no window (A.14); so does a coordinate
  // space that is no view. The compiler prefers the overload for coordinate spaces even for a view, so both do the same.

  /// `point` of this view in the coordinates of `view`.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    backing.convert(point, to: view?.backing)
  }

  /// `point` of `view` in the coordinates of this view.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    backing.convert(point, from: view?.backing)
  }

  /// The box in `view` around `rect` of this view.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    backing.convert(rect, to: view?.backing)
  }

  /// The box in this view around `rect` of `view`.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    backing.convert(rect, from: view?.backing)
  }

  /// `point` of this view in the coordinates of `coordinateSpace`.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: UIView.view(behind: coordinateSpace))
  }

  /// `point` of `coordinateSpace` in the coordinates of this view.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: UIView.view(behind: coordinateSpace))
  }

  /// The box in `coordinateSpace` around `rect` of this view.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: UIView.view(behind: coordinateSpace))
  }

  /// The box in this view around `rect` of `coordinateSpace`.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: UIView.view(behind: coordinateSpace))
  }

  // MARK: Sizing and layout

  /// The size that suits the view best in the space of `size`: its present one, unless overridden (C.1).
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    Tracing.noteSizing(of: backing, in: size) {
      Tracing.noteReachedSystem(.sizeThatFits, of: backing)
      return bounds.size
    }
  }

  /// Takes the size that fits the present one, keeping the frame's origin (C.2).
  open func sizeToFit() {
    resizeToFit()
  }

  /// The size of the content, if it has one of its own; `noIntrinsicMetric` per axis where not (C.3).
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// `intrinsicContentSize` has changed: the constraints are to be updated (B.1), and ask for it anew.
  open func invalidateIntrinsicContentSize() {
    Tracing.noteInvalidation(.constraints, of: backing)
    backing.markNeedsConstraints()
    boxContentDidChange()
  }

  /// Places the subviews that constraints place (B.12), where they found them; nothing else.
  open func layoutSubviews() {
    Tracing.noteReachedSystem(.layoutSubviews, of: backing)
    placeSubviewsByConstraints()
  }

  /// Asks for `layoutSubviews()` in the next layout pass; it does nothing itself (B.6).
  open func setNeedsLayout() {
    backing.setNeedsLayout()
  }

  /// Lays out now what waits: from the highest flagged superview right above, downwards (B.7).
  open func layoutIfNeeded() {
    backing.layoutIfNeeded()
  }

  /// Whether views of this class lay out by constraints only: they update them when they come into a window.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Updates the constraints of the view, after those of its subviews (B.1). Overrides call super last; one that
  /// does not call it is reported.
  open func updateConstraints() {
    reachedUpdateConstraints()
  }

  /// Asks for `updateConstraints()` in the next pass over the constraints; it does nothing itself.
  open func setNeedsUpdateConstraints() {
    backing.markNeedsConstraints()
  }

  /// Whether the view itself waits for `updateConstraints()`.
  open func needsUpdateConstraints() -> Bool {
    backing.flags.contains(.needsConstraints)
  }

  /// Updates now the constraints of the view and of all beneath it, where they wait for it.
  open func updateConstraintsIfNeeded() {
    updateConstraintsOfTree()
  }

  /// Lays out on behalf of `layer`.
  open func layoutSublayers(of layer: CALayer) {
    if layer === backing { layOutSubviewsWithController() }
  }

  /// What runs when a property of `layer` changes: within an animation block an animation, else nothing (B.18).
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    AnimationScope.current.action(for: layer, forKey: event)
  }

  /// The distance in points that content should keep from the edges; 8 at first (D.1).
  ///
  /// These are the effective margins, with the safe area, the system's minimum and what is preserved of the
  /// superview's (D.3, D.4, D.5). What is set is kept apart from them.
  open var layoutMargins: UIEdgeInsets {
    get { Tracing.reading(.margins, of: backing) { currentInsets.margins } }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(newValue, in: effectiveUserInterfaceLayoutDirection)
    }
  }

  /// The same margins, with sides that follow the reading direction (D.6).
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      Tracing.reading(.margins, of: backing) {
        NSDirectionalEdgeInsets(currentInsets.margins, in: effectiveUserInterfaceLayoutDirection)
      }
    }
    set { setMargins(newValue) }
  }

  /// The effective margins changed (D.7): at once where they were set, else before the next layout.
  open func layoutMarginsDidChange() {}

  /// Whether the margins are at least what is left of the superview's in this view (D.5).
  open var preservesSuperviewLayoutMargins: Bool {
    get { storedState.surroundings?.preservesSuperviewMargins ?? false }
    set { setPreservesSuperviewMargins(newValue) }
  }

  /// Whether the safe area adds to the margins (D.3).
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { storedState.surroundings?.insetsMarginsFromSafeArea ?? true }
    set { setInsetsMarginsFromSafeArea(newValue) }
  }

  /// What bars and the shape of the screen cover of the view, in points from its edges (D.8); zero outside a
  /// window (D.9). An edge where the superview has no inset has none here, even if the view sticks out there.
  open var safeAreaInsets: UIEdgeInsets {
    Tracing.reading(.safeArea, of: backing) { currentInsets.safeArea }
  }

  /// The safe area changed. It is called once per layout pass, before `layoutSubviews()`.
  open func safeAreaInsetsDidChange() {}

  // MARK: Constraints

  /// The active constraints that the view holds, in the order of their activation: those between views and guides
  /// that have this view as the nearest above them, and those that were added to it (F.4).
  open var constraints: [NSLayoutConstraint] { heldConstraints }

  /// Activates `constraint`, held by this view, which must contain what it relates. Differs from UIKit: where it
  /// does not that is reported, and nothing changes.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    hold(constraint)
  }

  /// Adds each of `constraints`, in order.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates `constraint`, if this view holds it.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    release(constraint)
  }

  /// Removes each of `constraints`, in order.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// How large the view wants to be by the constraints in it, as near to `targetSize` as may be (C.16).
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The same, with priorities of the target's width and height.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, fittingPriority(horizontalFittingPriority), fittingPriority(verticalFittingPriority))
  }

  /// How much the view resists becoming larger than its content; 250 for most views (F.10).
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    storedState.contentHugging[axis]
  }

  /// Sets how much the view resists becoming larger than its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    storedState.contentHugging[axis] = priority
    boxContentDidChange()
  }

  /// How much the view resists becoming smaller than its content; 750 for all views (F.10).
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    storedState.compressionResistance[axis]
  }

  /// Sets how much the view resists becoming smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    storedState.compressionResistance[axis] = priority
    boxContentDidChange()
  }

  /// Whether the constraints leave the place or size of the view a choice (F.12).
  open var hasAmbiguousLayout: Bool { storedState.constraintItem?.isAmbiguous ?? false }

  /// Differs from UIKit: it does nothing; an ambiguous layout is always the same one here.
  open func exerciseAmbiguityInLayout() {}

  // MARK: For all who describe views

  /// The kind of view that the class has.
  @_spi(Plumb)
  open var contentKind: ViewContent.Kind { .plain }

  /// The text, image or value that the view shows.
  @_spi(Plumb)
  open var shownContent: ViewContent { ViewContent() }

  /// The properties that proxies of the class hand on (`UIAppearance`).
  @_spi(Plumb)
  open class var appearanceProperties: [AppearanceProperty] {
    [
      AppearanceProperty(\UIView.backgroundColor),
      AppearanceProperty(\UIView.tintColor) { $0.storedState.tintColor != nil },
    ]
  }

  /// The height of the content at a width; nil where it does not depend on that.
  @_spi(Plumb)
  open func wrappedContentHeight(forWidth width: CGFloat) -> CGFloat? {
    storedState.lineContent?.height(width)
  }

  /// How far the baselines lie from the edges of the alignment rectangle (F.21): the first from the upper edge, the
  /// last from the lower. A view without text has both at its lower edge: nil, and 0.
  @_spi(Plumb)
  open var baselineOffsets: (first: CGFloat?, last: CGFloat) {
    storedState.lineContent?.baselines ?? (nil, 0)
  }

  // MARK: Anchors

  /// The edge that reading starts from.
  open var leadingAnchor: NSLayoutXAxisAnchor { across(.leading) }
  /// The edge that reading goes to.
  open var trailingAnchor: NSLayoutXAxisAnchor { across(.trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { across(.left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { across(.right) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { down(.top) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { down(.bottom) }
  /// The width of the alignment rectangle.
  open var widthAnchor: NSLayoutDimension { size(.width) }
  /// The height of the alignment rectangle.
  open var heightAnchor: NSLayoutDimension { size(.height) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { across(.centerX) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { down(.centerY) }
  /// The baseline of the first line of text; the lower edge where there is none (F.21).
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { down(.firstBaseline) }
  /// The baseline of the last line of text; the lower edge where there is none (F.21).
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { down(.lastBaseline) }

  // MARK: Layout guides

  /// The bounds without what the safe area takes (D.13).
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// The bounds without the margins (D.13).
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

  /// The bounds without the margins, no wider than is good to read (D.14).
  open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }

  /// The edges at which subviews see the safe area.
  var safeAreaEdgesForSubviews: UIRectEdge { storedState.surroundings?.safeAreaEdgesForSubviews ?? .all }

  /// The room that the keyboard takes from the bottom of the view.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

  /// The guides of the view: those that were added, and of its own those that somebody asked for.
  open var layoutGuides: [UILayoutGuide] { storedState.surroundings?.guides ?? [] }

  /// Puts a guide into the view, taking it from where it was.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    add(layoutGuide)
  }

  /// Takes a guide out of the view; the view's own guides stay.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    remove(layoutGuide)
  }

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

  /// The view whose baseline is this one's, by the name before iOS 9.
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }

  /// The view whose last baseline is this one's; the view itself at first (F.21).
  open var forLastBaselineLayout: UIView { self }

  /// Whether the frame and the mask act as constraints (F.15).
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { storedState.translatesAutoresizingMask }
    set { setTranslatesAutoresizingMask(newValue) }
  }

  // MARK: Traits

  /// What the content means for the reading direction; subviews do not inherit it (E.2).
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { storedState.semanticContentAttribute }
    set { setSemanticContentAttribute(newValue) }
  }

  /// The side that reading starts from in this view (E.2).
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    resolvedLayoutDirection
  }

  /// The traits of the superview with this view's overrides; at the root, those of its host, or of the
  /// main screen (H.20). An override shows here once traits are updated.
  open var traitCollection: UITraitCollection { observedTraits }

  /// Light or dark, if the view and all beneath it shall be other than what is around them. It takes effect like
  /// `traitOverrides`.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedState.traitSettings?.style ?? .unspecified }
    set { setOverrideStyle(newValue) }
  }

  /// The traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Gives the view and all beneath it their traits now, instead of before the next layout (B.22).
  open func updateTraitsIfNeeded() {
    followMainScreen()
    updatePendingTraits()
  }

  // MARK: Hierarchy

  /// The view that this one is in.
  open var superview: UIView? { attachedSuperview }

  /// The views in this one, from back to front.
  open var subviews: [UIView] { listedSubviews }

  /// The window at the root of the tree.
  open var window: UIWindow? { enclosingWindow }

  /// A number to find the view by.
  open var tag: Int {
    get { storedState.tag }
    set { storedState.tag = newValue }
  }

  /// Whether this is `view` or lies beneath it.
  open func isDescendant(of view: UIView) -> Bool { isInTree(of: view) }

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

  /// The controller whose view this is, or else the superview.
  open override var next: UIResponder? { storedState.viewController ?? superview }

  /// Whether the view and those in it can be hit.
  open var isUserInteractionEnabled: Bool {
    get { storedState.isUserInteractionEnabled }
    set { storedState.isUserInteractionEnabled = newValue }
  }

  /// The frontmost view beneath `point`, which is in this view's coordinates: the last subview that is hit
  /// goes first; hidden, transparent and disabled views, and points outside, are not hit (A.18).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitView(at: point, with: event)
  }

  /// Whether `point` lies in the bounds; the right and lower edge do not (A.17).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.covers(point)
  }

  /// Takes the keyboard from the responder at or beneath the view that has it; whether none has it now.
  ///
  /// With `force`, who has it is not asked.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { takeKeyboard(byForce: force) }

  /// Whether the view gets a second finger while there is one in it.
  open var isMultipleTouchEnabled: Bool {
    get { storedState.interaction?.isMultipleTouchEnabled ?? false }
    set { writableInteraction.isMultipleTouchEnabled = newValue }
  }

  /// Whether fingers in this view and in others keep each other out.
  open var isExclusiveTouch: Bool {
    get { storedState.interaction?.isExclusiveTouch ?? false }
    set { writableInteraction.isExclusiveTouch = newValue }
  }

  /// The recognizers that follow fingers in this view and beneath it; nil where none ever was added.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedState.interaction?.gestureRecognizers }
    set { replaceGestureRecognizers(with: newValue ?? []) }
  }

  /// Adds a recognizer, taking it from the view that it was in.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Takes a recognizer out, in the middle of its gesture if need be.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a recognizer may go from possible to something else; asked of its view and of the touched one.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Accessibility

  /// A name for tests, which nobody hears.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { setAccessibility(\.identifier, to: newValue) }
  }

  /// Whether the view is an element of its own, to somebody who does not see it.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { setAccessibility(\.isElement, to: newValue) }
  }

  /// What the element is called.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { setAccessibility(\.label, to: newValue) }
  }

  /// What happens when the element is used.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { setAccessibility(\.hint, to: newValue) }
  }

  /// What the element says.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { setAccessibility(\.value, to: newValue) }
  }

  /// What kind of element it is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { setAccessibility(\.traits, to: newValue) }
  }

  /// Where the element is, in the window's coordinates; the view's own place until set. Differs from UIKit:
  /// of the window, not of the screen.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? convert(bounds, to: nil) }
    set { setAccessibility(\.frame, to: newValue) }
  }

  /// Where a finger activates the element; the middle of its frame.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility?.activationPoint ?? accessibilityFrame.middle }
    set { setAccessibility(\.activationPoint, to: newValue) }
  }

  /// The elements in the view in reading order, where it says so itself.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { setAccessibility(\.elements, to: newValue) }
  }

  /// How many elements there are in the view, where it says so itself.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// The element of a number; nil where there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// The number of an element; `NSNotFound` where it is none of the view's.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Whether the elements in the view are left out.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.elementsHidden ?? false }
    set { setAccessibility(\.elementsHidden, to: newValue) }
  }

  /// Whether all elements but those in the view are left out.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { setAccessibility(\.isModal, to: newValue) }
  }

  /// Whether the elements in the view are read before those beside it.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { setAccessibility(\.groupsChildren, to: newValue) }
  }

  /// The element is used; whether that was dealt with.
  open func accessibilityActivate() -> Bool { false }

  /// Leaves what the view shows; whether that was dealt with.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Does the most usual thing; whether that was dealt with.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// The value shall go up.
  open func accessibilityIncrement() {}

  /// The value shall go down.
  open func accessibilityDecrement() {}
}
