public import Foundation

/// Observers that are told by a method of theirs.
extension NotificationCenter {
  /// Calls a method of an observer for notifications, until the observer is removed or deallocated.
  ///
  /// The method is called on the thread that posts, in the order in which observers were added. It has the notification as
  /// its argument, or none.
  ///
  /// - Parameters:
  ///   - observer: The observer, which is not retained.
  ///   - aSelector: The method.
  ///   - aName: The name of the notifications; nil for all.
  ///   - anObject: The sender of the notifications; nil for any.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    SelectorObservers.of(self)
      .add(observer as AnyObject, aSelector, aName, anObject.map { $0 as AnyObject })
  }

  /// Removes an observer from all notifications.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.existing(of: self)?.remove(observer)
    removeObserver(observer as Any)
  }

  /// Removes an observer from the notifications of a name and a sender; nil stands for any.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    SelectorObservers.existing(of: self)?.remove(observer, aName, anObject.map { $0 as AnyObject })
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// The observers of a notification center that are told by a method.
///
/// It is `@unchecked Sendable` because observers and senders are of any class: here, too, any thread may post.
private final class SelectorObservers: @unchecked Sendable {
  private struct Entry {
    weak var observer: AnyObject?
    let selector: Selector
    let name: NSNotification.Name?
    weak var sender: AnyObject?
    let hasSender: Bool

    func isFor(_ notification: Notification) -> Bool {
      guard observer != nil, name == nil || name == notification.name else { return false }
      guard hasSender else { return true }
      guard let sender, let other = notification.object else { return false }
      return sender === other as AnyObject || KeyValueCoding.isEqual(sender, other)
    }
  }

  private static let storageKey = AssociatedObjects.key(of: SelectorObservers.self)
  private static let creation = NSRecursiveLock()

  // Used under `lock` only, which is not held while methods are called.
  private var entries: [Entry] = []
  private let lock = NSRecursiveLock()

  static func existing(of center: NotificationCenter) -> SelectorObservers? {
    AssociatedObjects.value(of: center, for: storageKey) as? SelectorObservers
  }

  static func of(_ center: NotificationCenter) -> SelectorObservers {
    creation.withLock {
      if let observers = existing(of: center) { return observers }
      let observers = SelectorObservers()
      AssociatedObjects.set(observers, of: center, for: storageKey, policy: .OBJC_ASSOCIATION_RETAIN)
      // One observer of the center for all, since the center tells its own in no order.
      _ = center.addObserver(forName: nil, object: nil, queue: nil) { [weak observers] notification in
        observers?.post(notification)
      }
      return observers
    }
  }

  func add(
    _ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ sender: AnyObject?
  ) {
    lock.withLock {
      entries.removeAll { $0.observer == nil }
      entries.append(
        Entry(observer: observer, selector: selector, name: name, sender: sender, hasSender: sender != nil))
    }
  }

  func remove(_ observer: AnyObject, _ name: NSNotification.Name? = nil, _ sender: AnyObject? = nil) {
    lock.withLock {
      entries.removeAll {
        $0.observer == nil
          || $0.observer === observer && (name == nil || $0.name == name)
            && (sender == nil || $0.sender === sender)
      }
    }
  }

  private func post(_ notification: Notification) {
    let told = lock.withLock { entries.filter { $0.isFor(notification) } }
    for entry in told {
      // An observer that another one removed meanwhile is told no more.
      guard let observer = entry.observer, isPresent(entry) else { continue }
      entry.selector.invoke(on: observer, with: [notification])
    }
  }

  private func isPresent(_ entry: Entry) -> Bool {
    lock.withLock {
      entries.contains {
        $0.observer === entry.observer && $0.selector == entry.selector && $0.name == entry.name
          && $0.sender === entry.sender
      }
    }
  }
}
