// swift-format-ignore-file: AvoidRetroactiveConformances

public import Foundation

// Assertions of layout libraries compare these descriptions, and Foundation's on Linux are not Apple's.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The point in the form `(x, y)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The size in the form `(width, height)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The rectangle in the form `(x, y, width, height)`, as stored: negative sizes are not standardized.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
