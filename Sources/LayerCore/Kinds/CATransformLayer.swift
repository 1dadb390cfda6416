public import Foundation

/// A layer that only places its sublayers in space, without content of its own and without hits.
///
/// Differs from UIKit: sublayers that intersect in space are drawn one after the other, by the depth of their anchor
/// points.
open class CATransformLayer: CALayer {
  package override var drawsOnlySublayers: Bool { true }

  /// Returns the sublayer at `p`, which is in the superlayer's coordinates; never the layer itself.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    let hit = hitLayer(p)
    return hit === self ? nil : hit
  }
}
