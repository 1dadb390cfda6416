public import Foundation

extension NotificationCenter {
  /// A publisher of notifications.
  public struct Publisher: Combine.Publisher {
    /// The type of the values.
    public typealias Output = Notification
    /// The type of the error.
    public typealias Failure = Never

    /// The center.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender; nil for all.
    public let object: AnyObject?

    /// Creates the publisher.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let observer = Observer()
      let conduit = Conduit<Notification, Never>("NotificationCenter Observer", subscriber) { [center] _ in
        if let token = observer.token { center.removeObserver(token) }
      }
      // Notifications come on the thread of the sender, and a lock guards the subscription.
      nonisolated(unsafe) let target = conduit
      observer.token = center.addObserver(forName: name, object: object, queue: nil) { notification in
        unsafe target.offer(notification)
      }
      subscriber.receive(subscription: conduit)
    }
  }

  /// The token of an observer, which is known only after the observer is added.
  private final class Observer {
    var token: (any NSObjectProtocol)?
  }

  /// Returns a publisher of notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Whether or not both publish the same notifications.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}
