import Foundation

/// The subscription of a publisher that knows its values: it sends them as there is demand, and then the end.
final class Playback<Values: IteratorProtocol, Downstream: Subscriber>: Subscription, CustomStringConvertible
where Values.Element == Downstream.Input {
  private let lock = NSLock()
  private var values: Values
  private var next: Downstream.Input?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isSending = false
  private let end: Subscribers.Completion<Downstream.Failure>
  private let name: () -> String
  var description: String { name() }

  private init(
    _ values: Values, _ end: Subscribers.Completion<Downstream.Failure>, _ downstream: Downstream,
    _ name: @escaping () -> String
  ) {
    (self.values, self.end, self.downstream, self.name) = (values, end, downstream, name)
    next = self.values.next()
  }

  /// Sends values to a subscriber; the name is made only when someone asks for it.
  static func start(
    _ values: Values, then end: Subscribers.Completion<Downstream.Failure> = .finished,
    to downstream: Downstream,
    name: @autoclosure @escaping () -> String
  ) {
    let playback = Playback(values, end, downstream, name)
    guard playback.next != nil else {
      downstream.receive(subscription: Subscriptions.empty)
      return downstream.receive(completion: end)
    }
    downstream.receive(subscription: playback)
  }

  func request(_ more: Subscribers.Demand) {
    let isFree = lock.withLock {
      demand += more
      guard !isSending, downstream != nil, demand > 0 else { return false }
      isSending = true
      return true
    }
    guard isFree else { return }
    while let (value, downstream) = takeNext() {
      // The iterator is asked only here, by one thread at a time.
      let following = values.next()
      let more = downstream.receive(value)
      let isOver = lock.withLock {
        next = following
        demand += more
        guard following == nil, self.downstream != nil else { return false }
        self.downstream = nil
        return true
      }
      if isOver { downstream.receive(completion: end) }
    }
  }

  /// Returns the value to send; nil if there is no demand or no subscriber.
  private func takeNext() -> (Downstream.Input, Downstream)? {
    lock.withLock {
      guard let downstream, demand > 0, let value = next else {
        isSending = false
        return nil
      }
      demand -= 1
      return (value, downstream)
    }
  }

  func cancel() {
    let former = lock.withLock {
      defer { downstream = nil }
      return downstream
    }
    _ = former
  }
}
