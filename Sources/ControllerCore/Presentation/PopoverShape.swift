import Foundation
import GraphicsCore
import StyleCore

/// The outline of a popover: a rectangle with round corners, and an arrow with a round tip at one side.
struct PopoverShape {
  /// The rectangle without the arrow.
  let card: CGRect
  /// The direction of the arrow; any other than the four is none.
  let direction: UIPopoverArrowDirection
  /// The distance of the arrow from the middle of its side, to the right or down.
  let offset: CGFloat
  /// The radius of the corners.
  let radius: CGFloat

  /// The outline.
  var path: CGPath {
    let path = CGMutablePath()
    let radius = min(self.radius, card.width / 2, card.height / 2)
    path.addRoundedRect(in: card, cornerWidth: max(0, radius), cornerHeight: max(0, radius))
    addArrow(to: path)
    return path
  }

  /// Adds the arrow as a shape of its own, which shares its base with the rectangle.
  func addArrow(to path: CGMutablePath) {
    let (half, length) = (PresentationFigures.popoverArrowBase / 2, PopoverPlacement.arrowLength)
    /// Returns the point at a distance along the side from the arrow's middle, and a height above the side.
    func point(_ along: CGFloat, _ height: CGFloat) -> CGPoint {
      switch direction {
      case .up: CGPoint(x: card.midX + offset + along, y: card.minY - height)
      case .down: CGPoint(x: card.midX + offset - along, y: card.maxY + height)
      case .left: CGPoint(x: card.minX - height, y: card.midY + offset - along)
      default: CGPoint(x: card.maxX + height, y: card.midY + offset + along)
      }
    }
    guard [.up, .down, .left, .right].contains(direction) else { return }
    path.move(to: point(-half, 0))
    path.addCurve(
      to: point(0, length), control1: point(-half / 2, 0), control2: point(-half / 4, length))
    path.addCurve(to: point(half, 0), control1: point(half / 4, length), control2: point(half / 2, 0))
    path.closeSubpath()
  }
}
