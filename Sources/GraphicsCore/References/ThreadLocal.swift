import Foundation

/// An object per thread, for accesses that are too frequent for the thread's dictionary.
package final class ThreadLocal<Value: AnyObject>: Sendable {
  private let key: pthread_key_t

  package init() {
    var key = pthread_key_t()
    let status = unsafe pthread_key_create(&key) { stored in
      if let stored = unsafe stored { unsafe Unmanaged<AnyObject>.fromOpaque(stored).release() }
    }
    precondition(status == 0, "The system has no thread-specific storage left.")
    self.key = key
  }

  /// Returns the result of `look` at this thread's object, if one is set, without counting a reference to it.
  @inline(__always)
  package func peek<T>(_ look: (Value) -> T) -> T? {
    guard let stored = unsafe pthread_getspecific(key) else { return nil }
    return unsafe Unmanaged<Value>.fromOpaque(stored)._withUnsafeGuaranteedRef(look)
  }

  /// The object of this thread; nil if none is set.
  package var value: Value? {
    get {
      guard let stored = unsafe pthread_getspecific(key) else { return nil }
      return unsafe Unmanaged<Value>.fromOpaque(stored).takeUnretainedValue()
    }
    set {
      let old = unsafe pthread_getspecific(key)
      let new = unsafe newValue.map { unsafe Unmanaged.passRetained($0).toOpaque() }
      unsafe pthread_setspecific(key, new)
      if let old = unsafe old { unsafe Unmanaged<Value>.fromOpaque(old).release() }
    }
  }
}
