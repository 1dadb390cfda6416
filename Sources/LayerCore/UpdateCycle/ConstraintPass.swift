/// A pass over the constraints of a tree: every view marked for it updates them, from the leaves to the root (B.1).
///
/// So a view finds the final constraints of its subviews. The pass follows flags as `LayoutPass` does, and a clean tree
/// costs nothing. The flag of a view is cleared before `updateConstraints()`, so a view marked again during the pass is
/// updated again, in its next sweep. A solution that gives the root another size may require another one, which is why
/// these are counted, too (B.11).
package struct ConstraintPass {
  /// The number of layers that the pass has visited.
  package private(set) var visited = 0

  private var path = LayerTraversal()
  /// The number of solutions of the pass, by layer.
  private var solutions = LoopGuard()
  /// Whether or not the pass ends with a solution of the constraints.
  private let isSolving: Bool
  /// The masks that a pass without solutions has visited, and that wait for one.
  private var unsolved: [CALayer] = []

  /// Creates a pass.
  package init() {
    isSolving = true
  }

  /// Creates a pass that only updates constraints, which the caller then solves.
  package init(isSolving: Bool) {
    self.isSolving = isSolving
  }

  /// Updates the marked views in the tree beneath `root`, and then `root` itself.
  package mutating func run(from root: CALayer) {
    guard waits(root) else { return }
    Tracing.note(.pass(.constraints), around: root) {
      UpdateCycle.joined { cycle in
        while waits(root) {
          path.begin(at: root)
          enter(root, in: cycle)
          while let step = path.step() {
            switch step {
            case .down(let layer): enter(layer, in: cycle)
            case .up(let layer): update(layer, in: cycle)
            }
          }
          solve(root, in: cycle)
          path.end()
          cycle.endSweep(of: .constraints)
        }
      }
    }
    for mask in unsolved { mask.markNeedsSolving() }
  }

  private func waits(_ root: CALayer) -> Bool {
    isSolving
      ? root.waitsForConstraints
      : !root.flags.isDisjoint(with: [.needsConstraints, .descendantNeedsConstraints])
  }

  /// Visits a layer: one with marked descendants comes after those, any other one at once.
  private mutating func enter(_ layer: CALayer, in cycle: UpdateCycle) {
    visited += 1
    if layer.take(.descendantNeedsConstraints) {
      path.descend(into: layer)
    } else {
      update(layer, in: cycle)
    }
  }

  private mutating func solve(_ root: CALayer, in cycle: UpdateCycle) {
    guard isSolving, root.take(.needsSolving), let host = root.hostOfModel,
      cycle.allowsSolving(of: root, after: &solutions)
    else { return }
    host.solveConstraintsOfTree()
  }

  private mutating func update(_ layer: CALayer, in cycle: UpdateCycle) {
    if layer.take(.needsConstraints), let host = layer.hostOfModel, cycle.allows(.constraints, of: layer) {
      cycle.adoptTraits(of: layer)
      Tracing.note(.callback(.updateConstraints), around: layer) { host.updateConstraintsOfLayer() }
    }
    // The constraints beneath a mask are a system of their own.
    guard layer.flags.isSuperset(of: [.isMask, .needsSolving]) else { return }
    if isSolving { solve(layer, in: cycle) } else { unsolved.append(layer) }
  }
}
