import Foundation

/// An object that each thread has its own of, for what is asked too often to look it up in the thread's dictionary.
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

  /// What a look at the object of this thread shows, if one is set; the object is not counted for it.
  @inline(__always)
  package func peek<T>(_ look: (Value) -> T) -> T? {
    guard let stored = unsafe pthread_getspecific(key) else { return nil }
    return unsafe Unmanaged<Value>.fromOpaque(stored)._withUnsafeGuaranteedRef(look)
  }

  /// The object of this thread; nil until set.
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
