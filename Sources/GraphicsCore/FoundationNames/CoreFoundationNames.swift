// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// The names of Core Foundation's types that calls of Core Graphics mention.
///
/// Differs from UIKit: they are Foundation's classes themselves, so that `as` goes from one to the other.
public typealias CFString = NSString
/// A list of objects.
public typealias CFArray = NSArray
/// Bytes.
public typealias CFData = NSData
/// Objects by keys.
public typealias CFDictionary = NSDictionary
/// A place in a list.
public typealias CFIndex = Int

/// How many bytes `data` has.
public func CFDataGetLength(_ data: CFData!) -> CFIndex { data.length }

/// The bytes of `data`, valid as long as it is.
public func CFDataGetBytePtr(_ data: CFData!) -> UnsafePointer<UInt8>! {
  // The memory holds plain bytes, and nothing else of a kind.
  unsafe data.bytes.assumingMemoryBound(to: UInt8.self)
}
