import Foundation

/// The subscription of an operator whose values come from one publisher after another.
///
/// Demand that one publisher has not met goes over to the next.
final class Succession<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  typealias Output = Downstream.Input

  private let lock = NSLock()
  /// Held while something is delivered, since two publishers may send on two threads.
  private let delivery = NSRecursiveLock()
  private let downstream: Downstream
  let description: String
  private var demand = Subscribers.Demand.none
  private var isOver = false
  /// The number of the publisher that is followed at present.
  private var turn = 0
  private var upstream: (any Subscription)?
  /// A subscription that ends with this one, such as that of the publisher of publishers.
  private var source: (any Subscription)?

  /// Creates the subscription of an operator and passes it on.
  init(_ name: String, _ downstream: Downstream) {
    description = name
    self.downstream = downstream
  }

  /// Passes itself to the downstream.
  func begin() { downstream.receive(subscription: self) }

  /// Keeps a subscription, to end it with this one; false if this has ended.
  func own(_ subscription: any Subscription) -> Bool {
    lock.withLock {
      if !isOver { source = subscription }
      return !isOver
    }
  }

  /// Takes values from a publisher instead of the one before, whose subscription ends.
  func follow<P: Publisher>(
    _ publisher: P, onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    let next = lock.withLock { () -> (number: Int, former: (any Subscription)?)? in
      guard !isOver else { return nil }
      turn += 1
      defer { upstream = nil }
      return (turn, upstream)
    }
    guard let next else { return }
    next.former?.cancel()
    publisher.subscribe(Leg(self, next.number, onEnd))
  }

  /// Sends the end, unless that was sent before.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let subscriptions = end() else { return }
    for subscription in subscriptions { subscription.cancel() }
    delivery.lock()
    defer { delivery.unlock() }
    downstream.receive(completion: completion)
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock { () -> (any Subscription)? in
      demand += more
      return upstream
    }?.request(more)
  }

  func cancel() {
    for subscription in end() ?? [] { subscription.cancel() }
  }

  private func end() -> [any Subscription]? {
    lock.withLock {
      guard !isOver else { return nil }
      isOver = true
      defer { (upstream, source) = (nil, nil) }
      return [upstream, source].compactMap(\.self)
    }
  }
}

extension Succession {
  private func receive(_ subscription: any Subscription, _ number: Int) {
    let wanted = lock.withLock { () -> Subscribers.Demand? in
      guard !isOver, number == turn, upstream == nil else { return nil }
      upstream = subscription
      return demand
    }
    guard let wanted else { return subscription.cancel() }
    if wanted > 0 { subscription.request(wanted) }
  }

  private func receive(_ value: Output, _ number: Int) -> Subscribers.Demand {
    let more = deliver(value, number)
    guard more > 0 else { return .none }
    let (isStillCurrent, other) = lock.withLock { () -> (Bool, (any Subscription)?) in
      demand += more
      return number == turn ? (true, nil) : (false, upstream)
    }
    other?.request(more)
    return isStillCurrent ? more : .none
  }

  /// Sends a value if it is that of the present publisher, and returns the answer.
  private func deliver(_ value: Output, _ number: Int) -> Subscribers.Demand {
    delivery.lock()
    defer { delivery.unlock() }
    let isCurrent = lock.withLock {
      guard !isOver, number == turn else { return false }
      demand -= 1
      return true
    }
    return isCurrent ? downstream.receive(value) : .none
  }

  /// Forgets the publisher that has ended, and returns whether it was the present one.
  private func ended(_ number: Int) -> Bool {
    lock.withLock {
      guard !isOver, number == turn else { return false }
      upstream = nil
      return true
    }
  }

  /// The subscriber of one of the publishers.
  private final class Leg<Failure: Error>: Subscriber {
    private let succession: Succession
    private let number: Int
    private let onEnd: (Subscribers.Completion<Failure>) -> Void

    init(
      _ succession: Succession, _ number: Int, _ onEnd: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
      (self.succession, self.number, self.onEnd) = (succession, number, onEnd)
    }

    func receive(subscription: any Subscription) { succession.receive(subscription, number) }
    func receive(_ input: Output) -> Subscribers.Demand { succession.receive(input, number) }
    func receive(completion: Subscribers.Completion<Failure>) {
      if succession.ended(number) { onEnd(completion) }
    }
  }
}
