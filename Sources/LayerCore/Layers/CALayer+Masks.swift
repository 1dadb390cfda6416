/// The link between a layer and its mask: a strong reference to the mask, and an unretained one back, for marks.
///
/// Several layers may share a mask.
extension CALayer {
  /// Makes `mask` the mask of this layer, taking it from its superlayer.
  func setMask(_ mask: CALayer?) {
    precondition(mask !== self, "A layer cannot be its own mask.")
    mask?.removeFromSuperlayer()
    guard mask !== extras?.effects?.mask else { return }
    let old = takeMask()
    if let mask {
      writableEffects.mask = mask
      mask.addMasked(self)
    }
    // What its death leads to finds the new one.
    withExtendedLifetime(old) {}
  }

  /// Removes the mask.
  func takeMask() -> CALayer? {
    guard let effects = extras?.effects, let mask = effects.mask else { return nil }
    effects.mask = nil
    mask.removeMasked(self)
    return mask
  }

  private func addMasked(_ layer: CALayer) {
    let effects = writableEffects
    // Read and stored as a whole, as `changeChildren(_:)` does.
    var masked = effects.masked
    effects.masked = []
    masked.append(UnretainedLayer(layer))
    effects.masked = masked
    if flags.insert(.isMask).inserted { host?.layerDidBecomeMask() }
    markAncestorsForPendingUpdates()
  }

  private func removeMasked(_ layer: CALayer) {
    guard let effects = extras?.effects else { return }
    var masked = effects.masked
    effects.masked = []
    if let index = masked.lastIndex(where: { $0.isReference(to: layer) }) { masked.remove(at: index) }
    effects.masked = masked
    if masked.isEmpty { flags.remove(.isMask) }
  }

  /// Sets `flag` on the ancestors and, for flags of waiting descendants, on the layers that this one or an ancestor
  /// masks.
  ///
  /// If the flag is new to a root, the main loop is asked for a turn.
  func markAboveMask(_ flag: Flags) {
    let concernsMasked = !flag.isDisjoint(with: .beneathWaits)
    var pending = [self]
    while let layer = pending.popLast() {
      if concernsMasked, let effects = layer.extras?.effects {
        for masked in effects.masked.compactMap(\.layer) where masked.flags.insert(flag).inserted {
          pending.append(masked)
        }
      }
      guard let parent = layer.parent else {
        layer.requestTurn()
        continue
      }
      if parent.flags.insert(flag).inserted { pending.append(parent) }
    }
  }
}
