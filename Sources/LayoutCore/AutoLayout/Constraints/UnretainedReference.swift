/// A reference that does not keep its object, and that the object clears at its end.
///
/// A weak reference would make the runtime keep a side table for every object. `UnretainedLayer` is the same for
/// layers: generic types are fast in their own module only.
@safe
struct UnretainedReference<Object: AnyObject> {
  private var storage: Unmanaged<Object>?

  init() {}

  /// The object, counted for as long as it is held.
  @inline(__always)
  var object: Object? {
    get { unsafe storage?.takeUnretainedValue() }
    set { unsafe storage = newValue.map { unsafe Unmanaged.passUnretained($0) } }
  }
}
