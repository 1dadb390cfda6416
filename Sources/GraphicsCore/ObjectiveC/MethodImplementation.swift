/// A method that can be called with any target and arguments.
///
/// It is `@unchecked Sendable` because it is immutable, and its function is called on the actor of the method: that of views
/// by assumption, as on Apple's systems, where a selector is sent to a view on the main thread.
final class MethodImplementation: @unchecked Sendable {
  /// The number of arguments.
  let argumentCount: Int
  private let target: Any.Type
  private let body: (_ target: Any, _ arguments: [Any?]) -> MethodResult?

  /// Creates an implementation of a number of arguments, for targets of a type.
  ///
  /// The function returns nil if the target or the arguments are not of its types.
  init<Target>(
    _ target: Target.Type, argumentCount: Int,
    _ body: @escaping (_ target: Any, _ arguments: [Any?]) -> MethodResult?
  ) {
    self.target = target
    self.argumentCount = argumentCount
    self.body = body
  }

  /// Returns whether an object is of the type whose method it is.
  func isMethod(of object: AnyObject) -> Bool {
    let object = object as Any
    func isInstance<Target>(_ type: Target.Type) -> Bool { object is Target }
    return _openExistential(target, do: isInstance)
  }

  /// Calls the method, and returns its result, or nil if the target or the arguments are not of its types.
  ///
  /// Arguments that the method does not have are left out, and those that are missing are nil.
  func call(on target: Any, with arguments: [Any?]) -> MethodResult? {
    body(target, arguments)
  }
}

/// The result of a method that was called.
struct MethodResult {
  /// The value that the method returned; nil for a method without a result, and for one that threw an error.
  let value: Any?

  /// Creates a result without a value.
  init() {
    value = nil
  }

  /// Creates the result of a value, which may be optional.
  init<Value>(_ value: Value) {
    self.value = Value.self == Void.self ? nil : flattened(value)
  }

  /// Creates the result of a call that may throw.
  init<Value>(of body: () throws -> Value) {
    if let value = try? body() { self.init(value) } else { self.init() }
  }
}

/// The arguments of a call, one after the other.
struct ArgumentReader {
  private let arguments: [Any?]
  private var position = 0
  /// A Boolean value that indicates whether each argument was of its parameter's type.
  private(set) var isValid = true

  /// Creates a reader of arguments.
  init(_ arguments: [Any?]) {
    self.arguments = arguments
  }

  /// Returns the next argument as a value of a type, or nil if it is none.
  mutating func next<Value>(as type: Value.Type) -> Value? {
    defer { position += 1 }
    let argument = position < arguments.count ? arguments[position] : nil
    let value = argument.map { $0 as? Value } ?? (Any?.none as Any as? Value)
    if value == nil { isValid = false }
    return value
  }
}

extension MethodImplementation {
  /// Creates the implementation that calls a method of the main actor, on the main thread.
  convenience init<Target, each Argument, Value>(
    isolated method: @escaping @MainActor (Target) -> @MainActor (repeat each Argument) throws -> Value
  ) {
    self.init(Target.self, argumentCount: Self.count(repeat (each Argument).self)) { target, arguments in
      Self.onMain(target, arguments) { target, arguments in
        guard let call: Call<Target, repeat each Argument> = Self.read(target, arguments) else {
          return nil
        }
        return MethodResult(of: { try method(call.target)(repeat each call.arguments) })
      }
    }
  }

  /// Creates the implementation that calls a method of no actor.
  convenience init<Target, each Argument, Value>(
    _ method: @escaping (Target) -> (repeat each Argument) throws -> Value
  ) {
    self.init(Target.self, argumentCount: Self.count(repeat (each Argument).self)) { target, arguments in
      guard let call: Call<Target, repeat each Argument> = Self.read(target, arguments) else { return nil }
      return MethodResult(of: { try method(call.target)(repeat each call.arguments) })
    }
  }

  /// Creates the implementation that calls a function of a target and arguments on the main thread.
  convenience init<Target, each Argument, Value>(
    function: @escaping @MainActor (Target, repeat each Argument) throws -> Value
  ) {
    self.init(Target.self, argumentCount: Self.count(repeat (each Argument).self)) { target, arguments in
      Self.onMain(target, arguments) { target, arguments in
        guard let call: Call<Target, repeat each Argument> = Self.read(target, arguments) else {
          return nil
        }
        return MethodResult(of: { try function(call.target, repeat each call.arguments) })
      }
    }
  }

  /// The target and the arguments of a call, in their types.
  private typealias Call<Target, each Argument> = (target: Target, arguments: (repeat each Argument))

  /// Returns a call in the types of a method, or nil if the target or an argument is of another.
  private static func read<Target, each Argument>(
    _ target: Any, _ arguments: [Any?]
  ) -> Call<Target, repeat each Argument>? {
    guard let target = target as? Target else { return nil }
    var reader = ArgumentReader(arguments)
    let values = (repeat reader.next(as: (each Argument).self))
    guard reader.isValid else { return nil }
    return (target, (repeat (each values)!))
  }

  /// Calls a function of the main actor, on the main thread.
  private static func onMain(
    _ target: Any, _ arguments: [Any?],
    _ body: @MainActor (_ target: Any, _ arguments: [Any?]) -> MethodResult?
  ) -> MethodResult? {
    // They stay on this thread, which is the main one, or the program ends.
    nonisolated(unsafe) let (target, arguments) = (target, arguments)
    nonisolated(unsafe) var result: MethodResult?
    MainActor.assumeIsolated { unsafe result = unsafe body(target, arguments) }
    return unsafe result
  }

  /// Returns the number of types.
  private static func count<each Argument>(_ types: repeat (each Argument).Type) -> Int {
    var count = 0
    for _ in repeat each types { count += 1 }
    return count
  }
}
