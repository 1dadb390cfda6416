import Foundation

/// The answer of an operator to a value.
enum Step<Output, Failure: Error> {
  /// Sends a value on.
  case emit(Output)
  /// Sends nothing and asks for another value.
  case skip
  /// Ends, with a value before that.
  case finish(Output?)
  /// Ends with an error.
  case fail(Failure)
}

/// The subscription of an operator that answers each value by at most one.
final class Transformation<Input, Failure: Error, Downstream: Subscriber>:
  Relay<Input, Failure, Downstream>
{
  typealias Output = Downstream.Input
  typealias End = Subscribers.Completion<Downstream.Failure>

  private let step: (Input) -> Step<Output, Downstream.Failure>
  private let ending: (Subscribers.Completion<Failure>) -> (Output?, End)
  /// Whether or not the operator takes all values, to send one at the end.
  private let gathers: Bool
  private var demand = Subscribers.Demand.none
  private var pending: Output?

  init(
    _ name: String, _ downstream: Downstream, gathers: Bool = false,
    ending: @escaping (Subscribers.Completion<Failure>) -> (Output?, End),
    step: @escaping (Input) -> Step<Output, Downstream.Failure>
  ) {
    (self.step, self.ending, self.gathers) = (step, ending, gathers)
    super.init(name, downstream)
  }

  override func begin(_ subscription: any Subscription) {
    super.begin(subscription)
    if gathers { upstream?.request(.unlimited) }
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard lock.withLock({ isRunning }) else { return .none }
    switch step(input) {
    case .skip: return gathers ? .none : .max(1)
    case .emit(let output): return emit(output)
    case .finish(let last): finish(last, .finished)
    case .fail(let error): finish(nil, .failure(error))
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    guard lock.withLock({ isRunning }) else { return }
    let (last, end) = ending(completion)
    finish(last, end, cancels: false)
  }

  override func request(_ more: Subscribers.Demand) {
    let (last, upstream) = lock.withLock { () -> (Output?, Bool) in
      demand += more
      guard demand > 0, let last = pending else { return (nil, !gathers) }
      pending = nil
      return (last, false)
    }
    if let last {
      _ = downstream.receive(last)
      downstream.receive(completion: .finished)
    } else if upstream {
      super.request(more)
    }
  }

  override func cancel() {
    lock.withLock { pending = nil }
    super.cancel()
  }

  private func emit(_ output: Output) -> Subscribers.Demand {
    let isSent = lock.withLock {
      guard isRunning else { return false }
      demand -= 1
      return true
    }
    guard isSent else { return .none }
    let more = downstream.receive(output)
    if more > 0 { lock.withLock { demand += more } }
    return more
  }

  /// Ends, with a last value as soon as there is demand for it.
  private func finish(_ last: Output?, _ end: End, cancels: Bool = true) {
    let (upstream, waits) = lock.withLock { () -> ((any Subscription)?, Bool) in
      guard let upstream = endLocked() else { return (nil, true) }
      guard last != nil, demand == 0 else { return (upstream, false) }
      pending = last
      return (upstream, true)
    }
    if cancels { upstream?.cancel() }
    guard !waits else { return }
    if let last { _ = downstream.receive(last) }
    downstream.receive(completion: end)
  }
}

extension Transformation where Failure == Downstream.Failure {
  /// Creates the subscription of an operator with the error of its upstream.
  convenience init(
    _ name: String, _ downstream: Downstream, gathers: Bool = false, last: (() -> Output?)? = nil,
    step: @escaping (Input) -> Step<Output, Downstream.Failure>
  ) {
    self.init(
      name, downstream, gathers: gathers,
      ending: { end in if case .finished = end { (last?(), end) } else { (nil, end) } }, step: step)
  }
}

extension Transformation where Downstream.Failure == any Error {
  /// Creates the subscription of an operator that fails with what a closure throws.
  convenience init(
    _ name: String, _ downstream: Downstream, gathers: Bool = false, last: (() -> Output?)? = nil,
    trying step: @escaping (Input) throws -> Step<Output, any Error>
  ) {
    self.init(
      name, downstream, gathers: gathers,
      ending: { end in if case .finished = end { (last?(), .finished) } else { (nil, end.erased) } },
      step: { input in
        do { return try step(input) } catch { return .fail(error) }
      })
  }
}
