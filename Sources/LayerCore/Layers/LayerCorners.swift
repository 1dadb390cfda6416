package import Foundation
import GraphicsCore
package import Paths

/// The radii of the corners of a layer, in points.
package struct LayerCorners: Hashable, Sendable {
  package var topLeft: CGFloat
  package var topRight: CGFloat
  package var bottomLeft: CGFloat
  package var bottomRight: CGFloat

  /// Creates radii.
  package init(topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat) {
    (self.topLeft, self.topRight) = (topLeft, topRight)
    (self.bottomLeft, self.bottomRight) = (bottomLeft, bottomRight)
  }

  /// Creates equal radii.
  package init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
  }

  /// Returns the radii that fit into a size: all reduced by one factor where two that share a side overlap.
  ///
  /// None counts for more than the longer side, so that infinite radii fit too.
  package func fitting(_ size: CGSize) -> LayerCorners {
    let limit = min(max(size.width, size.height), CGFloat.greatestFiniteMagnitude / 2)
    func limited(_ radius: CGFloat) -> CGFloat { radius > 0 && limit > 0 ? min(radius, limit) : 0 }
    return LayerCorners(
      topLeft: limited(topLeft), topRight: limited(topRight), bottomLeft: limited(bottomLeft),
      bottomRight: limited(bottomRight)
    )
    .reduced(to: size)
  }

  private func reduced(to size: CGSize) -> LayerCorners {
    func factor(_ a: CGFloat, _ b: CGFloat, _ side: CGFloat) -> CGFloat { a + b > side ? side / (a + b) : 1 }
    let share = min(
      factor(topLeft, topRight, size.width), factor(bottomLeft, bottomRight, size.width),
      factor(topLeft, bottomLeft, size.height), factor(topRight, bottomRight, size.height))
    guard share < 1 else { return self }
    return LayerCorners(
      topLeft: topLeft * share, topRight: topRight * share, bottomLeft: bottomLeft * share,
      bottomRight: bottomRight * share)
  }

  /// Returns a rectangle with these corners as far as they fit.
  package func rounded(_ rect: CGRect) -> RoundedRect {
    let fitting = fitting(rect.size)
    return RoundedRect(
      rect: Rect(rect), topLeft: CornerRadius(fitting.topLeft), topRight: CornerRadius(fitting.topRight),
      bottomRight: CornerRadius(fitting.bottomRight), bottomLeft: CornerRadius(fitting.bottomLeft))
  }
}

/// A type that decides the radii of the corners of a layer, whenever it is drawn.
///
/// Types conform with `@preconcurrency`, as with `BackdropDrawing`.
package protocol LayerCornerShape: AnyObject {
  /// Returns the radii for bounds, which may be those of an animation.
  func corners(of bounds: CGRect) -> LayerCorners
}

extension CALayer {
  /// The radii of the corners, in place of `cornerRadius` and `maskedCorners`; `nil` for those.
  package var cornerShape: (any LayerCornerShape)? {
    get { extras?.effects?.cornerShape }
    set {
      guard newValue !== cornerShape else { return }
      writableEffects.cornerShape = newValue
    }
  }
}
