public import Foundation

/// A distance between two positions, in points; positive is right and down.
public struct UIOffset: Hashable, Sendable, Codable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  /// No offset.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// The given offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No offset.
  public static let zero = UIOffset()
}
