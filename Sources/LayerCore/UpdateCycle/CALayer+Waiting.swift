/// The flags that the passes follow: each layer has those of its own updates, and those of its descendants'.
///
/// A mask counts as a descendant of the layers that it masks.
extension CALayer {
  /// Whether or not this layer or a descendant waits for layout.
  package var waitsForLayout: Bool {
    !flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout, .needsEnvironment, .needsTraits])
  }

  /// Whether or not the view of this layer waits for traits or insets.
  package var waitsForEnvironment: Bool { !flags.isDisjoint(with: [.needsEnvironment, .needsTraits]) }

  /// Whether or not the view of this layer or of a descendant waits for `updateConstraints()`.
  package var waitsForConstraints: Bool {
    !flags.isDisjoint(with: [.needsConstraints, .descendantNeedsConstraints, .needsSolving])
  }

  /// Whether or not this layer or a descendant needs display.
  package var waitsForDisplay: Bool { !flags.isDisjoint(with: [.needsDisplay, .descendantNeedsDisplay]) }

  /// Marks this layer for layout.
  package func markNeedsLayout() {
    mark(.needsLayout, above: .descendantNeedsLayout)
  }

  /// Marks the constraints of this layer's view for an update.
  package func markNeedsConstraints() {
    mark(.needsConstraints, above: .descendantNeedsConstraints)
  }

  /// Marks the constraints of the tree beneath this layer, its root, as waiting to be solved.
  package func markNeedsSolving() {
    flags.insert(.needsSolving)
    if flags.contains(.isMask) { markAboveMask(.descendantNeedsConstraints) }
  }

  /// Marks the contents as needing display.
  func markNeedsDisplay() {
    mark(.needsDisplay, above: .descendantNeedsDisplay)
  }

  /// Marks the superlayer for layout because of a change to this layer.
  func markSuperlayerNeedsLayout() {
    if !parentFlags.contains(.isInLayout) { parent?.markNeedsLayout() }
  }

  /// Marks this layer for layout because of a change to a child, unless the change is part of this layer's layout
  /// (B.10).
  package func markNeedsLayoutFromBelow() {
    if !flags.contains(.isInLayout) { markNeedsLayout() }
  }

  /// Marks the new ancestors of this tree for its pending updates.
  func markAncestorsForPendingUpdates() {
    if waitsForLayout { markAncestors(.descendantNeedsLayout) }
    if waitsForConstraints { markAncestors(.descendantNeedsConstraints) }
    if waitsForDisplay { markAncestors(.descendantNeedsDisplay) }
  }

  /// Clears `flag`, and returns whether or not it was set.
  package func take(_ flag: Flags) -> Bool { flags.remove(flag) != nil }

  private func mark(_ flag: Flags, above ancestorFlag: Flags) {
    if flags.insert(flag).inserted { Tracing.note(flag, on: self) }
    markAncestors(ancestorFlag)
  }

  /// Marks the ancestors for the update of a descendant, up to the first that is marked already.
  ///
  /// If none was marked, the main loop is asked for a turn.
  package func markAncestors(_ flag: Flags) {
    guard !flags.contains(.isMask) else { return markAboveMask(flag) }
    guard !parentFlags.contains(flag) else { return }
    var top = self
    while let layer = top.parent {
      let known = layer.flags.intersection([flag, .isMask])
      if known.contains(flag) { return }
      layer.flags.insert(flag)
      if !known.isEmpty { return layer.markAboveMask(flag) }
      top = layer
    }
    top.requestTurn()
  }
}
