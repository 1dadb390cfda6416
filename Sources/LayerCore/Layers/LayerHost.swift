package import Foundation

/// The view of a layer, as layers know it: it lays out and draws on behalf of the layer, and hears of changes to it.
///
/// Views conform with `@preconcurrency`: layers are on no actor, but those of views are used on the main thread.
package protocol LayerHost: CALayerDelegate {
  /// Places the sublayers of the host's own layer.
  func layOutLayer()
  /// Follows the traits of the main screen, before the tree of the layer is laid out.
  func followScreenTraits()
  /// Solves the constraints of the tree that the layer is in.
  func solveConstraintsOfTree()
  /// Updates the constraints of the host, as the pass over constraints comes by.
  func updateConstraintsOfLayer()
  /// Brings traits, insets, or both up to date, as the layout pass comes by.
  func updateEnvironment(traits: Bool, insets: Bool)

  /// The layer is about to leave its superlayer, and with it what the superlayers hold of it (F.35).
  func layerWillLeaveSuperlayer()
  /// The layer has left its superlayer.
  func layerDidLeaveSuperlayer()
  /// The layer is at another place among its siblings (F.60).
  func layerDidChangeOrder()
  /// The layer was placed, sized or moved into another tree, and constraints mention something in it.
  func layerDidMove()
  /// The bounds of the layer have another size than `oldSize`.
  func layerDidResize(from oldSize: CGSize)
  /// The sublayers are others, or in another order. Any thread may say so: a layer does as it dies.
  func sublayersDidChange()

  /// The traits that what the layer calls goes by, for `CurrentTraits`.
  var traitsForCallbacks: AnyObject { get }
  /// Whether constraints say where the layer is.
  var isPlacedByConstraints: Bool { get }
  /// The name that tests know the host by.
  var nameForTests: String? { get }
}

extension CALayer {
  /// The host of this layer, or of the layer that this one shows at an instant.
  package var hostOfModel: (any LayerHost)? { host ?? extras?.model?.host }
}
