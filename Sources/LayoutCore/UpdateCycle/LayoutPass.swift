/// One layout pass: every layer of a tree that waits for layout gets it, from the root towards the leaves.
///
/// `setNeedsLayout()` only sets a flag, and tells each layer above that something beneath it waits. The pass
/// follows that trail: it looks at the sublayers of a layer only if one beneath it waits, so a clean tree costs
/// nothing, however large. A layer places its sublayers before they place theirs (B.2). Its flag is cleared
/// first, so what asks for layout during the pass is visited again, in the next sweep of the same pass (B.10).
package struct LayoutPass {
  /// How many layers the pass has looked at, to lay them out or to look beneath them.
  package private(set) var visited = 0

  private var path = LayerPath()
  /// Layers that asked for layout within their own layout; a nested pass leaves them to the one around it.
  private var postponed: [CALayer] = []

  /// A pass that has done nothing yet.
  package init() {}

  /// Lays out what waits in the tree beneath `root`, and `root` itself.
  package mutating func run(from root: CALayer) {
    guard root.waitsForLayout else { return }
    Tracing.note(.pass(.layout), around: root) {
      UpdateCycle.joined { cycle in
        while root.waitsForLayout {
          visit(root, in: cycle)
          while let layer = path.next() { visit(layer, in: cycle) }
          cycle.endSweep(of: .layout)
        }
      }
    }
    for layer in postponed { layer.markNeedsLayout() }
  }

  private mutating func visit(_ layer: CALayer, in cycle: UpdateCycle) {
    visited += 1
    updateEnvironment(of: layer, in: cycle)
    layOut(layer, in: cycle)
    // Only now: the sublayers are those that the layout left behind.
    if layer.take(.descendantNeedsLayout) { path.descend(into: layer) }
  }

  private mutating func layOut(_ layer: CALayer, in cycle: UpdateCycle) {
    guard layer.take(.needsLayout) else { return }
    guard !layer.flags.contains(.isInLayout) else { return postponed.append(layer) }
    guard cycle.allows(.layout, of: layer) else { return }
    layer.flags.insert(.isInLayout)
    cycle.adoptTraits(of: layer)
    Tracing.note(.callback(.layoutSubviews), around: layer) { layer.layoutSublayers() }
    layer.flags.remove(.isInLayout)
  }

  /// Brings traits and insets of the layer's view up to date, as far as they are not looping.
  private func updateEnvironment(of layer: CALayer, in cycle: UpdateCycle) {
    guard layer.waitsForEnvironment else { return }
    if cycle.allows(.environment, of: layer) {
      cycle.adoptTraits(of: layer)
      layer.updateEnvironment()
    } else {
      layer.flags.subtract([.needsEnvironment, .needsTraits])
    }
  }
}

extension CALayer {
  /// Lays out from the highest of the flagged superlayers right above, or from this layer (B.7), after the
  /// constraints of the same tree are up to date (B.8).
  func layOutTree() {
    var root = self
    while let superlayer = root.parent, superlayer.flags.contains(.needsLayout) { root = superlayer }
    var constraints = ConstraintPass()
    constraints.run(from: root)
    var layout = LayoutPass()
    layout.run(from: root)
  }
}
