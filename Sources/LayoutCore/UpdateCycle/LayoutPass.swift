/// One layout pass: every layer of a tree that waits for layout gets it, from the root towards the leaves.
///
/// `setNeedsLayout()` only sets a flag, and tells each layer above that something beneath it waits. The pass
/// follows that trail: it looks at the sublayers of a layer only if one beneath it waits, so a clean tree costs
/// nothing, however large. A layer places its sublayers before they place theirs (B.2). Its flag is cleared
/// first, so what asks for layout during the pass is visited again, in the next sweep of the same pass (B.10).
/// The pass keeps its own path instead of calling itself: a tree may be deeper than the stack.
package struct LayoutPass {
  /// How often one layer may be laid out in one pass before it counts as a loop (B.11).
  package static let layoutLimit = 100

  /// How many layers the pass has looked at, to lay them out or to look beneath them.
  package private(set) var visited = 0

  /// The sublayers still to be looked at, of every layer from the root down to where the pass is.
  private var path: [Level] = []
  /// Layers that asked for layout within their own layout; a nested pass leaves them to the one around it.
  private var postponed: [CALayer] = []
  /// Layouts of those layers that had more than one: all that were laid out after the first sweep.
  private var layouts: [ObjectIdentifier: Int] = [:]
  private var isFirstSweep = true

  /// A pass that has done nothing yet.
  package init() {}

  /// Lays out what waits in the tree beneath `root`, and `root` itself.
  package mutating func run(from root: CALayer) {
    while root.waitsForLayout {
      visit(root)
      while let layer = nextOnPath() { visit(layer) }
      isFirstSweep = false
    }
    for layer in postponed { layer.markNeedsLayout() }
  }

  private mutating func visit(_ layer: CALayer) {
    visited += 1
    updateEnvironment(of: layer)
    layOut(layer)
    // Only now: the sublayers are those that the layout left behind.
    if layer.take(.descendantNeedsLayout) { path.append(Level(of: layer)) }
  }

  private mutating func layOut(_ layer: CALayer) {
    guard layer.take(.needsLayout) else { return }
    guard !layer.flags.contains(.isInLayout) else { return postponed.append(layer) }
    guard isFirstSweep || mayLayOutAgain(layer) else { return }
    layer.flags.insert(.isInLayout)
    layer.layoutSublayers()
    layer.flags.remove(.isInLayout)
  }

  /// Brings traits and insets of the layer's view up to date, as long as it may still be laid out in this pass.
  private func updateEnvironment(of layer: CALayer) {
    guard layer.waitsForEnvironment else { return }
    if isFirstSweep || layouts[ObjectIdentifier(layer), default: 1] < Self.layoutLimit {
      layer.updateEnvironment()
    } else {
      layer.flags.subtract([.needsEnvironment, .needsTraits])
    }
  }

  /// Counts a layout after the first sweep; false where the layer has had its share, which is reported.
  private mutating func mayLayOutAgain(_ layer: CALayer) -> Bool {
    let count = layouts[ObjectIdentifier(layer), default: 1]
    guard count < Self.layoutLimit else {
      LayoutDiagnostics.report(.layoutLoop(layer: layer.diagnosticName, layouts: count))
      return false
    }
    layouts[ObjectIdentifier(layer)] = count + 1
    return true
  }

  /// The next layer in the order root, then each sublayer with all beneath it.
  private mutating func nextOnPath() -> CALayer? {
    while let last = path.indices.last {
      if let layer = path[last].next() { return layer }
      path.removeLast()
    }
    return nil
  }

  /// The sublayers of one layer that are still to be looked at.
  private struct Level {
    private let layer: CALayer
    private var rest: IndexingIterator<[CALayer]>

    init(of layer: CALayer) {
      self.layer = layer
      rest = layer.children.makeIterator()
    }

    /// The next sublayer, unless it was moved away meanwhile.
    mutating func next() -> CALayer? {
      while let child = rest.next() {
        if child.parent === layer { return child }
      }
      return nil
    }
  }
}

extension CALayer {
  /// Runs a pass from the highest of the flagged superlayers right above, or from this layer (B.7).
  func layOutTree() {
    var root = self
    while let superlayer = root.parent, superlayer.flags.contains(.needsLayout) { root = superlayer }
    var pass = LayoutPass()
    pass.run(from: root)
  }

  /// Whether this layer or one beneath it waits for layout.
  package var waitsForLayout: Bool {
    !flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout, .needsEnvironment, .needsTraits])
  }

  /// Whether the view of this layer waits for traits or insets.
  var waitsForEnvironment: Bool { !flags.isDisjoint(with: [.needsEnvironment, .needsTraits]) }

  /// Clears `flag` and says whether it was set.
  fileprivate func take(_ flag: Flags) -> Bool { flags.remove(flag) != nil }
}
