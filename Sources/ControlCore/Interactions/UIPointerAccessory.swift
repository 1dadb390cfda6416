public import Foundation
import LayoutCore

/// A small shape beside the pointer, such as an arrow.
///
/// Differs from UIKit: accessories are not drawn.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject {
  /// The place of an accessory: a distance from the pointer, in a direction.
  public struct Position: Hashable, Sendable {
    /// The distance without a choice, in points.
    public static let defaultOffset: CGFloat = 20

    /// The distance from the pointer, in points.
    public var offset: CGFloat
    /// The direction, in radians clockwise from the top.
    public var angle: CGFloat

    /// Creates a place.
    public init(offset: CGFloat = Position.defaultOffset, angle: CGFloat = 0) {
      (self.offset, self.angle) = (offset, angle)
    }

    private static func eighths(_ count: CGFloat) -> Position { Position(angle: count * .pi / 4) }

    /// The place above the pointer.
    public static var top: Position { eighths(0) }
    /// The place above the pointer on the right.
    public static var topRight: Position { eighths(1) }
    /// The place on the right of the pointer.
    public static var right: Position { eighths(2) }
    /// The place below the pointer on the right.
    public static var bottomRight: Position { eighths(3) }
    /// The place below the pointer.
    public static var bottom: Position { eighths(4) }
    /// The place below the pointer on the left.
    public static var bottomLeft: Position { eighths(5) }
    /// The place on the left of the pointer.
    public static var left: Position { eighths(6) }
    /// The place above the pointer on the left.
    public static var topLeft: Position { eighths(7) }
  }

  private let form: UIPointerShape
  private let place: Position

  /// Whether or not the shape is turned into the direction of its place.
  open var orientationMatchesAngle = false

  /// Creates an accessory of a shape.
  public init(_ shape: UIPointerShape, position: Position) {
    (form, place) = (shape, position)
    super.init()
  }

  /// Returns an arrow that points away from the pointer.
  open class func arrow(_ position: Position) -> UIPointerAccessory {
    let arrow = UIPointerAccessory(
      .roundedRect(CGRect(x: -6, y: -6, width: 12, height: 12)), position: position)
    arrow.orientationMatchesAngle = true
    return arrow
  }

  /// The shape.
  open var shape: UIPointerShape { form }
  /// The place.
  open var position: Position { place }
}
