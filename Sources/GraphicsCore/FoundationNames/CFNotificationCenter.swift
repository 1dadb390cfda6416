// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// A center of notifications under the name that Core Foundation gives it.
public typealias CFNotificationCenter = NotificationCenter

/// The name of a notification.
public struct CFNotificationName: RawRepresentable, Hashable, Sendable {
  private let name: String
  /// The name as an object.
  public var rawValue: CFString { NSString(string: name) }

  /// Creates a name.
  public init(rawValue: CFString) { name = String(describing: rawValue) }
  /// Creates a name.
  public init(_ rawValue: CFString) { self.init(rawValue: rawValue) }
}

/// The times at which observers are told while their program does not run.
public enum CFNotificationSuspensionBehavior: CFIndex, Sendable {
  /// Never.
  case drop = 1
  /// Later, of the last one.
  case coalesce = 2
  /// Later, of all.
  case hold = 3
  /// At once.
  case deliverImmediately = 4
}

/// The function of an observer.
public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
) -> Void

/// Returns the center of the program.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .default }

/// Returns the center of all programs.
///
/// Differs from UIKit: it is that of this program alone, beside the default one.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! {
  DarwinObservers.center
}

/// Posts a notification.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
  _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) {
  guard let center, let name else { return }
  center.post(
    name: NSNotification.Name(String(describing: name.rawValue)), object: nil,
    userInfo: userInfo as? [AnyHashable: Any])
}

/// Calls a function for the notifications of a name, with the address of its observer.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: CFNotificationCallback!,
  _ name: CFString!, _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  guard let center, let callBack = unsafe callBack else { return }
  // The function is called on the thread that posts.
  nonisolated(unsafe) let (function, owner) = unsafe (callBack, observer)
  let observation = center.addObserver(
    forName: name.map { NSNotification.Name(String(describing: $0)) }, object: nil, queue: nil
  ) { [weak center] notification in
    unsafe function(
      center, UnsafeMutableRawPointer(mutating: owner),
      CFNotificationName(NSString(string: notification.name.rawValue)), nil,
      notification.userInfo.map { NSDictionary(dictionary: $0) })
  }
  unsafe DarwinObservers.add(observation, owner, name.map { String(describing: $0) }, center)
}

/// Removes an observer from the notifications of a name.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
  _ object: UnsafeRawPointer!
) {
  unsafe DarwinObservers.remove(observer, name.map { String(describing: $0.rawValue) }, center)
}

/// Removes an observer from all notifications.
public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!
) {
  unsafe DarwinObservers.remove(observer, nil, center)
}

/// The observers of centers that are functions.
private enum DarwinObservers {
  private struct Entry {
    let observation: any NSObjectProtocol
    let owner: UInt
    let name: String?
    let center: NotificationCenter
  }

  static let center = NotificationCenter()
  private static let lock = NSLock()
  // Used under `lock` only.
  nonisolated(unsafe) private static var entries: [Entry] = []

  static func add(
    _ observation: any NSObjectProtocol, _ owner: UnsafeRawPointer?, _ name: String?,
    _ center: NotificationCenter
  ) {
    let entry = Entry(
      observation: observation, owner: UInt(bitPattern: owner), name: name, center: center)
    lock.withLock { unsafe entries.append(entry) }
  }

  static func remove(_ owner: UnsafeRawPointer?, _ name: String?, _ center: NotificationCenter?) {
    let number = UInt(bitPattern: owner)
    let gone = lock.withLock {
      let isGone = { (entry: Entry) in
        entry.owner == number && entry.center === center && (name == nil || name == entry.name)
      }
      defer { unsafe entries.removeAll(where: isGone) }
      return unsafe entries.filter(isGone)
    }
    for entry in gone { entry.center.removeObserver(entry.observation as Any) }
  }
}
