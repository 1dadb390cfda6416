public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension URLSession {
  /// A publisher of the answer to a request.
  public struct DataTaskPublisher: Publisher {
    /// The type of the values.
    public typealias Output = (data: Data, response: URLResponse)
    /// The type of the error.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session.
    public let session: URLSession

    /// Creates the publisher.
    public init(request: URLRequest, session: URLSession) {
      (self.request, self.session) = (request, session)
    }

    /// Attaches a subscriber, whose demand starts the task.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      subscriber.receive(subscription: Transfer(self, AnySubscriber(subscriber)))
    }
  }

  /// Returns a publisher of the answer from an address.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher of the answer to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

/// The subscription of a task.
///
/// It is unchecked since a lock guards its state.
private final class Transfer: Subscription, CustomStringConvertible, @unchecked Sendable {
  private let lock = NSLock()
  private let publisher: URLSession.DataTaskPublisher
  private var downstream: AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>?
  private var task: URLSessionDataTask?
  var description: String { "DataTaskPublisher" }

  init(
    _ publisher: URLSession.DataTaskPublisher,
    _ downstream: AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>
  ) {
    (self.publisher, self.downstream) = (publisher, downstream)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let task = lock.withLock { () -> URLSessionDataTask? in
      guard self.task == nil, downstream != nil else { return nil }
      self.task = publisher.session.dataTask(with: publisher.request) { data, response, error in
        self.receive(data, response, error)
      }
      return self.task
    }
    task?.resume()
  }

  private func receive(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard let downstream = end().0 else { return }
    if let response, error == nil {
      _ = downstream.receive((data ?? Data(), response))
      downstream.receive(completion: .finished)
    } else {
      downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  func cancel() { end().1?.cancel() }

  private func end() -> (AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>?, URLSessionDataTask?) {
    lock.withLock {
      defer { (downstream, task) = (nil, nil) }
      return (downstream, task)
    }
  }
}
