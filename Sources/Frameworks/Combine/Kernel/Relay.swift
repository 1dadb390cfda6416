import Foundation

/// The subscription of an operator: the subscriber of its upstream, and the subscription of its downstream.
///
/// Its lock is never held while code of others runs.
class Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private enum Phase {
    case waiting
    case active(any Subscription)
    case ended
  }

  final let downstream: Downstream
  final let lock = NSLock()
  final let description: String
  private var phase = Phase.waiting

  /// Creates the subscription of the operator of a name.
  init(_ name: String, _ downstream: Downstream) {
    description = name
    self.downstream = downstream
  }

  /// Receives the subscription, and passes itself on.
  final func receive(subscription: any Subscription) {
    let isFirst = lock.withLock {
      guard case .waiting = phase else { return false }
      phase = .active(subscription)
      return true
    }
    if isFirst { begin(subscription) } else { subscription.cancel() }
  }

  /// Called once, with the subscription.
  func begin(_ subscription: any Subscription) { downstream.receive(subscription: self) }

  func receive(_ input: Input) -> Subscribers.Demand { .none }
  func receive(completion: Subscribers.Completion<Failure>) {}
  func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }
  func cancel() { end()?.cancel() }

  /// The upstream while the subscription is active.
  final var upstream: (any Subscription)? { lock.withLock { heldUpstream } }
  /// Whether or not neither side has ended; the lock is held.
  final var isRunning: Bool { heldUpstream != nil }

  private var heldUpstream: (any Subscription)? {
    if case .active(let subscription) = phase { subscription } else { nil }
  }

  /// Ends, and returns the upstream if the subscription was active.
  final func end() -> (any Subscription)? { lock.withLock { endLocked() } }

  /// Ends as `end()` does; the lock is held.
  final func endLocked() -> (any Subscription)? {
    defer { phase = .ended }
    return heldUpstream
  }

  final var customMirror: Mirror { Mirror(self, children: []) }
  final var playgroundDescription: Any { description }
}
