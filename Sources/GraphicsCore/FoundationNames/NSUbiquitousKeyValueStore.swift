// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// A store of values of a user on several devices.
///
/// Differs from UIKit: the values are kept in memory, by this program alone.
open class NSUbiquitousKeyValueStore: NSObject {
  /// The store of the program.
  public class var `default`: NSUbiquitousKeyValueStore { shared.store }

  /// The name of the notification of values from other devices, which is never posted.
  public class var didChangeExternallyNotification: NSNotification.Name {
    NSNotification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  }

  // The store is used under its lock.
  private struct Shared: @unchecked Sendable {
    let store = NSUbiquitousKeyValueStore()
  }

  private static let shared = Shared()
  private let lock = NSRecursiveLock()
  private var values: [String: Any] = [:]

  /// All keys with their values.
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

  /// Returns the value of a key.
  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }

  /// Sets the value of a key; nil removes it.
  open func set(_ anObject: Any?, forKey aKey: String) {
    let old = lock.withLock {
      defer { values[aKey] = anObject }
      return values[aKey]
    }
    withExtendedLifetime(old) {}
  }

  /// Removes the value of a key.
  open func removeObject(forKey aKey: String) { set(nil as Any?, forKey: aKey) }

  /// Returns the text of a key.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// Returns the array of a key.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// Returns the dictionary of a key.
  open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
  /// Returns the bytes of a key.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// Returns the whole number of a key; 0 if there is none.
  open func longLong(forKey aKey: String) -> Int64 {
    number(aKey)?.int64Value ?? Int64(string(forKey: aKey) ?? "") ?? 0
  }
  /// Returns the number of a key; 0 if there is none.
  open func double(forKey aKey: String) -> Double {
    number(aKey)?.doubleValue ?? Double(string(forKey: aKey) ?? "") ?? 0
  }
  /// Returns the Boolean value of a key; false if there is none.
  open func bool(forKey aKey: String) -> Bool { number(aKey)?.boolValue ?? false }

  private func number(_ key: String) -> NSNumber? {
    switch object(forKey: key) {
    case let number as NSNumber: number
    case let number as Bool: NSNumber(value: number)
    case let number as Int64: NSNumber(value: number)
    case let number as Int: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    default: nil
    }
  }

  /// Sets the text of a key; nil removes it.
  open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
  /// Sets the bytes of a key; nil removes them.
  open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
  /// Sets the array of a key; nil removes it.
  open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
  /// Sets the dictionary of a key; nil removes it.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
  /// Sets the whole number of a key.
  open func set(_ value: Int64, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  /// Sets the number of a key.
  open func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  /// Sets the Boolean value of a key.
  open func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }

  /// Returns true: there is nothing to exchange.
  @discardableResult
  open func synchronize() -> Bool { true }
}

/// The key of the cause of a change, in its notification.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the changed keys, in a notification.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// The number of a change by another device.
public var NSUbiquitousKeyValueStoreServerChange: Int { 0 }
/// The number of the first values from servers.
public var NSUbiquitousKeyValueStoreInitialSyncChange: Int { 1 }
/// The number of a change that needs too much space.
public var NSUbiquitousKeyValueStoreQuotaViolationChange: Int { 2 }
/// The number of a change of the account.
public var NSUbiquitousKeyValueStoreAccountChange: Int { 3 }
