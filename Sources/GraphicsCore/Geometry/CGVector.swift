public import Foundation

/// A distance and direction in points, y down.
public struct CGVector: Hashable, Sendable, Codable {
  public var dx: CGFloat
  public var dy: CGFloat

  /// The vector (0, 0).
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// The vector (`dx`, `dy`).
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector (`dx`, `dy`).
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// The vector (`dx`, `dy`).
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// The vector (0, 0).
  public static let zero = CGVector()
}
