import Foundation

/// One layout pass: every layer of a tree that waits for layout gets it, from the root towards the leaves.
///
/// `setNeedsLayout()` only sets a flag, and tells each layer above that something beneath it waits. The pass
/// follows that trail: it looks at the sublayers of a layer only if one beneath it waits, so a clean tree costs
/// nothing, however large. A layer places its sublayers before they place theirs (B.2). Its flag is cleared
/// first, so what asks for layout during the pass is visited again, in the next sweep of the same pass (B.10).
@MainActor
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
          while let layer = next(in: cycle) { visit(layer, in: cycle) }
          cycle.endSweep(of: .layout)
        }
      }
    }
    for layer in postponed { layer.markNeedsLayout() }
  }

  /// The next layer that there is something to do for.
  @inline(__always)
  private mutating func next(in cycle: UpdateCycle) -> CALayer? {
    var passedOver = 0
    let layer = path.next { layer in
      // Nobody can tell the layout of a plain view without controller from none, and most leaves are that.
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
    // Only now: the sublayers are those that the layout left behind.
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

  /// Has the layer place its sublayers; where it is known to leave that to its view, the view does at once.
  private func layOutSublayers(of layer: CALayer) {
    if layer.flags.intersection([.isPlain, .hasDelegate]) == .isPlain {
      layer.host?.layoutSublayers(of: layer)
    } else {
      layer.layoutSublayers()
    }
  }

  /// Brings traits and insets of the layer's view up to date, as far as they are not looping.
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
  /// Lays out from the highest of the flagged superlayers right above, or from this layer (B.7), after the
  /// constraints of the same tree are up to date (B.8).
  func layOutTree() {
    host?.followScreenTraits()
    var root = self
    while let superlayer = root.parent, superlayer.flags.contains(.needsLayout) { root = superlayer }
    host?.solveConstraintsOfTree()
    guard root.waitsForConstraints || root.waitsForLayout else { return }
    // Unsafe since layers are on no actor; this thread alone uses it, and is done with it when `assumeThread` returns.
    nonisolated(unsafe) let start = root
    assumeThread {
      // Layout may ask for constraints again: of the next turn, where it never rests.
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

  /// Lays out from this layer, whatever waits above it; not while it is being laid out.
  @MainActor
  package func layOutBelow() {
    guard flags.contains(.needsLayout), !flags.contains(.isInLayout) else { return }
    var layout = LayoutPass()
    layout.run(from: self)
  }

  /// Runs `body` as on the main thread.
  ///
  /// Views are only there. A tree of bare layers may be on any thread; nothing in it belongs to the main one.
  private func assumeThread(_ body: @MainActor () -> Void) {
    if Thread.isMainThread { return MainActor.assumeIsolated(body) }
    withoutActuallyEscaping(body) { unsafe unsafeBitCast($0, to: (() -> Void).self)() }
  }
}
