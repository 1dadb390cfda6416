import Foundation

extension Publishers {
  /// A publisher that prints what passes.
  public struct Print<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The text before each line.
    public let prefix: String
    /// The place of the text.
    public let stream: (any TextOutputStream)?

    /// Creates the publisher.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let printer = Printer(prefix, stream)
      upstream.subscribe(
        Observation(
          "Print", subscriber,
          onSubscription: { printer.print("receive subscription: (\($0))") },
          onValue: { printer.print("receive value: (\($0))") },
          onCompletion: {
            if case .failure(let error) = $0 {
              printer.print("receive error: (\(error))")
            } else {
              printer.print("receive finished")
            }
          }, onCancel: { printer.print("receive cancel") },
          onRequest: { printer.print("request \($0)") },
          onAnswer: { printer.print("request \($0) (synchronous)") }))
    }
  }
}

/// The writer of lines with a prefix.
private final class Printer {
  private let prefix: String
  private let lock = NSLock()
  private var stream: (any TextOutputStream)?

  init(_ prefix: String, _ stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : prefix + ": "
    self.stream = stream
  }

  func print(_ text: String) {
    lock.lock()
    defer { lock.unlock() }
    if stream == nil { Swift.print(prefix + text) } else { stream?.write(prefix + text + "\n") }
  }
}

extension Publisher {
  /// Returns a publisher that prints what passes, a line each.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self>
  {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
