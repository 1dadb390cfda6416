package import Foundation
package import LayerCore

/// The corners of a sheet that floats: the lower ones have another radius than the upper ones.
package final class EdgeCorners: LayerCornerShape {
  private let radii: LayerCorners

  private init(_ radii: LayerCorners) {
    self.radii = radii
  }

  package func corners(of bounds: CGRect) -> LayerCorners { radii }

  /// Gives a layer the radii, or takes them from it where the lower ones are as the upper ones.
  package static func round(_ layer: CALayer, upper: CGFloat, lower: CGFloat) {
    guard upper != lower else {
      if layer.cornerShape is EdgeCorners { layer.cornerShape = nil }
      return
    }
    let radii = LayerCorners(topLeft: upper, topRight: upper, bottomLeft: lower, bottomRight: lower)
    if (layer.cornerShape as? EdgeCorners)?.radii != radii { layer.cornerShape = EdgeCorners(radii) }
  }
}
