/// What the passes go by: each layer says what it waits for, and each above says that something beneath it does.
extension CALayer {
  /// Whether this layer or one beneath it waits for layout.
  package var waitsForLayout: Bool {
    !flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout, .needsEnvironment, .needsTraits])
  }

  /// Whether the view of this layer waits for traits or insets.
  package var waitsForEnvironment: Bool { !flags.isDisjoint(with: [.needsEnvironment, .needsTraits]) }

  /// Whether the view of this layer or one beneath it waits for `updateConstraints()`.
  package var waitsForConstraints: Bool {
    !flags.isDisjoint(with: [.needsConstraints, .descendantNeedsConstraints, .needsSolving])
  }

  /// Whether the contents of this layer or of one beneath it wait to be made anew.
  package var waitsForDisplay: Bool { !flags.isDisjoint(with: [.needsDisplay, .descendantNeedsDisplay]) }

  /// Asks for layout of this layer.
  package func markNeedsLayout() {
    mark(.needsLayout, above: .descendantNeedsLayout)
  }

  /// Asks for the constraints of this layer's view to be updated.
  package func markNeedsConstraints() {
    mark(.needsConstraints, above: .descendantNeedsConstraints)
  }

  /// Asks for the contents to be made anew.
  func markNeedsDisplay() {
    mark(.needsDisplay, above: .descendantNeedsDisplay)
  }

  /// Asks for layout of the superlayer because of a change to this layer.
  func markSuperlayerNeedsLayout() {
    if !parentFlags.contains(.isInLayout) { parent?.markNeedsLayout() }
  }

  /// Asks for layout because of a change to a child, unless this layer makes it in its own layout (B.10).
  package func markNeedsLayoutFromBelow() {
    if !flags.contains(.isInLayout) { markNeedsLayout() }
  }

  /// Tells new superlayers what waits in this tree.
  func tellAncestorsWhatWaits() {
    if waitsForLayout { markAncestors(.descendantNeedsLayout) }
    if waitsForConstraints { markAncestors(.descendantNeedsConstraints) }
    if waitsForDisplay { markAncestors(.descendantNeedsDisplay) }
  }

  /// Clears `flag` and says whether it was set.
  package func take(_ flag: Flags) -> Bool { flags.remove(flag) != nil }

  private func mark(_ flag: Flags, above ancestorFlag: Flags) {
    if flags.insert(flag).inserted { Tracing.note(flag, on: self) }
    markAncestors(ancestorFlag)
  }

  /// Tells the layers above that something beneath them waits, as far up as they do not know, and the main loop
  /// where none knew.
  package func markAncestors(_ flag: Flags) {
    guard !parentFlags.contains(flag) else { return }
    var top = self
    while let layer = top.parent {
      if layer.flags.contains(flag) { return }
      layer.flags.insert(flag)
      top = layer
    }
    top.requestTurn()
  }
}
