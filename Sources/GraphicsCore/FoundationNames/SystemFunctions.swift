// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

internal import Foundation
internal import Glibc

/// Closes a library; of nil it does nothing.
///
/// - Returns: 0, for success.
@discardableResult
public func dlclose(_ handle: UnsafeMutableRawPointer?) -> Int32 {
  guard let handle = unsafe handle else { return 0 }
  return unsafe Glibc.dlclose(handle)
}

/// Returns the address of a name in a library; nil if there is none, and for no library.
///
/// The handles of all libraries, of the caller's and of the program are Apple's: -2, -3 and -5.
public func dlsym(_ handle: UnsafeMutableRawPointer?, _ symbol: UnsafePointer<CChar>)
  -> UnsafeMutableRawPointer?
{
  guard let handle = unsafe handle else { return nil }
  let isAll = [-2, -3, -5].contains(Int(bitPattern: handle))
  return unsafe Glibc.dlsym(isAll ? nil : handle, symbol)
}

/// Returns 1 on the main thread, and 0 on others.
public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }

/// The largest `UInt32`.
public var UINT_MAX: UInt32 { .max }
