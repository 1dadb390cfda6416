public import Foundation
import GraphicsCore
import Paths

extension UIBezierPath {
  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    outline.addRect(rect)
  }

  /// Creates the path of an ellipse in a rectangle, whose four sides it touches.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.addEllipse(in: rect)
  }

  /// Creates the path of a rectangle with smooth rounded corners, which reach 1.528665 radii along its sides (G.21).
  ///
  /// Where that is more than half of a side, the ends are half circles: the radius jumps to half of the shorter side,
  /// as it does in UIKit (K.9).
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let half = min(rect.width, rect.height) / 2
    let jumps = cornerRadius * Paths.Path.continuousReach > half
    self.init(roundedRect: rect, corners: .allCorners, radius: jumps ? half : cornerRadius)
  }

  /// Creates the path of a rectangle with some rounded corners.
  ///
  /// The height of `cornerRadii` has no effect, as in UIKit. The radius is at most half of the shorter side. Corners
  /// are smooth where the sides have room for them, and otherwise quarters of a circle (K.10).
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let half = min(rect.width, rect.height) / 2
    self.init(roundedRect: rect, corners: corners, radius: min(cornerRadii.width, half))
  }

  private convenience init(roundedRect rect: CGRect, corners: UIRectCorner, radius: CGFloat) {
    self.init()
    guard radius > 0, radius.isFinite, !corners.isDisjoint(with: .four) else {
      outline.addRect(rect)
      return
    }
    func radii(_ corner: UIRectCorner) -> CornerRadius { CornerRadius(corners.contains(corner) ? radius : 0) }
    let rounded = RoundedRect(
      rect: Rect(rect), topLeft: radii(.topLeft), topRight: radii(.topRight),
      bottomRight: radii(.bottomRight), bottomLeft: radii(.bottomLeft))
    if rounded.hasRoomForContinuousCorners {
      outline.path.appendContinuousRoundedRect(rounded)
    } else {
      outline.path.appendRoundedRect(rounded)
    }
  }

  /// Creates an arc of a circle.
  ///
  /// Angles are in radians, clockwise on a screen from the right.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
}

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Creates a set of corners from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}

extension UIRectCorner {
  fileprivate static let four: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
