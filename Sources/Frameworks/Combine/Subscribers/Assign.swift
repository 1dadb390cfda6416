import Foundation

extension Subscribers {
  /// A subscriber that sets a property of an object, which it retains until the end.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
  {
    /// The type of the error.
    public typealias Failure = Never

    private let lock = NSLock()
    private var root: Root?
    private var subscription: (any Subscription)?
    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    /// The object; nil after the end.
    public var object: Root? { lock.withLock { root } }

    /// Creates a subscriber.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      root = object
      self.keyPath = keyPath
    }

    /// Receives the connection.
    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        guard self.subscription == nil, root != nil else { return false }
        self.subscription = subscription
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Sets the property.
    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Releases the object.
    public func receive(completion: Completion<Never>) { _ = end() }

    /// Ends the subscription and releases the object.
    public func cancel() { end().0?.cancel() }

    private func end() -> ((any Subscription)?, Root?) {
      lock.withLock {
        defer { (subscription, root) = (nil, nil) }
        return (subscription, root)
      }
    }

    /// The name of the type.
    public var description: String { "Assign \(Root.self)." }
    /// A mirror of the object, the property and the subscription.
    public var customMirror: Mirror { Mirror(self, children: []) }
    /// The name of the type.
    public var playgroundDescription: Any { description }
  }
}

extension Publisher where Failure == Never {
  /// Sets a property of an object to each value; the object is retained until the end.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    let subscriber = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}
