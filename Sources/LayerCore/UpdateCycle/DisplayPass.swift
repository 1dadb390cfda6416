/// A display pass: every layer of a tree that needs display is displayed once, from the root to the leaves (B.3).
///
/// It follows flags as `LayoutPass` does. A layer that is marked during the pass, even by its own display, waits for
/// the next pass: that is the next turn, so a view that always needs display is drawn once a turn, as on a phone.
package struct DisplayPass {
  /// The number of layers that the pass has visited.
  package private(set) var visited = 0

  private var path = LayerTraversal()

  /// Creates a pass.
  package init() {}

  /// Displays the marked layers in the tree beneath `root`, and `root` itself.
  package mutating func run(from root: CALayer) {
    guard root.waitsForDisplay else { return }
    Tracing.note(.pass(.display), around: root) {
      path.begin(at: root)
      visit(root)
      while let layer = path.next() { visit(layer) }
      path.end()
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

extension CALayer {
  /// Displays the layers of this tree that need display: the end of a turn, and the beginning of a picture without one.
  package func displayTree() {
    var pass = DisplayPass()
    pass.run(from: self)
  }
}
