// swift-format-ignore-file: AvoidRetroactiveConformances

public import Foundation

// Assertions of layout libraries compare these texts, and Foundation's on Linux are not Apple's.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// `(x, y)`
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// `(width, height)`
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// `(x, y, width, height)`, as stored: negative sizes are not turned round.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
