import Foundation

/// The subscription of an operator that makes its values of one value each of several publishers.
final class Join<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  /// Which values belong together.
  enum Rule {
    /// The last ones.
    case latest
    /// Those of the same position.
    case position
  }
  typealias Failure = Downstream.Failure

  /// One of the publishers.
  private struct Slot {
    var upstream: (any Subscription)?
    var values: [Any] = []
    var isFinished = false
  }

  private let lock = NSLock()
  /// Held while a value is delivered, so that values of several threads come one after the other.
  private let delivery = NSRecursiveLock()
  private let downstream: Downstream
  private let rule: Rule
  private let output: ([Any]) -> Downstream.Input
  let description: String
  private var slots: [Slot] = []
  private var demand = Subscribers.Demand.none
  private var isOver = false

  /// Creates the subscription of an operator over a number of publishers.
  init(
    _ name: String, _ rule: Rule, of count: Int, _ downstream: Downstream,
    output: @escaping ([Any]) -> Downstream.Input
  ) {
    (description, self.rule, self.downstream, self.output) = (name, rule, downstream, output)
    slots = Array(repeating: Slot(), count: count)
  }

  /// Passes itself to the downstream.
  func begin() { downstream.receive(subscription: self) }

  /// Takes the values at a position from a publisher.
  func attach<P: Publisher>(_ publisher: P, at index: Int) where P.Failure == Failure {
    guard !lock.withLock({ isOver }) else { return }
    publisher.subscribe(Input<P.Output>(self, index))
  }

  func request(_ more: Subscribers.Demand) {
    let upstreams = lock.withLock { () -> [any Subscription] in
      demand += more
      return slots.compactMap(\.upstream)
    }
    for upstream in upstreams { upstream.request(more) }
  }

  func cancel() {
    for upstream in end() ?? [] { upstream.cancel() }
  }

  private func end() -> [any Subscription]? {
    lock.withLock {
      guard !isOver else { return nil }
      isOver = true
      let upstreams = slots.compactMap(\.upstream)
      for index in slots.indices { slots[index] = Slot() }
      return upstreams
    }
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    guard let upstreams = end() else { return }
    for upstream in upstreams { upstream.cancel() }
    delivery.lock()
    defer { delivery.unlock() }
    downstream.receive(completion: completion)
  }
}

extension Join {
  private func receive(_ subscription: any Subscription, _ index: Int) {
    let wanted = lock.withLock { () -> Subscribers.Demand? in
      guard !isOver, slots[index].upstream == nil else { return nil }
      slots[index].upstream = subscription
      return demand
    }
    guard let wanted else { return subscription.cancel() }
    if wanted > 0 { subscription.request(wanted) }
  }

  private func receive(_ value: Any, _ index: Int) -> Subscribers.Demand {
    guard let more = deliver(value, index) else { return .none }
    // Without the lock of deliveries: a request may wait for another thread, and that for the lock.
    let others = lock.withLock { () -> [any Subscription] in
      guard more > 0, demand != .unlimited else { return [] }
      demand += more
      return slots.indices.filter { $0 != index }.compactMap { slots[$0].upstream }
    }
    for other in others { other.request(more) }
    if lock.withLock({ isDone }) {
      finish(.finished)
      return .none
    }
    return more
  }

  /// Takes a value, and returns what the downstream answers to those that belong together now.
  private func deliver(_ value: Any, _ index: Int) -> Subscribers.Demand? {
    delivery.lock()
    defer { delivery.unlock() }
    return lock.withLock { take(value, index) }.map { downstream.receive(output($0)) }
  }

  /// Keeps a value, and returns those that belong together now.
  private func take(_ value: Any, _ index: Int) -> [Any]? {
    guard !isOver else { return nil }
    if rule == .latest { slots[index].values = [value] } else { slots[index].values.append(value) }
    guard demand > 0, slots.allSatisfy({ !$0.values.isEmpty }) else { return nil }
    demand -= 1
    if rule == .latest { return slots.map { $0.values[0] } }
    return slots.indices.map { slots[$0].values.removeFirst() }
  }

  /// Whether or not no other value can follow.
  private var isDone: Bool {
    switch rule {
    case .latest: slots.allSatisfy(\.isFinished)
    case .position: slots.contains { $0.isFinished && $0.values.isEmpty }
    }
  }

  private func receive(_ completion: Subscribers.Completion<Failure>, _ index: Int) {
    guard case .finished = completion else { return finish(completion) }
    let isDone = lock.withLock {
      guard !isOver else { return false }
      slots[index].isFinished = true
      slots[index].upstream = nil
      return self.isDone
    }
    if isDone { finish(.finished) }
  }

  /// The subscriber of one of the publishers.
  private final class Input<Value>: Subscriber {
    private let join: Join
    private let index: Int

    init(_ join: Join, _ index: Int) { (self.join, self.index) = (join, index) }

    func receive(subscription: any Subscription) { join.receive(subscription, index) }
    func receive(_ input: Value) -> Subscribers.Demand { join.receive(input, index) }
    func receive(completion: Subscribers.Completion<Failure>) { join.receive(completion, index) }
  }
}
