/// One display pass: every layer of a tree whose contents are to be made anew makes them, from the root towards
/// the leaves (B.3), each once.
///
/// It follows flags as `LayoutPass` does. What asks for display while something is displayed, itself included,
/// waits for the next pass: that is the next turn, so a view that always wants to be drawn again is drawn once
/// a turn, as on a phone.
package struct DisplayPass {
  /// How many layers the pass has looked at.
  package private(set) var visited = 0

  private var path = LayerPath()

  /// A pass that has done nothing yet.
  package init() {}

  /// Displays what waits in the tree beneath `root`, and `root` itself.
  package mutating func run(from root: CALayer) {
    guard root.waitsForDisplay else { return }
    Tracing.note(.pass(.display), around: root) {
      visit(root)
      while let layer = path.next() { visit(layer) }
    }
  }

  private mutating func visit(_ layer: CALayer) {
    visited += 1
    let hasMoreBeneath = layer.take(.descendantNeedsDisplay)
    if layer.flags.contains(.needsDisplay) {
      Tracing.note(.callback(.display), around: layer) { layer.displayIfNeeded() }
    }
    if hasMoreBeneath { path.descend(into: layer) }
  }
}
