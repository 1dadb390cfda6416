extension CALayer {
  /// Asks for a look at the insets of this layer's view in the next layout pass.
  package func markNeedsEnvironment() {
    flags.insert(.needsEnvironment)
    markAncestors(.descendantNeedsLayout)
  }

  /// The layer was placed, sized or moved into another tree: its view's insets, or those of the views in it, may
  /// be others. Where no safe area and no preserved margin is near, this costs two tests.
  package func geometryDidChange() {
    if flags.contains(.containsConstraints) { hostOfModel?.layerDidMove() }
    if !flags.isDisjoint(with: .environmentDependsOnGeometry) || parentFlags.contains(.isInset) {
      markNeedsEnvironment()
    }
  }

  /// Brings traits and insets of the layer's view up to date, as the layout pass comes by.
  package func updateEnvironment() {
    let needsTraits = flags.remove(.needsTraits) != nil
    let needsInsets = flags.remove(.needsEnvironment) != nil
    guard needsTraits || needsInsets else { return }
    hostOfModel?.updateEnvironment(traits: needsTraits, insets: needsInsets)
  }
}
