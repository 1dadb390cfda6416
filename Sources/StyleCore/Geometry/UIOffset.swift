public import Foundation

/// A distance between two positions, in points.
///
/// Positive distances go right and down.
public struct UIOffset: Hashable, Sendable, Codable {
  /// The distance along the horizontal axis.
  public var horizontal: CGFloat
  /// The distance along the vertical axis.
  public var vertical: CGFloat

  /// Creates an offset of 0.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset with the given distances.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// An offset of 0.
  public static let zero = UIOffset()
}
