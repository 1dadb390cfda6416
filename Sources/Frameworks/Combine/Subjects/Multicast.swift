import Foundation

extension Publishers {
  /// A publisher whose subscribers share one subscription by a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The closure that makes the subject.
    public let createSubject: () -> SubjectType
    private let lock = NSLock()
    private var subject: SubjectType?

    /// Creates the publisher.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    /// Attaches a subscriber to the subject.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      sharedSubject.subscribe(subscriber)
    }

    /// Attaches the subject to the upstream.
    public func connect() -> any Cancellable { upstream.subscribe(sharedSubject) }

    /// The subject, which is made when it is first needed.
    private var sharedSubject: SubjectType {
      if let known = lock.withLock({ subject }) { return known }
      let new = createSubject()
      return lock.withLock {
        let shared = subject ?? new
        subject = shared
        return shared
      }
    }
  }

  /// A publisher whose subscribers share one subscription, as long as there is one.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values it receives.
    public let upstream: Upstream
    private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Creates the publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
      inner = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      inner.subscribe(subscriber)
    }

    /// Whether or not both are the same object.
    public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
  }
}

extension Publisher {
  /// Returns a publisher whose subscribers share one subscription by a subject that a closure makes.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Returns a publisher whose subscribers share one subscription by a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output {
    multicast { subject }
  }

  /// Returns a publisher whose subscribers share one subscription, as long as there is one.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
