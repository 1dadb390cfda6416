// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import DiagnosticCore

/// Runs `body` without a pool, since on Linux objects are released with their last reference.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}

/// The name of a method.
///
/// Differs from UIKit: `#selector` compiles in rewritten sources only; a method of a class whose source is not rewritten
/// is called only by the selector that names it, which others report.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String
  /// The location in the program's source, `Module/File.swift:3`; nil for a literal.
  let place: String?
  /// The method that `#selector` named; nil for a selector of a string.
  let method: MethodImplementation?

  /// Creates the selector of a name, with its location in the source.
  public init(_ name: String, file: StaticString = #fileID, line: UInt = #line) {
    self.init(name, nil, "\(file):\(line)")
  }

  /// Creates the selector of a name and a method.
  init(_ name: String, _ method: MethodImplementation?, _ place: String?) {
    description = name
    self.method = method
    self.place = place
  }

  /// Creates the selector of a name, in a form that can be passed as a function.
  @_disfavoredOverload public init(_ name: String) {
    self.init(name, nil, nil)
  }

  /// Creates the selector of a literal.
  public init(stringLiteral name: String) {
    self.init(name, nil, nil)
  }

  public static func == (one: Selector, other: Selector) -> Bool { one.description == other.description }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}

/// Returns the name of `selector`.
public func NSStringFromSelector(_ selector: Selector) -> String {
  selector.description
}

/// Returns the selector of a name.
public func NSSelectorFromString(
  _ name: String, file: StaticString = #fileID, line: UInt = #line
) -> Selector {
  Selector(name, file: file, line: line)
}

/// Returns the selector of a name, in a form that can be passed as a function.
@_disfavoredOverload public func NSSelectorFromString(_ name: String) -> Selector {
  Selector(stringLiteral: name)
}

extension UncalledAction {
  /// Reports that `caller` never calls `action`, once for each location in the program, unless it can be called.
  ///
  /// If the location is unknown, it is reported once for all equal reports.
  package static func report(
    _ caller: Any, calls action: Selector, of target: AnyObject?, remedy: String
  ) {
    guard !action.isMethod(of: target) else { return }
    // A class of rewritten sources reports what it does not have when it is told to call it.
    if let target, ObjectiveCTables.shared.isOfProgram(type(of: target)) { return }
    // Without a target, the responder that has the method is found when the action is sent.
    if target == nil, ObjectiveCTables.shared.hasMember(action.description) { return }
    LayoutDiagnostics.reportOnce(
      .uncalled(
        UncalledAction(
          caller, calls: action.description, of: target, remedy: remedy, place: action.place)))
  }
}
