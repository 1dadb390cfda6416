import Foundation

/// The subscription of an operator that sends what it receives at another time, in the same order.
class Rescheduling<Input, Failure: Error, Downstream: Subscriber>: Relay<Input, Failure, Downstream>
where Downstream.Input == Input, Downstream.Failure == Failure {
  private enum Event {
    case value(Input)
    case end(Subscribers.Completion<Failure>)
  }

  /// Held while something is delivered, since the scheduler may do its work on several threads.
  private let delivery = NSRecursiveLock()
  private let schedule: (@escaping () -> Void) -> Void
  private var events: [Event] = []
  private var hasEnded = false

  init(_ name: String, _ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.schedule = schedule
    super.init(name, downstream)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    add(.value(input))
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) { add(.end(completion)) }

  private func add(_ event: Event) {
    let isAdded = lock.withLock {
      guard isRunning, !hasEnded else { return false }
      if case .end = event { hasEnded = true }
      events.append(event)
      return true
    }
    if isAdded { schedule { self.sendNext() } }
  }

  private func sendNext() {
    let more = deliverNext()
    if more > 0 { request(more) }
  }

  private func deliverNext() -> Subscribers.Demand {
    delivery.lock()
    defer { delivery.unlock() }
    let event = lock.withLock { isRunning && !events.isEmpty ? events.removeFirst() : nil }
    switch event {
    case .value(let value): return downstream.receive(value)
    case .end(let completion): if end() != nil { downstream.receive(completion: completion) }
    case nil: break
    }
    return .none
  }

  /// Sends the end after the value that is delivered at present; the subscription has ended.
  final func deliver(_ completion: Subscribers.Completion<Failure>) {
    delivery.lock()
    defer { delivery.unlock() }
    downstream.receive(completion: completion)
  }

  override func cancel() {
    lock.withLock { events = [] }
    super.cancel()
  }
}
