extension Publishers {
  /// A publisher of the values of another publisher in place of an error.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = NewPublisher.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The closure that makes a publisher in place of an error.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates the publisher.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let succession = Succession("Catch", subscriber)
      succession.begin()
      succession.follow(upstream) { [handler] completion in
        guard case .failure(let error) = completion else { return succession.finish(.finished) }
        succession.follow(handler(error)) { succession.finish($0) }
      }
    }
  }
}

extension Publishers {
  /// A publisher of the values of another publisher in place of an error, or of the error that a closure throws.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = any Error

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The closure that makes a publisher in place of an error.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Creates the publisher.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let succession = Succession("TryCatch", subscriber)
      succession.begin()
      succession.follow(upstream) { [handler] completion in
        guard case .failure(let error) = completion else { return succession.finish(.finished) }
        do {
          succession.follow(try handler(error)) { succession.finish($0.erased) }
        } catch {
          succession.finish(.failure(error))
        }
      }
    }
  }
}

extension Publishers {
  /// A publisher that attaches again after an error.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The number of times; nil if there is no limit.
    public let retries: Int?

    /// Creates the publisher.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let succession = Succession("Retry", subscriber)
      succession.begin()
      attempt(succession, left: retries)
    }
  }
}

extension Publishers.Retry {
  private func attempt<S: Subscriber>(_ succession: Succession<S>, left: Int?)
  where Output == S.Input, Failure == S.Failure {
    succession.follow(upstream) { completion in
      guard case .failure = completion, left != 0 else { return succession.finish(completion) }
      attempt(succession, left: left.map { $0 - 1 })
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Returns a publisher of the values of another publisher in place of an error.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Returns a publisher of the values of another publisher in place of an error, which fails with what the closure throws.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P)
    -> Publishers.TryCatch<Self, P> where Output == P.Output
  {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  /// Returns a publisher that attaches again after an error, up to a number of times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
