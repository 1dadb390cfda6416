// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// The items of the keychain.
///
/// Differs from Security: they are in memory, of this program alone.
private enum Keychain {
  private static let lock = NSLock()
  // Used under `lock` only.
  nonisolated(unsafe) private static var items: [[String: Any]] = []

  /// The keys that say how to answer, and not what to look for.
  private static let notAttributes: Set<String> = [
    "m_Limit", "r_Data", "r_Attributes", "r_Ref", "r_PersistentRef", "v_Data", "u_AuthUI", "u_OpPrompt",
  ]
  /// The keys that tell items apart.
  private static let identity = ["class", "svce", "acct", "srvr", "agrp", "atag"]

  private static func matches(_ item: [String: Any], _ query: [String: Any]) -> Bool {
    let hasItsDevices = query["sync"] as? String == "syna" || isShared(item) == isShared(query)
    return hasItsDevices
      && query.allSatisfy { key, value in
        notAttributes.contains(key) || key == "sync"
          || item[key].map { ($0 as AnyObject as? NSObject)?.isEqual(value as AnyObject) == true } == true
      }
  }

  /// Whether an item is one of all devices.
  private static func isShared(_ item: [String: Any]) -> Bool { isTrue(item["sync"]) }

  private static func identity(of item: [String: Any]) -> [String: Any] {
    var own = item.filter { identity.contains($0.key) }
    own["sync"] = isShared(item)
    return own
  }

  static func isTrue(_ value: Any?) -> Bool {
    (value as? Bool) ?? (value as? NSNumber)?.boolValue ?? false
  }

  static func add(_ attributes: [String: Any]) -> Bool {
    lock.withLock {
      let own = identity(of: attributes)
      guard
        unsafe !items.contains(where: { item in
          let other = identity(of: item)
          return other.count == own.count && matches(other, own)
        })
      else { return false }
      unsafe items.append(attributes.filter { $0.key == "v_Data" || !notAttributes.contains($0.key) })
      return true
    }
  }

  static func found(_ query: [String: Any]) -> [[String: Any]] {
    lock.withLock { unsafe items.filter { matches($0, query) } }
  }

  static func update(_ query: [String: Any], _ changes: [String: Any]) -> Bool {
    lock.withLock {
      let places = unsafe items.indices.filter { unsafe matches(items[$0], query) }
      for place in places { unsafe items[place].merge(changes) { $1 } }
      return !places.isEmpty
    }
  }

  static func remove(_ query: [String: Any]) -> Bool {
    lock.withLock {
      let count = unsafe items.count
      unsafe items.removeAll { matches($0, query) }
      return unsafe items.count < count
    }
  }

  /// Returns the answer about an item that a query asks for: its attributes, its data, or nothing.
  static func answer(_ item: [String: Any], to query: [String: Any]) -> CFTypeRef? {
    let attributes = item.filter {
      $0.key == "v_Data" ? isTrue(query["r_Data"]) : !notAttributes.contains($0.key)
    }
    if isTrue(query["r_Attributes"]) { return NSDictionary(dictionary: attributes) }
    return attributes["v_Data"].map { $0 as AnyObject }
  }

  /// Returns a dictionary by the texts of its keys.
  static func texts(_ dictionary: CFDictionary) -> [String: Any] {
    var result: [String: Any] = [:]
    for (key, value) in dictionary { result["\(key)"] = value }
    return result
  }
}

/// Adds an item to the keychain, and stores its data or its attributes if they are asked for.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let item = Keychain.texts(attributes)
  guard item["class"] != nil else { return errSecParam }
  guard Keychain.add(item) else { return errSecDuplicateItem }
  unsafe result?.pointee = Keychain.answer(item, to: item)
  return errSecSuccess
}

/// Looks for items of the keychain, and stores the data of the first, its attributes, or a list of all.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let query = Keychain.texts(query)
  let found = Keychain.found(query)
  guard let first = found.first else { return errSecItemNotFound }
  let isForAll = query["m_Limit"].map { "\($0)" == "m_LimitAll" } ?? false
  unsafe result?.pointee =
    isForAll
    ? NSArray(array: found.compactMap { Keychain.answer($0, to: query) }) : Keychain.answer(first, to: query)
  return errSecSuccess
}

/// Changes the items of the keychain that a query finds.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.update(Keychain.texts(query), Keychain.texts(attributesToUpdate))
    ? errSecSuccess : errSecItemNotFound
}

/// Removes the items of the keychain that a query finds.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.remove(Keychain.texts(query)) ? errSecSuccess : errSecItemNotFound
}

/// The key of the kind of an item.
public var kSecClass: CFString { "class" }
/// The kind of passwords.
public var kSecClassGenericPassword: CFString { "genp" }
/// The kind of passwords of servers.
public var kSecClassInternetPassword: CFString { "inet" }
/// The kind of certificates.
public var kSecClassCertificate: CFString { "cert" }
/// The kind of keys.
public var kSecClassKey: CFString { "keys" }
/// The kind of certificates with keys.
public var kSecClassIdentity: CFString { "idnt" }
/// The key of the service.
public var kSecAttrService: CFString { "svce" }
/// The key of the account.
public var kSecAttrAccount: CFString { "acct" }
/// The key of the server.
public var kSecAttrServer: CFString { "srvr" }
/// The key of the name for users.
public var kSecAttrLabel: CFString { "labl" }
/// The key of the description.
public var kSecAttrDescription: CFString { "desc" }
/// The key of the comment.
public var kSecAttrComment: CFString { "icmt" }
/// The key of data of the program.
public var kSecAttrGeneric: CFString { "gena" }
/// The key of the group of programs.
public var kSecAttrAccessGroup: CFString { "agrp" }
/// The key of the tag of a key.
public var kSecAttrApplicationTag: CFString { "atag" }
/// The key of whether other devices have the item.
public var kSecAttrSynchronizable: CFString { "sync" }
/// The value for items of all devices.
public var kSecAttrSynchronizableAny: CFString { "syna" }
/// The key of the times at which an item can be read.
public var kSecAttrAccessible: CFString { "pdmn" }
/// The times at which the device is unlocked.
public var kSecAttrAccessibleWhenUnlocked: CFString { "ak" }
/// The times after the device was unlocked once.
public var kSecAttrAccessibleAfterFirstUnlock: CFString { "ck" }
/// The times at which this device is unlocked.
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { "aku" }
/// The times after this device was unlocked once.
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "cku" }
/// The times at which this device is unlocked and has a code.
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { "akpu" }
/// All times.
public var kSecAttrAccessibleAlways: CFString { "dk" }
/// All times of this device.
public var kSecAttrAccessibleAlwaysThisDeviceOnly: CFString { "dku" }
/// The key of the time of the making.
public var kSecAttrCreationDate: CFString { "cdat" }
/// The key of the time of the last change.
public var kSecAttrModificationDate: CFString { "mdat" }
/// The key of the data.
public var kSecValueData: CFString { "v_Data" }
/// The key of the object.
public var kSecValueRef: CFString { "v_Ref" }
/// The key of whether data are answered.
public var kSecReturnData: CFString { "r_Data" }
/// The key of whether attributes are answered.
public var kSecReturnAttributes: CFString { "r_Attributes" }
/// The key of whether the object is answered.
public var kSecReturnRef: CFString { "r_Ref" }
/// The key of whether a lasting name is answered.
public var kSecReturnPersistentRef: CFString { "r_PersistentRef" }
/// The key of the number of answers.
public var kSecMatchLimit: CFString { "m_Limit" }
/// The number of one answer.
public var kSecMatchLimitOne: CFString { "m_LimitOne" }
/// The number of all answers.
public var kSecMatchLimitAll: CFString { "m_LimitAll" }
/// The key of the sentence for the user.
public var kSecUseOperationPrompt: CFString { "u_OpPrompt" }
