import Foundation

/// A layout pass: every layer of a tree that waits for layout is laid out, from the root to the leaves.
///
/// `setNeedsLayout()` only sets a flag, and marks each ancestor. The pass follows these marks: it visits the sublayers
/// of a layer only if a descendant waits, so a clean tree of any size costs nothing. A layer places its sublayers
/// before they place theirs (B.2), and its mask comes after them. Its flag is cleared first, so a layer marked during
/// the pass is visited again, in the next sweep of the same pass (B.10).
@MainActor
package struct LayoutPass {
  /// The number of layers that the pass has visited, to lay them out or to look for descendants.
  package private(set) var visited = 0

  private var path = LayerTraversal()
  /// The layers that were marked within their own layout; a nested pass leaves them to the outer one.
  private var postponed: [CALayer] = []

  /// Creates a pass.
  package init() {}

  /// Lays out the marked layers in the tree beneath `root`, and `root` itself.
  package mutating func run(from root: CALayer) {
    guard root.waitsForLayout else { return }
    Tracing.note(.pass(.layout), around: root) {
      UpdateCycle.joined { cycle in
        while root.waitsForLayout {
          path.begin(at: root)
          visit(root, in: cycle)
          while let layer = next(in: cycle) { visit(layer, in: cycle) }
          path.end()
          cycle.endSweep(of: .layout)
        }
      }
    }
    for layer in postponed { layer.markNeedsLayout() }
  }

  /// Returns the next layer that needs work.
  @inline(__always)
  private mutating func next(in cycle: UpdateCycle) -> CALayer? {
    var passedOver = 0
    let layer = path.next { layer in
      // The layout of a plain view without controller has no observable effect, and most leaves are such views.
      guard layer.flags.intersection(.layoutDependsOn) == .waitsForNothingButPlainLayout, cycle.isPlain else {
        return false
      }
      layer.flags.remove(.needsLayout)
      passedOver += 1
      return true
    }
    visited += passedOver
    return layer
  }

  private mutating func visit(_ layer: CALayer, in cycle: UpdateCycle) {
    visited += 1
    if layer.waitsForEnvironment { updateEnvironment(of: layer, in: cycle) }
    if layer.take(.needsLayout) { layOut(layer, in: cycle) }
    // Only now: the sublayers and the mask are those after the layout.
    if layer.take(.descendantNeedsLayout) { path.descend(into: layer) }
  }

  private mutating func layOut(_ layer: CALayer, in cycle: UpdateCycle) {
    guard !layer.flags.contains(.isInLayout) else { return postponed.append(layer) }
    guard cycle.allows(.layout, of: layer) else { return }
    layer.flags.insert(.isInLayout)
    cycle.adoptTraits(of: layer)
    Tracing.note(.callback(.layoutSubviews), around: layer) { layOutSublayers(of: layer) }
    layer.flags.remove(.isInLayout)
  }

  /// Lays out the sublayers of the layer, directly by its view if the layer is known to delegate to it.
  private func layOutSublayers(of layer: CALayer) {
    if layer.flags.intersection([.isPlain, .hasDelegate]) == .isPlain {
      layer.host?.layoutSublayers(of: layer)
    } else {
      layer.layoutSublayers()
    }
  }

  /// Updates traits and insets of the layer's view, unless they loop.
  private func updateEnvironment(of layer: CALayer, in cycle: UpdateCycle) {
    if cycle.allows(.environment, of: layer) {
      cycle.adoptTraits(of: layer)
      layer.updateEnvironment()
    } else {
      layer.flags.subtract([.needsEnvironment, .needsTraits])
    }
  }
}

extension CALayer {
  /// Lays out from the highest of the adjacent marked ancestors, or from this layer (B.7).
  ///
  /// The constraints of the same tree are updated first (B.8).
  func layOutTree() {
    host?.followScreenTraits()
    var root = self
    while let superlayer = root.parent, superlayer.flags.contains(.needsLayout) { root = superlayer }
    host?.solveConstraintsOfTree()
    guard root.waitsForConstraints || root.waitsForLayout else { return }
    // Unsafe since layers are on no actor; only this thread uses it, and not after `assumeThread` returns.
    nonisolated(unsafe) let start = root
    assumeThread {
      // Layout may mark constraints again: those of the next turn, if it never settles.
      UpdateCycle.joined { _ in
        for _ in 0..<LoopGuard.limit {
          var constraints = ConstraintPass()
          unsafe constraints.run(from: start)
          var layout = LayoutPass()
          unsafe layout.run(from: start)
          if unsafe !start.waitsForConstraints { break }
        }
      }
    }
  }

  /// Lays out from this layer, even if ancestors wait for layout; has no effect during its layout.
  @MainActor
  package func layOutBelow() {
    guard flags.contains(.needsLayout), !flags.contains(.isInLayout) else { return }
    var layout = LayoutPass()
    layout.run(from: self)
  }

  /// Runs `body` as on the main thread.
  ///
  /// Views are only on that thread. A tree of bare layers may be on any thread; no part of it belongs to the main one.
  private func assumeThread(_ body: @MainActor () -> Void) {
    if Thread.isMainThread { return MainActor.assumeIsolated(body) }
    withoutActuallyEscaping(body) { unsafe unsafeBitCast($0, to: (() -> Void).self)() }
  }
}
