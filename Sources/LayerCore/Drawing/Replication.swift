import Foundation
import GraphicsCore

/// An instance of a replicator's sublayers, with its differences from the first one.
struct Replication {
  private var index = 0
  /// The transform of the instance about the replicator's anchor point.
  private var transform = CATransform3DIdentity
  private let replicator: CAReplicatorLayer

  init(_ replicator: CAReplicatorLayer) {
    self.replicator = replicator
  }

  /// Moves to the next instance; returns false if there is none.
  mutating func advance() -> Bool {
    guard index + 1 < replicator.instanceCount else { return false }
    index += 1
    transform = CATransform3DConcat(transform, replicator.instanceTransform)
    return true
  }

  /// Returns the inherited state of the instance's sublayers; nil if they would be invisible.
  func inheritedState(in outer: InheritedState) -> InheritedState? {
    guard replicator.instanceCount > 0 else { return nil }
    var inner = outer
    if index > 0 { inner.instance = replicator.aboutAnchor(transform) }
    if let time = outer.time { inner.time = time - Double(index) * replicator.instanceDelay }
    guard let color = replicator.instanceColor?.srgb else { return inner }
    func channel(_ base: Double, _ offset: Float, _ outer: Double?) -> Double {
      max(0, min(base + Double(index) * Double(offset), 1)) * (outer ?? 1)
    }
    let tint = outer.place.tint
    let alpha = channel(color.alpha, replicator.instanceAlphaOffset, tint?.alpha)
    guard alpha > 0 else { return nil }
    inner.place.tint = LayerTint(
      red: channel(color.red, replicator.instanceRedOffset, tint?.red),
      green: channel(color.green, replicator.instanceGreenOffset, tint?.green),
      blue: channel(color.blue, replicator.instanceBlueOffset, tint?.blue), alpha: alpha,
      replacement: tint?.replacement)
    return inner
  }
}

extension CALayer {
  /// The layer as a replicator; nil for other layers.
  var asReplicator: CAReplicatorLayer? {
    flags.contains(.isPlain) ? nil : self as? CAReplicatorLayer
  }
}
