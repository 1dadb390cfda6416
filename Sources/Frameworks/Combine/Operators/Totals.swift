extension Publishers {
  /// A publisher of the number of values.
  public struct Count<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Int
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var count = 0
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>(
          "Count", subscriber, gathers: true, last: { count },
          step: { _ in
            count += 1
            return .skip
          }))
    }
  }
}

extension Publishers {
  /// A publisher of the end alone.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Never
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>("IgnoreOutput", subscriber, gathers: true) { _ in
          .skip
        })
    }
  }
}

extension Publishers {
  /// A publisher of all values as one array.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = [Upstream.Output]
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var values: [Upstream.Output] = []
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>(
          "Collect", subscriber, gathers: true, last: { values },
          step: {
            values.append($0)
            return .skip
          }))
    }
  }
}

extension Publishers {
  /// A publisher of the value that is last in an order.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The closure that compares two values.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var result: Output?
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>(
          "Comparison", subscriber, gathers: true, last: { result },
          step: { value in
            if let best = result {
              if areInIncreasingOrder(best, value) { result = value }
            } else {
              result = value
            }
            return .skip
          }))
    }
  }
}

extension Publishers {
  /// A publisher of the value that is last in an order, which fails with what that throws.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = any Error

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The closure that compares two values.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var result: Output?
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>(
          "TryComparison", subscriber, gathers: true, last: { result },
          trying: { value in
            if let best = result {
              if try areInIncreasingOrder(best, value) { result = value }
            } else {
              result = value
            }
            return .skip
          }))
    }
  }
}

extension Publisher {
  /// Returns a publisher of the number of values.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }

  /// Returns a publisher of the end alone.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }

  /// Returns a publisher of all values as one array.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }

  /// Returns a publisher of the first of the smallest values in an order.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self>
  {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Returns a publisher of the largest value in an order.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self>
  {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Returns a publisher of the smallest value in an order, which fails with what the closure throws.
  public func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
    -> Publishers.TryComparison<Self>
  {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }

  /// Returns a publisher of the largest value in an order, which fails with what the closure throws.
  public func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
    -> Publishers.TryComparison<Self>
  {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publisher where Output: Comparable {
  /// Returns a publisher of the smallest value.
  public func min() -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { $0 > $1 }
  }

  /// Returns a publisher of the largest value.
  public func max() -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { $0 < $1 }
  }
}
