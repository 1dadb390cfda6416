import Foundation

extension Publishers {
  /// A publisher that calls closures with what passes.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// Called with the subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Called with each value.
    public var receiveOutput: ((Upstream.Output) -> Void)?
    /// Called with the end.
    public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    /// Called when the downstream cancels.
    public var receiveCancel: (() -> Void)?
    /// Called with each demand.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Creates the publisher.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Upstream.Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Observation(
          "HandleEvents", subscriber, onSubscription: receiveSubscription, onValue: receiveOutput,
          onCompletion: receiveCompletion, onCancel: receiveCancel, onRequest: receiveRequest))
    }
  }
}

/// The subscription of an operator that tells of what passes.
final class Observation<Input, Failure: Error, Downstream: Subscriber>: Relay<Input, Failure, Downstream>
where Downstream.Input == Input, Downstream.Failure == Failure {
  private let onSubscription: ((any Subscription) -> Void)?
  private let onValue: ((Input) -> Void)?
  private let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  private let onCancel: (() -> Void)?
  private let onRequest: ((Subscribers.Demand) -> Void)?
  /// Called with the demand that follows a value, if that is another closure.
  private let onAnswer: ((Subscribers.Demand) -> Void)?

  init(
    _ name: String, _ downstream: Downstream, onSubscription: ((any Subscription) -> Void)?,
    onValue: ((Input) -> Void)?, onCompletion: ((Subscribers.Completion<Failure>) -> Void)?,
    onCancel: (() -> Void)? = nil, onRequest: ((Subscribers.Demand) -> Void)? = nil,
    onAnswer: ((Subscribers.Demand) -> Void)? = nil
  ) {
    (self.onSubscription, self.onValue, self.onCompletion) = (onSubscription, onValue, onCompletion)
    (self.onCancel, self.onRequest, self.onAnswer) = (onCancel, onRequest, onAnswer ?? onRequest)
    super.init(name, downstream)
  }

  override func begin(_ subscription: any Subscription) {
    onSubscription?(subscription)
    super.begin(subscription)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard lock.withLock({ isRunning }) else { return .none }
    onValue?(input)
    let more = downstream.receive(input)
    if more > 0 { onAnswer?(more) }
    return more
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    guard end() != nil else { return }
    onCompletion?(completion)
    downstream.receive(completion: completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    guard let upstream else { return }
    onRequest?(demand)
    upstream.request(demand)
  }

  override func cancel() {
    guard let upstream = end() else { return }
    onCancel?()
    upstream.cancel()
  }
}

extension Publisher {
  /// Returns a publisher that calls closures with what passes.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }
}
