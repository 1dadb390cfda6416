// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are Apple's.

import Foundation
import OSNames

/// A value that one thread at a time has.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // Sendable is unchecked because the state is reached under the lock only.

  private final class Storage {
    var state: State
    let lock = NSLock()

    init(_ state: State) {
      self.state = state
    }
  }

  private let storage: Storage

  /// A lock around `initialState`, which need not be sendable.
  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  /// Runs `body` with the state, alone.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs `body` with the state, alone.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs `body` with the state, alone; nil where another thread has it.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs `body` with the state, alone; nil where another thread has it.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// A lock around `initialState`.
  public init(initialState: State) {
    self.init(uncheckedState: initialState)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock around nothing.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Waits until no other thread has the lock, and takes it.
  public func lock() {
    storage.lock.lock()
  }

  /// Lets others have the lock.
  public func unlock() {
    storage.lock.unlock()
  }

  /// Takes the lock unless another thread has it; whether it did.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Runs `body`, alone.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }

  /// Runs `body`, alone.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs `body`, alone; nil where another thread has the lock.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
    guard lockIfAvailable() else { return nil }
    defer { unlock() }
    return try body()
  }
}

/// A lock in the program's own memory, which must not move while it is in use.
public struct os_unfair_lock_s: Sendable {
  fileprivate var word: UInt32 = 0

  /// A lock that no thread has.
  public init() {}
}

/// A lock in the program's own memory.
public typealias os_unfair_lock = os_unfair_lock_s
/// Where a lock is.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until no other thread has the lock, and takes it.
@safe public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  unsafe osnames_lock(&lock.pointee.word)
}

/// Takes the lock unless another thread has it; whether it did.
@safe public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  unsafe osnames_try(&lock.pointee.word)
}

/// Lets others have the lock.
@safe public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  unsafe osnames_unlock(&lock.pointee.word)
}
