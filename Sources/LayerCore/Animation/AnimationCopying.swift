/// A class that lends its required `init()` to the classes of animations, and has no other use.
///
/// The initializer has one place in the method tables of all subclasses, so that a class that requires it makes an object
/// of the class that it is called on. It is open because the compiler calls the initializer of a class that cannot have
/// subclasses directly, without the table; no other code should use it.
open class _AnimationCopying: CAAnimation {
  /// Creates an animation without a use.
  public required override init() {
    super.init()
  }

  /// Returns a new animation of a class, made by its `init()`.
  ///
  /// Not inlined, so that no cast applies to the result of the bit cast.
  @inline(never)
  static func make(of animationClass: CAAnimation.Type) -> CAAnimation {
    unsafe unsafeBitCast(animationClass, to: _AnimationCopying.Type.self).init()
  }
}
