import DiagnosticCore
import Foundation
import GraphicsCore

/// A unit in which loops are detected: the updates of a turn or, outside of one, of the outermost `layoutIfNeeded()`.
///
/// It includes all nested passes (B.11). A pass lays each layer out once in its first sweep, and again only those that
/// were marked meanwhile. So the first sweep is not counted: in an ordinary layout nothing is.
final class UpdateCycle {
  /// A kind of work that a layer may do a hundred times, and not more.
  enum Work {
    case layout
    case constraints
    /// The update of traits and insets of the layer's view.
    case environment
  }

  private static let ofThread = ThreadLocal<UpdateCycle>()

  /// Whether or not the first sweeps of layouts, of updates of constraints and of the environment are over.
  private var countsLayouts = false
  private var countsConstraintUpdates = false
  private var countsEnvironmentUpdates = false
  private var layouts = LoopGuard()
  private var constraintUpdates = LoopGuard()
  private var environmentUpdates = LoopGuard()
  /// The trace since the first layer came near its limit.
  private var watch: Tracing.Session?

  /// The value of `UITraitCollection.current` on the cycle's thread.
  private let currentTraits = CurrentTraits.ofThread

  /// Runs `body` in the cycle of this thread, or in a new one.
  ///
  /// Afterwards the current traits are the same as before.
  static func joined<T>(_ body: (UpdateCycle) throws -> T) rethrows -> T {
    if let cycle = ofThread.value {
      let traits = cycle.currentTraits.traits
      defer { cycle.currentTraits.traits = traits }
      return try body(cycle)
    }
    let cycle = UpdateCycle()
    let traits = cycle.currentTraits.traits
    ofThread.value = cycle
    defer {
      ofThread.value = nil
      cycle.currentTraits.traits = traits
      cycle.watch?.end()
    }
    return try body(cycle)
  }

  /// Ends the first sweep of a pass, after which further work may be a loop.
  func endSweep(of work: Work) {
    switch work {
    case .layout:
      countsLayouts = true
      countsEnvironmentUpdates = true
    case .constraints: countsConstraintUpdates = true
    case .environment: countsEnvironmentUpdates = true
    }
  }

  /// Whether or not the layout of plain views is neither counted nor recorded.
  @inline(__always)
  var isPlain: Bool { !countsLayouts && Tracing.recorder?.isDetailed != false }

  /// Counts work that a layer is about to do; returns false, and reports it once, if the layer has exceeded its limit.
  @inline(__always)
  func allows(_ work: Work, of layer: CALayer) -> Bool {
    !isCounting(work) || countsAsAllowed(work, of: layer)
  }

  /// Counts a solution of the constraints beneath `root` among those of one pass; returns false if there were too many.
  ///
  /// That is reported once, as a loop of its layout. Other passes of the cycle solve for changes of their own.
  func allowsSolving(of root: CALayer, after solutions: inout LoopGuard) -> Bool {
    isAllowed(solutions.count(root), .layout, of: root)
  }

  private func isCounting(_ work: Work) -> Bool {
    switch work {
    case .layout: countsLayouts
    case .constraints: countsConstraintUpdates
    case .environment: countsEnvironmentUpdates
    }
  }

  private func countsAsAllowed(_ work: Work, of layer: CALayer) -> Bool {
    let verdict =
      switch work {
      case .layout: layouts.count(layer)
      case .constraints: constraintUpdates.count(layer)
      case .environment: environmentUpdates.count(layer)
      }
    return isAllowed(verdict, work, of: layer)
  }

  /// Returns whether or not a layer may do more work, by its count.
  private func isAllowed(_ verdict: LoopGuard.Verdict, _ work: Work, of layer: CALayer) -> Bool {
    switch verdict {
    case .unsuspicious: break
    case .nearLimit: if watch == nil { watch = Tracing.begin() }
    case .overLimit(let count): report(work, of: layer, count: count)
    case .stillOverLimit: break
    }
    return verdict.isAllowed
  }

  /// Makes the traits of the layer's view the current ones, for callbacks of a pass.
  ///
  /// A layer without a view has no effect.
  func adoptTraits(of layer: CALayer) {
    guard let traits = layer.hostOfModel?.traitsForCallbacks else { return }
    if currentTraits.traits !== traits { currentTraits.traits = traits }
  }

  private func report(_ work: Work, of layer: CALayer, count: Int) {
    let causes = watch?.causes(of: layer).map(\.description) ?? []
    switch work {
    case .layout, .environment:
      LayoutDiagnostics.report(.layoutLoop(layer: layer.diagnosticName, layouts: count, causes: causes))
    case .constraints:
      LayoutDiagnostics.report(.constraintLoop(layer: layer.diagnosticName, updates: count, causes: causes))
    }
  }
}
