package import Foundation

/// The ways to what layers store, past the trace and overrides.
extension CALayer {
  /// The bounds, past the trace and overrides.
  package var storedBounds: CGRect {
    get { heldBounds }
    set { heldBounds = newValue }
  }

  /// The anchor point, past overrides.
  package var storedAnchorPoint: CGPoint {
    get { heldAnchorPoint }
    set { heldAnchorPoint = newValue }
  }

  /// The properties that are one bit each.
  package var flags: Flags {
    get { heldFlags }
    set { heldFlags = newValue }
  }

  /// The number and place under which a recorder of traces knows the layer.
  package var traceTag: TraceNames.Tag {
    get { heldTraceTag }
    set { heldTraceTag = newValue }
  }

  /// The sublayers, from back to front where `zPosition` is equal.
  package var children: [CALayer] { heldChildren }

  /// Changes `children` by `body`.
  ///
  /// They are read and stored as a whole, in two accesses that last no longer than that: one that lasts as long as an
  /// array's change would have all others checked at run time.
  @inline(__always)
  func changeChildren(_ body: (inout [CALayer]) -> Void) {
    var children = heldChildren
    heldChildren = []
    body(&children)
    heldChildren = children
  }

  /// The view of the layer while the layer is in a superlayer: that owns the layers beneath, and those their views.
  package var attachedHost: (any LayerHost)? {
    get { heldAttachedHost }
    set { heldAttachedHost = newValue }
  }

  /// Whether there is one, which is not counted for the look at it.
  package var isAttached: Bool { heldAttachedHost != nil }

  /// The layer that has this one among its `children`; it clears this when it dies.
  package var parent: CALayer? {
    get {
      let parent = storedParent
      return parent.layer
    }
    set { storedParent = UncountedLayer(newValue) }
  }

  /// The result of a look at `parent`, which is not counted for it; nil without one.
  @inline(__always)
  func peekAtParent<T>(_ look: (CALayer) -> T) -> T? {
    // Copied, so that no access to it lasts as long as the look.
    let parent = storedParent
    return parent.peek(look)
  }

  /// The flags of `parent`, which is not counted for the look at them; none without it.
  @inline(__always)
  var parentFlags: Flags {
    peekAtParent { $0.heldFlags } ?? []
  }

  /// Whether `layer` is `parent`.
  @inline(__always)
  func isChild(of layer: CALayer) -> Bool {
    let parent = storedParent
    return parent.isReference(to: layer)
  }

  /// The view whose layer this is; it clears this when it dies.
  package var host: (any LayerHost)? {
    get { unsafe storedHost }
    set { unsafe storedHost = newValue }
  }
}
