/// A value that is there at once or comes later.
public struct Async<Value> {
  /// Asks for the value: it is handed over as soon as it is there.
  public let run: (@escaping (Value) -> Void) -> Void

  /// A value that `run` hands over.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
  }

  /// A value that is there.
  public init(value: Value) {
    self.init { callback in callback(value) }
  }

  /// What is made of the value.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
