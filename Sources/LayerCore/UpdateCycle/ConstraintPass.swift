/// One pass over the constraints of a tree: every view that asked for it updates them, from the leaves towards
/// the root (B.1), so that a view finds those of its subviews as they will be.
///
/// The pass follows flags as `LayoutPass` does, and a clean tree costs nothing. The flag of a view is cleared
/// before `updateConstraints()`, so what asks again during the pass is updated again, in its next sweep. A solution
/// that gives the root another size may call for another one, which is why these are counted, too (B.11).
package struct ConstraintPass {
  /// How many layers the pass has looked at.
  package private(set) var visited = 0

  private var path = LayerPath()
  /// How often the pass has solved.
  private var solutions = LoopGuard()
  /// Whether the pass ends with a solution of the constraints.
  private let isSolving: Bool

  /// A pass that has done nothing yet.
  package init() {
    isSolving = true
  }

  /// A pass that only updates constraints, for what is then solved by itself.
  package init(isSolving: Bool) {
    self.isSolving = isSolving
  }

  /// Updates what waits in the tree beneath `root`, and then `root` itself.
  package mutating func run(from root: CALayer) {
    guard waits(root) else { return }
    Tracing.note(.pass(.constraints), around: root) {
      UpdateCycle.joined { cycle in
        while waits(root) {
          enter(root, in: cycle)
          while let step = path.step() {
            switch step {
            case .down(let layer): enter(layer, in: cycle)
            case .up(let layer): update(layer, in: cycle)
            }
          }
          solve(root, in: cycle)
          cycle.endSweep(of: .constraints)
        }
      }
    }
  }

  private func waits(_ root: CALayer) -> Bool {
    isSolving
      ? root.waitsForConstraints
      : !root.flags.isDisjoint(with: [.needsConstraints, .descendantNeedsConstraints])
  }

  /// A layer with something waiting beneath it comes after that; any other comes now.
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

  private func update(_ layer: CALayer, in cycle: UpdateCycle) {
    guard layer.take(.needsConstraints), let host = layer.hostOfModel,
      cycle.allows(.constraints, of: layer)
    else { return }
    cycle.adoptTraits(of: layer)
    Tracing.note(.callback(.updateConstraints), around: layer) { host.updateConstraintsOfLayer() }
  }
}
