/// An unowned reference to a layer, which the layer clears when it is deallocated.
///
/// A weak reference would make the runtime keep a side table for every layer, and each access through a counted one
/// costs more than the work that layout does there.
@safe
struct UnretainedLayer {
  private let storage: Unmanaged<CALayer>?

  init(_ layer: CALayer? = nil) {
    unsafe storage = layer.map { unsafe Unmanaged.passUnretained($0) }
  }

  /// The layer, retained for as long as the value is in use.
  @inline(__always)
  var layer: CALayer? { unsafe storage?.takeUnretainedValue() }

  /// Returns whether or not the reference is to `other`.
  @inline(__always)
  func isReference(to other: CALayer) -> Bool {
    unsafe storage?.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
  }

  /// Returns the result of `look` at the layer, without counting a reference to it.
  @inline(__always)
  func peek<T>(_ look: (CALayer) -> T) -> T? {
    unsafe storage?._withUnsafeGuaranteedRef(look)
  }
}
