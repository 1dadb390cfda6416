import Foundation
import GraphicsCore
import Paths

/// The state that a layer inherits from the layers above it.
struct InheritedState {
  var place: LayerPlace
  /// Whether or not y points up in the layer, so that its contents are flipped to stay upright.
  var isFlipped = false
  /// The transform of a replicator's instance, which precedes the `sublayerTransform`.
  var instance: CATransform3D?
  /// The time at which the layer is shown, on the clock of animations; nil shows the model.
  var time: Double?
  /// The map from a layer that keeps depth to the layer in whose plane it is shown, and the projection of that plane.
  private var depth: (space: CATransform3D, plane: Projection)?

  /// Creates the inherited state of the root of a walk.
  init(_ map: Projection) {
    place = LayerPlace(map)
  }

  /// Returns the inherited state of a sublayer of `layer`, whose state this is.
  func ofSublayer(_ sublayer: CALayer, in layer: CALayer) -> InheritedState {
    var inner = self
    inner.instance = nil
    inner.depth = nil
    if isPlane(layer), sublayer.isFlat {
      inner.place.map = Projection(sublayer.planarMapToSuperlayer).concatenating(place.map)
    } else {
      let space = spaceMap(of: sublayer, in: layer)
      let plane = depth?.plane ?? place.map
      inner.place.map = Projection(flattening: space).concatenating(plane)
      if sublayer.drawsOnlySublayers { inner.depth = (space, plane) }
    }
    if sublayer.isGeometryFlipped { inner.flip(sublayer) }
    return inner
  }

  /// Returns the inherited state of the mask of `layer`, whose state this is: the mask is not faded.
  func ofMask(_ mask: CALayer) -> InheritedState {
    var inner = self
    inner.instance = nil
    inner.depth = nil
    inner.place.map = Projection(flattening: mask.spatialMapToSuperlayer).concatenating(place.map)
    inner.place.opacity = 1
    inner.place.tint = nil
    if mask.isGeometryFlipped { inner.flip(mask) }
    return inner
  }

  /// Flips y of `layer`, whose state this is.
  mutating func flip(_ layer: CALayer) {
    isFlipped.toggle()
    place.map = Projection(layer.flip).concatenating(place.map)
    if let depth {
      let flip = CATransform3DMakeAffineTransform(CGAffineTransform(layer.flip))
      self.depth?.space = CATransform3DConcat(flip, depth.space)
    }
  }

  /// Returns `children`, the sublayers of `layer`, from back to front.
  ///
  /// They are ordered by the depth of their anchor points; at the same depth, in the order of the tree (G.4, G.18).
  func drawingOrder(of children: [CALayer], in layer: CALayer) -> [CALayer] {
    guard children.contains(where: { $0.extras?.reachesIntoDepth == true }) || !isPlane(layer) else {
      return children
    }
    let depths =
      isPlane(layer)
      ? children.map(\.ownDepth)
      : children.map {
        spaceMap(of: $0, in: layer).depth(
          ofX: Double($0.anchor.x), y: Double($0.anchor.y), z: Double($0.anchorPointZ))
      }
    return children.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { children[$0] }
  }

  /// Returns whether or not the sublayers of `layer` are placed by their own transforms alone.
  private func isPlane(_ layer: CALayer) -> Bool {
    guard depth == nil, instance == nil else { return false }
    guard let effects = layer.extras?.effects else { return true }
    return CATransform3DIsIdentity(effects.sublayerTransform)
  }

  /// Returns the map from a sublayer of `layer` to the plane in which it is shown.
  private func spaceMap(of sublayer: CALayer, in layer: CALayer) -> CATransform3D {
    var map = sublayer.spatialMapToSuperlayer
    if let instance { map = CATransform3DConcat(map, instance) }
    map = CATransform3DConcat(map, layer.aboutAnchor(layer.sublayerTransform))
    if let depth { map = CATransform3DConcat(map, depth.space) }
    return map
  }
}
