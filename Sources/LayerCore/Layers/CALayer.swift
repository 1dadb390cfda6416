public import Foundation
public import GraphicsCore

/// A rectangle with a look and sublayers. Coordinates are points, y down.
///
/// A layer places itself by `bounds`, `position`, `anchorPoint` and `transform`; `frame` follows from them
/// (A.1, A.2). Differs from UIKit: geometry that contains NaN is reported and not stored, where UIKit raises an
/// exception.
open class CALayer: NSObject, NSCoding, CAMediaTiming {
  // Storage for `CALayer+Storage`, which other modules go through: the compiler sees all accesses to it, and that none
  // overlap, which it would check at run time otherwise.
  final var heldBounds = CGRect.zero
  final var storedPosition = CGPoint.zero
  final var heldAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  final var storedOpacity: Float = 1
  final var heldFlags: Flags = .allowsGroupOpacity
  final var extras: Extras?
  private final var storedBackgroundColor: CGColor?
  private final var storedBorderWidth: CGFloat = 0
  final var heldTraceTag = TraceNames.Tag()
  private final var storedCornerRadius: CGFloat = 0
  final var heldChildren: [CALayer] = []
  /// The storage of `parent` and `host`, which alone touch it.
  ///
  /// Counted references would make the runtime keep a side table for every layer and view, which a layout of many
  /// views spends a third of its time on.
  final var storedParent = UncountedLayer()
  final unowned(unsafe) var storedHost: (any LayerHost)?
  final var heldAttachedHost: (any LayerHost)?

  /// A layer of no size at the origin.
  public override init() {
    super.init()
    noteClass()
  }

  /// A copy of the properties of `layer`, without its sublayers, superlayer and delegate.
  public init(layer: Any) {
    super.init()
    defer { noteClass() }
    guard let layer = layer as? CALayer else { return }
    storedBounds = layer.storedBounds
    storedPosition = layer.storedPosition
    storedAnchorPoint = layer.storedAnchorPoint
    storedOpacity = layer.storedOpacity
    flags = layer.flags.intersection(.copied)
    extras = layer.extras.map(Extras.init(copying:))
    storedBackgroundColor = layer.storedBackgroundColor
    storedBorderWidth = layer.storedBorderWidth
    storedCornerRadius = layer.storedCornerRadius
  }

  /// A layer of no size at the origin. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init()
    noteClass()
  }

  /// Differs from UIKit: nothing is written.
  open func encode(with coder: NSCoder) {}

  /// The class and the address.
  open override var description: String { "<\(ObjectWords.title(of: self))>" }

  /// The layer with its place, delegate, sublayers and what is special about it (G.31).
  open override var debugDescription: String { debugWords }

  deinit { releaseTree() }

  // MARK: Geometry

  /// The layer's rectangle in its own coordinates. A new size keeps `position` (A.8); a size below 0 is kept
  /// as it is and draws nothing (A.12).
  open var bounds: CGRect {
    get { Tracing.read(.bounds, of: self) { storedBounds } }
    set { Tracing.change(.bounds, of: self) { setBounds(newValue) } }
  }

  /// Where the anchor point lies in the superlayer.
  open var position: CGPoint {
    get { Tracing.readPosition(of: self) { storedPosition } }
    set { Tracing.change(.position, of: self) { setPosition(newValue) } }
  }

  /// The point of the bounds, in shares of their size, that `position` places and `transform` turns about.
  open var anchorPoint: CGPoint {
    get { storedAnchorPoint }
    set { Tracing.change(.transform, of: self) { setAnchorPoint(newValue) } }
  }

  /// Where siblings stand in depth: larger is nearer. Equal ones are drawn in the order of `sublayers`.
  open var zPosition: CGFloat {
    get { extras?.zPosition ?? 0 }
    set { change(.zPosition) { setExtra(\.zPosition, to: newValue, default: 0) } }
  }

  /// The map of the layer about its anchor point. It changes neither bounds nor position (A.10).
  open var transform: CATransform3D {
    get { extras?.transform ?? CATransform3DIdentity }
    set { Tracing.change(.transform, of: self) { setTransform(newValue) } }
  }

  /// The upright rectangle around the layer in the superlayer (A.3). Setting it keeps the bounds' origin
  /// (A.5); under a transform it sizes the bounds so that the frame becomes this where it can (A.6).
  open var frame: CGRect {
    get { Tracing.read(.frame, of: self) { computedFrame } }
    set { Tracing.change(.frame, of: self) { setFrame(newValue) } }
  }

  // MARK: Look

  /// Whether the layer and everything in it is left out of the picture; layout goes on.
  open var isHidden: Bool {
    get { flags.contains(.isHidden) }
    set { set(.isHidden, newValue) }
  }

  /// How opaque the layer is with everything in it, clamped to 0…1.
  open var opacity: Float {
    get { storedOpacity }
    set { setOpacity(newValue) }
  }

  /// Whether `opacity` applies to the finished picture of the layer, not to each sublayer alone (G.10).
  open var allowsGroupOpacity: Bool {
    get { flags.contains(.allowsGroupOpacity) }
    set { set(.allowsGroupOpacity, newValue) }
  }

  /// Whether sublayers are clipped to the bounds and their rounded corners.
  open var masksToBounds: Bool {
    get { flags.contains(.masksToBounds) }
    set { set(.masksToBounds, newValue) }
  }

  /// Whether the layer promises to fill its bounds.
  open var isOpaque: Bool {
    get { flags.contains(.isOpaque) }
    set { set(.isOpaque, newValue) }
  }

  /// The colour behind everything else in the layer.
  open var backgroundColor: CGColor? {
    get { storedBackgroundColor }
    set { change(.backgroundColor) { storedBackgroundColor = newValue } }
  }

  /// The width in points of the border, which lies inside the bounds and above the sublayers (G.2).
  open var borderWidth: CGFloat {
    get { storedBorderWidth }
    set { change(.borderWidth) { storedBorderWidth = newValue } }
  }

  /// The colour of the border; black at first.
  open var borderColor: CGColor? {
    get { extras.map(\.borderColor) ?? Extras.defaultBorderColor }
    set { change(.borderColor) { setExtra(\.borderColor, to: newValue, default: Extras.defaultBorderColor) } }
  }

  /// The radius in points of the rounded corners of background and border.
  open var cornerRadius: CGFloat {
    get { storedCornerRadius }
    set { change(.cornerRadius) { storedCornerRadius = newValue } }
  }

  /// The corners that `cornerRadius` rounds; all at first.
  open var maskedCorners: CACornerMask {
    get { extras?.maskedCorners ?? .all }
    set { setExtra(\.maskedCorners, to: newValue, default: .all) }
  }

  /// The shape of rounded corners; a continuous one reaches 1.528665 radii along a side that has room for it (G.21).
  open var cornerCurve: CALayerCornerCurve {
    get { extras?.cornerCurve ?? .circular }
    set { setExtra(\.cornerCurve, to: newValue, default: .circular) }
  }

  /// Whether edges between pixels are smoothed on a device (G.12).
  open var allowsEdgeAntialiasing: Bool {
    get { flags.contains(.allowsEdgeAntialiasing) }
    set { set(.allowsEdgeAntialiasing, newValue) }
  }

  /// The edges that are smoothed; all at first.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { extras?.edgeAntialiasingMask ?? .all }
    set { setExtra(\.edgeAntialiasingMask, to: newValue, default: .all) }
  }

  /// Pixels per point of the contents; 1 until set.
  open var contentsScale: CGFloat {
    get { content(\.scale, default: 1) }
    set { change(.contentsScale) { setContent(\.scale, to: newValue, default: 1) } }
  }

  /// What the layer shows between its background and its sublayers; nil shows what was drawn, if anything.
  ///
  /// Differs from UIKit: a drawing is no `contents`; this is nil until set.
  open var contents: Any? {
    get { extras?.content?.contents }
    set {
      change(.contents) { if newValue != nil || contents != nil { writableContent.contents = newValue } }
    }
  }

  /// Where contents lie in the bounds, and whether they are stretched to them (G.16).
  open var contentsGravity: CALayerContentsGravity {
    get { content(\.gravity, default: .resize) }
    set { setContent(\.gravity, to: newValue, default: .resize) }
  }

  /// The part of the contents that is shown, in shares of their size.
  open var contentsRect: CGRect {
    get { content(\.rect, default: CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set {
      change(.contentsRect) {
        setContent(\.rect, to: newValue, default: CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
  }

  /// The part of the contents that stretches in both axes, in shares of their size.
  open var contentsCenter: CGRect {
    get { content(\.center, default: CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set {
      change(.contentsCenter) {
        setContent(\.center, to: newValue, default: CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
  }

  /// How contents are sampled where they are drawn smaller.
  open var minificationFilter: CALayerContentsFilter {
    get { content(\.minificationFilter, default: .linear) }
    set { setContent(\.minificationFilter, to: newValue, default: .linear) }
  }

  /// How contents are sampled where they are drawn larger.
  open var magnificationFilter: CALayerContentsFilter {
    get { content(\.magnificationFilter, default: .linear) }
    set { setContent(\.magnificationFilter, to: newValue, default: .linear) }
  }

  /// How the contents are stored; a wish without effect.
  open var contentsFormat: CALayerContentsFormat {
    get { content(\.format, default: .RGBA8Uint) }
    set { setContent(\.format, to: newValue, default: .RGBA8Uint) }
  }

  // MARK: Effects

  /// The colour of the shadow; black at first.
  open var shadowColor: CGColor? {
    get { effect(\.shadow, default: Shadow()).color }
    set { change(.shadowColor) { writableEffects.shadow.color = newValue } }
  }

  /// How opaque the shadow is, 0…1; 0 at first.
  open var shadowOpacity: Float {
    get { effect(\.shadow.opacity, default: 0) }
    set { change(.shadowOpacity) { writableEffects.shadow.opacity = newValue } }
  }

  /// How far the shadow lies from the layer, in points; 3 upwards at first.
  open var shadowOffset: CGSize {
    get { effect(\.shadow.offset, default: CGSize(width: 0, height: -3)) }
    set { change(.shadowOffset) { writableEffects.shadow.offset = newValue } }
  }

  /// The blur of the shadow in points: the σ of a Gaussian (G.7); 3 at first.
  open var shadowRadius: CGFloat {
    get { effect(\.shadow.radius, default: 3) }
    set { change(.shadowRadius) { writableEffects.shadow.radius = newValue } }
  }

  /// The shape of the shadow; nil is that of the layer.
  open var shadowPath: CGPath? {
    get { extras?.effects?.shadow.path }
    set { change(.shadowPath) { writableEffects.shadow.path = newValue } }
  }

  /// The layer whose opaque parts let this one be seen, in this layer's coordinates; it is no sublayer.
  open var mask: CALayer? {
    get { extras?.effects?.mask ?? extras?.model?.mask?.presentation() }
    set { setMask(newValue) }
  }

  /// The map of all sublayers about the anchor point; with `m34` they are seen in perspective.
  open var sublayerTransform: CATransform3D {
    get { effect(\.sublayerTransform, default: CATransform3DIdentity) }
    set { change(.sublayerTransform) { writableEffects.sublayerTransform = newValue } }
  }

  /// Where the anchor point lies in depth.
  open var anchorPointZ: CGFloat {
    get { effect(\.anchorPointZ, default: 0) }
    set { change(.anchorPointZ) { writableEffects.anchorPointZ = newValue } }
  }

  /// How the layer joins those behind it: the name of a blend mode, as `multiplyBlendMode`.
  /// Differs from UIKit: what is no such name has no effect.
  open var compositingFilter: Any? {
    get { extras?.effects?.compositingFilter }
    set { writableEffects.compositingFilter = newValue }
  }

  /// Filters of the layer's picture. Differs from UIKit: they are kept and have no effect, as on a phone.
  open var filters: [Any]? {
    get { extras?.effects?.filters }
    set { writableEffects.filters = newValue }
  }

  /// Filters of what is behind the layer. Differs from UIKit: they are kept and have no effect.
  open var backgroundFilters: [Any]? {
    get { extras?.effects?.backgroundFilters }
    set { writableEffects.backgroundFilters = newValue }
  }

  /// Whether the layer's picture is made once. Differs from UIKit: it has no effect; pictures stay sharp.
  open var shouldRasterize: Bool {
    get { effect(\.shouldRasterize, default: false) }
    set { writableEffects.shouldRasterize = newValue }
  }

  /// Pixels per point of that picture.
  open var rasterizationScale: CGFloat {
    get { effect(\.rasterizationScale, default: 1) }
    set { writableEffects.rasterizationScale = newValue }
  }

  /// Whether the layer is seen from behind: when a turn in space, or a mirror, shows its other side.
  open var isDoubleSided: Bool {
    get { effect(\.isDoubleSided, default: true) }
    set { writableEffects.isDoubleSided = newValue }
  }

  /// Whether y points up in the layer, for its sublayers and its path. Contents stay upright.
  open var isGeometryFlipped: Bool {
    get { effect(\.isGeometryFlipped, default: false) }
    set { writableEffects.isGeometryFlipped = newValue }
  }

  /// Whether drawing may wait. Differs from UIKit: it never does.
  open var drawsAsynchronously: Bool {
    get { effect(\.drawsAsynchronously, default: false) }
    set { writableEffects.drawsAsynchronously = newValue }
  }

  // MARK: Animations

  /// What runs when a property changes, by its name; `NSNull` is nothing. Differs from UIKit: where no clock runs, it
  /// does not.
  open var actions: [String: any CAAction]? {
    get { extras?.effects?.actions }
    set { writableEffects.actions = newValue }
  }

  /// Values of properties that were not set; of these, only what is under `actions` is looked at.
  open var style: [AnyHashable: Any]? {
    get { extras?.effects?.style }
    set { writableEffects.style = newValue }
  }

  /// The action for `event`: of the delegate, in `actions`, in `style`, of the class; else, of a layer that has been
  /// seen in a window, an animation of 0.25 seconds (B.18).
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

  /// The action of every layer for `event`: none.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The value of every layer for `key`. Differs from UIKit: none, since there is no key-value coding.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Whether a change of `key` needs a new drawing; false unless overridden.
  /// Differs from UIKit: nobody asks, since there is no key-value coding.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Adds an animation, as it is now; one with a key takes the place of the one before it.
  ///
  /// Where no clock runs it is over at once, and the layer shows its properties as they are.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    addAnimation(anim, forKey: key)
  }

  /// The animation that was added for `key`.
  open func animation(forKey key: String) -> CAAnimation? {
    extras?.effects?.flights.last { $0.key == key }?.animation
  }

  /// The keys of the animations, in the order in which they were added; nil without any.
  open func animationKeys() -> [String]? {
    guard let flights = extras?.effects?.flights, !flights.isEmpty else { return nil }
    return flights.map(\.key)
  }

  /// Ends the animation for `key` before its time.
  open func removeAnimation(forKey key: String) {
    removeFlights { $0.key == key }
  }

  /// Ends all animations before their time.
  open func removeAllAnimations() {
    removeFlights { _ in true }
  }

  /// What the layer shows of itself above its contents, in its own coordinates.
  package var ownMarks: [LayerMark] { [] }

  /// Whether background, contents and border are left out.
  package var drawsOnlySublayers: Bool { false }

  /// A copy of the layer as the screen shows it now, with all that is on its way, if anything is: what is set on it
  /// changes nothing in the layer (G.34).
  ///
  /// Its sublayers and its superlayer are what these show. Differs from UIKit: a layer of a class of the program's own
  /// is itself. Only that class can make an instance of it, by an `init(layer:)` that Swift lets nobody call on a class
  /// known at run time unless it is `required`, which UIKit's is not; pictures show its animations all the same.
  open func presentation() -> Self? {
    guard !isPresentation else { return self }
    return presentationCopy(at: AnimationClock.isRunningHere ? MediaTime.current() : nil) as? Self ?? self
  }

  /// The layer that was set up: this one, or what this is the presentation of.
  open func model() -> Self { extras?.model as? Self ?? self }

  // MARK: Time

  /// When the layer's time begins, in the superlayer's.
  open var beginTime: TimeInterval {
    get { clock(\.begin) }
    set { setClock(\.begin, to: newValue) }
  }

  /// How long the layer is there. Differs from UIKit: it is always there.
  open var duration: TimeInterval {
    get { clock(\.duration) }
    set { setClock(\.duration, to: newValue) }
  }

  /// How fast the time of the layer and of all in it goes; 0 holds its animations.
  open var speed: Float {
    get { Float(clock(\.speed)) }
    set { setClock(\.speed, to: Double(newValue)) }
  }

  /// What is added to the layer's time.
  open var timeOffset: TimeInterval {
    get { clock(\.offset) }
    set { setClock(\.offset, to: newValue) }
  }

  /// How often the layer's time runs. Differs from UIKit: it has no effect.
  open var repeatCount: Float {
    get { Float(clock(\.repeatCount)) }
    set { setClock(\.repeatCount, to: Double(newValue)) }
  }

  /// How long the layer's time runs again and again. Differs from UIKit: it has no effect.
  open var repeatDuration: TimeInterval {
    get { clock(\.repeatDuration) }
    set { setClock(\.repeatDuration, to: newValue) }
  }

  /// Whether the layer's time runs back. Differs from UIKit: it has no effect.
  open var autoreverses: Bool {
    get { clock(\.autoreverses) }
    set { setClock(\.autoreverses, to: newValue) }
  }

  /// What the layer shows outside of its time. Differs from UIKit: it has no effect.
  open var fillMode: CAMediaTimingFillMode {
    get { clock(\.fillMode) }
    set { setClock(\.fillMode, to: newValue) }
  }

  /// The time of this layer at a time of `l`; nil stands for the clock of animations.
  open func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval {
    localTime(l?.rootTime(t) ?? t)
  }

  /// The time of `l`, or where that is nil of the clock of animations, at a time of this layer.
  open func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval {
    l?.localTime(rootTime(t)) ?? rootTime(t)
  }

  /// A name for the programmer.
  open var name: String? {
    get { extras?.name }
    set { setExtra(\.name, to: newValue, default: nil) }
  }

  /// Who lays out the layer; the view of a view's layer, unless another is set.
  open weak var delegate: (any CALayerDelegate)? {
    get { extras?.delegate ?? hostOfModel }
    set { setDelegate(newValue) }
  }

  // MARK: Hierarchy

  /// The layer that this one is in.
  open var superlayer: CALayer? { parent ?? extras?.model?.parent?.presentation() }

  /// The layers in this one, from back to front where `zPosition` is equal; nil where there are none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? presentedSublayers : children }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Puts `layer` in front of the sublayers, taking it from where it was.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  /// Puts `layer` at `index` among the sublayers; an index beyond them means in front.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  /// Puts `layer` right behind `sibling`, or behind all where `sibling` is no sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0, otherwise: 0)
  }

  /// Puts `layer` right before `sibling`, or in front of all where `sibling` is no sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1, otherwise: children.count)
  }

  /// Puts `newLayer` in the place of `oldLayer`; nothing happens where that is no sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.parent === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of its superlayer. The view of the layer leaves its superview with it (A.28, F.35).
  open func removeFromSuperlayer() {
    leaveSuperlayer()
  }

  // MARK: Update cycle

  /// Asks for `layoutSublayers()` in the next layout pass.
  open func setNeedsLayout() {
    Tracing.noteInvalidation(.layout, of: self)
    markNeedsLayout()
  }

  /// Whether the layer itself waits for `layoutSublayers()`.
  open func needsLayout() -> Bool {
    flags.contains(.needsLayout)
  }

  /// Lays out now what waits: from the highest of the flagged superlayers right above, downwards (B.7).
  open func layoutIfNeeded() {
    layOutTree()
  }

  /// Places the sublayers; by default the delegate does.
  open func layoutSublayers() {
    if flags.contains(.hasDelegate) {
      delegate?.layoutSublayers(of: self)
    } else {
      host?.layOutLayer()
    }
  }

  /// Asks for the contents to be made anew.
  open func setNeedsDisplay() {
    invalidate(nil)
  }

  /// Asks for part of the contents to be made anew; parts add up to the rectangle around them.
  open func setNeedsDisplay(_ rect: CGRect) {
    invalidate(rect)
  }

  /// Makes the contents anew now, if they wait.
  open func displayIfNeeded() {
    displayNow()
  }

  /// Makes the contents anew: by the delegate's `display(_:)`, or else by `draw(in:)`.
  open func display() {
    if let delegate { delegate.display(self) } else { makeDrawing() }
  }

  /// Draws the contents; by default the delegate does.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  /// Draws the layer with all beneath it into `ctx`, in the layer's own coordinates: the position, the transform and the
  /// superlayers play no part. What waits to be displayed is displayed first. It is the model that is drawn, whatever is
  /// on its way (B.20).
  open func render(in ctx: CGContext) {
    renderTree(in: ctx)
  }

  /// Whether the contents wait to be made anew.
  open func needsDisplay() -> Bool {
    flags.contains(.needsDisplay)
  }

  /// Whether a new size asks for the contents to be made anew.
  open var needsDisplayOnBoundsChange: Bool {
    get { flags.contains(.needsDisplayOnBoundsChange) }
    set { set(.needsDisplayOnBoundsChange, newValue) }
  }

  /// Whether `point`, in the layer's coordinates, lies in the bounds; the right and lower edge do not.
  open func contains(_ point: CGPoint) -> Bool {
    storedBounds.covers(point)
  }

  /// The frontmost layer beneath `p`, which is in the superlayer's coordinates; nil where that is none.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    hitLayer(p)
  }
}
