// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// A variable of the instances of a class.
public typealias Ivar = OpaquePointer

/// Returns nil, and sets the number to 0.
///
/// Differs from UIKit: classes do not tell their variables.
public func class_copyIvarList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? {
  unsafe outCount?.pointee = 0
  return nil
}

/// Returns nil.
///
/// Differs from UIKit: classes do not tell their variables.
public func class_getInstanceVariable(_ cls: AnyClass?, _ name: String) -> Ivar? { nil }

/// Returns the name of a variable; nil, since no variable is known.
public func ivar_getName(_ variable: Ivar) -> UnsafePointer<CChar>? { nil }
