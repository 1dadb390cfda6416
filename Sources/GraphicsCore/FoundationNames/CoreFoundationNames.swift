// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// A string; the names of Core Foundation's types are those in signatures of Core Graphics.
///
/// Differs from UIKit: they are the classes of Foundation, so `as` converts between them.
public typealias CFString = NSString
/// An array of objects.
public typealias CFArray = NSArray
/// A buffer of bytes.
public typealias CFData = NSData
/// A dictionary of objects.
public typealias CFDictionary = NSDictionary
/// A location.
public typealias CFURL = NSURL
/// An error.
public typealias CFError = NSError
/// A Boolean value as an object.
public typealias CFBoolean = NSNumber
/// A number as an object.
public typealias CFNumber = NSNumber
/// The object for true.
public let kCFBooleanTrue: CFBoolean! = true
/// The object for false.
public let kCFBooleanFalse: CFBoolean! = false
/// Returns the words of an error for users.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! {
  NSString(string: err.localizedDescription)
}

/// The key of a bundle's identifier in its property list.
public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }
/// The key of a bundle's name in its property list.
public var kCFBundleNameKey: CFString! { "CFBundleName" }
/// The key of a bundle's version in its property list.
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" }
/// The key of the name of a bundle's program in its property list.
public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" }
/// The key of a bundle's language in its property list.
public var kCFBundleDevelopmentRegionKey: CFString! { "CFBundleDevelopmentRegion" }

/// An index into an array.
public typealias CFIndex = Int

/// Returns the number of bytes in `data`.
public func CFDataGetLength(_ data: CFData!) -> CFIndex { data.length }

/// Returns the bytes of `data`, valid as long as it is.
public func CFDataGetBytePtr(_ data: CFData!) -> UnsafePointer<UInt8>! {
  // The memory is raw bytes, not bound to another type.
  unsafe data.bytes.assumingMemoryBound(to: UInt8.self)
}

/// An object of any class.
public typealias CFTypeRef = AnyObject

/// A range of a text or an array.
public struct CFRange: Hashable, Sendable {
  /// The first index.
  public var location: CFIndex
  /// The number of elements.
  public var length: CFIndex

  /// Creates the empty range at 0.
  public init() {
    self.init(location: 0, length: 0)
  }

  /// Creates a range of a first index and a length.
  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }
}

/// Returns the range of a first index and a length.
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
  CFRange(location: location, length: length)
}

/// Returns the number of strong references to an object.
public func CFGetRetainCount(_ object: CFTypeRef!) -> CFIndex {
  object.map { CFIndex(_getRetainCount($0)) } ?? 0
}
