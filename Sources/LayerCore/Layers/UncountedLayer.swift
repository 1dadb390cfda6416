/// A reference to a layer that does not keep it, and that the layer clears when it dies.
///
/// A weak reference would make the runtime keep a side table for every layer, and a counted look at one costs more
/// than what layout looks at.
@safe
struct UncountedLayer {
  private let storage: Unmanaged<CALayer>?

  init(_ layer: CALayer? = nil) {
    unsafe storage = layer.map { unsafe Unmanaged.passUnretained($0) }
  }

  /// The layer, counted for as long as it is held.
  @inline(__always)
  var layer: CALayer? { unsafe storage?.takeUnretainedValue() }

  /// Whether this refers to `other`.
  @inline(__always)
  func isReference(to other: CALayer) -> Bool {
    unsafe storage?.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
  }

  /// The result of a look at the layer, which is not counted for it.
  @inline(__always)
  func peek<T>(_ look: (CALayer) -> T) -> T? {
    unsafe storage?._withUnsafeGuaranteedRef(look)
  }
}
