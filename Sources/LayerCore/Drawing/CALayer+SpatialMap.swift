import Foundation
import GraphicsCore
import Paths

extension CALayer {
  /// Whether or not the transform keeps the layer's plane flat, so that depth has no visible effect.
  var isFlat: Bool {
    guard let t = extras?.transform else { return true }
    return t.m14 == 0 && t.m24 == 0 && t.m44 == 1 && !drawsOnlySublayers
      && (t.m34 == 0 || anchorPointZ == 0) && (t.m31 == 0 && t.m32 == 0 || anchorPointZ == 0)
  }

  /// The transform from the layer's own coordinates to its superlayer's (A.2).
  var planarMapToSuperlayer: Paths.AffineTransform {
    let anchor = anchor
    return Paths.AffineTransform.translation(x: -anchor.x, y: -anchor.y)
      .concatenating(planarTransform.pathTransform)
      .concatenating(.translation(x: storedPosition.x, y: storedPosition.y))
  }

  /// The transform to the superlayer in space: the anchor point maps to `position` and `zPosition`.
  var spatialMapToSuperlayer: CATransform3D {
    let anchor = anchor
    let moved = CATransform3DConcat(
      CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ), transform)
    return CATransform3DConcat(
      moved, CATransform3DMakeTranslation(storedPosition.x, storedPosition.y, zPosition))
  }

  /// Returns `transform` about the anchor point, in the layer's own coordinates.
  func aboutAnchor(_ transform: CATransform3D) -> CATransform3D {
    guard !CATransform3DIsIdentity(transform) else { return transform }
    let anchor = anchor
    let moved = CATransform3DConcat(
      CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ), transform)
    return CATransform3DConcat(moved, CATransform3DMakeTranslation(anchor.x, anchor.y, anchorPointZ))
  }

  /// The transform that flips the bounds vertically.
  var flip: Paths.AffineTransform {
    Paths.AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: storedBounds.minY + storedBounds.maxY)
  }

  /// The depth of the layer among its siblings.
  var ownDepth: Double {
    guard let extras else { return 0 }
    return Double(extras.zPosition + extras.transform.m43)
  }
}

extension CALayer.Extras {
  /// Whether or not a sibling without extras may have a different depth.
  var reachesIntoDepth: Bool { zPosition != 0 || transform.m43 != 0 }
}

extension CATransform3D {
  /// Returns the depth of a transformed point.
  func depth(ofX x: Double, y: Double, z: Double) -> Double {
    let (depth, w) = (x * m13 + y * m23 + z * m33 + m43, x * m14 + y * m24 + z * m34 + m44)
    return w > 0 ? depth / w : -.infinity
  }
}

extension CGAffineTransform {
  init(_ t: Paths.AffineTransform) {
    self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty)
  }
}
