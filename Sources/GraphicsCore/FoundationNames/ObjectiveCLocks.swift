// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

internal import Foundation

/// The recursive locks of objects that code locks.
private enum ObjectLocks {
  private final class Mark: Sendable {}

  private static let mark = Mark()
  private static let table = NSLock()

  /// Returns the lock of an object, which it has from now on.
  static func lock(of object: Any) -> NSRecursiveLock {
    table.withLock {
      let key = unsafe UnsafeRawPointer(Unmanaged.passUnretained(mark).toOpaque())
      if let lock = unsafe objc_getAssociatedObject(object, key) as? NSRecursiveLock { return lock }
      let lock = NSRecursiveLock()
      unsafe objc_setAssociatedObject(object, key, lock, .OBJC_ASSOCIATION_RETAIN)
      return lock
    }
  }
}

/// Locks an object for the current thread, which may lock it several times; other threads wait.
///
/// - Returns: 0, for success.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> CInt {
  ObjectLocks.lock(of: obj).lock()
  return 0
}

/// Unlocks an object that the current thread locked.
///
/// - Returns: 0, for success.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> CInt {
  ObjectLocks.lock(of: obj).unlock()
  return 0
}
