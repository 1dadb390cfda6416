public import Foundation

/// A rectangle with a look and sublayers. Coordinates are points, y down.
///
/// A layer places itself by `bounds`, `position`, `anchorPoint` and `transform`; `frame` follows from them
/// (A.1, A.2). Differs from UIKit: there is no presentation layer and no implicit animation; geometry that
/// contains NaN is reported and not stored, where UIKit raises an exception.
open class CALayer: NSObject, NSCoding {
  var storedBounds = CGRect.zero
  var storedPosition = CGPoint.zero
  var storedAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  var storedOpacity: Float = 1
  var flags: Flags = .allowsGroupOpacity
  var extras: Extras?

  /// The sublayers, from back to front where `zPosition` is equal.
  package internal(set) final var children: [CALayer] = []
  /// The layer that has this one among its `children`; it clears this when it dies.
  final unowned var parent: CALayer?
  /// The view whose layer this is.
  final weak var view: UIView?
  /// The same view while it is a subview: a superlayer owns the layers beneath, and those their views.
  final var attachedView: UIView?

  /// A layer of no size at the origin.
  public override init() {
    super.init()
  }

  /// A copy of the properties of `layer`, without its sublayers, superlayer and delegate.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    storedBounds = layer.storedBounds
    storedPosition = layer.storedPosition
    storedAnchorPoint = layer.storedAnchorPoint
    storedOpacity = layer.storedOpacity
    flags = layer.flags.intersection(.copied)
    extras = layer.extras.map(Extras.init(copying:))
    backgroundColor = layer.backgroundColor
    borderWidth = layer.borderWidth
    cornerRadius = layer.cornerRadius
  }

  /// A layer of no size at the origin. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Differs from UIKit: nothing is written.
  open func encode(with coder: NSCoder) {}

  deinit { releaseTree() }

  // MARK: Geometry

  /// The layer's rectangle in its own coordinates. A new size keeps `position` (A.8); a size below 0 is kept
  /// as it is and draws nothing (A.12).
  open var bounds: CGRect {
    get { storedBounds }
    set { setBounds(newValue) }
  }

  /// Where the anchor point lies in the superlayer.
  open var position: CGPoint {
    get { storedPosition }
    set { setPosition(newValue) }
  }

  /// The point of the bounds, in shares of their size, that `position` places and `transform` turns about.
  open var anchorPoint: CGPoint {
    get { storedAnchorPoint }
    set { setAnchorPoint(newValue) }
  }

  /// Where siblings stand in depth: larger is nearer. Equal ones are drawn in the order of `sublayers`.
  open var zPosition: CGFloat {
    get { extras?.zPosition ?? 0 }
    set { setExtra(\.zPosition, to: newValue, default: 0) }
  }

  /// The map of the layer about its anchor point. It changes neither bounds nor position (A.10).
  open var transform: CATransform3D {
    get { extras?.transform ?? CATransform3DIdentity }
    set { setTransform(newValue) }
  }

  /// The upright rectangle around the layer in the superlayer (A.3). Setting it keeps the bounds' origin
  /// (A.5); under a transform it sizes the bounds so that the frame becomes this where it can (A.6).
  open var frame: CGRect {
    get { computedFrame }
    set { setFrame(newValue) }
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
    set { if accepts("opacity", hasNaN: newValue.isNaN) { storedOpacity = min(max(newValue, 0), 1) } }
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
  open var backgroundColor: CGColor?

  /// The width in points of the border, which lies inside the bounds and above the sublayers (G.2).
  open var borderWidth: CGFloat = 0

  /// The colour of the border; black at first.
  open var borderColor: CGColor? {
    get { extras.map(\.borderColor) ?? Extras.defaultBorderColor }
    set { setExtra(\.borderColor, to: newValue, default: Extras.defaultBorderColor) }
  }

  /// The radius in points of the rounded corners of background and border.
  open var cornerRadius: CGFloat = 0

  /// The corners that `cornerRadius` rounds; all at first.
  open var maskedCorners: CACornerMask {
    get { extras?.maskedCorners ?? .all }
    set { setExtra(\.maskedCorners, to: newValue, default: .all) }
  }

  /// The shape of rounded corners.
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
    get { extras?.contentsScale ?? 1 }
    set { setExtra(\.contentsScale, to: newValue, default: 1) }
  }

  /// A name for the programmer.
  open var name: String? {
    get { extras?.name }
    set { setExtra(\.name, to: newValue, default: nil) }
  }

  /// Who lays out the layer; the view of a view's layer, unless another is set.
  open weak var delegate: (any CALayerDelegate)? {
    get { extras?.delegate ?? hostView }
    set { writableExtras.delegate = newValue }
  }

  // MARK: Hierarchy

  /// The layer that this one is in.
  open var superlayer: CALayer? { parent }

  /// The layers in this one, from back to front where `zPosition` is equal; nil where there are none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
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

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() {
    detach()
  }

  // MARK: Update cycle

  /// Asks for `layoutSublayers()` in the next layout pass.
  open func setNeedsLayout() {
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
    delegate?.layoutSublayers(of: self)
  }

  /// Asks for the contents to be made anew.
  open func setNeedsDisplay() {
    flags.insert(.needsDisplay)
  }

  /// Asks for part of the contents to be made anew. Differs from UIKit: all of them are.
  open func setNeedsDisplay(_ rect: CGRect) {
    flags.insert(.needsDisplay)
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
    storedBounds.contains(point)
  }
}
