extension CALayer {
  /// Marks the insets of this layer's view for an update in the next layout pass.
  package func markNeedsEnvironment() {
    flags.insert(.needsEnvironment)
    markAncestors(.descendantNeedsLayout)
  }

  /// Marks what depends on the layer's geometry after a move, a change of size or a move into another tree.
  ///
  /// The insets of its view, or those of the views in it, may have changed. Where no safe area and no preserved margin
  /// is near, this costs two tests.
  package func geometryDidChange() {
    if flags.contains(.containsConstraints) { hostOfModel?.layerDidMove() }
    if !flags.isDisjoint(with: .environmentDependsOnGeometry) || parentFlags.contains(.isInset) {
      markNeedsEnvironment()
    }
  }

  /// Updates traits and insets of the layer's view, during the layout pass.
  package func updateEnvironment() {
    let needsTraits = flags.remove(.needsTraits) != nil
    let needsInsets = flags.remove(.needsEnvironment) != nil
    guard needsTraits || needsInsets else { return }
    hostOfModel?.updateEnvironment(traits: needsTraits, insets: needsInsets)
  }
}
