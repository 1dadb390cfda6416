// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

internal import Foundation

/// The lock of all atomic numbers.
private let lock = NSLock()

/// Adds a number to another at an address, at once, and returns the sum.
@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>!) -> Int32 {
  unsafe added(amount, value)
}

/// Adds 1 to a number at an address, at once, and returns the sum.
@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>!) -> Int32 { unsafe added(1, value) }

/// Takes 1 from a number at an address, at once, and returns the difference.
@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>!) -> Int32 { unsafe added(-1, value) }

/// Adds a number to another at an address, at once, and returns the sum.
@discardableResult
public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>!) -> Int64 {
  unsafe added(amount, value)
}

/// Adds 1 to a number at an address, at once, and returns the sum.
@discardableResult
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>!) -> Int64 { unsafe added(1, value) }

/// Takes 1 from a number at an address, at once, and returns the difference.
@discardableResult
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>!) -> Int64 { unsafe added(-1, value) }

/// Adds 1 to a number at an address, at once, and returns the sum.
@discardableResult
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>!) -> Int32 {
  unsafe added(1, value)
}

/// Takes 1 from a number at an address, at once, and returns the difference.
@discardableResult
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>!) -> Int32 {
  unsafe added(-1, value)
}

/// Replaces a number at an address by another if it is an expected one, at once, and returns whether it was.
public func OSAtomicCompareAndSwap32(
  _ oldValue: Int32, _ newValue: Int32, _ value: UnsafeMutablePointer<Int32>!
) -> Bool { unsafe swapped(oldValue, newValue, value) }

/// Replaces a number at an address by another if it is an expected one, at once, and returns whether it was.
public func OSAtomicCompareAndSwap32Barrier(
  _ oldValue: Int32, _ newValue: Int32, _ value: UnsafeMutablePointer<Int32>!
) -> Bool { unsafe swapped(oldValue, newValue, value) }

/// Replaces a number at an address by another if it is an expected one, at once, and returns whether it was.
public func OSAtomicCompareAndSwap64(
  _ oldValue: Int64, _ newValue: Int64, _ value: UnsafeMutablePointer<Int64>!
) -> Bool { unsafe swapped(oldValue, newValue, value) }

/// A lock that is a number: 0 while it is open.
public typealias OSSpinLock = Int32

/// The value of an open lock.
public var OS_SPINLOCK_INIT: OSSpinLock { 0 }

/// Closes a lock if it is open, and returns whether it was.
public func OSSpinLockTry(_ lock: UnsafeMutablePointer<OSSpinLock>!) -> Bool { unsafe swapped(0, 1, lock) }

/// Waits until a lock is open, and closes it.
public func OSSpinLockLock(_ lock: UnsafeMutablePointer<OSSpinLock>!) {
  while unsafe !swapped(0, 1, lock) { sched_yield() }
}

/// Opens a lock.
public func OSSpinLockUnlock(_ lock: UnsafeMutablePointer<OSSpinLock>!) { unsafe _ = swapped(1, 0, lock) }

private func added<Number: FixedWidthInteger>(
  _ amount: Number, _ value: UnsafeMutablePointer<Number>
) -> Number {
  lock.withLock {
    unsafe value.pointee &+= amount
    return unsafe value.pointee
  }
}

private func swapped<Number: FixedWidthInteger>(
  _ oldValue: Number, _ newValue: Number, _ value: UnsafeMutablePointer<Number>
) -> Bool {
  lock.withLock {
    guard unsafe value.pointee == oldValue else { return false }
    unsafe value.pointee = newValue
    return true
  }
}
