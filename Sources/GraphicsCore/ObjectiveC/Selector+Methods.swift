import DiagnosticCore

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
      guard let target = target as? Target else { return nil }
      return MethodResult(target[keyPath: property])
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
      guard let target = target as? Target, let value = reader.next(as: Value.self) else { return nil }
      target[keyPath: property] = value
      return MethodResult()
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
  /// from are searched. The result of the method is ignored. A method that a class of rewritten sources does not have is
  /// reported.
  ///
  /// - Parameters:
  ///   - target: The object.
  ///   - arguments: The arguments. Those that the method does not have are left out.
  @discardableResult
  public func invoke(on target: AnyObject, with arguments: [Any?]) -> Bool {
    call(on: target, with: arguments) != nil
  }

  /// Calls the method of this name of an object, and returns its result, or nil if there is no such method.
  func call(on target: AnyObject, with arguments: [Any?]) -> MethodResult? {
    if let method, let result = method.call(on: target, with: arguments) { return result }
    let tables = ObjectiveCTables.shared
    let found = tables.method(description, of: type(of: target))
    if let result = found?.call(on: target, with: arguments) { return result }
    if let result = property(of: target, with: arguments) { return result }
    if let other = MessageRoots.forwardingTarget(of: target, for: self), other as AnyObject !== target {
      return call(on: other as AnyObject, with: arguments)
    }
    if tables.isOfProgram(type(of: target)) {
      LayoutDiagnostics.report(
        .message(
          found == nil
            ? .unrecognized(description, of: target) : .arguments(description, of: target)))
    }
    return nil
  }

  /// Reads or sets the property whose getter or setter has this name; nil if there is none.
  private func property(of target: AnyObject, with arguments: [Any?]) -> MethodResult? {
    let tables = ObjectiveCTables.shared
    if let getter = tables.member(description, of: type(of: target))?.getter {
      return MethodResult(getter(target))
    }
    guard let key = KeyValueCoding.key(ofSetter: description),
      let setter = tables.property(key, of: type(of: target))?.setter,
      setter(target, arguments.first ?? nil) == .done
    else { return nil }
    return MethodResult()
  }

  /// Returns whether the selector can be called on an object, or on any object for `nil`.
  package func isMethod(of target: AnyObject?) -> Bool {
    guard let target else { return method != nil }
    if method?.isMethod(of: target) == true { return true }
    let tables = ObjectiveCTables.shared
    let type: AnyClass = type(of: target)
    return tables.member(description, of: type) != nil
      || KeyValueCoding.key(ofSetter: description)
        .flatMap { tables.property($0, of: type)?.setter } != nil
  }
}
