// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// Runs `body`. There is nothing to drain on Linux: objects die with their last reference.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}

/// The name of a method. Differs from UIKit: nothing can be called by it; `#selector` does not compile on Linux.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String

  /// The selector of that name.
  public init(_ name: String) {
    description = name
  }

  /// The selector of that name.
  public init(stringLiteral name: String) {
    description = name
  }
}

/// The name of `selector`.
public func NSStringFromSelector(_ selector: Selector) -> String {
  selector.description
}

/// The selector called `name`.
public func NSSelectorFromString(_ name: String) -> Selector {
  Selector(name)
}
