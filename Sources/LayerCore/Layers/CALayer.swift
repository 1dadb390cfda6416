public import Foundation
public import GraphicsCore

/// A rectangle with visual content and sublayers, in points, with y down.
///
/// A layer places itself by `bounds`, `position`, `anchorPoint` and `transform`; `frame` follows from them (A.1, A.2).
/// Differs from UIKit: geometry that contains NaN is reported and not stored, where UIKit raises an exception.
open class CALayer: ObjectiveCObject, NSCoding, CAMediaTiming {
  // Storage for `CALayer+Storage`, through which other modules access it: the compiler sees all accesses, and that none
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
  /// The storage of `parent` and `host`, which alone access it.
  ///
  /// Counted references would make the runtime keep a side table for every layer and view, which would take a third of
  /// the time of a layout of many views.
  final var storedParent = UnretainedLayer()
  final unowned(unsafe) var storedHost: (any LayerHost)?
  final var heldAttachedHost: (any LayerHost)?

  /// Creates a layer of size zero at the origin.
  public override init() {
    super.init()
    noteClass()
  }

  /// Creates a copy of the properties of `layer`, without its sublayers, superlayer and delegate.
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

  /// Creates a layer of size zero at the origin.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init()
    noteClass()
  }

  /// Encodes the layer.
  ///
  /// Differs from UIKit: nothing is written.
  open func encode(with coder: NSCoder) {}

  /// The class and the address.
  open override var description: String { "<\(ObjectNames.title(of: self))>" }

  /// The layer with its geometry, delegate, sublayers and properties other than the defaults (G.31).
  open override var debugDescription: String { debugWords }

  deinit { releaseTree() }

  // MARK: Geometry

  /// The layer's rectangle in its own coordinates.
  ///
  /// A new size keeps `position` (A.8); a negative size is kept as it is and draws nothing (A.12).
  open var bounds: CGRect {
    get { Tracing.read(.bounds, of: self) { storedBounds } }
    set { Tracing.change(.bounds, of: self) { setBounds(newValue) } }
  }

  /// The position of the anchor point in the superlayer.
  open var position: CGPoint {
    get { Tracing.readPosition(of: self) { storedPosition } }
    set { Tracing.change(.position, of: self) { setPosition(newValue) } }
  }

  /// The point of the bounds, in unit coordinates, that `position` places and about which `transform` is applied.
  open var anchorPoint: CGPoint {
    get { storedAnchorPoint }
    set { Tracing.change(.transform, of: self) { setAnchorPoint(newValue) } }
  }

  /// The position in depth among siblings, where larger is nearer; equal ones are drawn in the order of `sublayers`.
  open var zPosition: CGFloat {
    get { extras?.zPosition ?? 0 }
    set { change(.zPosition) { setExtra(\.zPosition, to: newValue, default: 0) } }
  }

  /// The transform of the layer about its anchor point; it changes neither bounds nor position (A.10).
  open var transform: CATransform3D {
    get { extras?.transform ?? CATransform3DIdentity }
    set { Tracing.change(.transform, of: self) { setTransform(newValue) } }
  }

  /// The bounding box of the layer in its superlayer (A.3).
  ///
  /// Setting it keeps the bounds' origin (A.5); under a transform it sets the size of the bounds so that the frame
  /// becomes the given one if that is possible (A.6).
  open var frame: CGRect {
    get { Tracing.read(.frame, of: self) { computedFrame } }
    set { Tracing.change(.frame, of: self) { setFrame(newValue) } }
  }

  // MARK: Appearance

  /// Whether or not the layer and its descendants are hidden, though still laid out.
  open var isHidden: Bool {
    get { flags.contains(.isHidden) }
    set { AnimationClock.isWatching ? announcingHidden(newValue) : set(.isHidden, newValue) }
  }

  /// The opacity of the layer with its descendants, clamped to 0…1.
  open var opacity: Float {
    get { storedOpacity }
    set { setOpacity(newValue) }
  }

  /// Whether or not `opacity` applies to the composited layer, rather than to each sublayer separately (G.10).
  open var allowsGroupOpacity: Bool {
    get { flags.contains(.allowsGroupOpacity) }
    set { set(.allowsGroupOpacity, newValue) }
  }

  /// Whether or not sublayers are clipped to the bounds and their rounded corners.
  open var masksToBounds: Bool {
    get { flags.contains(.masksToBounds) }
    set { set(.masksToBounds, newValue) }
  }

  /// Whether or not the layer promises to fill its bounds.
  open var isOpaque: Bool {
    get { flags.contains(.isOpaque) }
    set { set(.isOpaque, newValue) }
  }

  /// The colour of the layer's background.
  open var backgroundColor: CGColor? {
    get { storedBackgroundColor }
    set { change(.backgroundColor) { storedBackgroundColor = newValue } }
  }

  /// The width of the border in points, drawn inside the bounds and above the sublayers (G.2).
  open var borderWidth: CGFloat {
    get { storedBorderWidth }
    set { change(.borderWidth) { storedBorderWidth = newValue } }
  }

  /// The colour of the border; black by default.
  open var borderColor: CGColor? {
    get { extras.map(\.borderColor) ?? Extras.defaultBorderColor }
    set { change(.borderColor) { setExtra(\.borderColor, to: newValue, default: Extras.defaultBorderColor) } }
  }

  /// The radius of the rounded corners of background and border, in points.
  open var cornerRadius: CGFloat {
    get { storedCornerRadius }
    set { change(.cornerRadius) { storedCornerRadius = newValue } }
  }

  /// The corners that `cornerRadius` rounds; all by default.
  open var maskedCorners: CACornerMask {
    get { extras?.maskedCorners ?? .all }
    set { setExtra(\.maskedCorners, to: newValue, default: .all) }
  }

  /// The curve of rounded corners; a continuous one reaches 1.528665 radii along a side that has room for it (G.21).
  open var cornerCurve: CALayerCornerCurve {
    get { extras?.cornerCurve ?? .circular }
    set { setExtra(\.cornerCurve, to: newValue, default: .circular) }
  }

  /// Whether or not edges between device pixels are antialiased (G.12).
  open var allowsEdgeAntialiasing: Bool {
    get { extras?.allowsEdgeAntialiasing ?? false }
    set { setExtra(\.allowsEdgeAntialiasing, to: newValue, default: false) }
  }

  /// The edges that are antialiased; all by default.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { extras?.edgeAntialiasingMask ?? .all }
    set { setExtra(\.edgeAntialiasingMask, to: newValue, default: .all) }
  }

  /// The number of pixels per point of the contents; 1 by default.
  open var contentsScale: CGFloat {
    get { content(\.scale, default: 1) }
    set { change(.contentsScale) { setContent(\.scale, to: newValue, default: 1) } }
  }

  /// The content that the layer shows between its background and its sublayers; nil shows the layer's drawing, if any.
  ///
  /// Differs from UIKit: a drawing is not stored in `contents`, which is nil until set.
  open var contents: Any? {
    get { extras?.content?.contents }
    set {
      change(.contents) { if newValue != nil || contents != nil { writableContent.contents = newValue } }
    }
  }

  /// The placement of contents in the bounds, and their scaling (G.16).
  open var contentsGravity: CALayerContentsGravity {
    get { content(\.gravity, default: .resize) }
    set { setContent(\.gravity, to: newValue, default: .resize) }
  }

  /// The part of the contents that is shown, in unit coordinates.
  open var contentsRect: CGRect {
    get { content(\.rect, default: CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set {
      change(.contentsRect) {
        setContent(\.rect, to: newValue, default: CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
  }

  /// Returns the size that the layer prefers: that of its bounds, unless overridden.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// The part of the contents that stretches in both axes, in unit coordinates.
  open var contentsCenter: CGRect {
    get { content(\.center, default: CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set {
      change(.contentsCenter) {
        setContent(\.center, to: newValue, default: CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
  }

  /// The filter for contents that are reduced.
  open var minificationFilter: CALayerContentsFilter {
    get { content(\.minificationFilter, default: .linear) }
    set { setContent(\.minificationFilter, to: newValue, default: .linear) }
  }

  /// The bias of the level of detail of contents that are reduced with mipmaps.
  ///
  /// Differs from UIKit: without effect, since there are no mipmaps.
  open var minificationFilterBias: Float {
    get { content(\.minificationBias, default: 0) }
    set { setContent(\.minificationBias, to: newValue, default: 0) }
  }

  /// The filter for contents that are enlarged.
  open var magnificationFilter: CALayerContentsFilter {
    get { content(\.magnificationFilter, default: .linear) }
    set { setContent(\.magnificationFilter, to: newValue, default: .linear) }
  }

  /// The storage format of the contents, a hint without effect.
  open var contentsFormat: CALayerContentsFormat {
    get { content(\.format, default: .RGBA8Uint) }
    set { setContent(\.format, to: newValue, default: .RGBA8Uint) }
  }

  // MARK: Effects

  /// The colour of the shadow; black by default.
  open var shadowColor: CGColor? {
    get { effect(\.shadow, default: Shadow()).color }
    set { change(.shadowColor) { writableEffects.shadow.color = newValue } }
  }

  /// The opacity of the shadow, 0…1; 0 by default.
  open var shadowOpacity: Float {
    get { effect(\.shadow.opacity, default: 0) }
    set { change(.shadowOpacity) { writableEffects.shadow.opacity = newValue } }
  }

  /// The offset of the shadow from the layer, in points; 3 upwards by default.
  open var shadowOffset: CGSize {
    get { effect(\.shadow.offset, default: CGSize(width: 0, height: -3)) }
    set { change(.shadowOffset) { writableEffects.shadow.offset = newValue } }
  }

  /// The blur radius of the shadow in points: the σ of a Gaussian (G.7); 3 by default.
  open var shadowRadius: CGFloat {
    get { effect(\.shadow.radius, default: 3) }
    set { change(.shadowRadius) { writableEffects.shadow.radius = newValue } }
  }

  /// The shape of the shadow; nil is that of the layer.
  open var shadowPath: CGPath? {
    get { extras?.effects?.shadow.path }
    set { change(.shadowPath) { writableEffects.shadow.path = newValue } }
  }

  /// The layer whose alpha masks this one, in this layer's coordinates; it is no sublayer.
  ///
  /// It is laid out and displayed with this layer, after the sublayers.
  open var mask: CALayer? {
    get { extras?.effects?.mask ?? extras?.model?.mask?.presentation() }
    set { setMask(newValue) }
  }

  /// The transform of all sublayers about the anchor point; `m34` gives them perspective.
  open var sublayerTransform: CATransform3D {
    get { effect(\.sublayerTransform, default: CATransform3DIdentity) }
    set { change(.sublayerTransform) { writableEffects.sublayerTransform = newValue } }
  }

  /// The depth of the anchor point.
  open var anchorPointZ: CGFloat {
    get { effect(\.anchorPointZ, default: 0) }
    set { change(.anchorPointZ) { writableEffects.anchorPointZ = newValue } }
  }

  /// The compositing of the layer with its backdrop: the name of a blend mode, such as `multiplyBlendMode`.
  ///
  /// Differs from UIKit: other values have no effect.
  open var compositingFilter: Any? {
    get { extras?.effects?.compositingFilter }
    set { writableEffects.compositingFilter = newValue }
  }

  /// The filters of the layer.
  ///
  /// Differs from UIKit: they are stored without effect, as on iOS.
  open var filters: [Any]? {
    get { extras?.effects?.filters }
    set { writableEffects.filters = newValue }
  }

  /// The filters of the layer's backdrop.
  ///
  /// Differs from UIKit: they are stored without effect.
  open var backgroundFilters: [Any]? {
    get { extras?.effects?.backgroundFilters }
    set { writableEffects.backgroundFilters = newValue }
  }

  /// Whether or not the layer is rendered as a bitmap.
  ///
  /// Differs from UIKit: it has no effect; pictures stay sharp.
  open var shouldRasterize: Bool {
    get { effect(\.shouldRasterize, default: false) }
    set { writableEffects.shouldRasterize = newValue }
  }

  /// The number of pixels per point of that bitmap.
  open var rasterizationScale: CGFloat {
    get { effect(\.rasterizationScale, default: 1) }
    set { writableEffects.rasterizationScale = newValue }
  }

  /// Whether or not the layer is visible from behind, when a rotation in space or a reflection shows its other side.
  open var isDoubleSided: Bool {
    get { effect(\.isDoubleSided, default: true) }
    set { writableEffects.isDoubleSided = newValue }
  }

  /// Whether or not y points up in the layer, for its sublayers and its path; contents stay upright.
  open var isGeometryFlipped: Bool {
    get { effect(\.isGeometryFlipped, default: false) }
    set { writableEffects.isGeometryFlipped = newValue }
  }

  /// Whether or not drawing may be deferred.
  ///
  /// Differs from UIKit: without effect.
  open var drawsAsynchronously: Bool {
    get { effect(\.drawsAsynchronously, default: false) }
    set { writableEffects.drawsAsynchronously = newValue }
  }

  // MARK: Animations

  /// The actions for changes of properties, by their names; `NSNull` is no action.
  ///
  /// Differs from UIKit: they do not run if animations take no time.
  open var actions: [String: any CAAction]? {
    get { extras?.effects?.actions }
    set { writableEffects.actions = newValue }
  }

  /// The values of properties that were not set, of which only those under `actions` are used.
  open var style: [AnyHashable: Any]? {
    get { extras?.effects?.style }
    set { writableEffects.style = newValue }
  }

  /// Returns the action for `event`: of the delegate, in `actions`, in `style`, of the class, or the implicit
  /// animation.
  ///
  /// The implicit animation of 0.25 seconds is that of a layer that has been seen in a window (B.18).
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

  /// Returns the action of every layer for `event`: none unless overridden.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns the value of every layer for a key without a property; none unless overridden.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Returns whether or not a change of `key` needs a new drawing; false unless overridden.
  ///
  /// It is called for keys that `setValue(_:forKey:)`, a setter of an `@NSManaged` property or an animation sets.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Values by key

  /// Returns the value of a property, or the value that was set for another key.
  open override func value(forKey key: String) -> Any? { keyedValue(key) }

  /// Sets a property, or the value for another key.
  open override func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }

  /// Returns the value at a key path, such as `transform.rotation.z`.
  open override func value(forKeyPath keyPath: String) -> Any? { keyedValue(atPath: keyPath) }

  /// Sets the value at a key path, such as `transform.rotation.z`.
  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setKeyedValue(value, atPath: keyPath)
  }

  /// Returns the value for a key that has none.
  open override func value(forUndefinedKey key: String) -> Any? { nil }

  /// Sets the value for a key without a property.
  open override func setValue(_ value: Any?, forUndefinedKey key: String) { storeKeyedValue(value, key) }

  /// Adds a copy of an animation's present state; one with a key replaces the animation under that key.
  ///
  /// Where no clock runs it is over at once, and the layer shows its properties as they are.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    addAnimation(anim, forKey: key)
  }

  /// Returns the animation that was added for `key`.
  open func animation(forKey key: String) -> CAAnimation? {
    extras?.effects?.animations.last { $0.key == key }?.animation
  }

  /// Returns the keys of the animations, in the order in which they were added; nil if there are none.
  open func animationKeys() -> [String]? {
    guard let animations = extras?.effects?.animations, !animations.isEmpty else { return nil }
    return animations.map(\.key)
  }

  /// Removes the animation for `key` before its end.
  open func removeAnimation(forKey key: String) {
    removeAnimations { $0.key == key }
  }

  /// Removes all animations before their end.
  open func removeAllAnimations() {
    removeAnimations { _ in true }
  }

  /// The content that the layer draws itself above its contents, in its own coordinates.
  package var ownMarks: [LayerMark] { [] }

  /// Whether or not background, contents and border are left out.
  package var drawsOnlySublayers: Bool { false }

  /// Returns a copy of the layer in its present animated state; changes of the copy do not affect the layer (G.34).
  ///
  /// Its sublayers and its superlayer are those of the presentation tree. The `init(layer:)` of the layer's class makes
  /// the copy.
  open func presentation() -> Self? {
    guard !isPresentation else { return self }
    return presentationCopy(at: AnimationClock.isRunningHere ? MediaTime.current() : nil) as? Self
  }

  /// Returns the model: this layer, or the layer of which this one is the presentation.
  open func model() -> Self { extras?.model as? Self ?? self }

  // MARK: Time

  /// The time at which the layer's time begins, in the superlayer's.
  open var beginTime: TimeInterval {
    get { clock(\.begin) }
    set { setClock(\.begin, to: newValue) }
  }

  /// The duration of the layer's presence.
  ///
  /// Differs from UIKit: it has no effect; the layer does not disappear after it.
  open var duration: TimeInterval {
    get { clock(\.duration) }
    set { setClock(\.duration, to: newValue) }
  }

  /// The rate of the time of the layer and its descendants; 0 pauses their animations.
  open var speed: Float {
    get { Float(clock(\.speed)) }
    set { setClock(\.speed, to: Double(newValue)) }
  }

  /// The offset of the layer's time, in seconds.
  open var timeOffset: TimeInterval {
    get { clock(\.offset) }
    set { setClock(\.offset, to: newValue) }
  }

  /// The number of repetitions of the layer's time.
  ///
  /// Differs from UIKit: it has no effect.
  open var repeatCount: Float {
    get { Float(clock(\.repeatCount)) }
    set { setClock(\.repeatCount, to: Double(newValue)) }
  }

  /// The time for which the layer's time repeats.
  ///
  /// Differs from UIKit: it has no effect.
  open var repeatDuration: TimeInterval {
    get { clock(\.repeatDuration) }
    set { setClock(\.repeatDuration, to: newValue) }
  }

  /// Whether or not the layer's time runs in reverse after each repetition.
  ///
  /// Differs from UIKit: it has no effect.
  open var autoreverses: Bool {
    get { clock(\.autoreverses) }
    set { setClock(\.autoreverses, to: newValue) }
  }

  /// The behaviour of the layer outside of its active duration.
  ///
  /// Differs from UIKit: it has no effect.
  open var fillMode: CAMediaTimingFillMode {
    get { clock(\.fillMode) }
    set { setClock(\.fillMode, to: newValue) }
  }

  /// Returns the time of this layer at a time of `l`; nil is the clock of animations.
  open func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval {
    localTime(l?.rootTime(t) ?? t)
  }

  /// Returns the time of `l`, or if it is nil of the clock of animations, at a time of this layer.
  open func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval {
    l?.localTime(rootTime(t)) ?? rootTime(t)
  }

  /// The name of the layer, for the program's own use.
  open var name: String? {
    get { extras?.name }
    set { setExtra(\.name, to: newValue, default: nil) }
  }

  /// The object that lays out and draws the layer; by default the view of a view's layer.
  open weak var delegate: (any CALayerDelegate)? {
    get { extras?.delegate ?? hostOfModel }
    set { setDelegate(newValue) }
  }

  // MARK: Hierarchy

  /// The superlayer of the layer.
  open var superlayer: CALayer? { parent ?? extras?.model?.parent?.presentation() }

  /// The sublayers of the layer, from back to front at equal `zPosition`; nil if there are none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? presentedSublayers : children }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Adds `layer` in front of the sublayers, and removes it from its former superlayer.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  /// Inserts `layer` at `index` among the sublayers; an index beyond them is the front.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  /// Inserts `layer` directly behind `sibling`, or behind all sublayers if `sibling` is none of them.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0, otherwise: 0)
  }

  /// Inserts `layer` directly in front of `sibling`, or in front of all sublayers if `sibling` is none of them.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1, otherwise: children.count)
  }

  /// Replaces `oldLayer` by `newLayer`; has no effect if `oldLayer` is no sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.parent === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer; the layer's view leaves its superview with it (A.28, F.35).
  open func removeFromSuperlayer() {
    leaveSuperlayer()
  }

  // MARK: Update cycle

  /// Marks the layer for `layoutSublayers()` in the next layout pass.
  open func setNeedsLayout() {
    Tracing.noteInvalidation(.layout, of: self)
    markNeedsLayout()
  }

  /// Returns whether or not the layer itself waits for `layoutSublayers()`.
  open func needsLayout() -> Bool {
    flags.contains(.needsLayout)
  }

  /// Performs pending layout now, from the highest of the adjacent marked ancestors downwards (B.7).
  open func layoutIfNeeded() {
    layOutTree()
  }

  /// Lays out the sublayers; by default the delegate does.
  open func layoutSublayers() {
    if flags.contains(.hasDelegate) {
      delegate?.layoutSublayers(of: self)
    } else {
      host?.layOutLayer()
    }
  }

  /// Marks the contents as needing display.
  open func setNeedsDisplay() {
    invalidate(nil)
  }

  /// Marks part of the contents as needing display; parts add up to their bounding box.
  open func setNeedsDisplay(_ rect: CGRect) {
    invalidate(rect)
  }

  /// Updates the contents now if they need display.
  open func displayIfNeeded() {
    displayNow()
  }

  /// Updates the contents: by the delegate's `display(_:)`, or else by `draw(in:)`.
  open func display() {
    if let delegate = delegate ?? extras?.model?.delegate { delegate.display(self) } else { makeDrawing() }
  }

  /// Draws the contents; by default the delegate does.
  open func draw(in ctx: CGContext) {
    (delegate ?? extras?.model?.delegate)?.draw(self, in: ctx)
  }

  /// Draws the contents for display: by one call of `draw(in:)`, or by several of parts.
  package func drawContents(in context: CGContext) { draw(in: context) }

  /// Draws the layer with its descendants into `ctx`, in the layer's own coordinates.
  ///
  /// The position, the transform and the superlayers play no part. Layers that need display are displayed first; those
  /// that need layout are not laid out. The model is drawn, regardless of animations (B.20).
  open func render(in ctx: CGContext) {
    displayTree()
    renderTree(in: ctx)
  }

  /// Returns whether or not the contents need display.
  open func needsDisplay() -> Bool {
    flags.contains(.needsDisplay)
  }

  /// Whether or not a new size marks the contents as needing display.
  open var needsDisplayOnBoundsChange: Bool {
    get { flags.contains(.needsDisplayOnBoundsChange) }
    set { set(.needsDisplayOnBoundsChange, newValue) }
  }

  /// Returns whether or not the bounds contain `point`, in the layer's coordinates; the right and lower edge are
  /// outside.
  open func contains(_ point: CGPoint) -> Bool {
    storedBounds.covers(point)
  }

  /// Returns the frontmost layer at `p`, which is in the superlayer's coordinates; nil if there is none.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    hitLayer(p)
  }
}
