import Foundation

/// The subscription of one subscriber to a subject.
///
/// Sends from several threads come one after the other: a recursive lock is held while a value is delivered, as a
/// value may be sent while another is. Requests and cancellations do not take that lock.
class Conduit<Output, Failure: Error>: Subscription, CustomStringConvertible {
  final let lock = NSLock()
  final let delivery = NSRecursiveLock()
  final let description: String
  private final var receiver: AnySubscriber<Output, Failure>?
  private final var release: ((Conduit) -> Void)?
  final var demand = Subscribers.Demand.none
  /// Called with each request.
  final var onDemand: (() -> Void)?
  private final var isHandedOver = false
  /// The end, if it has come before the subscriber had the subscription.
  private final var early: Subscribers.Completion<Failure>?

  init(_ name: String, _ downstream: some Subscriber<Output, Failure>, release: @escaping (Conduit) -> Void) {
    description = name
    receiver = AnySubscriber(downstream)
    self.release = release
  }

  /// Passes itself to the subscriber, and then an end that has come meanwhile.
  final func handOver(to downstream: some Subscriber<Output, Failure>) {
    downstream.receive(subscription: self)
    let early = lock.withLock {
      isHandedOver = true
      return self.early
    }
    if let early { finish(early) }
  }

  /// Sends a value if there is demand; its number tells it from others, unless that is 0.
  func offer(_ value: Output, number: Int = 0) {
    delivery.lock()
    defer { delivery.unlock() }
    deliver(value)
  }

  /// Sends a value if there is demand, and returns whether it did; the lock of deliveries is held.
  @discardableResult
  final func deliver(_ value: Output) -> Bool {
    let target = lock.withLock { () -> AnySubscriber<Output, Failure>? in
      guard demand > 0, let receiver else { return nil }
      demand -= 1
      return receiver
    }
    guard let target else { return false }
    let more = target.receive(value)
    if more > 0 { lock.withLock { demand += more } }
    return true
  }

  /// Sends the end, or keeps it until the subscriber has the subscription.
  final func finish(_ completion: Subscribers.Completion<Failure>) {
    delivery.lock()
    defer { delivery.unlock() }
    let waits = lock.withLock {
      if !isHandedOver { early = completion }
      return !isHandedOver
    }
    if !waits { end().0?.receive(completion: completion) }
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock {
      demand += more
      return onDemand
    }?()
  }

  final func cancel() {
    let (former, release) = end()
    release?(self)
    _ = former
  }

  private func end() -> (AnySubscriber<Output, Failure>?, ((Conduit) -> Void)?) {
    lock.withLock {
      defer { (receiver, release) = (nil, nil) }
      return (receiver, release)
    }
  }
}

/// A subscription that has a present value, which it sends when there is demand for it.
final class ValueConduit<Output, Failure: Error>: Conduit<Output, Failure> {
  private var owesValue = true
  /// The number of the last value that was sent because it was owed.
  private var paid = 0
  private let current: () -> (value: Output, number: Int)?

  init(
    _ name: String, _ downstream: some Subscriber<Output, Failure>,
    release: @escaping (Conduit<Output, Failure>) -> Void,
    current: @escaping () -> (value: Output, number: Int)?
  ) {
    self.current = current
    super.init(name, downstream, release: release)
  }

  override func offer(_ value: Output, number: Int = 0) {
    delivery.lock()
    let isNew = lock.withLock {
      guard number == 0 || number != paid else { return false }
      owesValue = demand == 0
      return true
    }
    if isNew { deliver(value) }
    delivery.unlock()
    pay()
  }

  override func request(_ more: Subscribers.Demand) {
    super.request(more)
    pay()
  }

  /// Sends the present value if that is owed.
  ///
  /// It never waits: a thread that delivers a value at present looks here when it has done that.
  private func pay() {
    while lock.withLock({ owesValue && demand > 0 }), delivery.try() {
      defer { delivery.unlock() }
      let isOwed = lock.withLock {
        defer { owesValue = false }
        return owesValue
      }
      guard isOwed, let present = current() else { continue }
      lock.withLock { paid = present.number }
      deliver(present.value)
    }
  }
}

/// The subscribers of a subject, in the order in which they came.
final class Conduits<Output, Failure: Error> {
  private let lock = NSLock()
  private var list: [Conduit<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  /// Whether or not publishers that the subject is attached to are asked for values: at once, or when someone asks the subject.
  private var asks: Bool

  init(asksAtOnce: Bool = false) { asks = asksAtOnce }

  deinit { for upstream in upstreams { upstream.cancel() } }

  /// Whether or not the subject has ended.
  var isOver: Bool { lock.withLock { completion != nil } }
  /// The subscribers at present; none after the end.
  var present: [Conduit<Output, Failure>] { lock.withLock { list } }

  /// Adds a subscriber and connects it; after the end, that is sent.
  func add(_ conduit: Conduit<Output, Failure>, _ downstream: some Subscriber<Output, Failure>) {
    conduit.onDemand = { [weak self] in self?.ask() }
    let end = lock.withLock {
      if completion == nil { list.append(conduit) }
      return completion
    }
    if let end {
      downstream.receive(subscription: Subscriptions.empty)
      downstream.receive(completion: end)
    } else {
      conduit.handOver(to: downstream)
    }
  }

  func remove(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { list.removeAll { $0 === conduit } }
  }

  /// Adds a publisher that the subject is attached to.
  func add(_ upstream: any Subscription) {
    let asks = lock.withLock {
      upstreams.append(upstream)
      return self.asks
    }
    if asks { upstream.request(.unlimited) }
  }

  /// Asks the attached publishers for values, once.
  private func ask() {
    let upstreams = lock.withLock { () -> [any Subscription] in
      guard !asks else { return [] }
      asks = true
      return self.upstreams
    }
    for upstream in upstreams { upstream.request(.unlimited) }
  }

  /// Sends a value to all.
  func send(_ value: Output, number: Int = 0) {
    for conduit in present { conduit.offer(value, number: number) }
  }

  /// Sends the end to all, once.
  func finish(_ end: Subscribers.Completion<Failure>) {
    let former = lock.withLock { () -> [Conduit<Output, Failure>] in
      guard completion == nil else { return [] }
      completion = end
      defer { (list, upstreams) = ([], []) }
      return list
    }
    for conduit in former { conduit.finish(end) }
  }
}
