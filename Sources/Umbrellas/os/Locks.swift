// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are Apple's.

import Foundation
import OSNames

/// A lock with a state that only its holder accesses.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // Sendable is unchecked because the state is accessed under the lock only.

  private final class Storage {
    var state: State
    let lock = NSLock()

    init(_ state: State) {
      self.state = state
    }
  }

  private let storage: Storage

  /// Creates a lock with `initialState`, which need not be sendable.
  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  /// Runs `body` with the state while the lock is held.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs `body` with the state while the lock is held.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs `body` with the state while the lock is held; returns nil if another thread holds it.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs `body` with the state while the lock is held; returns nil if another thread holds it.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock with `initialState`.
  public init(initialState: State) {
    self.init(uncheckedState: initialState)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Acquires the lock; waits for other threads.
  public func lock() {
    storage.lock.lock()
  }

  /// Releases the lock.
  public func unlock() {
    storage.lock.unlock()
  }

  /// Acquires the lock unless another thread holds it, and returns whether it did.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Runs `body` while the lock is held.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }

  /// Runs `body` while the lock is held.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs `body` while the lock is held; returns nil if another thread holds it.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
    guard lockIfAvailable() else { return nil }
    defer { unlock() }
    return try body()
  }
}

/// A lock in the program's own memory, which must not move while it is in use.
public struct os_unfair_lock_s: Sendable {
  fileprivate var word: UInt32 = 0

  /// Creates a lock that no thread holds.
  public init() {}
}

/// A lock in the program's own memory.
public typealias os_unfair_lock = os_unfair_lock_s
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Acquires the lock; waits for other threads.
@safe public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  unsafe osnames_lock(&lock.pointee.word)
}

/// Acquires the lock unless another thread holds it, and returns whether it did.
@safe public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  unsafe osnames_try(&lock.pointee.word)
}

/// Releases the lock.
@safe public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  unsafe osnames_unlock(&lock.pointee.word)
}
