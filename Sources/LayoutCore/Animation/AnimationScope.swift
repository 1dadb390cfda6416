import Foundation

/// The animation blocks that are running, and whether animations are on.
@MainActor
struct AnimationScope {
  static var current = AnimationScope()

  var isEnabled = true
  /// The durations of the blocks that are running, the innermost last.
  private var durations: [TimeInterval] = []

  /// The duration that a property set now would be animated with.
  var duration: TimeInterval { isEnabled ? durations.last ?? 0 : 0 }

  /// Runs `animations` as a block of the given duration.
  ///
  /// A block within a block has the duration of the outer one, unless it says otherwise.
  static func run(_ duration: TimeInterval, overridesOuter: Bool = false, _ animations: () -> Void) {
    let outer = overridesOuter ? nil : current.durations.last
    current.durations.append(outer ?? duration)
    animations()
    current.durations.removeLast()
  }

  /// Runs `actions` with animations off.
  static func runDisabled(_ actions: () -> Void) {
    let wasEnabled = current.isEnabled
    current.isEnabled = false
    actions()
    current.isEnabled = wasEnabled
  }
}
