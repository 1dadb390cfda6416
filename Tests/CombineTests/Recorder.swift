import Combine

/// An error of tests.
enum Problem: Error, Equatable { case first, second }

/// A subscriber that writes down what it receives, and asks only for what a test tells.
final class Recorder<Input, Failure: Error>: Subscriber {
  var values: [Input] = []
  var ends: [Subscribers.Completion<Failure>] = []
  var subscription: (any Subscription)?
  var initial: Subscribers.Demand
  var answer: (Input) -> Subscribers.Demand = { _ in .none }

  init(_ initial: Subscribers.Demand = .unlimited) { self.initial = initial }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if initial > 0 { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return answer(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) { ends.append(completion) }

  /// Whether or not there was one end, without an error.
  var isFinished: Bool { if ends.count == 1, case .finished = ends[0] { true } else { false } }
  /// The error of the one end.
  var error: Failure? { if ends.count == 1, case .failure(let error) = ends[0] { error } else { nil } }
}

extension Publisher {
  /// Attaches a recorder.
  func record(_ initial: Subscribers.Demand = .unlimited) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(initial)
    subscribe(recorder)
    return recorder
  }

  /// The values of a publisher that sends all at once.
  var all: [Output] { record().values }
}
