// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import DiagnosticCore

/// Runs `body`. There is nothing to drain on Linux: objects die with their last reference.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}

/// The name of a method. Differs from UIKit: nothing can be called by it, and objects that are given one to call say so once;
/// `#selector` does not compile on Linux.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String
  /// Where in the program it was written, `Module/File.swift:3`; nil for a literal.
  let place: String?

  /// The selector of that name.
  public init(_ name: String, file: StaticString = #fileID, line: UInt = #line) {
    description = name
    place = "\(file):\(line)"
  }

  /// The selector of that name, as a function to pass on.
  @_disfavoredOverload public init(_ name: String) {
    description = name
    place = nil
  }

  /// The selector of that name.
  public init(stringLiteral name: String) {
    description = name
    place = nil
  }

  public static func == (one: Selector, other: Selector) -> Bool { one.description == other.description }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}

/// The name of `selector`.
public func NSStringFromSelector(_ selector: Selector) -> String {
  selector.description
}

/// The selector called `name`.
public func NSSelectorFromString(
  _ name: String, file: StaticString = #fileID, line: UInt = #line
) -> Selector {
  Selector(name, file: file, line: line)
}

/// The selector called `name`, as a function to pass on.
@_disfavoredOverload public func NSSelectorFromString(_ name: String) -> Selector {
  Selector(stringLiteral: name)
}

extension UncalledAction {
  /// Says that `caller` never calls `action`, once for each place in the program; where that is not known, once for all
  /// that is said.
  package static func report(
    _ caller: Any, calls action: Selector, of target: AnyObject?, remedy: String
  ) {
    LayoutDiagnostics.reportOnce(
      .uncalled(
        UncalledAction(
          caller, calls: action.description, of: target, remedy: remedy, place: action.place)))
  }
}
