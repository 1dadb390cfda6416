package import Foundation

/// The stored properties of layers, without the trace and overrides.
extension CALayer {
  /// The bounds, without the trace and overrides.
  package var storedBounds: CGRect {
    get { heldBounds }
    set { heldBounds = newValue }
  }

  /// The anchor point, without overrides.
  package var storedAnchorPoint: CGPoint {
    get { heldAnchorPoint }
    set { heldAnchorPoint = newValue }
  }

  /// The Boolean properties, one bit each.
  package var flags: Flags {
    get { heldFlags }
    set { heldFlags = newValue }
  }

  /// The index and the position under which a recorder of traces knows the layer.
  package var traceTag: TraceNames.Tag {
    get { heldTraceTag }
    set { heldTraceTag = newValue }
  }

  /// The sublayers, from back to front at equal `zPosition`.
  package var children: [CALayer] { heldChildren }

  /// Changes `children` by `body`.
  ///
  /// They are read and stored as a whole, in two short accesses: an access as long as the change of an array would have
  /// all others checked at run time.
  @inline(__always)
  func changeChildren(_ body: (inout [CALayer]) -> Void) {
    var children = heldChildren
    heldChildren = []
    body(&children)
    heldChildren = children
  }

  /// The view of the layer while the layer is in a superlayer, which owns the layers beneath it, and those their views.
  package var attachedHost: (any LayerHost)? {
    get { heldAttachedHost }
    set { heldAttachedHost = newValue }
  }

  /// Whether or not there is an `attachedHost`, without counting a reference to it.
  package var isAttached: Bool { heldAttachedHost != nil }

  /// The layer that has this one among its `children`, which clears this when it is deallocated.
  package var parent: CALayer? {
    get {
      let parent = storedParent
      return parent.layer
    }
    set { storedParent = UnretainedLayer(newValue) }
  }

  /// Returns the result of `look` at `parent`, without counting a reference to it; nil without a parent.
  @inline(__always)
  func peekAtParent<T>(_ look: (CALayer) -> T) -> T? {
    // Copied, so that no access to it is as long as the call.
    let parent = storedParent
    return parent.peek(look)
  }

  /// The flags of `parent`, without counting a reference to it; empty without a parent.
  @inline(__always)
  var parentFlags: Flags {
    peekAtParent { $0.heldFlags } ?? []
  }

  /// Returns whether or not `layer` is `parent`.
  @inline(__always)
  func isChild(of layer: CALayer) -> Bool {
    let parent = storedParent
    return parent.isReference(to: layer)
  }

  /// The view whose layer this is, which clears this when it is deallocated.
  package var host: (any LayerHost)? {
    get { unsafe storedHost }
    set { unsafe storedHost = newValue }
  }
}
