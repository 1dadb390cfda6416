/// A reference that does not keep its object, and that its object clears when it dies.
///
/// A weak reference would make the runtime keep a side table for every object, and a counted look at one costs more
/// than what layout looks at.
@safe
package struct Uncounted<Object: AnyObject> {
  private var storage: Unmanaged<Object>?

  package init() {}

  package init(_ object: Object) { self.object = object }

  /// The object, counted for as long as it is held.
  @inline(__always)
  package var object: Object? {
    get { unsafe storage?.takeUnretainedValue() }
    set { unsafe storage = newValue.map { unsafe Unmanaged.passUnretained($0) } }
  }

  /// Whether this refers to `other`.
  @inline(__always)
  package func isReference(to other: Object) -> Bool {
    unsafe storage?.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
  }

  /// A property of the object, which is not counted for the look at it.
  @inline(__always)
  package func peek<T>(_ look: (Object) -> T) -> T? {
    unsafe storage?._withUnsafeGuaranteedRef(look)
  }
}
