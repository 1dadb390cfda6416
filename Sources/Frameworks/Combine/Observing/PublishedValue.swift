import Foundation

/// A published value with its subscribers, who receive a new value before it is set.
final class PublishedValue<Value>: Publisher {
  typealias Output = Value
  typealias Failure = Never

  private let lock = NSLock()
  private var current: Value
  /// The values that are being sent and not yet set, with their numbers.
  private var sending: [(value: Value, number: Int)] = []
  private var count = 0
  private let conduits = Conduits<Value, Never>()
  /// The object that has the property; nil if that is unknown.
  private weak var object: AnyObject?
  private var upstreams: [any Subscription] = []

  init(_ value: Value) { current = value }

  deinit { for upstream in upstreams { upstream.cancel() } }

  /// The value.
  var value: Value { lock.withLock { current } }

  /// Remembers the object that has the property.
  func tell(_ object: AnyObject) { lock.withLock { self.object = object } }

  func receive<S: Subscriber>(subscriber: S) where Value == S.Input, S.Failure == Never {
    let remove: (Conduit<Value, Never>) -> Void = { [weak conduits] in conduits?.remove($0) }
    let conduit = ValueConduit("PublishedSubject", subscriber, release: remove) { self.newest }
    conduits.add(conduit, subscriber)
  }

  /// The value for those who subscribe: one that is being sent comes before that which the property has.
  private var newest: (value: Value, number: Int) { lock.withLock { sending.last ?? (current, 0) } }

  /// Sends a value, and sets it then.
  func send(_ value: Value) {
    let number = lock.withLock {
      count += 1
      sending.append((value, count))
      return count
    }
    conduits.send(value, number: number)
    let former = lock.withLock {
      sending.removeAll { $0.number == number }
      defer { current = value }
      return current
    }
    withExtendedLifetime(former) {}
  }

  /// Sets the value as code of the object would.
  func assign(_ value: Value) {
    let object = lock.withLock { self.object }
    let publisher = object.flatMap { ObservableObjectPublisher.existing(of: $0) }
    publisher?.send()
    send(value)
    publisher?.didChange?()
  }

  /// Sets the value to those of another property's publisher; its own, as after `assign(to:)`, changes nothing.
  func follow(_ other: Published<Value>.Publisher) {
    if other.published !== self { other.subscribe(PublishedSubscriber(self)) }
  }

  /// Keeps a subscription as long as the value exists.
  func own(_ subscription: any Subscription) { lock.withLock { upstreams.append(subscription) } }
}

/// The subscriber that sets a published value, which it does not retain.
final class PublishedSubscriber<Value>: Subscriber {
  typealias Input = Value
  typealias Failure = Never

  private weak var published: PublishedValue<Value>?

  init(_ published: PublishedValue<Value>) { self.published = published }

  func receive(subscription: any Subscription) {
    guard let published else { return subscription.cancel() }
    published.own(subscription)
    subscription.request(.unlimited)
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    published?.assign(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}
