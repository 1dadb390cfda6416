// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// The object that stands for no value.
public typealias CFNull = NSNull
/// A string that can be changed.
public typealias CFMutableString = NSMutableString
/// A dictionary that can be changed.
public typealias CFMutableDictionary = NSMutableDictionary
/// An array that can be changed.
public typealias CFMutableArray = NSMutableArray
/// A date as an object.
public typealias CFDate = NSDate
/// A language with its region.
public typealias CFLocale = NSLocale
/// An allocator, of which there are none.
public typealias CFAllocator = NSObject
/// A set of options of a function.
public typealias CFOptionFlags = UInt
/// The number of a type of objects.
public typealias CFTypeID = UInt

/// The object that stands for no value.
public let kCFNull: CFNull! = NSNull()
/// The default allocator: none.
public var kCFAllocatorDefault: CFAllocator! { nil }
/// The allocator of memory that its owner frees: none.
public var kCFAllocatorNull: CFAllocator! { nil }
/// The index that stands for nothing found.
public let kCFNotFound: CFIndex = -1
/// The seconds from the first of January 1970 to that of 2001.
public let kCFAbsoluteTimeIntervalSince1970 = 978_307_200.0

/// Returns the pointer to the value of a dictionary for a key, the pointer to an object; nil if there is none.
///
/// The value is valid as long as the dictionary.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
  guard let key = unsafe key else { return nil }
  let object = unsafe Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()
  guard let theDict, let value = theDict.object(forKey: object) else { return nil }
  return unsafe LentObjects.pointer(to: value, of: theDict)
}

/// Returns whether a dictionary has a value for a key, and stores the pointer to it.
public func CFDictionaryGetValueIfPresent(
  _ theDict: CFDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
  guard let found = unsafe CFDictionaryGetValue(theDict, key) else { return false }
  unsafe value?.pointee = found
  return true
}

/// Returns whether a dictionary has a value for a key, the pointer to an object.
public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
  unsafe CFDictionaryGetValue(theDict, key) != nil
}

/// Returns the number of values of a dictionary.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }

/// The objects that functions gave to callers as pointers, which live as long as the collection that they are from.
///
/// Collections have strings and numbers of Swift as well, whose objects would be gone at once.
private final class LentObjects {
  private final class Key: Sendable {}

  private static let key = Key()
  /// Readers of a collection may be on several threads.
  private static let lock = NSLock()
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  private var values: [AnyHashable: AnyObject] = [:]

  /// Returns the pointer to an object of a value: an object itself, or the same one for equal values of Swift.
  static func pointer(to value: Any, of collection: NSObject) -> UnsafeRawPointer {
    lock.lock()
    defer { lock.unlock() }
    let object = lent(by: collection).object(of: value)
    return unsafe UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }

  private static func lent(by collection: NSObject) -> LentObjects {
    let place = unsafe UnsafeRawPointer(Unmanaged.passUnretained(key).toOpaque())
    if let known = unsafe objc_getAssociatedObject(collection, place) as? LentObjects { return known }
    let lent = LentObjects()
    unsafe objc_setAssociatedObject(collection, place, lent, .OBJC_ASSOCIATION_RETAIN)
    return lent
  }

  private func object(of value: Any) -> AnyObject {
    if !(type(of: value) is AnyClass), let value = value as? AnyHashable {
      if let object = values[value] { return object }
      let object = value.base as AnyObject
      values[value] = object
      return object
    }
    let object = value as AnyObject
    objects[ObjectIdentifier(object)] = object
    return object
  }
}
