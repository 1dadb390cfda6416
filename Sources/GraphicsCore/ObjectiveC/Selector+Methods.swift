/// Selectors of methods, which `#selector` becomes on Linux.
extension Selector {
  /// Creates the selector of a method of the main actor.
  ///
  /// - Parameters:
  ///   - name: The name; a colon is added for each argument if it has none.
  ///   - method: The method without a target. A subclass's override is called in its place.
  ///   - file: The file of the selector.
  ///   - line: The line of the selector.
  public init<Target, each Argument, Value>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (repeat each Argument) throws -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(name, of: MethodImplementation(isolated: method), "\(file):\(line)")
  }

  /// Creates the selector of a method of no actor.
  @_disfavoredOverload
  public init<Target, each Argument, Value>(
    _ name: String, _ method: @escaping (Target) -> (repeat each Argument) throws -> Value,
    file: StaticString = #fileID, line: UInt = #line, isolation: Void = ()
  ) {
    self.init(name, of: MethodImplementation(method), "\(file):\(line)")
  }

  /// Creates the selector of a method of an object that is not evaluated.
  public init<Target, each Argument, Value>(
    _ name: String, of target: @MainActor () -> Target,
    _ method: @escaping @MainActor (Target) -> @MainActor (repeat each Argument) throws -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(name, of: MethodImplementation(isolated: method), "\(file):\(line)")
  }

  /// Creates the selector of a method of an object of no actor that is not evaluated.
  @_disfavoredOverload
  public init<Target, each Argument, Value>(
    _ name: String, of target: () -> Target,
    _ method: @escaping (Target) -> (repeat each Argument) throws -> Value,
    file: StaticString = #fileID, line: UInt = #line, isolation: Void = ()
  ) {
    self.init(name, of: MethodImplementation(method), "\(file):\(line)")
  }

  /// Creates the selector of the getter of a property.
  public init<Target, Value>(
    getter name: String, _ property: KeyPath<Target, Value>, file: StaticString = #fileID, line: UInt = #line
  ) {
    let method = MethodImplementation(Target.self, argumentCount: 0) { target, _ in
      guard let target = target as? Target else { return false }
      _ = target[keyPath: property]
      return true
    }
    self.init(name, method, "\(file):\(line)")
  }

  /// Creates the selector of the setter of a property.
  public init<Target, Value>(
    setter name: String, _ property: ReferenceWritableKeyPath<Target, Value>, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    let method = MethodImplementation(Target.self, argumentCount: 1) { target, arguments in
      var reader = ArgumentReader(arguments)
      guard let target = target as? Target, let value = reader.next(as: Value.self) else { return false }
      target[keyPath: property] = value
      return true
    }
    self.init(name, method, "\(file):\(line)")
  }

  private init(_ name: String, of method: MethodImplementation, _ place: String) {
    let colons = name.contains(":") ? "" : String(repeating: ":", count: method.argumentCount)
    self.init(name + colons, method, place)
  }

  /// Calls the method of this name of an object, and returns whether there is one that takes the arguments.
  ///
  /// The method that `#selector` named is called if the object has it; else the object's class and those that it inherits
  /// from are searched. The result of the method is ignored.
  ///
  /// - Parameters:
  ///   - target: The object.
  ///   - arguments: The arguments. Those that the method does not have are left out.
  @discardableResult
  public func invoke(on target: AnyObject, with arguments: [Any?]) -> Bool {
    if let method, method.invoke(on: target, with: arguments) { return true }
    return ObjectiveCTables.shared.method(description, of: type(of: target))?
      .invoke(on: target, with: arguments) ?? false
  }

  /// Returns whether the selector can be called on an object, or on any object for `nil`.
  package func isMethod(of target: AnyObject?) -> Bool {
    guard let target else { return method != nil }
    return method?.isMethod(of: target) == true
      || ObjectiveCTables.shared.method(description, of: type(of: target)) != nil
  }
}
