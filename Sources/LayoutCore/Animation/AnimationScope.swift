package import Foundation
import LayerCore
import StyleCore

/// The animation blocks that are running, and whether animations are enabled.
@MainActor
package struct AnimationScope {
  /// An animation that is begun and not committed yet.
  package struct Group {
    /// The block that animates, or `nil` if no clock runs.
    package let block: AnimationBlock?
    package var duration: TimeInterval
    /// The number of blocks that ran at its begin; blocks that run in it come after them.
    package let depth: Int

    /// Creates an animation within the blocks that run.
    package init(block: AnimationBlock?, duration: TimeInterval, depth: Int) {
      (self.block, self.duration, self.depth) = (block, duration, depth)
    }
  }

  package static var current = AnimationScope()

  var isEnabled = true
  /// The durations of the blocks that are running, the innermost last.
  private var durations: [TimeInterval] = []
  /// The blocks themselves, while a clock runs.
  private var blocks: [AnimationBlock] = []
  /// The driver of the blocks that run now, in place of the clock.
  private var mover: AnimatorDriver?

  /// The animations that are begun and not committed yet, the innermost last.
  package var groups: [Group] = []

  /// The number of running blocks.
  package var depth: Int { durations.count }

  /// The innermost animation that is begun, unless a block runs within it.
  private var innermostGroup: Group? { groups.last.flatMap { $0.depth >= durations.count ? $0 : nil } }

  /// The duration of the animation of a property that is set now.
  package var duration: TimeInterval { isEnabled ? innermostGroup?.duration ?? durations.last ?? 0 : 0 }

  /// The innermost block, or `nil` if changes are not animated.
  package var block: AnimationBlock? {
    guard isEnabled else { return nil }
    if let group = innermostGroup { return group.block }
    return blocks.last
  }

  /// Runs `animations` as a block of the given duration.
  ///
  /// A block within a block has the duration of the outer one, unless it overrides it.
  package static func run(_ duration: TimeInterval, overridesOuter: Bool = false, _ animations: () -> Void) {
    let outer = overridesOuter ? nil : current.innermostGroup?.duration ?? current.durations.last
    current.durations.append(outer ?? duration)
    animations()
    current.durations.removeLast()
  }

  /// Runs `animations` in `block`, which inherits from the outer block the properties that `options` do not override.
  package static func run(
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

  /// Runs a closure whose blocks `mover` drives.
  static func run(movedBy mover: AnimatorDriver, _ body: () -> Void) {
    let outer = current.mover
    current.mover = mover
    body()
    current.mover = outer
  }

  /// Runs a closure with animations disabled.
  static func runDisabled(_ actions: () -> Void) {
    let wasEnabled = current.isEnabled
    current.isEnabled = false
    actions()
    current.isEnabled = wasEnabled
  }

  /// Returns the action of a view's layer: one that animates the property in a block, else none.
  func action(for layer: CALayer, forKey event: String) -> any CAAction {
    guard AnimationClock.isRunning, let block, block.takesTime, let key = AnimatableKey(rawValue: event),
      let action = BlockAction(block, of: layer, key: key)
    else { return NSNull() }
    return action
  }
}

extension UIView.AnimationOptions {
  /// The options of a block that inherits nothing from an outer one.
  static let noInheritance: UIView.AnimationOptions = [
    .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
  ]
}
