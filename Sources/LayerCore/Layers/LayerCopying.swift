public import Foundation

/// A class that lends its required `init(layer:)` to the classes of layers, and has no other use.
///
/// An initializer has one slot in the method tables of all subclasses, so that a class that requires it makes an object
/// of the class that it is called on. It is open because the compiler calls the initializer of a class that cannot have
/// subclasses directly, without the table; no other code should use it.
open class _LayerCopying: CALayer {
  /// Creates a copy without a use.
  public required override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Creates a layer without a use.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Returns the copy of a layer that the `init(layer:)` of its own class makes.
  ///
  /// Not inlined, so that no cast applies to the result of the bit cast.
  @inline(never)
  static func copy(of layer: CALayer) -> CALayer {
    unsafe unsafeBitCast(type(of: layer), to: _LayerCopying.Type.self).init(layer: layer)
  }
}
