import Foundation

/// The subscription of an operator whose values come from several publishers at once.
///
/// Values that come without demand wait, at most one from each publisher.
final class Gathering<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  typealias Output = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = NSLock()
  /// Held while a value is delivered, so that values of several threads come one after the other.
  private let delivery = NSRecursiveLock()
  private let downstream: Downstream
  let description: String
  private var demand = Subscribers.Demand.none
  private var isOver = false
  /// Whether or not no other publisher will be attached.
  private var isClosed = false
  private var attached = 0
  private var members: [Int: (any Subscription)?] = [:]
  private var waiting: [(member: Int, value: Output)] = []
  private var source: (any Subscription)?

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

  /// Takes the values of a publisher, too, and calls a closure when it has finished.
  func attach<P: Publisher>(_ publisher: P, onEnd: @escaping () -> Void = {})
  where P.Output == Output, P.Failure == Failure {
    let number = lock.withLock { () -> Int? in
      guard !isOver else { return nil }
      attached += 1
      members[attached] = .some(nil)
      return attached
    }
    if let number { publisher.subscribe(Member(self, number, onEnd)) }
  }

  /// Ends as soon as all attached publishers have.
  func close() {
    lock.withLock { isClosed = true }
    finishIfDone()
  }

  /// Ends with an error.
  func fail(_ error: Failure) { finish(.failure(error)) }

  func request(_ more: Subscribers.Demand) {
    let unlimited = lock.withLock { () -> [any Subscription] in
      guard !isOver, demand != .unlimited else { return [] }
      demand += more
      guard demand == .unlimited else { return [] }
      return members.sorted { $0.key < $1.key }.compactMap(\.value)
    }
    deliverWaiting()
    for subscription in unlimited { subscription.request(.unlimited) }
  }

  func cancel() {
    for subscription in end() ?? [] { subscription.cancel() }
  }

  /// Delivers the values that wait, as far as there is demand.
  ///
  /// It does not wait for a thread that delivers a value at present, which does this afterwards; requests are made without the lock.
  private func deliverWaiting() {
    var hasDelivered = false
    while lock.withLock({ canDeliver }), delivery.try() {
      let next = takeWaiting()
      let more = next.map { downstream.receive($0.value) } ?? .none
      delivery.unlock()
      hasDelivered = true
      if more > 0 { request(more) }
      next?.member?.request(.max(1))
    }
    if hasDelivered { finishIfDone() }
  }

  /// Whether or not a value waits for which there is demand; the lock is held.
  private var canDeliver: Bool { !isOver && demand > 0 && !waiting.isEmpty }

  private func takeWaiting() -> (value: Output, member: (any Subscription)?)? {
    lock.withLock {
      guard canDeliver else { return nil }
      demand -= 1
      let (member, value) = waiting.removeFirst()
      return (value, demand == .unlimited ? nil : members[member] ?? nil)
    }
  }

  private func finishIfDone() {
    if lock.withLock({ isClosed && members.isEmpty && waiting.isEmpty }) { finish(.finished) }
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    guard let subscriptions = end() else { return }
    for subscription in subscriptions { subscription.cancel() }
    delivery.lock()
    defer { delivery.unlock() }
    downstream.receive(completion: completion)
  }

  private func end() -> [any Subscription]? {
    lock.withLock {
      guard !isOver else { return nil }
      isOver = true
      defer { (source, members, waiting) = (nil, [:], []) }
      return [source].compactMap(\.self) + members.sorted { $0.key < $1.key }.compactMap(\.value)
    }
  }
}

extension Gathering {
  private func receive(_ subscription: any Subscription, _ number: Int) {
    let wanted = lock.withLock { () -> Subscribers.Demand? in
      guard !isOver, let known = members[number], known == nil else { return nil }
      members[number] = .some(subscription)
      return demand == .unlimited ? .unlimited : .max(1)
    }
    if let wanted { subscription.request(wanted) } else { subscription.cancel() }
  }

  private func receive(_ value: Output, _ number: Int) -> Subscribers.Demand {
    guard let more = deliver(value, number) else {
      deliverWaiting()
      return .none
    }
    if more > 0 { request(more) } else { deliverWaiting() }
    return lock.withLock { demand == .unlimited ? .none : .max(1) }
  }

  /// Sends a value, and returns the answer; nil if it waits now.
  private func deliver(_ value: Output, _ number: Int) -> Subscribers.Demand? {
    delivery.lock()
    defer { delivery.unlock() }
    let isSent = lock.withLock {
      guard !isOver else { return false }
      guard demand > 0, waiting.isEmpty else {
        waiting.append((number, value))
        return false
      }
      demand -= 1
      return true
    }
    return isSent ? downstream.receive(value) : nil
  }

  private func receive(_ completion: Subscribers.Completion<Failure>, _ number: Int) -> Bool {
    guard case .finished = completion else {
      finish(completion)
      return false
    }
    return lock.withLock { members.removeValue(forKey: number) != nil }
  }

  /// The subscriber of one of the publishers.
  private final class Member: Subscriber {
    private let gathering: Gathering
    private let number: Int
    private let onEnd: () -> Void

    init(_ gathering: Gathering, _ number: Int, _ onEnd: @escaping () -> Void) {
      (self.gathering, self.number, self.onEnd) = (gathering, number, onEnd)
    }

    func receive(subscription: any Subscription) { gathering.receive(subscription, number) }
    func receive(_ input: Output) -> Subscribers.Demand { gathering.receive(input, number) }
    func receive(completion: Subscribers.Completion<Failure>) {
      guard gathering.receive(completion, number) else { return }
      onEnd()
      gathering.finishIfDone()
    }
  }
}
