public import Foundation

extension NotificationCenter {
  /// Posts a notification without values, as a method of its own, which protocols of programs can require.
  public func post(name aName: NSNotification.Name, object anObject: Any?) {
    post(name: aName, object: anObject, userInfo: nil)
  }

  /// Returns the notifications of a name that are posted from now on, as a sequence to await.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The sender of the notifications; nil for any.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// The notifications of a name, one after the other as they are posted.
  public final class Notifications: AsyncSequence, Sendable {
    /// A notification.
    public typealias Element = Notification
    /// The error of the sequence: none.
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: (any AnyObject & Sendable)?

    fileprivate init(
      center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?
    ) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Returns an iterator of the notifications that are posted from now on.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: PostedNotification.self)
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(PostedNotification(value: $0))
      }
      return Iterator(
        notifications: stream.makeAsyncIterator(),
        observation: NotificationObservation(center: center, observer: observer))
    }

    /// An iterator of notifications, which observes as long as it is there.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var notifications: AsyncStream<PostedNotification>.Iterator
      fileprivate let observation: NotificationObservation

      /// Waits for the next notification; nil if the task is cancelled.
      public mutating func next() async -> Notification? {
        await notifications.next()?.value
      }

      /// Waits for the next notification; nil if the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await notifications.next(isolation: actor)?.value
      }
    }
  }
}

/// A notification on its way from the thread that posts it to the task that awaits it.
///
/// It is `@unchecked Sendable` because senders and values are of any type: here, too, any thread may post.
private struct PostedNotification: @unchecked Sendable {
  let value: Notification
}

/// An observation that ends when it is released.
private final class NotificationObservation {
  private let center: NotificationCenter
  private let observer: any NSObjectProtocol

  init(center: NotificationCenter, observer: any NSObjectProtocol) {
    (self.center, self.observer) = (center, observer)
  }

  deinit { center.removeObserver(observer) }
}
