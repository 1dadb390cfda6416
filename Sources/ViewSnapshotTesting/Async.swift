/// A value that is there at once or comes later.
public struct Async<Value> {
  /// Hands over the value, or why there is none.
  private(set) var start: (@escaping (Result<Value, any Error>) -> Void) -> Void

  /// A value that `run` hands over.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    start = { callback in run { callback(.success($0)) } }
  }

  /// A value that `start` hands over, or says why there is none.
  static func results(
    _ start: @escaping (@escaping (Result<Value, any Error>) -> Void) -> Void
  ) -> Async {
    var value = Async { _ in }
    value.start = start
    return value
  }

  /// A value that is there.
  public init(value: Value) {
    self.init { callback in callback(value) }
  }

  /// Asks for the value: it is handed over as soon as it is there, and never where it cannot be made.
  public func run(_ callback: @escaping (Value) -> Void) {
    start { if case .success(let value) = $0 { callback(value) } }
  }

  /// What is made of the value.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue>.results { callback in start { callback($0.map(transform)) } }
  }
}
