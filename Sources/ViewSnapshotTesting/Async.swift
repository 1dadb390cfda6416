/// A value that is available at once or later.
public struct Async<Value> {
  /// A closure that passes on the value, or an error.
  private(set) var start: (@escaping (Result<Value, any Error>) -> Void) -> Void

  /// Creates a value that `run` passes on.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    start = { callback in run { callback(.success($0)) } }
  }

  /// Returns a value that `start` passes on, or an error.
  static func results(
    _ start: @escaping (@escaping (Result<Value, any Error>) -> Void) -> Void
  ) -> Async {
    var value = Async { _ in }
    value.start = start
    return value
  }

  /// Creates a value that is available at once.
  public init(value: Value) {
    self.init { callback in callback(value) }
  }

  /// Calls `callback` with the value as soon as it is available, and never if it cannot be made.
  public func run(_ callback: @escaping (Value) -> Void) {
    start { if case .success(let value) = $0 { callback(value) } }
  }

  /// Returns the value that `transform` makes of this one.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue>.results { callback in start { callback($0.map(transform)) } }
  }
}
