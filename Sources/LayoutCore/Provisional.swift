public import Foundation

/// The name of a method.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  /// The method of the given name.
  public init(_ name: String) { description = name }

  /// The method of the given name.
  public init(stringLiteral value: String) { description = value }
}

public final class UIImage: NSObject, @unchecked Sendable {
}
