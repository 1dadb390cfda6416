package import Foundation

/// A type of view that layers know as their host: it lays out and draws a layer, and is told of the layer's changes.
///
/// Views conform with `@preconcurrency`: layers are on no actor, but those of views are used on the main thread.
package protocol LayerHost: CALayerDelegate {
  /// Lays out the sublayers of the host's own layer.
  func layOutLayer()
  /// Updates the traits of the main screen, before the layer's tree is laid out.
  func followScreenTraits()
  /// Solves the constraints of the layer's tree.
  func solveConstraintsOfTree()
  /// Updates the constraints of the host, during the pass over constraints.
  func updateConstraintsOfLayer()
  /// Updates traits, insets, or both, during the layout pass.
  func updateEnvironment(traits: Bool, insets: Bool)

  /// Tells the host that the layer is about to leave its superlayer, and the constraints that ancestors hold for it
  /// (F.35).
  func layerWillLeaveSuperlayer()
  /// Tells the host that the layer has left its superlayer.
  func layerDidLeaveSuperlayer()
  /// Tells the host that the layer is the mask of another, and was none before.
  func layerDidBecomeMask()
  /// Tells the host that the layer has another position among its siblings (F.60).
  func layerDidChangeOrder()
  /// Tells the host that the layer was moved, resized or moved into another tree, and constraints refer to its tree.
  func layerDidMove()
  /// Tells the host that the size of the layer's bounds has changed from `oldSize`.
  func layerDidResize(from oldSize: CGSize)
  /// Tells the host, on any thread, that the sublayers or their order have changed; a layer that is deallocated does,
  /// too.
  func sublayersDidChange()

  /// The traits for callbacks of the layer, for `CurrentTraits`.
  var traitsForCallbacks: AnyObject { get }
  /// Whether or not constraints determine the position of the layer.
  var isPlacedByConstraints: Bool { get }
  /// The name of the host in tests.
  var nameForTests: String? { get }
  /// The place that the host has in a list: `row 0-2`; nil outside of lists.
  var placeInList: String? { get }
}

extension CALayer {
  /// The host of this layer, or of the model of a presentation layer.
  package var hostOfModel: (any LayerHost)? { host ?? extras?.model?.host }
}
