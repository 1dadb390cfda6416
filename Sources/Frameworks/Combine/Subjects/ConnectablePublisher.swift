import Foundation

/// A publisher that begins when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins, until the returned cancellable is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns a publisher that begins with its first subscriber and stops after the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
  /// A publisher that connects another one for its first subscriber.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values it receives.
    public final let upstream: Upstream
    private let lock = NSLock()
    private var count = 0
    private var connection: (any Cancellable)?

    /// Creates the publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber, and connects for the first.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let isFirst = lock.withLock {
        count += 1
        return count == 1
      }
      upstream.subscribe(
        Observation<Output, Failure, S>(
          "Autoconnect", subscriber, onSubscription: nil, onValue: nil, onCompletion: nil,
          onCancel: { self.leave() }))
      guard isFirst else { return }
      let connection = upstream.connect()
      let isNeeded = lock.withLock {
        if count > 0 { self.connection = connection }
        return count > 0
      }
      if !isNeeded { connection.cancel() }
    }

    private func leave() {
      lock.withLock { () -> (any Cancellable)? in
        count -= 1
        guard count == 0 else { return nil }
        defer { connection = nil }
        return connection
      }?.cancel()
    }
  }

  /// A publisher that begins when it is told to.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    private let inner: Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>

    /// Creates the publisher.
    public init(upstream: Upstream) { inner = upstream.multicast(subject: PassthroughSubject()) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      inner.subscribe(subscriber)
    }

    /// Begins.
    public func connect() -> any Cancellable { inner.connect() }
  }
}

extension Publisher where Failure == Never {
  /// Returns a publisher that begins when it is told to.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
