import Foundation
import LayerCore

/// The animation blocks that are running, and whether animations are on.
@MainActor
package struct AnimationScope {
  package static var current = AnimationScope()

  var isEnabled = true
  /// The durations of the blocks that are running, the innermost last.
  private var durations: [TimeInterval] = []
  /// The blocks themselves, where animations take time.
  private var blocks: [AnimationBlock] = []
  /// What moves the blocks that run now, in place of the clock.
  private var mover: AnimatorDriver?

  /// The animations that were begun and are not committed yet, the innermost last.
  var groups: [Group] = []

  /// How many blocks are running.
  var depth: Int { durations.count }

  /// The innermost animation that was begun, unless there is a block within it.
  private var innermostGroup: Group? { groups.last.flatMap { $0.depth >= durations.count ? $0 : nil } }

  /// The duration that a property set now would be animated with.
  var duration: TimeInterval { isEnabled ? innermostGroup?.duration ?? durations.last ?? 0 : 0 }

  /// The innermost block, where what it sets takes time.
  package var block: AnimationBlock? {
    guard isEnabled else { return nil }
    if let group = innermostGroup { return group.block }
    return blocks.last
  }

  /// Runs `animations` as a block of the given duration.
  ///
  /// A block within a block has the duration of the outer one, unless it says otherwise.
  static func run(_ duration: TimeInterval, overridesOuter: Bool = false, _ animations: () -> Void) {
    let outer = overridesOuter ? nil : current.innermostGroup?.duration ?? current.durations.last
    current.durations.append(outer ?? duration)
    animations()
    current.durations.removeLast()
  }

  /// Runs `animations` in `block`, which takes over from the block around it what `options` do not override.
  static func run(
    _ block: AnimationBlock, options: UIView.AnimationOptions = .noInheritance, _ animations: () -> Void
  ) {
    if let outer = current.block, options != .noInheritance {
      block.inherit(
        from: outer, overridesDuration: options.contains(.overrideInheritedDuration),
        overridesCurve: options.contains(.overrideInheritedCurve),
        overridesOptions: options.contains(.overrideInheritedOptions))
    }
    if let mover = current.mover, block.driver == nil { block.driver = (mover, 0) }
    current.blocks.append(block)
    current.durations.append(block.duration)
    animations()
    block.layOutResized()
    current.durations.removeLast()
    current.blocks.removeLast()
  }

  /// Runs `body`, the blocks in which `mover` moves.
  static func run(movedBy mover: AnimatorDriver, _ body: () -> Void) {
    let outer = current.mover
    current.mover = mover
    body()
    current.mover = outer
  }

  /// Runs `actions` with animations off.
  static func runDisabled(_ actions: () -> Void) {
    let wasEnabled = current.isEnabled
    current.isEnabled = false
    actions()
    current.isEnabled = wasEnabled
  }

  /// The action of a view's layer: in a block what animates the property, else nothing.
  func action(for layer: CALayer, forKey event: String) -> any CAAction {
    guard AnimationClock.isRunning, let block, block.takesTime, let key = AnimatableKey(rawValue: event),
      let action = BlockAction(block, layer, key)
    else { return NSNull() }
    return action
  }
}

extension UIView.AnimationOptions {
  /// Of a block that takes over nothing from the one around it.
  static let noInheritance: UIView.AnimationOptions = [
    .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
  ]
}
